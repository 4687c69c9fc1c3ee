"""The operations of capacity. Made by npm run generate. Never edit."""

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

    class _ListEntriesOptions(Options, total=False):
        beginAfter: _t.Optional[str]
        beginBefore: _t.Optional[str]
        endAfter: _t.Optional[str]
        endBefore: _t.Optional[str]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateEntryMembers(Options, T.NewCapacityEntry, total=False):
        pass

    class _UpdateEntryMembers(Options, T.CapacityEntryPut, total=False):
        pass

    class _ListSeriesOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _DeleteSeriesFromOptions(Options, total=False):
        begin: Required[str]

_GET_UPCOMING: Operation[T.UpcomingCapacity] = Operation("capacity.get_upcoming", "GET", "/api2/materialen/capacity/upcoming")
_LIST_ENTRIES: Operation[T.CapacityEntry] = Operation("capacity.list_entries", "GET", "/api2/materialen/{material_id}/capacity", ["beginAfter","beginBefore","endAfter","endBefore","page","page_size"])
_CREATE_ENTRY: Operation[T.CapacityEntry] = Operation("capacity.create_entry", "POST", "/api2/materialen/{material_id}/capacity", [], "json")
_GET_ENTRY: Operation[T.CapacityEntry] = Operation("capacity.get_entry", "GET", "/api2/materialen/{material_id}/capacity/{id}")
_UPDATE_ENTRY: Operation[T.CapacityEntry] = Operation("capacity.update_entry", "PUT", "/api2/materialen/{material_id}/capacity/{id}", [], "json")
_DELETE_ENTRY: Operation[None] = Operation("capacity.delete_entry", "DELETE", "/api2/materialen/{material_id}/capacity/{id}")
_UPDATE_ENTRIES: Operation[T.CapacityWritten] = Operation("capacity.update_entries", "POST", "/api2/materialen/{material_id}/capacity/batchupdate", [], "json")
_LIST_SERIES: Operation[T.CapacityEntry] = Operation("capacity.list_series", "GET", "/api2/materialen/{material_id}/capacity/series/{internal_reference}", ["page","page_size"])
_DELETE_SERIES: Operation[T.CapacityWritten] = Operation("capacity.delete_series", "DELETE", "/api2/materialen/{material_id}/capacity/series/{internal_reference}")
_DELETE_SERIES_FROM: Operation[T.CapacityWritten] = Operation("capacity.delete_series_from", "DELETE", "/api2/materialen/{material_id}/capacity/series/{internal_reference}/from", ["begin"])


