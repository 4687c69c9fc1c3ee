<?php

// The operations of bookings. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Bookings with their lines and costs, from enquiry to completion.
 *
 * @phpstan-import-type Booking from Types
 * @phpstan-import-type BookingEmbed from Types
 * @phpstan-import-type BookingPatch from Types
 * @phpstan-import-type BookingPut from Types
 * @phpstan-import-type BookingStatus from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type ListedBooking from Types
 * @phpstan-import-type ListedBookingEmbed from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewBooking from Types
 * @phpstan-import-type VoucherRedemption from Types
 */
final class BookingsApi extends Group
{
    /**
     * List bookings.
     *
     * Returns one page of the bookings that match all filters, sorted by id: 100 bookings, unless you send `page_size`.
     * If you filter by `locatie` and by `periode` with `referentiedatum=boekingsregel`, one and the same line must match
     * both.
     *
     * `Klant.soort_klant` needs the permission `viewContact` or `editContact`.
     *
     * `bedrijf_id` needs the permission `viewContact` or `editContact`.
     *
     * `embed=Klant` needs the permission `viewContact` or `editContact`.
     *
     * `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.
     *
     * `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/boekingen (listBookings)
     *
     * @param array{page?: int|null, page_size?: int|null, locatie?: Id|list<Id>|null, periode?: string|null, referentiedatum?: 'boekingsregel'|'startdatum'|'created_at'|null, status?: BookingStatus|list<BookingStatus>|null, los_op_planning?: bool|null, klant_id?: Id|null, Klant_soort_klant?: string|list<string>|null, bedrijf_id?: Id|list<Id>|null, bevat_product_id?: Id|list<Id>|null, embed?: ListedBookingEmbed|list<ListedBookingEmbed>|null, metadata?: MetadataFilter|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ListedBooking>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('bookings.list', 'GET', '/api2/boekingen', [], $options, ['page' => 'page', 'page_size' => 'page_size', 'locatie' => 'locatie', 'periode' => 'periode', 'referentiedatum' => 'referentiedatum', 'status' => 'status', 'los_op_planning' => 'los_op_planning', 'klant_id' => 'klant_id', 'Klant_soort_klant' => 'Klant.soort_klant', 'bedrijf_id' => 'bedrijf_id', 'bevat_product_id' => 'bevat_product_id', 'embed' => 'embed', 'metadata' => 'metadata']);
    }

    /**
     * Create a booking.
     *
     * Creates a booking from a package, from a product, from both, as a copy of another booking, or empty.
     *
     * **From a package** (`arrangement_id`): one line per package line. Each line keeps its offset, in local time, from
     * the earliest package line, which starts at `begin`. It lasts as long as in the package, or else as long as its
     * product (`duur`). Its location is that of the package line, or else the product's first location.
     *
     * **From a product** (`product_id`): one line at `begin`.
     *
     * **As a copy** (`boeking_id`): the lines and costs of the other booking, moved to `begin`; lines that follow their
     * product's rule are recalculated for `personen`. A line that costs what its product costs on its own date is charged
     * at the price and VAT rate of its new date. Every other price is copied as it was agreed. Its payments to suppliers
     * are not copied. You cannot combine a copy with a package, a book process or a product: ERR_CANNOT_COMBINE.
     *
     * `book_process_id` says which book process the booking comes from. It changes neither lines nor costs.
     *
     * **Empty**: without any of these the booking has no lines yet.
     *
     * You cannot book a deleted product, neither directly nor in a package or a copy: ERR_UNKNOWN_REFERENCE.
     * `params.producten` has the ids and names of the products.
     *
     * Each product's rule sets the quantity of its lines from `personen`. A product that requires a location and has
     * none is refused: ERR_PRODUCT_REQUIRES_LOCATION. The costs get a group for the package, with one item per line and
     * VAT rate. The prices and rates are those of the local date of the line (ERR_NO_PRICE before all of them). They
     * do not change afterwards. The company of the costs is that of the
     * package, or else that of the customer, or else the first company that is not deleted. ERR_COMPANY_REQUIRED if
     * there is none.
     *
     * Staff may overbook: a lack of capacity refuses a booking only if you send `capaciteit=afdwingen`. A booking created as `definitief` also fires the
     * event `BookingDefinitive`.
     *
     * Needs the permission `createBoeking`.
     *
     * POST /api2/boekingen (createBooking)
     *
     * @param NewBooking $body
     * @param array{capaciteit?: 'afdwingen'|null, dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('bookings.create', 'POST', '/api2/boekingen', [], $options, ['capaciteit' => 'capaciteit', 'dry_run' => 'dry_run'], $body, ['', 'metadata']);
    }

    /**
     * Get a booking.
     *
     * Always includes the lines and costs. Related objects are included only if you embed them.
     *
     * `embed=Klant` needs the permission `viewContact` or `editContact`.
     *
     * `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.
     *
     * `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/boekingen/{id} (getBooking)
     *
     * @param array{embed?: BookingEmbed|list<BookingEmbed>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('bookings.get', 'GET', '/api2/boekingen/{id}', ['id' => $id], $options, ['embed' => 'embed']);
    }

    /**
     * Update a booking.
     *
     * Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
     * and `regels` within `kosten`, are complete lists if you send them. A line with a known `id` gets the members that
     * you send, and a line without `id` is added. A line that you leave out is deleted.
     *
     * **Moving.** A new `begin` moves every line by the same difference in local time. Lines that you send with a
     * different time than they had keep it. `datum` follows `begin`; a different `datum` without a matching `begin` is
     * refused: ERR_BOOKING_DATE_FOLLOWS_BEGIN. A line that is moved keeps its price and VAT rate; the planning's conflicts
     * name those whose rate is not that of their date (VAT_RATE_DIFFERS).
     *
     * **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
     * with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
     * `minimum_aantal` also recalculates a line that follows the rule.
     *
     * **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
     * line. An item that you send with a different `aantal` keeps that. A new line gets its own items, at the prices of its
     * date (ERR_NO_PRICE). If you also send
     * changed `regels` of `kosten`, they win. New lines get no items, and an item that you send stays when you delete
     * its line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can
     * change costs after invoicing; invoice or credit the difference. A VAT rate that you set must be in the setting
     * `btw_percentages`; an item keeps the rate that it has.
     *
     * **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.
     *
     * **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
     * ERR_NOT_CHANGEABLE.
     *
     * Draft invoices of the booking are recalculated in the same transaction.
     *
     * Needs the permission `editBoeking`.
     *
     * PUT /api2/boekingen/{id} (updateBooking)
     *
     * @param BookingPut $body
     * @param array{capaciteit?: 'afdwingen'|null, dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('bookings.update', 'PUT', '/api2/boekingen/{id}', ['id' => $id], $options, ['capaciteit' => 'capaciteit', 'dry_run' => 'dry_run'], $body, ['', 'metadata', 'boekingsregels/*', 'kosten', 'kosten/regels/*', 'Klant', 'Klant/contactpersonen/*', 'Klant/Hoofdcontact', 'Klant/metadata', 'Klant/_links', 'Klant/_links/self', 'Creator', 'Diensten/*', 'Diensten/*/Taken/*', 'Facturen/*', 'Facturen/*/btw', 'Facturen/*/btw/*', 'Facturen/*/afdruk', 'Facturen/*/afdruk/afzender', 'Facturen/*/afdruk/geadresseerde', 'Facturen/*/afdruk/uitje', 'Facturen/*/afdruk/vormgeving', 'Facturen/*/afdruk/betalingen/*', 'Facturen/*/afdruk/gecrediteerde_factuur', 'Facturen/*/afdruk/boekingsregels/*', 'Facturen/*/metadata', 'Facturen/*/regels/*', 'Facturen/*/Klant', 'Facturen/*/Klant/contactpersonen/*', 'Facturen/*/Klant/Hoofdcontact', 'Facturen/*/Klant/metadata', 'Facturen/*/Klant/_links', 'Facturen/*/Klant/_links/self', 'Facturen/*/Boeking', 'Facturen/*/Boeking/metadata', 'Facturen/*/Boeking/boekingsregels/*', 'Facturen/*/Boeking/kosten', 'Facturen/*/Boeking/kosten/regels/*', 'Facturen/*/Boeking/Klant', 'Facturen/*/Boeking/Klant/contactpersonen/*', 'Facturen/*/Boeking/Klant/Hoofdcontact', 'Facturen/*/Boeking/Klant/metadata', 'Facturen/*/Boeking/Klant/_links', 'Facturen/*/Boeking/Klant/_links/self', 'Facturen/*/Boeking/Creator', 'Facturen/*/Boeking/Diensten/*', 'Facturen/*/Boeking/Diensten/*/Taken/*', 'Facturen/*/Betalingen/*', 'Facturen/*/Betalingen/*/btw', 'Facturen/*/Betalingen/*/btw/*', 'Facturen/*/Betalingen/*/klant', 'Facturen/*/Betalingen/*/Creator', 'Facturen/*/_calculated']);
    }

    /**
     * Update a booking with a merge patch.
     *
     * Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
     * and `regels` within `kosten`, are complete lists if you send them. A line with a known `id` gets the members that
     * you send, and a line without `id` is added. A line that you leave out is deleted.
     *
     * **Moving.** A new `begin` moves every line by the same difference in local time. Lines that you send with a
     * different time than they had keep it. `datum` follows `begin`; a different `datum` without a matching `begin` is
     * refused: ERR_BOOKING_DATE_FOLLOWS_BEGIN. A line that is moved keeps its price and VAT rate; the planning's conflicts
     * name those whose rate is not that of their date (VAT_RATE_DIFFERS).
     *
     * **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
     * with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
     * `minimum_aantal` also recalculates a line that follows the rule.
     *
     * **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
     * line. An item that you send with a different `aantal` keeps that. A new line gets its own items, at the prices of its
     * date (ERR_NO_PRICE). If you also send
     * changed `regels` of `kosten`, they win. New lines get no items, and an item that you send stays when you delete
     * its line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can
     * change costs after invoicing; invoice or credit the difference. A VAT rate that you set must be in the setting
     * `btw_percentages`; an item keeps the rate that it has.
     *
     * **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.
     *
     * **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
     * ERR_NOT_CHANGEABLE.
     *
     * Draft invoices of the booking are recalculated in the same transaction.
     *
     * Needs the permission `editBoeking`.
     *
     * PATCH /api2/boekingen/{id} (patchBooking)
     *
     * @param BookingPatch $body
     * @param array{capaciteit?: 'afdwingen'|null, dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('bookings.patch', 'PATCH', '/api2/boekingen/{id}', ['id' => $id], $options, ['capaciteit' => 'capaciteit', 'dry_run' => 'dry_run'], $body, ['', 'metadata', 'boekingsregels/*', 'kosten', 'kosten/regels/*', 'Klant', 'Klant/contactpersonen/*', 'Klant/Hoofdcontact', 'Klant/metadata', 'Klant/_links', 'Klant/_links/self', 'Creator', 'Diensten/*', 'Diensten/*/Taken/*', 'Facturen/*', 'Facturen/*/btw', 'Facturen/*/btw/*', 'Facturen/*/afdruk', 'Facturen/*/afdruk/afzender', 'Facturen/*/afdruk/geadresseerde', 'Facturen/*/afdruk/uitje', 'Facturen/*/afdruk/vormgeving', 'Facturen/*/afdruk/betalingen/*', 'Facturen/*/afdruk/gecrediteerde_factuur', 'Facturen/*/afdruk/boekingsregels/*', 'Facturen/*/metadata', 'Facturen/*/regels/*', 'Facturen/*/Klant', 'Facturen/*/Klant/contactpersonen/*', 'Facturen/*/Klant/Hoofdcontact', 'Facturen/*/Klant/metadata', 'Facturen/*/Klant/_links', 'Facturen/*/Klant/_links/self', 'Facturen/*/Boeking', 'Facturen/*/Boeking/metadata', 'Facturen/*/Boeking/boekingsregels/*', 'Facturen/*/Boeking/kosten', 'Facturen/*/Boeking/kosten/regels/*', 'Facturen/*/Boeking/Klant', 'Facturen/*/Boeking/Klant/contactpersonen/*', 'Facturen/*/Boeking/Klant/Hoofdcontact', 'Facturen/*/Boeking/Klant/metadata', 'Facturen/*/Boeking/Klant/_links', 'Facturen/*/Boeking/Klant/_links/self', 'Facturen/*/Boeking/Creator', 'Facturen/*/Boeking/Diensten/*', 'Facturen/*/Boeking/Diensten/*/Taken/*', 'Facturen/*/Betalingen/*', 'Facturen/*/Betalingen/*/btw', 'Facturen/*/Betalingen/*/btw/*', 'Facturen/*/Betalingen/*/klant', 'Facturen/*/Betalingen/*/Creator', 'Facturen/*/_calculated']);
    }

    /**
     * Delete a booking.
     *
     * Also deletes the booking's draft invoices. Refused if the booking has permanent invoices, payments or recorded
     * hours: ERR_BOOKING_NOT_DELETABLE. To keep the booking, cancel it instead: set its status to `geannuleerd`.
     *
     * Needs the permission `editBoeking`.
     *
     * DELETE /api2/boekingen/{id} (deleteBooking)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('bookings.delete', 'DELETE', '/api2/boekingen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Redeem a voucher on a booking.
     *
     * The voucher covers as many whole units of its products as the booking has lines for and no other voucher covers.
     * The rest of it is lost, because a voucher can be used once. The costs get a negative item for each product:
     * `prijs_per_stuk` for each unit, but at most the booking's charge for it, rounded to the cent. At prices below a
     * cent that may be nothing: then the booking has the voucher and no item. The price for which the voucher was sold
     * is an item without VAT (`vooruitbetaald`). The rest is a discount at the VAT rates of the product.
     *
     * Refusals come in this order. No voucher has the code (ERR_VOUCHER_INVALID). A booking has it (ERR_VOUCHER_USED).
     * It expired today or is not valid on the date of the booking (ERR_VOUCHER_EXPIRED). It is not for this package or
     * for products of this booking, or these are free (ERR_VOUCHER_INVALID_PRODUCTS). A cancelled booking takes none
     * (ERR_BOOKING_CANCELLED).
     *
     * The items can only be removed with `DELETE /api2/boekingen/{id}/vouchers/{voucher_id}`. Cancelling or deleting the
     * booking does so too, and the voucher can be used again.
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingen/{id}/vouchers (redeemVoucher)
     *
     * @param VoucherRedemption $body
     * @param array{dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function redeemVoucher(int $id, array $body, array $options = []): array
    {
        return $this->call('bookings.redeemVoucher', 'POST', '/api2/boekingen/{id}/vouchers', ['id' => $id], $options, ['dry_run' => 'dry_run'], $body, ['']);
    }

    /**
     * Take a voucher off a booking.
     *
     * Its items leave the costs, and it can be used again. The next invoice charges what earlier invoices deducted for
     * it.
     *
     * Needs the permission `editBoeking`.
     *
     * DELETE /api2/boekingen/{id}/vouchers/{voucher_id} (deleteBookingVoucher)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteVoucher(int $id, int $voucher_id, array $options = []): void
    {
        $this->call('bookings.deleteVoucher', 'DELETE', '/api2/boekingen/{id}/vouchers/{voucher_id}', ['id' => $id, 'voucher_id' => $voucher_id], $options, []);
    }

    /**
     * Change the status of a booking.
     *
     * Allowed changes:
     *
     * | From | To | Only if every permanent invoice is fully credited |
     * |---|---|---|
     * | `informatie`, `interesse`, `optie`, `reservering` | each other, `definitief`, `geannuleerd` | |
     * | `definitief` | `gaande`, `voltooid`, `geannuleerd` | `informatie`, `interesse`, `optie`, `reservering` |
     * | `gaande` | `definitief`, `voltooid`, `geannuleerd` | |
     * | `voltooid` | `definitief`, `gaande` | |
     * | `geannuleerd` | `definitief` | `informatie`, `interesse`, `optie`, `reservering` |
     *
     * Any other change is refused: ERR_BOOKING_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`.
     * Setting the current status again changes nothing.
     *
     * A change to `definitief` from `geannuleerd` or from an earlier status fires the event `BookingDefinitive`.
     * Cancelling does not touch invoices: drafts stay as they are, and a permanent invoice needs a credit invoice.
     *
     * The service itself changes `definitief` to `gaande` when the first line begins, and `gaande` to `voltooid` when
     * the last line ends.
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingen/{id}/set_status/{status} (setBookingStatus)
     *
     * @param array{capaciteit?: 'afdwingen'|null, dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Booking
     */
    public function setStatus(int $id, string $status, array $options = []): array
    {
        return $this->call('bookings.setStatus', 'POST', '/api2/boekingen/{id}/set_status/{status}', ['id' => $id, 'status' => $status], $options, ['capaciteit' => 'capaciteit', 'dry_run' => 'dry_run']);
    }
}
