"""The operations of staffAvailability. Made by npm run generate. Never edit."""

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
        begin: _t.Optional[str]
        eind: _t.Optional[str]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewStaffAvailability, total=False):
        pass

    class _UpdateMembers(Options, T.StaffAvailabilityPut, total=False):
        pass

_LIST: Operation[T.StaffAvailability] = Operation("staff_availability.list", "GET", "/api2/personeel/{staff_id}/beschikbaarheid", ["begin","eind","page","page_size"])
_CREATE: Operation[T.StaffAvailability] = Operation("staff_availability.create", "POST", "/api2/personeel/{staff_id}/beschikbaarheid", [], "json")
_GET: Operation[T.StaffAvailability] = Operation("staff_availability.get", "GET", "/api2/personeel/{staff_id}/beschikbaarheid/{id}")
_UPDATE: Operation[T.StaffAvailability] = Operation("staff_availability.update", "PUT", "/api2/personeel/{staff_id}/beschikbaarheid/{id}", [], "json")
_DELETE: Operation[None] = Operation("staff_availability.delete", "DELETE", "/api2/personeel/{staff_id}/beschikbaarheid/{id}")


class StaffAvailability(Group):
    """When members of staff can work, and when they cannot."""

    def list(self, staff_id: T.Id, /, **options: Unpack[_ListOptions]) -> Paged[T.StaffAvailability]:
        """List the availability of a member of staff.

        Returns the entries that match all filters, sorted by `begin`, then by id.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``GET /api2/personeel/{staff_id}/beschikbaarheid`` (listStaffAvailability)
        """
        return self._client._list(_LIST, (staff_id, ), options)

    @_t.overload
    def create(self, staff_id: T.Id, body: T.NewStaffAvailability, /, **options: Unpack[Options]) -> T.StaffAvailability: ...

    @_t.overload
    def create(self, staff_id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.StaffAvailability: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.StaffAvailability:
        """Add availability of a member of staff.

        `beschikbaar: true` says that the member of staff can work in the period, `false` that they cannot. Entries may
        overlap if they say the same. An entry that contradicts another one is refused (ERR_AVAILABILITY_CONTRADICTS, with
        the other entry in `params.id`).

        On a day with entries that say `true`, the member of staff is available during those only. On a day without, they
        are available except during entries that say `false`. Availability never refuses a shift; `GET
        /planning/conflicten` names shifts outside of it.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``POST /api2/personeel/{staff_id}/beschikbaarheid`` (createStaffAvailability)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.StaffAvailability:
        """Get an entry of availability.

        Members of staff can read only their own entries without the permission.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``GET /api2/personeel/{staff_id}/beschikbaarheid/{id}`` (getStaffAvailability)
        """
        return self._client._call(_GET, (staff_id, id, ), options)

    @_t.overload
    def update(self, staff_id: T.Id, id: T.Id, body: T.StaffAvailabilityPut, /, **options: Unpack[Options]) -> T.StaffAvailability: ...

    @_t.overload
    def update(self, staff_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StaffAvailability: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.StaffAvailability:
        """Update an entry of availability.

        You may send back what GET returned. Members that you omit keep their value. The rules of POST apply.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``PUT /api2/personeel/{staff_id}/beschikbaarheid/{id}`` (updateStaffAvailability)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an entry of availability.

        Other entries stay as they are.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``DELETE /api2/personeel/{staff_id}/beschikbaarheid/{id}`` (deleteStaffAvailability)
        """
        return self._client._call(_DELETE, (staff_id, id, ), options)


class AsyncStaffAvailability(AsyncGroup):
    """When members of staff can work, and when they cannot."""

    def list(self, staff_id: T.Id, /, **options: Unpack[_ListOptions]) -> AsyncPaged[T.StaffAvailability]:
        """List the availability of a member of staff."""
        return self._client._list(_LIST, (staff_id, ), options)

    @_t.overload
    async def create(self, staff_id: T.Id, body: T.NewStaffAvailability, /, **options: Unpack[Options]) -> T.StaffAvailability: ...

    @_t.overload
    async def create(self, staff_id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.StaffAvailability: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.StaffAvailability:
        """Add availability of a member of staff."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.StaffAvailability:
        """Get an entry of availability."""
        return await self._client._call(_GET, (staff_id, id, ), options)

    @_t.overload
    async def update(self, staff_id: T.Id, id: T.Id, body: T.StaffAvailabilityPut, /, **options: Unpack[Options]) -> T.StaffAvailability: ...

    @_t.overload
    async def update(self, staff_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StaffAvailability: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.StaffAvailability:
        """Update an entry of availability."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an entry of availability."""
        return await self._client._call(_DELETE, (staff_id, id, ), options)
