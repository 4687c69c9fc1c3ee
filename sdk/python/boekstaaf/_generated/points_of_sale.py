"""The operations of pointsOfSale. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewPointOfSale, total=False):
        pass

    class _UpdateMembers(Options, T.PointOfSalePut, total=False):
        pass

    class _ListTillLogOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _OpenTillMembers(Options, T.TillCount, total=False):
        pass

    class _CountTillMembers(Options, T.TillCount, total=False):
        pass

    class _CloseTillMembers(Options, T.TillCount, total=False):
        pass

_LIST: Operation[T.PointOfSale] = Operation("points_of_sale.list", "GET", "/api2/kassas", ["page","page_size"])
_CREATE: Operation[T.PointOfSale] = Operation("points_of_sale.create", "POST", "/api2/kassas", [], "json")
_GET: Operation[T.PointOfSale] = Operation("points_of_sale.get", "GET", "/api2/kassas/{id}")
_UPDATE: Operation[T.PointOfSale] = Operation("points_of_sale.update", "PUT", "/api2/kassas/{id}", [], "json")
_DELETE: Operation[None] = Operation("points_of_sale.delete", "DELETE", "/api2/kassas/{id}")
_LIST_TILL_LOG: Operation[T.TillLogEntry] = Operation("points_of_sale.list_till_log", "GET", "/api2/kassas/{id}/logboek", ["page","page_size"])
_OPEN_TILL: Operation[T.TillLogEntry] = Operation("points_of_sale.open_till", "POST", "/api2/kassas/{id}/logboek/openen", [], "json")
_COUNT_TILL: Operation[T.TillLogEntry] = Operation("points_of_sale.count_till", "POST", "/api2/kassas/{id}/logboek/tellen", [], "json")
_CLOSE_TILL: Operation[T.TillLogEntry] = Operation("points_of_sale.close_till", "POST", "/api2/kassas/{id}/logboek/sluiten", [], "json")


class PointsOfSale(Group):
    """Tills that receive payments."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PointOfSale]:
        """List points of sale.

        Returns all points of sale, inactive ones included.

        ``GET /api2/kassas`` (listPointsOfSale)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewPointOfSale, /, **options: Unpack[Options]) -> T.PointOfSale: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.PointOfSale: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.PointOfSale:
        """Create a point of sale.

        The point of sale is available at the locations in `locatie_ids` only, not at locations below them. A payment may
        name the point of sale without a location.

        Needs the permission `editKassas`.

        ``POST /api2/kassas`` (createPointOfSale)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PointOfSale:
        """Get a point of sale.

        Returns a point of sale, also if it is inactive.

        ``GET /api2/kassas/{id}`` (getPointOfSale)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PointOfSalePut, /, **options: Unpack[Options]) -> T.PointOfSale: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PointOfSale: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.PointOfSale:
        """Update a point of sale.

        Send back what you read, with changes. Members that you omit keep their value. `locatie_ids` replaces the whole
        list; `[]` clears it. Recorded payments keep their point of sale and their location, whatever you change here.

        Needs the permission `editKassas`.

        ``PUT /api2/kassas/{id}`` (updatePointOfSale)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a point of sale.

        Refused while a payment uses it: ERR_IN_USE. Deactivate it instead: set `actief` to false.

        Needs the permission `editKassas`.

        ``DELETE /api2/kassas/{id}`` (deletePointOfSale)
        """
        return self._client._call(_DELETE, (id, ), options)

    def list_till_log(self, id: T.Id, /, **options: Unpack[_ListTillLogOptions]) -> Paged[T.TillLogEntry]:
        """List the log of a point of sale.

        Returns every entry, the newest first. Entries can neither be changed nor deleted.

        ``GET /api2/kassas/{id}/logboek`` (listTillLog)
        """
        return self._client._list(_LIST_TILL_LOG, (id, ), options)

    @_t.overload
    def open_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    def open_till(self, id: T.Id, /, **members: Unpack[_OpenTillMembers]) -> T.TillLogEntry: ...

    def open_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Open a point of sale.

        Begins a session. Send the money that is there, such as the change in the drawer: closing expects that much plus
        the payments.

        Payments do not need an open point of sale. Payments received while it was closed are shown in the next opening
        (`ontvangen`). So every payment is part of exactly one opening or closing. A payment that is changed or deleted
        counts there and then: the difference is part of the session in which it is made.

        Refused if the point of sale is open already (ERR_TILL_OPEN) or inactive (ERR_POS_INACTIVE).

        Needs the permission `editKassas`.

        ``POST /api2/kassas/{id}/logboek/openen`` (openTill)
        """
        return self._client._call(_OPEN_TILL, given, named)

    @_t.overload
    def count_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    def count_till(self, id: T.Id, /, **members: Unpack[_CountTillMembers]) -> T.TillLogEntry: ...

    def count_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Count a point of sale.

        Compares what you counted with the payments since the opening, without closing. Refused if the point of sale is
        not open (ERR_TILL_CLOSED).

        Needs the permission `editKassas` or `createFactuurBetaling`.

        ``POST /api2/kassas/{id}/logboek/tellen`` (countTill)
        """
        return self._client._call(_COUNT_TILL, given, named)

    @_t.overload
    def close_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    def close_till(self, id: T.Id, /, **members: Unpack[_CloseTillMembers]) -> T.TillLogEntry: ...

    def close_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Close a point of sale.

        Ends the session: compares what you counted with the payments since the opening, per payment method, and stores
        the difference. A session may last longer than a day. Refused if the point of sale is not open (ERR_TILL_CLOSED).

        Needs the permission `editKassas`.

        ``POST /api2/kassas/{id}/logboek/sluiten`` (closeTill)
        """
        return self._client._call(_CLOSE_TILL, given, named)


class AsyncPointsOfSale(AsyncGroup):
    """Tills that receive payments."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PointOfSale]:
        """List points of sale."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewPointOfSale, /, **options: Unpack[Options]) -> T.PointOfSale: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.PointOfSale: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.PointOfSale:
        """Create a point of sale."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PointOfSale:
        """Get a point of sale."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PointOfSalePut, /, **options: Unpack[Options]) -> T.PointOfSale: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PointOfSale: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.PointOfSale:
        """Update a point of sale."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a point of sale."""
        return await self._client._call(_DELETE, (id, ), options)

    def list_till_log(self, id: T.Id, /, **options: Unpack[_ListTillLogOptions]) -> AsyncPaged[T.TillLogEntry]:
        """List the log of a point of sale."""
        return self._client._list(_LIST_TILL_LOG, (id, ), options)

    @_t.overload
    async def open_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    async def open_till(self, id: T.Id, /, **members: Unpack[_OpenTillMembers]) -> T.TillLogEntry: ...

    async def open_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Open a point of sale."""
        return await self._client._call(_OPEN_TILL, given, named)

    @_t.overload
    async def count_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    async def count_till(self, id: T.Id, /, **members: Unpack[_CountTillMembers]) -> T.TillLogEntry: ...

    async def count_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Count a point of sale."""
        return await self._client._call(_COUNT_TILL, given, named)

    @_t.overload
    async def close_till(self, id: T.Id, body: T.TillCount, /, **options: Unpack[Options]) -> T.TillLogEntry: ...

    @_t.overload
    async def close_till(self, id: T.Id, /, **members: Unpack[_CloseTillMembers]) -> T.TillLogEntry: ...

    async def close_till(self, *given: _t.Any, **named: _t.Any) -> T.TillLogEntry:
        """Close a point of sale."""
        return await self._client._call(_CLOSE_TILL, given, named)
