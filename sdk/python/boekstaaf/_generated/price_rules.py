"""The operations of priceRules. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewPriceRule, total=False):
        pass

    class _UpdateMembers(Options, T.PriceRulePut, total=False):
        pass

_LIST: Operation[T.PriceRule] = Operation("price_rules.list", "GET", "/api2/prijsregels", ["page","page_size"])
_CREATE: Operation[T.PriceRule] = Operation("price_rules.create", "POST", "/api2/prijsregels", [], "json")
_GET: Operation[T.PriceRule] = Operation("price_rules.get", "GET", "/api2/prijsregels/{id}")
_UPDATE: Operation[T.PriceRule] = Operation("price_rules.update", "PUT", "/api2/prijsregels/{id}", [], "json")
_DELETE: Operation[None] = Operation("price_rules.delete", "DELETE", "/api2/prijsregels/{id}")


class PriceRules(Group):
    """Changes of prices by date, weekday, time and how early somebody books."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PriceRule]:
        """List price rules.

        Sorted by `volgorde`, then by `id`, which is the order in which they are tried. Inactive ones are included.

        ``GET /api2/prijsregels`` (listPriceRules)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewPriceRule, /, **options: Unpack[Options]) -> T.PriceRule: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.PriceRule: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.PriceRule:
        """Create a price rule.

        Changes the unit price of lines that are booked from now on. A line gets its price once: when the line is made, in
        whatever way. It keeps that price when the rule changes, and when the line is moved.

        **Lines.** A line matches if all that the rule says is true of it. The line's product is in `product_ids`, or
        its group in `productgroep_ids`; without both, every product matches. The local date on which the line begins is
        from `van` to `tot`, and its weekday in `weekdagen`. Its local time of begin is from `tijd_van` until just before
        `tijd_tot`. If `tijd_tot` is earlier than `tijd_van`, the rule spans midnight: it matches late and early times of
        the days that it names. The days between the booking and that date are from `vooruit_minimaal` to
        `vooruit_maximaal`. Days are calendar days.

        **Order.** The active rules are tried by `volgorde`, equal ones by `id`. The first one that matches a line applies,
        and no other. The line names it in `prijsregel_id`.

        **The change** is either `percentage` or `bedrag` (ERR_REQUIRED without both, ERR_CANNOT_COMBINE with both). It
        changes the whole unit price, is rounded half-up to four decimals, and never makes a price less than 0. Over
        several VAT rates the new price is shared in proportion, by largest remainder. Prices below 0 are deductions, and no
        rule changes them. A product without a price stays without one.

        Reads of products and packages show prices without rules; `priceReservation` tells what an online booking costs.

        `product_ids` and `productgroep_ids` exclude each other (ERR_CANNOT_COMBINE). `tot` must not be before `van`, nor may the
        times be equal (ERR_PERIOD_ORDER).

        Needs the permission `editProducten`.

        ``POST /api2/prijsregels`` (createPriceRule)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PriceRule:
        """Get a price rule.

        Products that were deleted since stay in its list.

        ``GET /api2/prijsregels/{id}`` (getPriceRule)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PriceRulePut, /, **options: Unpack[Options]) -> T.PriceRule: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PriceRule: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.PriceRule:
        """Update a price rule.

        You may send back what GET returned. Members that you omit keep their value, null clears a member, and lists are
        replaced as a whole. To change from a percentage to an amount, send `percentage` null and the `bedrag`. Lines that
        exist keep their price.

        Needs the permission `editProducten`.

        ``PUT /api2/prijsregels/{id}`` (updatePriceRule)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a price rule.

        Refused while a line of a booking got its price by it (ERR_IN_USE): set `actief` to false instead.

        Needs the permission `editProducten`.

        ``DELETE /api2/prijsregels/{id}`` (deletePriceRule)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncPriceRules(AsyncGroup):
    """Changes of prices by date, weekday, time and how early somebody books."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PriceRule]:
        """List price rules."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewPriceRule, /, **options: Unpack[Options]) -> T.PriceRule: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.PriceRule: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.PriceRule:
        """Create a price rule."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PriceRule:
        """Get a price rule."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PriceRulePut, /, **options: Unpack[Options]) -> T.PriceRule: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PriceRule: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.PriceRule:
        """Update a price rule."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a price rule."""
        return await self._client._call(_DELETE, (id, ), options)
