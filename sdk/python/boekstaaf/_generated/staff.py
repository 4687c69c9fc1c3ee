"""The operations of staff. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewStaffMember, total=False):
        pass

    class _UpdateMembers(Options, T.StaffMemberPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

_LIST: Operation[T.StaffMember] = Operation("staff.list", "GET", "/api2/personeel", ["metadata","page","page_size"])
_CREATE: Operation[T.StaffMember] = Operation("staff.create", "POST", "/api2/personeel", [], "json")
_GET_OWN: Operation[T.StaffMember] = Operation("staff.get_own", "GET", "/api2/personeel/me")
_GET: Operation[T.StaffMember] = Operation("staff.get", "GET", "/api2/personeel/{id}")
_UPDATE: Operation[T.StaffMember] = Operation("staff.update", "PUT", "/api2/personeel/{id}", [], "json")
_PATCH: Operation[T.StaffMember] = Operation("staff.patch", "PATCH", "/api2/personeel/{id}", [], "json")
_DELETE: Operation[None] = Operation("staff.delete", "DELETE", "/api2/personeel/{id}")


class Staff(Group):
    """Members of staff, their qualifications and mail signatures."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.StaffMember]:
        """List staff.

        Returns all members of staff with their contact persons and qualifications, sorted by `id`.

        Needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/personeel`` (listStaff)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewStaffMember, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.StaffMember: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Create or merge a member of staff.

        Creates a contact of type `personeel`. The rules of `POST /klanten` apply: contact persons and the main one, the
        default company, and merging. If the same member of staff exists, the service returns 200 with the existing one.
        It fills its empty members and adds the qualifications that it does not have yet.

        You cannot give an archived qualification (ERR_QUALIFICATION_ARCHIVED). A member of staff cannot log in until
        you create a user account (`POST /gebruikers`).

        Needs the permission `editPersoneel`.

        ``POST /api2/personeel`` (createStaffMember)
        """
        return self._client._call(_CREATE, given, named)

    def get_own(self, **options: Unpack[Options]) -> T.StaffMember:
        """Get your own staff record.

        Returns the member of staff that your credential belongs to, plus `telefoon1`, `email1` and the `permissies` of
        the credential. For an API key these are the rights of its user, limited by its scopes. Returns 404 if the
        account belongs to a supplier.

        ``GET /api2/personeel/me`` (getOwnStaffMember)
        """
        return self._client._call(_GET_OWN, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StaffMember:
        """Get a member of staff.

        Contains the contact persons and the qualifications. `telefoon1`, `email1` and `permissies` are part of `GET
        /personeel/me` only.

        Needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/personeel/{id}`` (getStaffMember)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.StaffMemberPut, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StaffMember: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Update a member of staff.

        You may send back what GET returned. Members that you omit keep their value; null clears a member.
        `kwalificatie_ids` and `contactpersonen` replace the whole list, as in `PUT /klanten/{id}`. You can keep an
        archived qualification but not add one (ERR_QUALIFICATION_ARCHIVED).

        If the member of staff would become equal to another one, the service refuses the change with ERR_TAKEN and the
        other `id` in `params.id`.

        Needs the permission `editPersoneel`.

        ``PUT /api2/personeel/{id}`` (updateStaffMember)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.StaffMember: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Change the metadata of a member of staff.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editPersoneel`.

        ``PATCH /api2/personeel/{id}`` (patchStaffMember)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a member of staff.

        Refused while something refers to the member of staff (ERR_CONTACT_IN_USE, with the kinds of objects in
        `params.references`). That is a user account, or a booking or payment that this person created. The service
        archives the member of staff: it disappears from lists and GET returns 404.

        Needs the permission `editPersoneel`.

        ``DELETE /api2/personeel/{id}`` (deleteStaffMember)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncStaff(AsyncGroup):
    """Members of staff, their qualifications and mail signatures."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.StaffMember]:
        """List staff."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewStaffMember, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.StaffMember: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Create or merge a member of staff."""
        return await self._client._call(_CREATE, given, named)

    async def get_own(self, **options: Unpack[Options]) -> T.StaffMember:
        """Get your own staff record."""
        return await self._client._call(_GET_OWN, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StaffMember:
        """Get a member of staff."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.StaffMemberPut, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StaffMember: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Update a member of staff."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.StaffMember: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.StaffMember: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.StaffMember:
        """Change the metadata of a member of staff."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a member of staff."""
        return await self._client._call(_DELETE, (id, ), options)
