"""The operations of products. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewProduct, total=False):
        pass

    class _UpdateMembers(Options, T.ProductPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

    class _GetImageOptions(Options, total=False):
        breedte: _t.Optional[int]

    class _ReplaceImageOptions(Options, total=False):
        content_type: str

_LIST: Operation[T.Product] = Operation("products.list", "GET", "/api2/producten", ["metadata","page","page_size"])
_CREATE: Operation[T.Product] = Operation("products.create", "POST", "/api2/producten", [], "json")
_GET: Operation[T.Product] = Operation("products.get", "GET", "/api2/producten/{id}")
_UPDATE: Operation[T.Product] = Operation("products.update", "PUT", "/api2/producten/{id}", [], "json")
_PATCH: Operation[T.Product] = Operation("products.patch", "PATCH", "/api2/producten/{id}", [], "json")
_DELETE: Operation[None] = Operation("products.delete", "DELETE", "/api2/producten/{id}")
_GET_IMAGE: Operation[bytes] = Operation("products.get_image", "GET", "/api2/producten/{id}/afbeelding", ["breedte"])
_REPLACE_IMAGE: Operation[T.Product] = Operation("products.replace_image", "PUT", "/api2/producten/{id}/afbeelding", [], "image/png")


class Products(Group):
    """Products that you sell, buy and plan, with prices per VAT rate."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Product]:
        """List products.

        Returns all products that are not deleted, sorted by `id`. Without a credential you get only those with `mag_api`.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/producten`` (listProducts)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewProduct, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Product: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Create a product.

        Prices include VAT. Send `ProductPrice` with one price per VAT rate, or the deprecated pair `verkoop` and `btw`,
        which makes a single price of always. If you send both, the pair must be that of today (ERR_CANNOT_COMBINE). VAT
        rates must be in the setting `btw_percentages` (ERR_VAT_RATE_UNKNOWN). The prices of a date may add up to at most
        1,000,000,000 (ERR_AMOUNT_TOO_LARGE).

        **Prices by date.** Send several rows with a `vanaf`, a date of service. A line of a booking has the rows with the
        latest `vanaf` that is not after the local date of its `begin`. So a row of a date replaces every rate of
        the rows before it. Without rows that apply, nothing can be booked at that date (ERR_NO_PRICE). A product without
        any row is booked without a price.

        `leverancier_id` must refer to a contact of type `leverancier` (ERR_UNKNOWN_REFERENCE).

        Needs the permission `editProducten`.

        ``POST /api2/producten`` (createProduct)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Product:
        """Get a product.

        Also returns a deleted product, with `is_deleted` true. Without a credential, a product that is deleted or does not
        have `mag_api` returns 404, like an unknown one.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/producten/{id}`` (getProduct)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ProductPut, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Product: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Update a product.

        You may send back what GET returned. Members that you omit keep their value; null clears a member; lists are
        replaced as a whole. Existing bookings and invoices keep their prices. A price keeps its VAT rate even if the
        setting `btw_percentages` no longer contains it.

        If you change `ProductPrice`, it wins over `verkoop` and `btw` as you read them. If you change only `verkoop` or
        `btw`, they become the single price. For a product with several prices, or with one that does not apply today,
        this is refused (ERR_CANNOT_COMBINE). With the list as it is stored, the pair of any date counts as read.

        A product must not require itself, neither directly nor through other products (ERR_CYCLE). You cannot update a
        deleted product (404).

        Needs the permission `editProducten`.

        ``PUT /api2/producten/{id}`` (updateProduct)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Product: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Change the metadata of a product.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editProducten`.

        ``PATCH /api2/producten/{id}`` (patchProduct)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product.

        The product disappears from the list and you cannot select it any more. Packages, bookings and invoices that
        contain it keep it, and GET by `id` returns it with `is_deleted` true. You cannot restore it.

        Needs the permission `editProducten`.

        ``DELETE /api2/producten/{id}`` (deleteProduct)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_image(self, id: T.Id, /, **options: Unpack[_GetImageOptions]) -> FileCall:
        """Download the image of a product.

        Needs no credential if the product has `mag_api` and is not deleted: then the image may be shown to the public. Every other image needs one, whatever
        the permissions. Without it the response is 404, as for a product that does not exist or has no image.

        Without `breedte` you get the file exactly as it was uploaded, with the data that the camera put into it. With
        `breedte` you get it at least that wide. The service rounds up to 80, 160, 320, 480, 640, 800, 1000, 1200, 1600 or
        2000 pixels. It never enlarges, turns the picture the way that the camera was held, and removes everything else
        (such as the place where it was taken). It makes each of these widths once and keeps it. The height follows.

        Browsers show it for five minutes before they ask again.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/producten/{id}/afbeelding`` (getProductImage)
        """
        return self._client._file(_GET_IMAGE, (id, ), options)

    def replace_image(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceImageOptions]) -> T.Product:
        """Upload the image of a product.

        Send the image itself as the body: a PNG, JPEG or WebP of at most 5 MB and 25 million pixels. Neither side may be
        more than 20 times as long as the other. The service tells the format from the content, not from the media type,
        and refuses an image that it cannot read (ERR_IMAGE). It replaces the previous image, which is deleted.

        Needs the permission `editProducten`.

        ``PUT /api2/producten/{id}/afbeelding`` (replaceProductImage)
        """
        return self._client._call(_REPLACE_IMAGE, (id, body, ), options)


class AsyncProducts(AsyncGroup):
    """Products that you sell, buy and plan, with prices per VAT rate."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Product]:
        """List products."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewProduct, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Product: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Create a product."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Product:
        """Get a product."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ProductPut, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Product: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Update a product."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Product: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Product: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Product:
        """Change the metadata of a product."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a product."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_image(self, id: T.Id, /, **options: Unpack[_GetImageOptions]) -> AsyncFileCall:
        """Download the image of a product."""
        return self._client._file(_GET_IMAGE, (id, ), options)

    async def replace_image(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceImageOptions]) -> T.Product:
        """Upload the image of a product."""
        return await self._client._call(_REPLACE_IMAGE, (id, body, ), options)