class Capacity(Group):
    """How much of a material there is in a period, one by one or in series."""

    def get_upcoming(self, **options: Unpack[Options]) -> T.UpcomingCapacity:
        """List the materials with capacity entries that are not over.

        A material is in it while one of its entries has yet to end.

        ``GET /api2/materialen/capacity/upcoming`` (getUpcomingCapacity)
        """
        return self._client._call(_GET_UPCOMING, (), options)

    def list_entries(self, material_id: T.Id, /, **options: Unpack[_ListEntriesOptions]) -> Paged[T.CapacityEntry]:
        """List the capacity entries of a material.

        Sorted by `begin`. The filters can be combined.

        ``GET /api2/materialen/{material_id}/capacity`` (listCapacityEntries)
        """
        return self._client._list(_LIST_ENTRIES, (material_id, ), options)

    @_t.overload
    def create_entry(self, material_id: T.Id, body: T.NewCapacityEntry, /, **options: Unpack[Options]) -> T.CapacityEntry: ...

    @_t.overload
    def create_entry(self, material_id: T.Id, /, **members: Unpack[_CreateEntryMembers]) -> T.CapacityEntry: ...

    def create_entry(self, *given: _t.Any, **named: _t.Any) -> T.CapacityEntry:
        """Set the capacity of a material for a period.

        The new entry wins. Entries that overlap it are trimmed, split in two (both parts keep their label) or deleted, so
        that it applies exactly.

        An entry must lie within one day, from 04:00 to 04:00 local time (ERR_CAPACITY_PASSES_DAYBREAK). Days of 23 and 25
        hours are no exception. The material gets a new version, and no event announces it.

        Needs the permission `editMateriaal`.

        ``POST /api2/materialen/{material_id}/capacity`` (createCapacityEntry)
        """
        return self._client._call(_CREATE_ENTRY, given, named)

    def get_entry(self, material_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.CapacityEntry:
        """Get a capacity entry.

        Its version is that of the material, which changes with every entry.

        ``GET /api2/materialen/{material_id}/capacity/{id}`` (getCapacityEntry)
        """
        return self._client._call(_GET_ENTRY, (material_id, id, ), options)

    @_t.overload
    def update_entry(self, material_id: T.Id, id: T.Id, body: T.CapacityEntryPut, /, **options: Unpack[Options]) -> T.CapacityEntry: ...

    @_t.overload
    def update_entry(self, material_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateEntryMembers]) -> T.CapacityEntry: ...

    def update_entry(self, *given: _t.Any, **named: _t.Any) -> T.CapacityEntry:
        """Update a capacity entry.

        You may send back what GET returned. The entry moves to its new period and wins there, as a new entry does. In its
        old period nothing is restored. If you omit `internal_reference`, it stays; null clears it.

        Needs the permission `editMateriaal`.

        ``PUT /api2/materialen/{material_id}/capacity/{id}`` (updateCapacityEntry)
        """
        return self._client._call(_UPDATE_ENTRY, given, named)

    def delete_entry(self, material_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a capacity entry.

        In its period the material has its `aantal` again. Entries that it had trimmed are not restored.

        Needs the permission `editMateriaal`.

        ``DELETE /api2/materialen/{material_id}/capacity/{id}`` (deleteCapacityEntry)
        """
        return self._client._call(_DELETE_ENTRY, (material_id, id, ), options)

    def update_entries(self, material_id: T.Id, body: T.NewCapacityEntries, /, **options: Unpack[Options]) -> T.CapacityWritten:
        """Write many capacity entries.

        Each entry wins over what is stored, as a new entry does. The entries of one request must not overlap each other
        (ERR_CAPACITY_OVERLAP). Either all of them are written or none.

        Needs the permission `editMateriaal`.

        ``POST /api2/materialen/{material_id}/capacity/batchupdate`` (updateCapacityEntries)
        """
        return self._client._call(_UPDATE_ENTRIES, (material_id, body, ), options)

    def list_series(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[_ListSeriesOptions]) -> Paged[T.CapacityEntry]:
        """List the entries of a series.

        Sorted by `begin`; empty if no entry has the label. Percent-encode the label in the path. The labels `.` and `..`
        have no path of their own, because clients shorten such paths.

        ``GET /api2/materialen/{material_id}/capacity/series/{internal_reference}`` (listCapacitySeries)
        """
        return self._client._list(_LIST_SERIES, (material_id, internal_reference, ), options)

    def delete_series(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[Options]) -> T.CapacityWritten:
        """Delete a series.

        Deletes all entries of the material that have the label. Nothing is refused if there are none.

        Needs the permission `editMateriaal`.

        ``DELETE /api2/materialen/{material_id}/capacity/series/{internal_reference}`` (deleteCapacitySeries)
        """
        return self._client._call(_DELETE_SERIES, (material_id, internal_reference, ), options)

    def delete_series_from(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[_DeleteSeriesFromOptions]) -> T.CapacityWritten:
        """Delete the rest of a series.

        Deletes the entries of the series that begin at or after `begin`. Earlier entries stay.

        Needs the permission `editMateriaal`.

        ``DELETE /api2/materialen/{material_id}/capacity/series/{internal_reference}/from`` (deleteCapacitySeriesFrom)
        """
        return self._client._call(_DELETE_SERIES_FROM, (material_id, internal_reference, ), options)


class AsyncCapacity(AsyncGroup):
    """How much of a material there is in a period, one by one or in series."""

    async def get_upcoming(self, **options: Unpack[Options]) -> T.UpcomingCapacity:
        """List the materials with capacity entries that are not over."""
        return await self._client._call(_GET_UPCOMING, (), options)

    def list_entries(self, material_id: T.Id, /, **options: Unpack[_ListEntriesOptions]) -> AsyncPaged[T.CapacityEntry]:
        """List the capacity entries of a material."""
        return self._client._list(_LIST_ENTRIES, (material_id, ), options)

    @_t.overload
    async def create_entry(self, material_id: T.Id, body: T.NewCapacityEntry, /, **options: Unpack[Options]) -> T.CapacityEntry: ...

    @_t.overload
    async def create_entry(self, material_id: T.Id, /, **members: Unpack[_CreateEntryMembers]) -> T.CapacityEntry: ...

    async def create_entry(self, *given: _t.Any, **named: _t.Any) -> T.CapacityEntry:
        """Set the capacity of a material for a period."""
        return await self._client._call(_CREATE_ENTRY, given, named)

    async def get_entry(self, material_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.CapacityEntry:
        """Get a capacity entry."""
        return await self._client._call(_GET_ENTRY, (material_id, id, ), options)

    @_t.overload
    async def update_entry(self, material_id: T.Id, id: T.Id, body: T.CapacityEntryPut, /, **options: Unpack[Options]) -> T.CapacityEntry: ...

    @_t.overload
    async def update_entry(self, material_id: T.Id, id: T.Id, /, **members: Unpack[_UpdateEntryMembers]) -> T.CapacityEntry: ...

    async def update_entry(self, *given: _t.Any, **named: _t.Any) -> T.CapacityEntry:
        """Update a capacity entry."""
        return await self._client._call(_UPDATE_ENTRY, given, named)

    async def delete_entry(self, material_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a capacity entry."""
        return await self._client._call(_DELETE_ENTRY, (material_id, id, ), options)

    async def update_entries(self, material_id: T.Id, body: T.NewCapacityEntries, /, **options: Unpack[Options]) -> T.CapacityWritten:
        """Write many capacity entries."""
        return await self._client._call(_UPDATE_ENTRIES, (material_id, body, ), options)

    def list_series(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[_ListSeriesOptions]) -> AsyncPaged[T.CapacityEntry]:
        """List the entries of a series."""
        return self._client._list(_LIST_SERIES, (material_id, internal_reference, ), options)

    async def delete_series(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[Options]) -> T.CapacityWritten:
        """Delete a series."""
        return await self._client._call(_DELETE_SERIES, (material_id, internal_reference, ), options)

    async def delete_series_from(self, material_id: T.Id, internal_reference: str, /, **options: Unpack[_DeleteSeriesFromOptions]) -> T.CapacityWritten:
        """Delete the rest of a series."""
        return await self._client._call(_DELETE_SERIES_FROM, (material_id, internal_reference, ), options)
