"""The operations of bookings. Made by npm run generate. Never edit."""

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
        locatie: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        periode: _t.Optional[str]
        referentiedatum: _t.Optional[_t.Literal["boekingsregel", "startdatum", "created_at"]]
        status: _t.Optional[_t.Union[T.BookingStatus, _t.Sequence[T.BookingStatus]]]
        los_op_planning: _t.Optional[bool]
        klant_id: _t.Optional[T.Id]
        Klant_soort_klant: _t.Optional[_t.Union[str, _t.Sequence[str]]]
        bedrijf_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        bevat_product_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        embed: _t.Optional[_t.Union[T.ListedBookingEmbed, _t.Sequence[T.ListedBookingEmbed]]]
        metadata: _t.Optional[T.MetadataFilter]

    class _CreateOptions(Options, total=False):
        capaciteit: _t.Optional[_t.Literal["afdwingen"]]
        dry_run: _t.Optional[bool]

    class _CreateMembers(_CreateOptions, T.NewBooking, total=False):
        pass

    class _GetOptions(Options, total=False):
        embed: _t.Optional[_t.Union[T.BookingEmbed, _t.Sequence[T.BookingEmbed]]]

    class _UpdateOptions(Options, total=False):
        capaciteit: _t.Optional[_t.Literal["afdwingen"]]
        dry_run: _t.Optional[bool]

    class _UpdateMembers(_UpdateOptions, T.BookingPut, total=False):
        pass

    class _PatchOptions(Options, total=False):
        capaciteit: _t.Optional[_t.Literal["afdwingen"]]
        dry_run: _t.Optional[bool]

    class _PatchMembers(_PatchOptions, T.BookingPatch, total=False):
        pass

    class _RedeemVoucherOptions(Options, total=False):
        dry_run: _t.Optional[bool]

    class _RedeemVoucherMembers(_RedeemVoucherOptions, T.VoucherRedemption, total=False):
        pass

    class _SetStatusOptions(Options, total=False):
        capaciteit: _t.Optional[_t.Literal["afdwingen"]]
        dry_run: _t.Optional[bool]

_LIST: Operation[T.ListedBooking] = Operation("bookings.list", "GET", "/api2/boekingen", ["page","page_size","locatie","periode","referentiedatum","status","los_op_planning","klant_id","Klant.soort_klant","bedrijf_id","bevat_product_id","embed","metadata"], "", {"Klant_soort_klant":"Klant.soort_klant"})
_CREATE: Operation[T.Booking] = Operation("bookings.create", "POST", "/api2/boekingen", ["capaciteit","dry_run"], "json")
_GET: Operation[T.Booking] = Operation("bookings.get", "GET", "/api2/boekingen/{id}", ["embed"])
_UPDATE: Operation[T.Booking] = Operation("bookings.update", "PUT", "/api2/boekingen/{id}", ["capaciteit","dry_run"], "json")
_PATCH: Operation[T.Booking] = Operation("bookings.patch", "PATCH", "/api2/boekingen/{id}", ["capaciteit","dry_run"], "json")
_DELETE: Operation[None] = Operation("bookings.delete", "DELETE", "/api2/boekingen/{id}")
_REDEEM_VOUCHER: Operation[T.Booking] = Operation("bookings.redeem_voucher", "POST", "/api2/boekingen/{id}/vouchers", ["dry_run"], "json")
_DELETE_VOUCHER: Operation[None] = Operation("bookings.delete_voucher", "DELETE", "/api2/boekingen/{id}/vouchers/{voucher_id}")
_SET_STATUS: Operation[T.Booking] = Operation("bookings.set_status", "POST", "/api2/boekingen/{id}/set_status/{status}", ["capaciteit","dry_run"])


