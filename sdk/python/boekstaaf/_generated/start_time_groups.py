"""The operations of startTimeGroups. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewStartTimeGroup, total=False):
        pass

    class _UpdateMembers(Options, T.StartTimeGroupPut, total=False):
        pass

_LIST: Operation[T.StartTimeGroup] = Operation("start_time_groups.list", "GET", "/api2/startmomentgroepen", ["page","page_size"])
_CREATE: Operation[T.StartTimeGroup] = Operation("start_time_groups.create", "POST", "/api2/startmomentgroepen", [], "json")
_GET: Operation[T.StartTimeGroup] = Operation("start_time_groups.get", "GET", "/api2/startmomentgroepen/{id}")
_UPDATE: Operation[T.StartTimeGroup] = Operation("start_time_groups.update", "PUT", "/api2/startmomentgroepen/{id}", [], "json")
_DELETE: Operation[None] = Operation("start_time_groups.delete", "DELETE", "/api2/startmomentgroepen/{id}")


class StartTimeGroups(Group):
    """Groups of start times, which packages are sold at."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.StartTimeGroup]:
        """List start time groups.

        Sorted by `id`. Groups without start times are included.

        ``GET /api2/startmomentgroepen`` (listStartTimeGroups)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewStartTimeGroup, /, **options: Unpack[Options]) -> T.StartTimeGroup: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.StartTimeGroup: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.StartTimeGroup:
        """Create a start time group.

        A new group is empty: add start times to it, and set `startmomentgroep_id` of the packages that are sold at them.

        Needs the permission `editStartmomenten`.

        ``POST /api2/startmomentgroepen`` (createStartTimeGroup)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StartTimeGroup:
        """Get a start time group.

        Does not contain the start times themselves; `GET /api2/startmomenten?startmomentgroep_id=` lists them.

        ``GET /api2/startmomentgroepen/{id}`` (getStartTimeGroup)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.StartTimeGroupPut, /, **options: Unpack[Options]) -> T.StartTimeGroup: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StartTimeGroup: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.StartTimeGroup:
        """Update a start time group.

        You may send back what GET returned. Members that you omit keep their value.

        Needs the permission `editStartmomenten`.

        ``PUT /api2/startmomentgroepen/{id}`` (updateStartTimeGroup)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a start time group.

        Refused while the group has start times or a package has the group (ERR_IN_USE). To delete all its start times at
        once, delete a batch of them.

        Needs the permission `editStartmomenten`.

        ``DELETE /api2/startmomentgroepen/{id}`` (deleteStartTimeGroup)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncStartTimeGroups(AsyncGroup):
    """Groups of start times, which packages are sold at."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.StartTimeGroup]:
        """List start time groups."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewStartTimeGroup, /, **options: Unpack[Options]) -> T.StartTimeGroup: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.StartTimeGroup: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.StartTimeGroup:
        """Create a start time group."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StartTimeGroup:
        """Get a start time group."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.StartTimeGroupPut, /, **options: Unpack[Options]) -> T.StartTimeGroup: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StartTimeGroup: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.StartTimeGroup:
        """Update a start time group."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a start time group."""
        return await self._client._call(_DELETE, (id, ), options)
