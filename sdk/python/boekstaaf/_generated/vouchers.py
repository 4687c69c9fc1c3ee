"""The operations of vouchers. Made by npm run generate. Never edit."""

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
        code: _t.Optional[str]
        status: _t.Optional[_t.Union[T.VoucherStatus, _t.Sequence[T.VoucherStatus]]]
        voucher_template_id: _t.Optional[T.Id]
        customer_id: _t.Optional[T.Id]
        boeking_id: _t.Optional[T.Id]
        sale_id: _t.Optional[T.Id]
        metadata: _t.Optional[T.MetadataFilter]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewVoucher, total=False):
        pass

    class _UpdateMembers(Options, T.VoucherPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

_LIST: Operation[T.Voucher] = Operation("vouchers.list", "GET", "/api2/vouchers", ["code","status","voucher_template_id","customer_id","boeking_id","sale_id","metadata","page","page_size"])
_CREATE: Operation[T.Voucher] = Operation("vouchers.create", "POST", "/api2/vouchers", [], "json")
_GET: Operation[T.Voucher] = Operation("vouchers.get", "GET", "/api2/vouchers/{id}")
_UPDATE: Operation[T.Voucher] = Operation("vouchers.update", "PUT", "/api2/vouchers/{id}", [], "json")
_PATCH: Operation[T.Voucher] = Operation("vouchers.patch", "PATCH", "/api2/vouchers/{id}", [], "json")
_DELETE: Operation[None] = Operation("vouchers.delete", "DELETE", "/api2/vouchers/{id}")
_GET_PDF: Operation[bytes] = Operation("vouchers.get_pdf", "GET", "/api2/vouchers/pdf/{id}")


class Vouchers(Group):
    """Codes that pay for whole units of products, once each."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Voucher]:
        """List vouchers.

        Sorted by `id`. Everybody who knows a code can use it, so not every credential may read them.

        Needs the permission `editVouchers` or `editBoeking`.

        ``GET /api2/vouchers`` (listVouchers)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewVoucher, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Voucher: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Create a voucher.

        A voucher that nobody pays for: a gift. Redeeming it is a discount, not a payment.

        From a template it takes what you omit: `title`, `inhoud`, `expiration_date` and `internal_reference`. Without a
        template you send `inhoud` (ERR_REQUIRED). Each product may appear once in it (ERR_DUPLICATE).

        Without `code` the voucher gets a random one that nobody can guess. A code that a discount code or another voucher
        has is refused with 409 (ERR_CODE_TAKEN).

        Needs the permission `editVouchers`.

        ``POST /api2/vouchers`` (createVoucher)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Voucher:
        """Get a voucher.

        Products and packages that were deleted in the meantime stay in their lists.

        Needs the permission `editVouchers` or `editBoeking`.

        ``GET /api2/vouchers/{id}`` (getVoucher)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.VoucherPut, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Voucher: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Update a voucher.

        You may send back what GET returned. Members that you omit keep their value. A new `expiration_date` makes an
        expired voucher valid again. While a booking has the voucher, and once it was sold, `inhoud` cannot change
        (ERR_NOT_CHANGEABLE). A code that a discount code or another voucher has is refused with 409 (ERR_CODE_TAKEN).

        Needs the permission `editVouchers`.

        ``PUT /api2/vouchers/{id}`` (updateVoucher)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Voucher: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Change the metadata of a voucher.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editVouchers`.

        ``PATCH /api2/vouchers/{id}`` (patchVoucher)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a voucher.

        Only a voucher that no booking has and that was not sold. You may use its `code` for another voucher afterwards.

        Needs the permission `editVouchers`.

        ``DELETE /api2/vouchers/{id}`` (deleteVoucher)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_pdf(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download a voucher to print.

        A page with the name of the voucher, its contents, its last day, and its code as text and as a QR code. It names no
        customer: whoever holds it can use it. The company is the one that sold it, else that of its template, else the
        default company (ERR_COMPANY_REQUIRED where there is none). The page is made for each request.

        Needs the permission `editVouchers` or `editBoeking`.

        ``GET /api2/vouchers/pdf/{id}`` (getVoucherPdf)
        """
        return self._client._file(_GET_PDF, (id, ), options)


class AsyncVouchers(AsyncGroup):
    """Codes that pay for whole units of products, once each."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Voucher]:
        """List vouchers."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewVoucher, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Voucher: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Create a voucher."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Voucher:
        """Get a voucher."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.VoucherPut, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Voucher: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Update a voucher."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Voucher: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Voucher: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Voucher:
        """Change the metadata of a voucher."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a voucher."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_pdf(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download a voucher to print."""
        return self._client._file(_GET_PDF, (id, ), options)