class Bookings(Group):
    """Bookings with their lines and costs, from enquiry to completion."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.ListedBooking]:
        """List bookings.

        Returns one page of the bookings that match all filters, sorted by id: 100 bookings, unless you send `page_size`.
        If you filter by `locatie` and by `periode` with `referentiedatum=boekingsregel`, one and the same line must match
        both.

        `Klant.soort_klant` needs the permission `viewContact` or `editContact`.

        `bedrijf_id` needs the permission `viewContact` or `editContact`.

        `embed=Klant` needs the permission `viewContact` or `editContact`.

        `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.

        `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/boekingen`` (listBookings)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewBooking, /, **options: Unpack[_CreateOptions]) -> T.Booking: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Booking: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Create a booking.

        Creates a booking from a package, from a product, from both, as a copy of another booking, or empty.

        **From a package** (`arrangement_id`): one line per package line. Each line keeps its offset, in local time, from
        the earliest package line, which starts at `begin`. It lasts as long as in the package, or else as long as its
        product (`duur`). Its location is that of the package line, or else the product's first location.

        **From a product** (`product_id`): one line at `begin`.

        **As a copy** (`boeking_id`): the lines and costs of the other booking, moved to `begin`; lines that follow their
        product's rule are recalculated for `personen`. A line that costs what its product costs on its own date is charged
        at the price and VAT rate of its new date. Every other price is copied as it was agreed. Its payments to suppliers
        are not copied. You cannot combine a copy with a package, a book process or a product: ERR_CANNOT_COMBINE.

        `book_process_id` says which book process the booking comes from. It changes neither lines nor costs.

        **Empty**: without any of these the booking has no lines yet.

        You cannot book a deleted product, neither directly nor in a package or a copy: ERR_UNKNOWN_REFERENCE.
        `params.producten` has the ids and names of the products.

        Each product's rule sets the quantity of its lines from `personen`. A product that requires a location and has
        none is refused: ERR_PRODUCT_REQUIRES_LOCATION. The costs get a group for the package, with one item per line and
        VAT rate. The prices and rates are those of the local date of the line (ERR_NO_PRICE before all of them). They
        do not change afterwards. The company of the costs is that of the
        package, or else that of the customer, or else the first company that is not deleted. ERR_COMPANY_REQUIRED if
        there is none.

        Staff may overbook: a lack of capacity refuses a booking only if you send `capaciteit=afdwingen`. A booking created as `definitief` also fires the
        event `BookingDefinitive`.

        Needs the permission `createBoeking`.

        ``POST /api2/boekingen`` (createBooking)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.Booking:
        """Get a booking.

        Always includes the lines and costs. Related objects are included only if you embed them.

        `embed=Klant` needs the permission `viewContact` or `editContact`.

        `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.

        `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/boekingen/{id}`` (getBooking)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.BookingPut, /, **options: Unpack[_UpdateOptions]) -> T.Booking: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Booking: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Update a booking.

        Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
        and `regels` within `kosten`, are complete lists if you send them. A line with a known `id` gets the members that
        you send, and a line without `id` is added. A line that you leave out is deleted.

        **Moving.** A new `begin` moves every line by the same difference in local time. Lines that you send with a
        different time than they had keep it. `datum` follows `begin`; a different `datum` without a matching `begin` is
        refused: ERR_BOOKING_DATE_FOLLOWS_BEGIN. A line that is moved keeps its price and VAT rate; the planning's conflicts
        name those whose rate is not that of their date (VAT_RATE_DIFFERS).

        **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
        with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
        `minimum_aantal` also recalculates a line that follows the rule.

        **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
        line. An item that you send with a different `aantal` keeps that. A new line gets its own items, at the prices of its
        date (ERR_NO_PRICE). If you also send
        changed `regels` of `kosten`, they win. New lines get no items, and an item that you send stays when you delete
        its line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can
        change costs after invoicing; invoice or credit the difference. A VAT rate that you set must be in the setting
        `btw_percentages`; an item keeps the rate that it has.

        **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.

        **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
        ERR_NOT_CHANGEABLE.

        Draft invoices of the booking are recalculated in the same transaction.

        Needs the permission `editBoeking`.

        ``PUT /api2/boekingen/{id}`` (updateBooking)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.BookingPatch, /, **options: Unpack[_PatchOptions]) -> T.Booking: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Booking: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Update a booking with a merge patch.

        Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
        and `regels` within `kosten`, are complete lists if you send them. A line with a known `id` gets the members that
        you send, and a line without `id` is added. A line that you leave out is deleted.

        **Moving.** A new `begin` moves every line by the same difference in local time. Lines that you send with a
        different time than they had keep it. `datum` follows `begin`; a different `datum` without a matching `begin` is
        refused: ERR_BOOKING_DATE_FOLLOWS_BEGIN. A line that is moved keeps its price and VAT rate; the planning's conflicts
        name those whose rate is not that of their date (VAT_RATE_DIFFERS).

        **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
        with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
        `minimum_aantal` also recalculates a line that follows the rule.

        **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
        line. An item that you send with a different `aantal` keeps that. A new line gets its own items, at the prices of its
        date (ERR_NO_PRICE). If you also send
        changed `regels` of `kosten`, they win. New lines get no items, and an item that you send stays when you delete
        its line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can
        change costs after invoicing; invoice or credit the difference. A VAT rate that you set must be in the setting
        `btw_percentages`; an item keeps the rate that it has.

        **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.

        **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
        ERR_NOT_CHANGEABLE.

        Draft invoices of the booking are recalculated in the same transaction.

        Needs the permission `editBoeking`.

        ``PATCH /api2/boekingen/{id}`` (patchBooking)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a booking.

        Also deletes the booking's draft invoices. Refused if the booking has permanent invoices, payments or recorded
        hours: ERR_BOOKING_NOT_DELETABLE. To keep the booking, cancel it instead: set its status to `geannuleerd`.

        Needs the permission `editBoeking`.

        ``DELETE /api2/boekingen/{id}`` (deleteBooking)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def redeem_voucher(self, id: T.Id, body: T.VoucherRedemption, /, **options: Unpack[_RedeemVoucherOptions]) -> T.Booking: ...

    @_t.overload
    def redeem_voucher(self, id: T.Id, /, **members: Unpack[_RedeemVoucherMembers]) -> T.Booking: ...

    def redeem_voucher(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Redeem a voucher on a booking.

        The voucher covers as many whole units of its products as the booking has lines for and no other voucher covers.
        The rest of it is lost, because a voucher can be used once. The costs get a negative item for each product:
        `prijs_per_stuk` for each unit, but at most the booking's charge for it, rounded to the cent. At prices below a
        cent that may be nothing: then the booking has the voucher and no item. The price for which the voucher was sold
        is an item without VAT (`vooruitbetaald`). The rest is a discount at the VAT rates of the product.

        Refusals come in this order. No voucher has the code (ERR_VOUCHER_INVALID). A booking has it (ERR_VOUCHER_USED).
        It expired today or is not valid on the date of the booking (ERR_VOUCHER_EXPIRED). It is not for this package or
        for products of this booking, or these are free (ERR_VOUCHER_INVALID_PRODUCTS). A cancelled booking takes none
        (ERR_BOOKING_CANCELLED).

        The items can only be removed with `DELETE /api2/boekingen/{id}/vouchers/{voucher_id}`. Cancelling or deleting the
        booking does so too, and the voucher can be used again.

        Needs the permission `editBoeking`.

        ``POST /api2/boekingen/{id}/vouchers`` (redeemVoucher)
        """
        return self._client._call(_REDEEM_VOUCHER, given, named)

    def delete_voucher(self, id: T.Id, voucher_id: T.Id, /, **options: Unpack[Options]) -> None:
        """Take a voucher off a booking.

        Its items leave the costs, and it can be used again. The next invoice charges what earlier invoices deducted for
        it.

        Needs the permission `editBoeking`.

        ``DELETE /api2/boekingen/{id}/vouchers/{voucher_id}`` (deleteBookingVoucher)
        """
        return self._client._call(_DELETE_VOUCHER, (id, voucher_id, ), options)

    def set_status(self, id: T.Id, status: T.BookingStatus, /, **options: Unpack[_SetStatusOptions]) -> T.Booking:
        """Change the status of a booking.

        Allowed changes:

        | From | To | Only if every permanent invoice is fully credited |
        |---|---|---|
        | `informatie`, `interesse`, `optie`, `reservering` | each other, `definitief`, `geannuleerd` | |
        | `definitief` | `gaande`, `voltooid`, `geannuleerd` | `informatie`, `interesse`, `optie`, `reservering` |
        | `gaande` | `definitief`, `voltooid`, `geannuleerd` | |
        | `voltooid` | `definitief`, `gaande` | |
        | `geannuleerd` | `definitief` | `informatie`, `interesse`, `optie`, `reservering` |

        Any other change is refused: ERR_BOOKING_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`.
        Setting the current status again changes nothing.

        A change to `definitief` from `geannuleerd` or from an earlier status fires the event `BookingDefinitive`.
        Cancelling does not touch invoices: drafts stay as they are, and a permanent invoice needs a credit invoice.

        The service itself changes `definitief` to `gaande` when the first line begins, and `gaande` to `voltooid` when
        the last line ends.

        Needs the permission `editBoeking`.

        ``POST /api2/boekingen/{id}/set_status/{status}`` (setBookingStatus)
        """
        return self._client._call(_SET_STATUS, (id, status, ), options)


