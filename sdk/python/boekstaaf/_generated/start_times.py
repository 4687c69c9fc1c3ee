"""The operations of startTimes. Made by npm run generate. Never edit."""

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
        startmomentgroep_id: _t.Optional[T.Id]
        begin: _t.Optional[str]
        eind: _t.Optional[str]
        embed: _t.Optional[_t.Union[T.StartTimeEmbed, _t.Sequence[T.StartTimeEmbed]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewStartTime, total=False):
        pass

    class _CreateManyMembers(Options, T.StartTimeBatch, total=False):
        pass

    class _DeleteManyMembers(Options, T.StartTimeBatchDeletion, total=False):
        pass

    class _GetOptions(Options, total=False):
        embed: _t.Optional[_t.Union[T.StartTimeEmbed, _t.Sequence[T.StartTimeEmbed]]]

    class _UpdateMembers(Options, T.StartTimePut, total=False):
        pass

_LIST: Operation[T.StartTime] = Operation("start_times.list", "GET", "/api2/startmomenten", ["startmomentgroep_id","begin","eind","embed","page","page_size"])
_CREATE: Operation[T.StartTime] = Operation("start_times.create", "POST", "/api2/startmomenten", [], "json")
_CREATE_MANY: Operation[_t.List[T.StartTime]] = Operation("start_times.create_many", "POST", "/api2/startmomenten/batch", [], "json")
_DELETE_MANY: Operation[None] = Operation("start_times.delete_many", "DELETE", "/api2/startmomenten/batch", [], "json")
_GET: Operation[T.StartTime] = Operation("start_times.get", "GET", "/api2/startmomenten/{id}", ["embed"])
_UPDATE: Operation[T.StartTime] = Operation("start_times.update", "PUT", "/api2/startmomenten/{id}", [], "json")
_DELETE: Operation[None] = Operation("start_times.delete", "DELETE", "/api2/startmomenten/{id}")


class StartTimes(Group):
    """When groups of customers may start, one by one or many at once."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.StartTime]:
        """List start times.

        Sorted by `datetime`, then by `id`. Past start times are included unless you send `begin`.

        ``GET /api2/startmomenten`` (listStartTimes)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewStartTime, /, **options: Unpack[Options]) -> T.StartTime: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.StartTime: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.StartTime:
        """Create a start time.

        A start time is a local time: it stays at 09:00 whatever the offset of that day. Seconds must be zero or omitted
        (ERR_SECONDS_MUST_BE_ZERO). A group cannot have the same time twice (ERR_TAKEN).

        Needs the permission `editStartmomenten`.

        ``POST /api2/startmomenten`` (createStartTime)
        """
        return self._client._call(_CREATE, given, named)

    @_t.overload
    def create_many(self, body: T.StartTimeBatch, /, **options: Unpack[Options]) -> _t.List[T.StartTime]: ...

    @_t.overload
    def create_many(self, **members: Unpack[_CreateManyMembers]) -> _t.List[T.StartTime]: ...

    def create_many(self, *given: _t.Any, **named: _t.Any) -> _t.List[T.StartTime]:
        """Create many start times.

        Creates the local times from `tijdbegin` to `tijdeind`, one every `interval`. It does so on each day from
        `datum_begin` to `datum_eind` that is one of `weekdagen`; 09:00 stays 09:00 across a clock change. Both ends are
        included.

        A time that a clock change skips is not created; `X-Skipped-Times` names it. A time that a clock change repeats is
        created once, at its first occurrence. A time that the group already has stays as it is.

        Returns the start times that it created, sorted by `datetime`: an empty list if the group had them all. There is
        no `Location`, because there is not one new object. One request can be about at most 10,000 start times
        (ERR_TOO_MANY_START_TIMES), existing and skipped ones included. It creates all of them or, if it is refused, none.

        Needs the permission `editStartmomenten`.

        ``POST /api2/startmomenten/batch`` (createStartTimes)
        """
        return self._client._call(_CREATE_MANY, given, named)

    @_t.overload
    def delete_many(self, body: T.StartTimeBatchDeletion, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    def delete_many(self, **members: Unpack[_DeleteManyMembers]) -> None: ...

    def delete_many(self, *given: _t.Any, **named: _t.Any) -> None:
        """Delete many start times.

        Deletes the start times of a group on each day from `datum_begin` to `datum_eind` that is one of `weekdagen`. With
        `interval`, `tijdbegin` and `tijdeind`, which you send together, it deletes exactly those that the same batch
        creates; without them, all of those days. Bookings keep their times.

        There may be nothing to delete. One request deletes at most 10,000 start times (ERR_TOO_MANY_START_TIMES): all of
        them or, if it is refused, none.

        Needs the permission `editStartmomenten`.

        ``DELETE /api2/startmomenten/batch`` (deleteStartTimes)
        """
        return self._client._call(_DELETE_MANY, given, named)

    def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.StartTime:
        """Get a start time.

        Past start times can be read as well.

        ``GET /api2/startmomenten/{id}`` (getStartTime)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.StartTimePut, /, **options: Unpack[Options]) -> T.StartTime: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StartTime: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.StartTime:
        """Update a start time.

        You may send back what GET returned. The members that create requires are required here too, and the same rules
        apply to them. If you omit `percentage_materiaal_online_boeking`, it keeps its value. Bookings keep their times.

        Needs the permission `editStartmomenten`.

        ``PUT /api2/startmomenten/{id}`` (updateStartTime)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a start time.

        Bookings that begin at this time stay as they are.

        Needs the permission `editStartmomenten`.

        ``DELETE /api2/startmomenten/{id}`` (deleteStartTime)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncStartTimes(AsyncGroup):
    """When groups of customers may start, one by one or many at once."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.StartTime]:
        """List start times."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewStartTime, /, **options: Unpack[Options]) -> T.StartTime: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.StartTime: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.StartTime:
        """Create a start time."""
        return await self._client._call(_CREATE, given, named)

    @_t.overload
    async def create_many(self, body: T.StartTimeBatch, /, **options: Unpack[Options]) -> _t.List[T.StartTime]: ...

    @_t.overload
    async def create_many(self, **members: Unpack[_CreateManyMembers]) -> _t.List[T.StartTime]: ...

    async def create_many(self, *given: _t.Any, **named: _t.Any) -> _t.List[T.StartTime]:
        """Create many start times."""
        return await self._client._call(_CREATE_MANY, given, named)

    @_t.overload
    async def delete_many(self, body: T.StartTimeBatchDeletion, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    async def delete_many(self, **members: Unpack[_DeleteManyMembers]) -> None: ...

    async def delete_many(self, *given: _t.Any, **named: _t.Any) -> None:
        """Delete many start times."""
        return await self._client._call(_DELETE_MANY, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.StartTime:
        """Get a start time."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.StartTimePut, /, **options: Unpack[Options]) -> T.StartTime: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StartTime: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.StartTime:
        """Update a start time."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a start time."""
        return await self._client._call(_DELETE, (id, ), options)
