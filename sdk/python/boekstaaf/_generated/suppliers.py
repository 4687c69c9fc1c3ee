"""The operations of suppliers. Made by npm run generate. Never edit."""

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

    class _UpdateMembers(Options, T.SupplierPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

_LIST: Operation[T.Supplier] = Operation("suppliers.list", "GET", "/api2/leveranciers", ["metadata","page","page_size"])
_GET: Operation[T.Supplier] = Operation("suppliers.get", "GET", "/api2/leveranciers/{id}")
_UPDATE: Operation[T.Supplier] = Operation("suppliers.update", "PUT", "/api2/leveranciers/{id}", [], "json")
_PATCH: Operation[T.Supplier] = Operation("suppliers.patch", "PATCH", "/api2/leveranciers/{id}", [], "json")


class Suppliers(Group):
    """Suppliers of products and their contact persons."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Supplier]:
        """List suppliers.

        Returns all suppliers with their contact persons, sorted by `id`, passive ones included.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/leveranciers`` (listSuppliers)
        """
        return self._client._list(_LIST, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Supplier:
        """Get a supplier.

        Contains all contact persons, the main one first. To create a supplier, send `POST /contacten` with the type
        `leverancier`; to delete one, send `DELETE /contacten/{id}`.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/leveranciers/{id}`` (getSupplier)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.SupplierPut, /, **options: Unpack[Options]) -> T.Supplier: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Supplier: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Supplier:
        """Update a supplier.

        You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
        `bedrijf_id` becomes the default company. `contactpersonen` replaces the whole list, as in `PUT /klanten/{id}`.

        If the supplier would become equal to another one, the service refuses the change with ERR_TAKEN and the other
        `id` in `params.id`.

        Needs the permission `editContact`.

        ``PUT /api2/leveranciers/{id}`` (updateSupplier)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Supplier: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Supplier: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Supplier:
        """Change the metadata of a supplier.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editContact`.

        ``PATCH /api2/leveranciers/{id}`` (patchSupplier)
        """
        return self._client._call(_PATCH, given, named)


class AsyncSuppliers(AsyncGroup):
    """Suppliers of products and their contact persons."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Supplier]:
        """List suppliers."""
        return self._client._list(_LIST, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Supplier:
        """Get a supplier."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.SupplierPut, /, **options: Unpack[Options]) -> T.Supplier: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Supplier: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Supplier:
        """Update a supplier."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Supplier: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Supplier: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Supplier:
        """Change the metadata of a supplier."""
        return await self._client._call(_PATCH, given, named)
