"""The operations of mails. Made by npm run generate. Never edit."""

from __future__ import annotations

import typing as _t

from .._async import AsyncGroup
from .._files import AsyncFileCall, FileCall, Upload
from .._lists import AsyncPaged, Paged
from .._request import Operation, Options
from .._sync import Group

if _t.TYPE_CHECKING:
    from typing_extensions import Required, Unpack

    from . import types as T

    class _ListOptions(Options, total=False):
        status: _t.Optional[_t.Union[T.MailStatus, _t.Sequence[T.MailStatus]]]
        kind: _t.Optional[_t.Union[T.MailKind, _t.Sequence[T.MailKind]]]
        factuur_id: _t.Optional[T.Id]
        about_kind: _t.Optional[T.MailSubjectKind]
        about_id: _t.Optional[T.Id]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

_LIST: Operation[T.QueuedMail] = Operation("mails.list", "GET", "/api2/mails", ["status","kind","factuur_id","about_kind","about_id","page","page_size"])
_GET: Operation[T.QueuedMail] = Operation("mails.get", "GET", "/api2/mails/{id}")
_CANCEL: Operation[T.QueuedMail] = Operation("mails.cancel", "POST", "/api2/mails/{id}/cancel")
_RESEND: Operation[T.QueuedMail] = Operation("mails.resend", "POST", "/api2/mails/{id}/resend")


class Mails(Group):
    """The outbox: mails to customers that are queued, sent, failed or cancelled."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.QueuedMail]:
        """List mails in the outbox.

        Returns every mail with its status and, if it failed, the reason. A mail gets at most eleven attempts within five
        days, with the first retry after one minute. If the mail server rejects it permanently, it is `failed` at once.
        Without a configured mail server, mails stay `queued` and are sent once there is one. Mails that were sent, failed
        or cancelled are deleted after two years.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/mails`` (listMails)
        """
        return self._client._list(_LIST, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Get a mail.

        Includes the text as it was or will be sent, with its tags filled in.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/mails/{id}`` (getMail)
        """
        return self._client._call(_GET, (id, ), options)

    def cancel(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Cancel a queued mail.

        A `queued` mail becomes `cancelled` and is not sent any more. If an earlier attempt failed halfway, some
        recipients may already have it: `delivered_to` lists them. A mail that is being sent, was sent, failed or is
        already cancelled is refused: ERR_MAIL_NOT_QUEUED.

        Needs the permission `createFactuur` and `viewContact`.

        ``POST /api2/mails/{id}/cancel`` (cancelMail)
        """
        return self._client._call(_CANCEL, (id, ), options)

    def resend(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Send a mail again.

        Creates a new mail with the same content and addresses and with its own Message-ID; the old one does not change.
        Refused while the old mail is still queued or being sent: ERR_MAIL_STILL_QUEUED. Wait, or cancel it first.

        Needs the permission `createFactuur` and `viewContact`.

        An account may send 1000 requests per day, all of its API keys together.

        ``POST /api2/mails/{id}/resend`` (resendMail)
        """
        return self._client._call(_RESEND, (id, ), options)


class AsyncMails(AsyncGroup):
    """The outbox: mails to customers that are queued, sent, failed or cancelled."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.QueuedMail]:
        """List mails in the outbox."""
        return self._client._list(_LIST, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Get a mail."""
        return await self._client._call(_GET, (id, ), options)

    async def cancel(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Cancel a queued mail."""
        return await self._client._call(_CANCEL, (id, ), options)

    async def resend(self, id: T.Id, /, **options: Unpack[Options]) -> T.QueuedMail:
        """Send a mail again."""
        return await self._client._call(_RESEND, (id, ), options)
