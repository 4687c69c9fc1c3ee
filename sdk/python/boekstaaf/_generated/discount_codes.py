"""The operations of discountCodes. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewDiscountCode, total=False):
        pass

    class _UpdateMembers(Options, T.DiscountCodePut, total=False):
        pass

_LIST: Operation[T.DiscountCode] = Operation("discount_codes.list", "GET", "/api2/kortingscodes", ["page","page_size"])
_CREATE: Operation[T.DiscountCode] = Operation("discount_codes.create", "POST", "/api2/kortingscodes", [], "json")
_GET: Operation[T.DiscountCode] = Operation("discount_codes.get", "GET", "/api2/kortingscodes/{id}")
_UPDATE: Operation[T.DiscountCode] = Operation("discount_codes.update", "PUT", "/api2/kortingscodes/{id}", [], "json")
_DELETE: Operation[None] = Operation("discount_codes.delete", "DELETE", "/api2/kortingscodes/{id}")


class DiscountCodes(Group):
    """Codes that give a discount, by period, weekday, package and product."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.DiscountCode]:
        """List discount codes.

        Returns all discount codes, expired ones included, sorted by `id`.

        Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).

        ``GET /api2/kortingscodes`` (listDiscountCodes)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewDiscountCode, /, **options: Unpack[Options]) -> T.DiscountCode: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.DiscountCode: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.DiscountCode:
        """Create a discount code.

        `code` must be unique among discount codes and vouchers; upper and lower case are equal. A code that is in use
        is refused with 409 (ERR_CODE_TAKEN). It becomes available again when you delete its discount code.

        Without `valid_days` the code is valid on every weekday, without lists for every package and product.
        `datum_eind` must not be before `datum_begin` (ERR_PERIOD_ORDER).

        Needs the permission `beheerKortingscodes`.

        ``POST /api2/kortingscodes`` (createDiscountCode)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.DiscountCode:
        """Get a discount code.

        `valid_days` always contains all seven weekdays. An empty list of packages or products means that the code is
        valid for all.

        Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).

        ``GET /api2/kortingscodes/{id}`` (getDiscountCode)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.DiscountCodePut, /, **options: Unpack[Options]) -> T.DiscountCode: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.DiscountCode: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.DiscountCode:
        """Update a discount code.

        You may send back what GET returned. The members that create requires are required here too; other members that
        you omit keep their value. `valid_days` and the lists are replaced as a whole: `[]` clears a list. Packages and
        products that were deleted in the meantime may stay in their lists. The code of another discount code or voucher
        is refused with 409 (ERR_CODE_TAKEN).

        Existing bookings keep the discount that they were made with.

        Needs the permission `beheerKortingscodes`.

        ``PUT /api2/kortingscodes/{id}`` (updateDiscountCode)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a discount code.

        You may use its `code` for another discount code afterwards. Existing bookings keep their discount.

        Needs the permission `beheerKortingscodes`.

        ``DELETE /api2/kortingscodes/{id}`` (deleteDiscountCode)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncDiscountCodes(AsyncGroup):
    """Codes that give a discount, by period, weekday, package and product."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.DiscountCode]:
        """List discount codes."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewDiscountCode, /, **options: Unpack[Options]) -> T.DiscountCode: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.DiscountCode: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.DiscountCode:
        """Create a discount code."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.DiscountCode:
        """Get a discount code."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.DiscountCodePut, /, **options: Unpack[Options]) -> T.DiscountCode: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.DiscountCode: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.DiscountCode:
        """Update a discount code."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a discount code."""
        return await self._client._call(_DELETE, (id, ), options)
