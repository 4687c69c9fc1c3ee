"""The operations of voucherTemplates. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewVoucherTemplate, total=False):
        pass

    class _UpdateMembers(Options, T.VoucherTemplatePut, total=False):
        pass

_LIST: Operation[T.VoucherTemplate] = Operation("voucher_templates.list", "GET", "/api2/voucher_templates", ["page","page_size"])
_CREATE: Operation[T.VoucherTemplate] = Operation("voucher_templates.create", "POST", "/api2/voucher_templates", [], "json")
_GET: Operation[T.VoucherTemplate] = Operation("voucher_templates.get", "GET", "/api2/voucher_templates/{id}")
_UPDATE: Operation[T.VoucherTemplate] = Operation("voucher_templates.update", "PUT", "/api2/voucher_templates/{id}", [], "json")
_DELETE: Operation[None] = Operation("voucher_templates.delete", "DELETE", "/api2/voucher_templates/{id}")


class VoucherTemplates(Group):
    """The models of vouchers: price, products, term and texts."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.VoucherTemplate]:
        """List voucher templates.

        Sorted by `id`. Without a credential you get only those that are for sale (`buyVouchers`).

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/voucher_templates`` (listVoucherTemplates)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewVoucherTemplate, /, **options: Unpack[Options]) -> T.VoucherTemplate: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.VoucherTemplate: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.VoucherTemplate:
        """Create a voucher template.

        A voucher is worth the price of the product, for each unit, at the moment when it is made. `price` is what a buyer
        pays for it, which may be less.

        With a `contactform_id` and a price, visitors of websites can buy the vouchers.

        Needs the permission `editVouchers`.

        ``POST /api2/voucher_templates`` (createVoucherTemplate)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VoucherTemplate:
        """Get a voucher template.

        Products that were deleted in the meantime stay in `products`. Without a credential, a template that is not for sale
        (`buyVouchers`) returns 404, like an unknown one.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/voucher_templates/{id}`` (getVoucherTemplate)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.VoucherTemplatePut, /, **options: Unpack[Options]) -> T.VoucherTemplate: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.VoucherTemplate: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.VoucherTemplate:
        """Update a voucher template.

        You may send back what GET returned. Members that you omit keep their value. Vouchers that exist already stay as
        they are.

        Needs the permission `editVouchers`.

        ``PUT /api2/voucher_templates/{id}`` (updateVoucherTemplate)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a voucher template.

        Only a template that no voucher was made from.

        Needs the permission `editVouchers`.

        ``DELETE /api2/voucher_templates/{id}`` (deleteVoucherTemplate)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncVoucherTemplates(AsyncGroup):
    """The models of vouchers: price, products, term and texts."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.VoucherTemplate]:
        """List voucher templates."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewVoucherTemplate, /, **options: Unpack[Options]) -> T.VoucherTemplate: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.VoucherTemplate: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.VoucherTemplate:
        """Create a voucher template."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VoucherTemplate:
        """Get a voucher template."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.VoucherTemplatePut, /, **options: Unpack[Options]) -> T.VoucherTemplate: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.VoucherTemplate: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.VoucherTemplate:
        """Update a voucher template."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a voucher template."""
        return await self._client._call(_DELETE, (id, ), options)
