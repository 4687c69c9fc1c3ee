"""The operations of newsletters. Made by npm run generate. Never edit."""

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
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewNewsletter, total=False):
        pass

    class _UpdateMembers(Options, T.NewsletterPut, total=False):
        pass

    class _SendMembers(Options, T.NewsletterText, total=False):
        pass

    class _UnsubscribePersonOptions(Options, total=False):
        content_type: str

_LIST: Operation[T.Newsletter] = Operation("newsletters.list", "GET", "/api2/nieuwsbrieven", ["page","page_size"])
_CREATE: Operation[T.Newsletter] = Operation("newsletters.create", "POST", "/api2/nieuwsbrieven", [], "json")
_GET: Operation[T.Newsletter] = Operation("newsletters.get", "GET", "/api2/nieuwsbrieven/{id}")
_UPDATE: Operation[T.Newsletter] = Operation("newsletters.update", "PUT", "/api2/nieuwsbrieven/{id}", [], "json")
_DELETE: Operation[None] = Operation("newsletters.delete", "DELETE", "/api2/nieuwsbrieven/{id}")
_SEND: Operation[T.NewsletterIssue] = Operation("newsletters.send", "POST", "/api2/nieuwsbrieven/{id}/mails", [], "json")
_GET_UNSUBSCRIBE_PAGE: Operation[bytes] = Operation("newsletters.get_unsubscribe_page", "GET", "/api2/nieuwsbriefafmelding/{token}")
_UNSUBSCRIBE_PERSON: Operation[bytes] = Operation("newsletters.unsubscribe_person", "POST", "/api2/nieuwsbriefafmelding/{token}", [], "application/octet-stream")


class Newsletters(Group):
    """Newsletters: who gets them, sending, and unsubscribing."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Newsletter]:
        """List newsletters.

        Returns all newsletters, sorted by `id`.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/nieuwsbrieven`` (listNewsletters)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewNewsletter, /, **options: Unpack[Options]) -> T.Newsletter: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Newsletter: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Newsletter:
        """Create a newsletter.

        To have contact persons get it, add its `id` to their `nieuwsbrief_ids`.

        Needs the permission `editContact`.

        ``POST /api2/nieuwsbrieven`` (createNewsletter)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Newsletter:
        """Get a newsletter.

        The `nieuwsbrief_ids` of contact persons say who gets it.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/nieuwsbrieven/{id}`` (getNewsletter)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.NewsletterPut, /, **options: Unpack[Options]) -> T.Newsletter: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Newsletter: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Newsletter:
        """Update a newsletter.

        You may send back what GET returned.

        Needs the permission `editContact`.

        ``PUT /api2/nieuwsbrieven/{id}`` (updateNewsletter)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a newsletter.

        Contact persons lose it from their `nieuwsbrief_ids`.

        Needs the permission `editContact`.

        ``DELETE /api2/nieuwsbrieven/{id}`` (deleteNewsletter)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def send(self, id: T.Id, body: T.NewsletterText, /, **options: Unpack[Options]) -> T.NewsletterIssue: ...

    @_t.overload
    def send(self, id: T.Id, /, **members: Unpack[_SendMembers]) -> T.NewsletterIssue: ...

    def send(self, *given: _t.Any, **named: _t.Any) -> T.NewsletterIssue:
        """Send a newsletter.

        Writes, in the background, a mail to each contact person who gets the newsletter and has an address. People who
        share an address get one together. People of deleted relations are left out. Each mail has a link of its own to
        unsubscribe, and mail programs offer that with one click (RFC 8058).

        Tags that newsletters do not know are returned in `X-Unknown-Tags` and stay in the text.

        Needs the permission `editContact`.

        An account may send 1000 requests per day, all of its API keys together.

        ``POST /api2/nieuwsbrieven/{id}/mails`` (sendNewsletter)
        """
        return self._client._call(_SEND, given, named)

    def get_unsubscribe_page(self, token: str, /, **options: Unpack[Options]) -> FileCall:
        """Show the page to unsubscribe.

        The link of each newsletter mail leads to this page with its button. Looking at it changes nothing, however often
        programs do that. A link that this installation did not sign is 404; the page says the same for every other one.

        An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/nieuwsbriefafmelding/{token}`` (getUnsubscribePage)
        """
        return self._client._file(_GET_UNSUBSCRIBE_PAGE, (token, ), options)

    def unsubscribe_person(self, token: str, body: Upload, /, **options: Unpack[_UnsubscribePersonOptions]) -> FileCall:
        """Unsubscribe from a newsletter.

        The button of the page, and the one click of mail programs. Removes the newsletter from the `nieuwsbrief_ids` of
        the contact person whom the mail was written to. The answer is the same whether that was so already.

        An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).

        ``POST /api2/nieuwsbriefafmelding/{token}`` (unsubscribePerson)
        """
        return self._client._file(_UNSUBSCRIBE_PERSON, (token, body, ), options)


class AsyncNewsletters(AsyncGroup):
    """Newsletters: who gets them, sending, and unsubscribing."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Newsletter]:
        """List newsletters."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewNewsletter, /, **options: Unpack[Options]) -> T.Newsletter: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Newsletter: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Newsletter:
        """Create a newsletter."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Newsletter:
        """Get a newsletter."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.NewsletterPut, /, **options: Unpack[Options]) -> T.Newsletter: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Newsletter: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Newsletter:
        """Update a newsletter."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a newsletter."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def send(self, id: T.Id, body: T.NewsletterText, /, **options: Unpack[Options]) -> T.NewsletterIssue: ...

    @_t.overload
    async def send(self, id: T.Id, /, **members: Unpack[_SendMembers]) -> T.NewsletterIssue: ...

    async def send(self, *given: _t.Any, **named: _t.Any) -> T.NewsletterIssue:
        """Send a newsletter."""
        return await self._client._call(_SEND, given, named)

    def get_unsubscribe_page(self, token: str, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Show the page to unsubscribe."""
        return self._client._file(_GET_UNSUBSCRIBE_PAGE, (token, ), options)

    def unsubscribe_person(self, token: str, body: Upload, /, **options: Unpack[_UnsubscribePersonOptions]) -> AsyncFileCall:
        """Unsubscribe from a newsletter."""
        return self._client._file(_UNSUBSCRIBE_PERSON, (token, body, ), options)
