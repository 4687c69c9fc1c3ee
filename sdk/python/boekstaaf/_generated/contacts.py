"""The operations of contacts. Made by npm run generate. Never edit."""

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
        metadata: _t.Optional[T.MetadataFilter]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewContact, total=False):
        pass

    class _UpdateMembers(Options, T.ContactPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

_LIST: Operation[T.Contact] = Operation("contacts.list", "GET", "/api2/contacten", ["metadata","page","page_size"])
_CREATE: Operation[T.Contact] = Operation("contacts.create", "POST", "/api2/contacten", [], "json")
_GET: Operation[T.Contact] = Operation("contacts.get", "GET", "/api2/contacten/{id}")
_UPDATE: Operation[T.Contact] = Operation("contacts.update", "PUT", "/api2/contacten/{id}", [], "json")
_PATCH: Operation[T.Contact] = Operation("contacts.patch", "PATCH", "/api2/contacten/{id}", [], "json")
_DELETE: Operation[None] = Operation("contacts.delete", "DELETE", "/api2/contacten/{id}")


class Contacts(Group):
    """Contacts of every type: customers, suppliers, staff and others."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Contact]:
        """List contacts of every type.

        Returns customers, suppliers, staff and other contacts in one list, sorted by `id`. Members that exist only for
        customers or only for suppliers are null for the other types. `_links.self` is the path in the collection of the
        contact's own type.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/contacten`` (listContacts)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewContact, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Contact: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Create or merge a contact.

        `type` decides what you create; the default is `overig` (other). The rules of `POST /klanten` apply to every type:
        contact persons and the main one, the default company, and merging. If the same contact exists, the service fills
        its empty members and returns 200 with the existing contact.

        Refused if you send a member that exists only for customers or only for suppliers with another type
        (ERR_NOT_ALLOWED). Changes of a customer, supplier or member of staff cause two events: one of `Contact` and one
        of its own kind.

        Needs the permission `editContact`.

        ``POST /api2/contacten`` (createContact)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Contact:
        """Get a contact.

        Returns staff and other contacts. For a customer or a supplier it returns a redirect (301): follow `Location` to
        `/klanten/{id}` or `/leveranciers/{id}`. For a customer that was merged into another one, that is the path of
        the remaining one.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/contacten/{id}`` (getContact)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ContactPut, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Contact: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Update a contact.

        Works for contacts of every type. You may send back what GET returned. Members that you omit keep their value;
        null clears a member, and a cleared `bedrijf_id` becomes the default company. `contactpersonen` replaces the
        whole list, as in `PUT /klanten/{id}`. If the contact would become equal to another one, the service refuses the
        change with ERR_TAKEN and the other `id` in `params.id`.

        You can change `type` only while nothing refers to the contact (`mag_type_wijzigen`), otherwise
        ERR_NOT_CHANGEABLE. The service then clears the members that the new type does not have.

        Needs the permission `editContact`.

        ``PUT /api2/contacten/{id}`` (updateContact)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Contact: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Change the metadata of a contact.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT. Works for contacts of every type.

        Needs the permission `editContact`.

        ``PATCH /api2/contacten/{id}`` (patchContact)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a contact.

        Works for contacts of every type. Refused while something refers to the contact (ERR_CONTACT_IN_USE, with the
        kinds of objects in `params.references`). That is a booking or invoice of a customer, a product of a supplier, a
        user account, or a booking or payment created by staff.

        The service archives the contact: it disappears from lists and GET returns 404. You may create the same contact
        again.

        Needs the permission `editContact`.

        ``DELETE /api2/contacten/{id}`` (deleteContact)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncContacts(AsyncGroup):
    """Contacts of every type: customers, suppliers, staff and others."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Contact]:
        """List contacts of every type."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewContact, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Contact: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Create or merge a contact."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Contact:
        """Get a contact."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ContactPut, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Contact: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Update a contact."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Contact: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Contact: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Contact:
        """Change the metadata of a contact."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a contact."""
        return await self._client._call(_DELETE, (id, ), options)
