"""The operations of shifts. Made by npm run generate. Never edit."""

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
        opDatum: _t.Optional[str]
        begin: _t.Optional[str]
        eind: _t.Optional[str]
        personeel_id: _t.Optional[T.Id]
        boeking_id: _t.Optional[T.Id]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewShift, total=False):
        pass

    class _UpdateMembers(Options, T.ShiftPut, total=False):
        pass

_LIST: Operation[T.Shift] = Operation("shifts.list", "GET", "/api2/diensten", ["opDatum","begin","eind","personeel_id","boeking_id","page","page_size"])
_CREATE: Operation[T.Shift] = Operation("shifts.create", "POST", "/api2/diensten", [], "json")
_GET: Operation[T.Shift] = Operation("shifts.get", "GET", "/api2/diensten/{id}")
_UPDATE: Operation[T.Shift] = Operation("shifts.update", "PUT", "/api2/diensten/{id}", [], "json")
_DELETE: Operation[None] = Operation("shifts.delete", "DELETE", "/api2/diensten/{id}")


class Shifts(Group):
    """Working times of staff: when, where and for which booking, with requests that they answer."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Shift]:
        """List shifts.

        Returns the shifts that match all filters, cancelled and refused ones included, sorted by `begin`, then by id.

        ``GET /api2/diensten`` (listShifts)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewShift, /, **options: Unpack[Options]) -> T.Shift: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Shift: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Shift:
        """Create a shift.

        Creates a shift in any status. A draft (`concept`) asks nothing of the member of staff yet: to ask, create the
        shift as `gevraagd` or change its status.

        A shift always belongs to a member of staff. You cannot require an archived qualification
        (ERR_QUALIFICATION_ARCHIVED). Nothing is refused because somebody is busy, unavailable or not qualified:
        planners decide.

        Needs the permission `editPersoneelsplanning`.

        ``POST /api2/diensten`` (createShift)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Shift:
        """Get a shift.

        Contains the tasks (`Taken`) as the booking has them now.

        ``GET /api2/diensten/{id}`` (getShift)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ShiftPut, /, **options: Unpack[Options]) -> T.Shift: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Shift: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Shift:
        """Update a shift.

        You may send back what GET returned. Members that you omit keep their value.

        **Status.** Allowed changes:

        | From | To |
        |---|---|
        | `concept` | `gevraagd`, `bevestigd`, `geannuleerd` |
        | `gevraagd` | `concept`, `bevestigd`, `geweigerd`, `geannuleerd` |
        | `bevestigd` | `gevraagd`, `geannuleerd` |
        | `geweigerd` | `concept`, `gevraagd`, `geannuleerd` |
        | `geannuleerd` | `concept` |

        Any other change is refused: ERR_SHIFT_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`. If
        you change `begin`, `eind` or `personeel_id` of a confirmed shift and omit `status`, it becomes `gevraagd`: the
        member of staff has to confirm again.

        **Own requests.** Without `editPersoneelsplanning` you can only answer your own shift while it is `gevraagd`:
        set `status` to `bevestigd` or `geweigerd`. Other members must be absent or as GET returned them.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `personeel_id` is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``PUT /api2/diensten/{id}`` (updateShift)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a shift.

        Refused while hours are recorded on the shift (ERR_IN_USE). To keep the shift, cancel it instead: set its status
        to `geannuleerd`.

        Needs the permission `editPersoneelsplanning`.

        ``DELETE /api2/diensten/{id}`` (deleteShift)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncShifts(AsyncGroup):
    """Working times of staff: when, where and for which booking, with requests that they answer."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Shift]:
        """List shifts."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewShift, /, **options: Unpack[Options]) -> T.Shift: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Shift: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Shift:
        """Create a shift."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Shift:
        """Get a shift."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ShiftPut, /, **options: Unpack[Options]) -> T.Shift: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Shift: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Shift:
        """Update a shift."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a shift."""
        return await self._client._call(_DELETE, (id, ), options)
