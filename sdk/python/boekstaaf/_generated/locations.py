"""The operations of locations. Made by npm run generate. Never edit."""

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
        treeContains: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        embedGebruikOpDatum: _t.Optional[str]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewLocation, total=False):
        pass

    class _GetOptions(Options, total=False):
        embedGebruikOpDatum: _t.Optional[str]

    class _UpdateMembers(Options, T.LocationPut, total=False):
        pass

_LIST: Operation[T.Location] = Operation("locations.list", "GET", "/api2/locaties", ["treeContains","embedGebruikOpDatum","page","page_size"])
_CREATE: Operation[T.Location] = Operation("locations.create", "POST", "/api2/locaties", [], "json")
_GET: Operation[T.Location] = Operation("locations.get", "GET", "/api2/locaties/{id}", ["embedGebruikOpDatum"])
_UPDATE: Operation[T.Location] = Operation("locations.update", "PUT", "/api2/locaties/{id}", [], "json")
_DELETE: Operation[None] = Operation("locations.delete", "DELETE", "/api2/locaties/{id}")


class Locations(Group):
    """Places where bookings take place, as a tree with capacities."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Location]:
        """List locations.

        Returns all locations sorted by `id`. `treeContains` returns only the locations that you name and everything
        that contains them, up to the top of the tree. Unknown ids match nothing. `embedGebruikOpDatum` adds the usage
        of each location on one day.

        ``GET /api2/locaties`` (listLocations)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewLocation, /, **options: Unpack[Options]) -> T.Location: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Location: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Location:
        """Create a location.

        Only `naam` is required; omitted members become null. With a `parent_id` the location is part of another
        location: people and bookings at this location also count for the other one.

        Needs the permission `editLocaties`.

        ``POST /api2/locaties`` (createLocation)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.Location:
        """Get a location.

        With `embedGebruikOpDatum` the response also contains the usage of the location on one day, including the usage
        of all locations below it.

        ``GET /api2/locaties/{id}`` (getLocation)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.LocationPut, /, **options: Unpack[Options]) -> T.Location: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Location: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Location:
        """Update a location.

        You may send back what GET returned. Members that you omit keep their value; null clears a member. `parent_id`
        moves the location in the tree. You cannot move it below itself or below a location that is part of it
        (ERR_CYCLE).

        Needs the permission `editLocaties`.

        ``PUT /api2/locaties/{id}`` (updateLocation)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a location.

        Refused while other locations are part of it, or while products, packages or bookings use it (ERR_IN_USE).
        `params.references` names the kinds of objects that do.

        Needs the permission `editLocaties`.

        ``DELETE /api2/locaties/{id}`` (deleteLocation)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncLocations(AsyncGroup):
    """Places where bookings take place, as a tree with capacities."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Location]:
        """List locations."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewLocation, /, **options: Unpack[Options]) -> T.Location: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Location: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Location:
        """Create a location."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.Location:
        """Get a location."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.LocationPut, /, **options: Unpack[Options]) -> T.Location: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Location: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Location:
        """Update a location."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a location."""
        return await self._client._call(_DELETE, (id, ), options)
