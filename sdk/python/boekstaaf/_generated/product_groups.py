"""The operations of productGroups. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewProductGroup, total=False):
        pass

    class _UpdateMembers(Options, T.ProductGroupPut, total=False):
        pass

_LIST: Operation[T.PublicProductGroup] = Operation("product_groups.list", "GET", "/api2/productgroepen", ["page","page_size"])
_CREATE: Operation[T.ProductGroup] = Operation("product_groups.create", "POST", "/api2/productgroepen", [], "json")
_GET: Operation[T.PublicProductGroup] = Operation("product_groups.get", "GET", "/api2/productgroepen/{id}")
_UPDATE: Operation[T.ProductGroup] = Operation("product_groups.update", "PUT", "/api2/productgroepen/{id}", [], "json")
_DELETE: Operation[None] = Operation("product_groups.delete", "DELETE", "/api2/productgroepen/{id}")


class ProductGroups(Group):
    """Groups of products, with ledger data for bookkeeping."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PublicProductGroup]:
        """List product groups.

        Public: needs no credential. Returns the groups sorted by `id`. With a valid credential the response also
        contains `ledger_number` and `cost_center`; a wrong credential is refused with 401.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/productgroepen`` (listProductGroups)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewProductGroup, /, **options: Unpack[Options]) -> T.ProductGroup: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.ProductGroup: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.ProductGroup:
        """Create a product group.

        `slug` must be unique among the product groups (ERR_TAKEN). The service stores `ledger_number` and `cost_center`
        as sent and checks them against no chart of accounts. The journal books the revenue of the group's products on
        `ledger_number`.

        Needs the permission `editProducten`.

        ``POST /api2/productgroepen`` (createProductGroup)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PublicProductGroup:
        """Get a product group.

        Public: needs no credential. With a valid credential the response also contains `ledger_number` and
        `cost_center`; a wrong credential is refused with 401.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/productgroepen/{id}`` (getProductGroup)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ProductGroupPut, /, **options: Unpack[Options]) -> T.ProductGroup: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ProductGroup: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.ProductGroup:
        """Update a product group.

        You may send back what GET returned. Members that you omit keep their value; null clears the slug, the ledger
        number or the cost center. `slug` must be unique among the product groups (ERR_TAKEN).

        Needs the permission `editProducten`.

        ``PUT /api2/productgroepen/{id}`` (updateProductGroup)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product group.

        Refused while products belong to the group, deleted products included (ERR_IN_USE): move them to another group
        first.

        Needs the permission `editProducten`.

        ``DELETE /api2/productgroepen/{id}`` (deleteProductGroup)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncProductGroups(AsyncGroup):
    """Groups of products, with ledger data for bookkeeping."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PublicProductGroup]:
        """List product groups."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewProductGroup, /, **options: Unpack[Options]) -> T.ProductGroup: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.ProductGroup: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.ProductGroup:
        """Create a product group."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PublicProductGroup:
        """Get a product group."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ProductGroupPut, /, **options: Unpack[Options]) -> T.ProductGroup: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ProductGroup: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.ProductGroup:
        """Update a product group."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product group."""
        return await self._client._call(_DELETE, (id, ), options)