class AsyncBookings(AsyncGroup):
    """Bookings with their lines and costs, from enquiry to completion."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.ListedBooking]:
        """List bookings."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewBooking, /, **options: Unpack[_CreateOptions]) -> T.Booking: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Booking: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Create a booking."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.Booking:
        """Get a booking."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.BookingPut, /, **options: Unpack[_UpdateOptions]) -> T.Booking: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Booking: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Update a booking."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.BookingPatch, /, **options: Unpack[_PatchOptions]) -> T.Booking: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Booking: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Update a booking with a merge patch."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a booking."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def redeem_voucher(self, id: T.Id, body: T.VoucherRedemption, /, **options: Unpack[_RedeemVoucherOptions]) -> T.Booking: ...

    @_t.overload
    async def redeem_voucher(self, id: T.Id, /, **members: Unpack[_RedeemVoucherMembers]) -> T.Booking: ...

    async def redeem_voucher(self, *given: _t.Any, **named: _t.Any) -> T.Booking:
        """Redeem a voucher on a booking."""
        return await self._client._call(_REDEEM_VOUCHER, given, named)

    async def delete_voucher(self, id: T.Id, voucher_id: T.Id, /, **options: Unpack[Options]) -> None:
        """Take a voucher off a booking."""
        return await self._client._call(_DELETE_VOUCHER, (id, voucher_id, ), options)

    async def set_status(self, id: T.Id, status: T.BookingStatus, /, **options: Unpack[_SetStatusOptions]) -> T.Booking:
        """Change the status of a booking."""
        return await self._client._call(_SET_STATUS, (id, status, ), options)
