"""The operations of audit. Made by npm run generate. Never edit."""

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

    class _ListEntriesOptions(Options, total=False):
        page_size: _t.Optional[int]
        user_id: _t.Optional[T.Id]
        apikey_id: _t.Optional[T.Id]
        address: _t.Optional[str]
        request_id: _t.Optional[str]
        object: _t.Optional[_t.Union[T.EventObject, _t.Sequence[T.EventObject]]]
        object_id: _t.Optional[T.Id]
        event: _t.Optional[_t.Union[T.AuditedEvent, _t.Sequence[T.AuditedEvent]]]
        begin: _t.Optional[str]
        eind: _t.Optional[str]
        page: _t.Optional[int]

_LIST_ENTRIES: Operation[T.AuditEntry] = Operation("audit.list_entries", "GET", "/api2/audit", ["page_size","user_id","apikey_id","address","request_id","object","object_id","event","begin","eind","page"])


class Audit(Group):
    """The audit trail: who changed what, from which address and with which key."""

    def list_entries(self, **options: Unpack[_ListEntriesOptions]) -> Paged[T.AuditEntry]:
        """List audit entries.

        Returns the changes of the last 90 days (setting `gebeurtenissen_bewaren_dagen`), newest first, in pages of 100 unless you set `page_size`. If you
        combine filters, all of them must match. Values are those that GET returned at the time. They never contain
        secrets: no passwords, tokens, webhook secrets or their hashes. A new password shows as a new
        `wachtwoord_gewijzigd_op` of the `frameworkGuardUser`, a new token of an API key as a new `prefix`. A new secret
        of a `Webhook` shows as a new `secret_set_at`.

        **Who.** `user_id` is the account that made the change, directly or with the API key `apikey_id`. If both are
        null, the service itself made the change (a scheduled job) or, if there is an `address`, a client without a
        credential did.

        **From where.** `address` is the nearest IP address that is not a trusted proxy (TRUSTED_PROXIES). `request_id`
        equals the `X-Request-Id` of the response. Clients may choose it, so by itself it proves nothing.

        **What.** For a create or a delete, `before` and `after` contain the whole object; for an update they contain
        the modified members. If you may not view the object, both are null and `modified` is empty, as in the change
        feed. A change of a customer, supplier or member of staff causes two entries: one for the `Contact` and one for
        its own kind.

        **Deprecated parts.** An entry with the event `deprecated` is no change: the key or the user in `object_id` used a
        part that will end. `after` has the `operation`, and the `part` as `?zoek` or `regels[].prijs`. There is one a
        day for each caller, operation and part, about a minute after the first use. A request without a credential
        makes none.

        **Logins.** An entry with the event `login` is no change: the user in `object_id` logged in over the issuer of
        OpenID Connect. `after` has its address as `issuer`, and the `subject`. Logins with a password have no entries.

        To miss no change, follow the change feed (`GET /events`), which contains the same changes in commit order. To
        keep them for longer, collect them with an API key whose only scope is `editUsers`.

        Needs the permission `editUsers`.

        ``GET /api2/audit`` (listAuditEntries)
        """
        return self._client._list(_LIST_ENTRIES, (), options)


class AsyncAudit(AsyncGroup):
    """The audit trail: who changed what, from which address and with which key."""

    def list_entries(self, **options: Unpack[_ListEntriesOptions]) -> AsyncPaged[T.AuditEntry]:
        """List audit entries."""
        return self._client._list(_LIST_ENTRIES, (), options)
