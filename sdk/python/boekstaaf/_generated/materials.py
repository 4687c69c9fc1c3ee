"""The operations of materials. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewMaterial, total=False):
        pass

    class _UpdateMembers(Options, T.MaterialPut, total=False):
        pass

_LIST: Operation[T.Material] = Operation("materials.list", "GET", "/api2/materialen", ["page","page_size"])
_CREATE: Operation[T.Material] = Operation("materials.create", "POST", "/api2/materialen", [], "json")
_GET: Operation[T.Material] = Operation("materials.get", "GET", "/api2/materialen/{id}")
_UPDATE: Operation[T.Material] = Operation("materials.update", "PUT", "/api2/materialen/{id}", [], "json")
_DELETE: Operation[None] = Operation("materials.delete", "DELETE", "/api2/materialen/{id}")


class Materials(Group):
    """Things that bookings use so many of, and what limits their use."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Material]:
        """List materials.

        Sorted by `id`. The quantity that differs for a period is not in it, but in the capacity of a material.

        ``GET /api2/materialen`` (listMaterials)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewMaterial, /, **options: Unpack[Options]) -> T.Material: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Material: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Material:
        """Create a material.

        Members that you omit, or send as null, do not limit bookings. 0 means none: a material with `aantal` 0 is never
        there, except in a period for which you set a capacity.

        Needs the permission `editMateriaal`.

        ``POST /api2/materialen`` (createMaterial)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Material:
        """Get a material.

        To find what uses it, read `Materialen` of the products.

        ``GET /api2/materialen/{id}`` (getMaterial)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.MaterialPut, /, **options: Unpack[Options]) -> T.Material: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Material: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Material:
        """Update a material.

        You may send back what GET returned. Members that you omit keep their value; null removes a limit, and 0 means
        none. Existing bookings stay as they are, also if they need more than there is now.

        Needs the permission `editMateriaal`.

        ``PUT /api2/materialen/{id}`` (updateMaterial)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a material.

        Refused while a product uses it, deleted products included, because bookings may still contain them (ERR_IN_USE).
        Its capacity entries are deleted with it.

        Needs the permission `editMateriaal`.

        ``DELETE /api2/materialen/{id}`` (deleteMaterial)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncMaterials(AsyncGroup):
    """Things that bookings use so many of, and what limits their use."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Material]:
        """List materials."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewMaterial, /, **options: Unpack[Options]) -> T.Material: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Material: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Material:
        """Create a material."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Material:
        """Get a material."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.MaterialPut, /, **options: Unpack[Options]) -> T.Material: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Material: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Material:
        """Update a material."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a material."""
        return await self._client._call(_DELETE, (id, ), options)
