"""The operations of vatChanges. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewVatChange, total=False):
        pass

    class _ListBookingsOptions(Options, total=False):
        uitkomst: _t.Optional[T.VatChangeOutcome]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

_LIST: Operation[T.VatChange] = Operation("vat_changes.list", "GET", "/api2/btw_wijzigingen", ["page","page_size"])
_CREATE: Operation[T.VatChange] = Operation("vat_changes.create", "POST", "/api2/btw_wijzigingen", [], "json")
_GET: Operation[T.VatChange] = Operation("vat_changes.get", "GET", "/api2/btw_wijzigingen/{id}")
_LIST_BOOKINGS: Operation[T.VatChangeBooking] = Operation("vat_changes.list_bookings", "GET", "/api2/btw_wijzigingen/{id}/boekingen", ["uitkomst","page","page_size"])


class VatChanges(Group):
    """Changes of a VAT rate over bookings that exist, with a dry run."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.VatChange]:
        """List changes of VAT rates.

        Sorted by `id`, the latest one first. Dry runs are included.

        Needs the permission `editBedrijfsgegevens` and `editBoeking`.

        ``GET /api2/btw_wijzigingen`` (listVatChanges)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewVatChange, /, **options: Unpack[Options]) -> T.VatChange: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.VatChange: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.VatChange:
        """Change a VAT rate over bookings that exist.

        Gives the costs of bookings that have the rate `van` the rate `naar`, where they are about `ingangsdatum` or later. Prices of
        products stay: give those a row of `ProductPrice` with the same date.

        **Costs.** A cost of a line changes by the local date on which its line begins. A cost without a line changes by the
        date of its booking, and only where `product_ids` is null. With `product_ids`, the costs of the lines of these
        products change, and no others. The discount of a voucher changes with the costs of its product, once none of them
        has the old rate. The prepaid part of a voucher is a payment and never changes.

        **Prices.** With `inclusief`, unit prices stay, and so does what customers pay. With `exclusief`, a unit price is
        multiplied by (100 + `naar`) / (100 + `van`), half-up to four decimals: what the business keeps stays.

        **Bookings.** Each booking changes in a transaction of its own, with its event. Its drafts follow. Left out are
        bookings that are cancelled, have nothing left to invoice, or would come to more than a booking can;
        `listVatChangeBookings` says why. After an advance at the old rate, the final invoice charges the whole booking at
        the new rate. It takes the advance back at the rate of the advance.

        **Dry run.** With `dry_run` no booking changes: the list of bookings says what each would come to.

        **In the background.** A job goes through the bookings that exist now. It continues after a restart and takes each
        booking once. The response waits some seconds for it; `status` says whether it has ended.

        `naar` must be a rate of the setting `btw_percentages` (ERR_VAT_RATE_UNKNOWN), and not `van` (ERR_NOT_ALLOWED).

        Needs the permission `editBedrijfsgegevens` and `editBoeking`.

        ``POST /api2/btw_wijzigingen`` (createVatChange)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VatChange:
        """Get a change of a VAT rate.

        Counts the bookings that it has changed or left out so far.

        Needs the permission `editBedrijfsgegevens` and `editBoeking`.

        ``GET /api2/btw_wijzigingen/{id}`` (getVatChange)
        """
        return self._client._call(_GET, (id, ), options)

    def list_bookings(self, id: T.Id, /, **options: Unpack[_ListBookingsOptions]) -> Paged[T.VatChangeBooking]:
        """List the bookings of a change of a VAT rate.

        Sorted by `boeking_id`: each booking that the change was about, with its totals before and after, and those that were
        left out with the reason. Bookings that were deleted since stay in the list.

        Needs the permission `editBedrijfsgegevens` and `editBoeking`.

        ``GET /api2/btw_wijzigingen/{id}/boekingen`` (listVatChangeBookings)
        """
        return self._client._list(_LIST_BOOKINGS, (id, ), options)


class AsyncVatChanges(AsyncGroup):
    """Changes of a VAT rate over bookings that exist, with a dry run."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.VatChange]:
        """List changes of VAT rates."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewVatChange, /, **options: Unpack[Options]) -> T.VatChange: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.VatChange: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.VatChange:
        """Change a VAT rate over bookings that exist."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VatChange:
        """Get a change of a VAT rate."""
        return await self._client._call(_GET, (id, ), options)

    def list_bookings(self, id: T.Id, /, **options: Unpack[_ListBookingsOptions]) -> AsyncPaged[T.VatChangeBooking]:
        """List the bookings of a change of a VAT rate."""
        return self._client._list(_LIST_BOOKINGS, (id, ), options)
