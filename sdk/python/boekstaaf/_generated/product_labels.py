"""The operations of productLabels. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewProductLabel, total=False):
        pass

    class _UpdateMembers(Options, T.ProductLabelPut, total=False):
        pass

_LIST: Operation[T.ProductLabel] = Operation("product_labels.list", "GET", "/api2/productlabels", ["page","page_size"])
_CREATE: Operation[T.ProductLabel] = Operation("product_labels.create", "POST", "/api2/productlabels", [], "json")
_GET: Operation[T.ProductLabel] = Operation("product_labels.get", "GET", "/api2/productlabels/{id}")
_UPDATE: Operation[T.ProductLabel] = Operation("product_labels.update", "PUT", "/api2/productlabels/{id}", [], "json")
_DELETE: Operation[None] = Operation("product_labels.delete", "DELETE", "/api2/productlabels/{id}")


class ProductLabels(Group):
    """Labels on products, to find and count them by across their groups."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.ProductLabel]:
        """List product labels.

        Sorted by `id`. Labels that no product has are included.

        ``GET /api2/productlabels`` (listProductLabels)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewProductLabel, /, **options: Unpack[Options]) -> T.ProductLabel: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.ProductLabel: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.ProductLabel:
        """Create a product label.

        To put the label on products, add its `id` to their `label_ids`.

        Needs the permission `editProducten`.

        ``POST /api2/productlabels`` (createProductLabel)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.ProductLabel:
        """Get a product label.

        To find the products that have it, read their `label_ids`.

        ``GET /api2/productlabels/{id}`` (getProductLabel)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ProductLabelPut, /, **options: Unpack[Options]) -> T.ProductLabel: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ProductLabel: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.ProductLabel:
        """Update a product label.

        You may send back what GET returned. Products keep the label under its new name.

        Needs the permission `editProducten`.

        ``PUT /api2/productlabels/{id}`` (updateProductLabel)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product label.

        All products lose the label, deleted ones too. Each gets a new version and an event.

        Needs the permission `editProducten`.

        ``DELETE /api2/productlabels/{id}`` (deleteProductLabel)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncProductLabels(AsyncGroup):
    """Labels on products, to find and count them by across their groups."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.ProductLabel]:
        """List product labels."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewProductLabel, /, **options: Unpack[Options]) -> T.ProductLabel: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.ProductLabel: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.ProductLabel:
        """Create a product label."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.ProductLabel:
        """Get a product label."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ProductLabelPut, /, **options: Unpack[Options]) -> T.ProductLabel: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ProductLabel: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.ProductLabel:
        """Update a product label."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product label."""
        return await self._client._call(_DELETE, (id, ), options)
