"""The operations of notes. Made by npm run generate. Never edit."""

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
        contact_id: _t.Optional[T.Id]
        booking_id: _t.Optional[T.Id]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewNote, total=False):
        pass

    class _UpdateMembers(Options, T.NotePut, total=False):
        pass

_LIST: Operation[T.Note] = Operation("notes.list", "GET", "/api2/contactmomenten", ["contact_id","booking_id","page","page_size"])
_CREATE: Operation[T.Note] = Operation("notes.create", "POST", "/api2/contactmomenten", [], "json")
_GET: Operation[T.Note] = Operation("notes.get", "GET", "/api2/contactmomenten/{id}")
_UPDATE: Operation[T.Note] = Operation("notes.update", "PUT", "/api2/contactmomenten/{id}", [], "json")
_DELETE: Operation[None] = Operation("notes.delete", "DELETE", "/api2/contactmomenten/{id}")


class Notes(Group):
    """Conversations, with whom, and about which booking."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Note]:
        """List notes.

        Returns the notes that match all filters: those that are `sticky` first, then the newest first.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/contactmomenten`` (listNotes)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewNote, /, **options: Unpack[Options]) -> T.Note: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Note: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Note:
        """Create a note.

        Send `contact_id`, `booking_id` or both; one of them is required. Without `contact_id` the note is about the
        customer of the booking. The contact need not be that customer: you may note what a supplier said about a booking.

        The contact cannot be deleted while there are notes about it (ERR_CONTACT_IN_USE). When two relations are merged,
        their notes stay with the one that remains. If the booking is deleted, its notes stay with the contact and lose
        only their `booking_id`. If the contact person is deleted, the notes keep `contactpersoon_id`.

        Needs the permission `editContact`.

        ``POST /api2/contactmomenten`` (createNote)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Note:
        """Get a note.

        The text is plain text. Escape it before you show it as HTML.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/contactmomenten/{id}`` (getNote)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.NotePut, /, **options: Unpack[Options]) -> T.Note: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Note: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Note:
        """Update a note.

        You may send back what GET returned. Members that you omit keep their value. With another `contact_id` the note
        moves to that contact, and loses a `contactpersoon_id` that you do not send with it.

        Needs the permission `editContact`.

        ``PUT /api2/contactmomenten/{id}`` (updateNote)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a note.

        Its text remains in the change feed for as long as that keeps events.

        Needs the permission `editContact`.

        ``DELETE /api2/contactmomenten/{id}`` (deleteNote)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncNotes(AsyncGroup):
    """Conversations, with whom, and about which booking."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Note]:
        """List notes."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewNote, /, **options: Unpack[Options]) -> T.Note: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Note: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Note:
        """Create a note."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Note:
        """Get a note."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.NotePut, /, **options: Unpack[Options]) -> T.Note: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Note: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Note:
        """Update a note."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a note."""
        return await self._client._call(_DELETE, (id, ), options)
