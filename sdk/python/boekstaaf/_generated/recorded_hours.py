"""The operations of recordedHours. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewRecordedHours, total=False):
        pass

    class _UpdateMembers(Options, T.RecordedHoursPut, total=False):
        pass

_LIST: Operation[T.RecordedHours] = Operation("recorded_hours.list", "GET", "/api2/personeel/{staff_id}/uren", ["begin","eind","page","page_size"])
_CREATE: Operation[T.RecordedHours] = Operation("recorded_hours.create", "POST", "/api2/personeel/{staff_id}/uren", [], "json")
_GET: Operation[T.RecordedHours] = Operation("recorded_hours.get", "GET", "/api2/personeel/{staff_id}/uren/{id}")
_UPDATE: Operation[T.RecordedHours] = Operation("recorded_hours.update", "PUT", "/api2/personeel/{staff_id}/uren/{id}", [], "json")
_DELETE: Operation[None] = Operation("recorded_hours.delete", "DELETE", "/api2/personeel/{staff_id}/uren/{id}")


class RecordedHours(Group):
    """When members of staff worked on their shifts."""

    def list(self, staff_id: T.Id, /, **options: Unpack[_ListOptions]) -> Paged[T.RecordedHours]:
        """List recorded hours.

        Returns the hours of the member of staff that match all filters, sorted by `begin`, then by id.

        ``GET /api2/personeel/{staff_id}/uren`` (listRecordedHours)
        """
        return self._client._list(_LIST, (staff_id, ), options)

    @_t.overload
    def create(self, staff_id: T.Id, body: T.NewRecordedHours, /, **options: Unpack[Options]) -> T.RecordedHours: ...

    @_t.overload
    def create(self, staff_id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.RecordedHours: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.RecordedHours:
        """Record hours.

        Records the hours of the member of staff in the path, who is also `personeel_id` (ERR_ID_MISMATCH). The shift must
        be their own (ERR_SHIFT_STAFF_MISMATCH), and neither cancelled nor refused (ERR_SHIFT_OFF). A shift may have
        several records. The break is shorter than the time between `begin` and `eind` (ERR_BREAK_TOO_LONG).

        Without `editPersoneelsplanning` you can record only your own hours, when they are over (ERR_HOURS_AHEAD). At most
        24 hours at a time are accepted (ERR_PERIOD_TOO_LONG).

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``POST /api2/personeel/{staff_id}/uren`` (createRecordedHours)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.RecordedHours:
        """Get recorded hours.

        Contains summaries of the shift and of the member of staff as they are now.

        ``GET /api2/personeel/{staff_id}/uren/{id}`` (getRecordedHours)
        """
        return self._client._call(_GET, (staff_id, id, ), options)

    @_t.overload
    def update(self, staff_id: T.Id, id: T.Id, body: T.RecordedHoursPut, /, **options: Unpack[Options]) -> T.RecordedHours: ...

    @_t.overload
    def update(self, staff_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.RecordedHours: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.RecordedHours:
        """Update recorded hours.

        You may send back what GET returned. Members that you omit keep their value. The rules of POST apply; those on the
        shift only if you send another `dienst_id`. So hours can still be corrected after their shift was cancelled or
        given to somebody else.

        Without `editPersoneelsplanning` you can change only your own hours, and give them only times that POST would take
        from you. Times that are stored already may stay.

        Needs the permission `editPersoneelsplanning`.

        Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.

        ``PUT /api2/personeel/{staff_id}/uren/{id}`` (updateRecordedHours)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete recorded hours.

        Members of staff cannot delete their own hours without the permission.

        Needs the permission `editPersoneelsplanning`.

        ``DELETE /api2/personeel/{staff_id}/uren/{id}`` (deleteRecordedHours)
        """
        return self._client._call(_DELETE, (staff_id, id, ), options)


class AsyncRecordedHours(AsyncGroup):
    """When members of staff worked on their shifts."""

    def list(self, staff_id: T.Id, /, **options: Unpack[_ListOptions]) -> AsyncPaged[T.RecordedHours]:
        """List recorded hours."""
        return self._client._list(_LIST, (staff_id, ), options)

    @_t.overload
    async def create(self, staff_id: T.Id, body: T.NewRecordedHours, /, **options: Unpack[Options]) -> T.RecordedHours: ...

    @_t.overload
    async def create(self, staff_id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.RecordedHours: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.RecordedHours:
        """Record hours."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.RecordedHours:
        """Get recorded hours."""
        return await self._client._call(_GET, (staff_id, id, ), options)

    @_t.overload
    async def update(self, staff_id: T.Id, id: T.Id, body: T.RecordedHoursPut, /, **options: Unpack[Options]) -> T.RecordedHours: ...

    @_t.overload
    async def update(self, staff_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.RecordedHours: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.RecordedHours:
        """Update recorded hours."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, staff_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete recorded hours."""
        return await self._client._call(_DELETE, (staff_id, id, ), options)
