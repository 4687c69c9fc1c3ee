<?php

// The operations of onlineBooking. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Questions and bookings of website visitors: days, times, prices, reservations.
 *
 * @phpstan-import-type AvailableDaysQuestion from Types
 * @phpstan-import-type AvailableTimesQuestion from Types
 * @phpstan-import-type BookedProducts from Types
 * @phpstan-import-type CheckedVouchers from Types
 * @phpstan-import-type DiscountGiven from Types
 * @phpstan-import-type ExplainedTime from Types
 * @phpstan-import-type PaymentState from Types
 * @phpstan-import-type Price from Types
 * @phpstan-import-type PriceQuestion from Types
 * @phpstan-import-type ProductOrder from Types
 * @phpstan-import-type Reservation from Types
 * @phpstan-import-type Reserved from Types
 * @phpstan-import-type TagQuestion from Types
 * @phpstan-import-type TagTexts from Types
 * @phpstan-import-type VoucherQuestion from Types
 */
final class OnlineBookingApi extends Group
{
    /**
     * Find the days on which a package can be booked.
     *
     * Returns the local dates with at least one start time at which there is room for what you want, in order. It may
     * cover 124 days (ERR_PERIOD_TOO_LONG); dates before today are left out.
     *
     * **Packages** must be bookable online: paid at once or later. All others are refused alike (ERR_NOT_ALLOWED).
     *
     * **Amounts.** A line takes the amount that you send. If you do not send it, its
     * `onlineboeking_aantalbepalingsmethode` decides. `boekingsgrootte` takes that member of your request, and `vast`
     * the amount for the group that the package is calculated for. `invullen_door_gebruiker` is not booked. A `vast`
     * amount cannot be changed (ERR_NOT_CHANGEABLE). Lines that follow the size of the booking are raised to the
     * `minimum_aantal` of their product, all others must reach it. `min` and `max` of the line and `minimum_aantal`
     * limit what is booked: 0 is always allowed, and books nothing. The whole booking cannot be nothing (ERR_REQUIRED)
     * or lack what its products require (`vereist_product`, ERR_REQUIRED_PRODUCT). It cannot exceed
     * `maximum_aantal_personen_online` (ERR_GROUP_TOO_LARGE, with the words of the setting
     * `maximum_aantal_online_boeking_overschreden`). `boekingsgrootte` says how many people come; the lines can make
     * them more, never fewer.
     *
     * **Start times** are those of the package's group, after now, at least `onlineboeking_minimaal_vooruit` and at
     * most `onlineboeking_maximaal_vooruit` days ahead.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * POST /api2/onlineboeking/beschikbaredagen (findAvailableDays)
     *
     * @param AvailableDaysQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<string>
     */
    public function findAvailableDays(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.findAvailableDays', 'POST', '/api2/onlineboeking/beschikbaredagen', [], $options, [], $body, ['', 'producten/*']);
    }

    /**
     * Find the times at which a package can be booked.
     *
     * Returns the start times of a local date at which there is room for what you want, in order. The rules are those of
     * `findAvailableDays`.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * POST /api2/onlineboeking/beschikbaretijden (findAvailableTimes)
     *
     * @param AvailableTimesQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<string>
     */
    public function findAvailableTimes(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.findAvailableTimes', 'POST', '/api2/onlineboeking/beschikbaretijden', [], $options, [], $body, ['', 'producten/*']);
    }

    /**
     * Explain why a package can or cannot be booked.
     *
     * Returns each start time of a local date, also those without room. Each has every limit that decides it: the
     * capacity, the units in use and the units needed. The rules are those of `findAvailableDays`.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * POST /api2/onlineboeking/beschikbaretijden/uitleg (explainAvailableTimes)
     *
     * @param AvailableTimesQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<ExplainedTime>
     */
    public function explainAvailableTimes(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.explainAvailableTimes', 'POST', '/api2/onlineboeking/beschikbaretijden/uitleg', [], $options, [], $body, ['', 'producten/*']);
    }

    /**
     * Check which vouchers can be used.
     *
     * Tells of each code whether it can be used for what you want, and for which units. Claims nothing. Vouchers are
     * looked at in the order in which you send them: what one covers, the next one does not.
     *
     * A voucher that cannot be used has a `reason`. `ERR_VOUCHER_INVALID`: nothing has this code. `ERR_VOUCHER_USED`: it
     * was used. `ERR_VOUCHER_EXPIRED`: it expired today, or will have on the date. `ERR_VOUCHER_INVALID_PRODUCTS`: it is
     * not for this package, or for nothing that is wanted.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/onlineboeking/controleervoucher (checkVouchers)
     *
     * @param VoucherQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CheckedVouchers
     */
    public function checkVouchers(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.checkVouchers', 'POST', '/api2/onlineboeking/controleervoucher', [], $options, [], $body, ['', 'producten/*']);
    }

    /**
     * Check a discount code.
     *
     * Returns what the code gives for a package on a date, or `false` if it gives nothing. Then nothing has this code,
     * or it is not for that date, its weekday, the package or its products.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/onlineboeking/controleerkortingscode (getDiscountOfCode)
     *
     * @param array{kortingscode: string, datum: string, arrangement?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return DiscountGiven|false
     */
    public function getDiscountOfCode(array $options): array|bool
    {
        return $this->call('onlineBooking.getDiscountOfCode', 'GET', '/api2/onlineboeking/controleerkortingscode', [], $options, ['kortingscode' => 'kortingscode', 'datum' => 'datum', 'arrangement' => 'arrangement']);
    }

    /**
     * Price an online booking.
     *
     * Takes the body of `reservePackage` and returns what it would cost, to the cent, and in `weigeringen` everything that would
     * be refused. Changes nothing. You may leave out the form and the way of paying as long as you do not know them.
     *
     * The price is that of everything which is not refused: a code that cannot be used takes nothing off. A product without
     * a price on that date costs nothing.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * POST /api2/onlineboeking/prijs (priceReservation)
     *
     * @param PriceQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Price
     */
    public function priceReservation(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.priceReservation', 'POST', '/api2/onlineboeking/prijs', [], $options, [], $body, ['', 'producten/*', 'contactformulier', 'provider_params']);
    }

    /**
     * Book a package online.
     *
     * For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
     * without a Content-Type. The amounts are those of `findAvailableDays`.
     *
     * **Room.** `begin` must be a start time at which there is room; that is looked at again while nobody else can book
     * it. If there is none, the booking is refused (ERR_NOT_AVAILABLE), with what is full in `params.redenen`. Each line
     * gets the first of its locations that has room.
     *
     * **The customer** is created or found by the answers to the contact form, like by `submitContactForm`. The booking
     * itself answers the questions of the form about it; you need not.
     *
     * **The price** is that of `priceReservation`, at the prices of the date of each line (ERR_NO_PRICE). A discount code (ERR_DISCOUNT_CODE) or voucher that cannot be used is
     * refused.
     *
     * **`factuur`** is for packages with `mag_online_geboekt_worden_achteraf_betalen`. The booking gets your `status`, or
     * that of the setting `online_boeking_achteraf_betalen_status`. Only who has the permission `editBoeking` may choose
     * `definitief` while the setting says otherwise; `gaande`, `voltooid` and `geannuleerd` are refused. A confirmation
     * is mailed to the address that was typed into the form, at most three a day to one address. Its text is the first
     * active booking mail `bevestiging` of the company, or a standard text. Nothing is mailed for a booking that holds
     * no room: `informatie` and `interesse`.
     *
     * **`provider`** is for packages with `mag_online_geboekt_worden_direct_betalen`. The booking is a `reservering` and
     * holds its room for as many minutes as the setting `online_boeking_hold_minuten` says. Send the customer to
     * `payment_url`. Once the whole amount is paid, the booking is `definitief`. One that costs nothing is so at once.
     * A payment that was cancelled, failed or expired can be made again at `retry_url` while the booking is held.
     * `getReservationState` tells by the `reference` what became of it.
     *
     * **Visitors** can make 30 reservations a day from one network and ten with one e-mail address, whatever their
     * status. They can hold three unpaid ones at once (ERR_VISITOR_LIMIT); settings change these numbers. Their next
     * reservation of a package on the same date, with the same address and from the same network, ends the unpaid one
     * before. If that is paid after all, it is confirmed where there still is room.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 10 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/onlineboeking/reserveer (reservePackage)
     *
     * @param Reservation $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Reserved
     */
    public function reservePackage(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.reservePackage', 'POST', '/api2/onlineboeking/reserveer', [], $options, [], $body, ['', 'producten/*', 'contactformulier', 'provider_params']);
    }

    /**
     * See what became of a reservation.
     *
     * For the page that visitors come back to: whether their booking is paid, still waits for its payment, or was given
     * up. The `reference` is that of `reservePackage`; it is also in the address that visitors return to, as the query
     * parameter `reservering`. A visitor who has it can read this state and do nothing else.
     *
     * A payment may be on its way for some time, while `status` is `open`: ask again every few seconds. Money that comes
     * late shows as `betaald`, also after `verlopen`.
     *
     * Unknown references are 404.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/onlineboeking/reserveringen/{reference} (getReservationState)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentState
     */
    public function getReservationState(string $reference, array $options = []): array
    {
        return $this->call('onlineBooking.getReservationState', 'GET', '/api2/onlineboeking/reserveringen/{reference}', ['reference' => $reference], $options, []);
    }

    /**
     * Book products.
     *
     * Makes one online booking (`online_boeking`) with a line for each product at its time, charged at the price of
     * that date (ERR_NO_PRICE before every price). Its group size is the largest amount of one product at one moment: lines of a product at the same time
     * add up.
     *
     * **The customer** is found by company, name and e-mail address, or created, as `createCustomer` does it.
     *
     * **Room.** The booking is refused if there is no room for all of it, by the limits of online bookings:
     * ERR_NOT_AVAILABLE on `products`, with `params.redenen`. If two callers want the last unit, one gets it.
     *
     * **Required products** (`vereist_product`) must be booked along (ERR_REQUIRED_PRODUCT). A product that needs a
     * location and has none is refused (ERR_PRODUCT_REQUIRES_LOCATION).
     *
     * **`pending_online`** keeps the room until `expiry`, as many minutes from now as the setting
     * `online_boeking_hold_minuten` says. Then the booking is cancelled, unless it has another status by then or an
     * invoice. `_links` confirm or cancel it before; they need the permission `editBoeking`.
     *
     * Needs the permission `createBoeking`.
     *
     * POST /api2/book_products (bookProducts)
     *
     * @param ProductOrder $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookedProducts
     */
    public function bookProducts(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.bookProducts', 'POST', '/api2/book_products', [], $options, [], $body, ['', 'customer', 'products/*']);
    }

    /**
     * Find the texts for tags.
     *
     * For the texts of the public settings, which may contain tags such as `{bedrijf_naam}`. Replace each tag by its
     * text, which is plain: escape it before you put it into a page.
     *
     * | Tag | Text |
     * |---|---|
     * | `bedrijf_naam`, `bedrijf_slogan`, `bedrijf_adres`, `bedrijf_postcode`, `bedrijf_plaats`, `bedrijf_telefoon`, `bedrijf_email`, `bedrijf_website`, `bedrijf_btw_nummer`, `bedrijf_kvk_nummer` | The company of the package, else the first one. |
     * | `arrangement_naam`, `arrangement_personen`, `arrangement_prijs_pp`, `arrangement_prijs_totaal`, `arrangement_ontvangstlocatie` | The package, with prices that include VAT. |
     *
     * Unknown values are empty. A tag that does not exist stays as it is, in braces.
     *
     * Without a credential the package must have `mag_api`: all others are refused like those that do not exist
     * (ERR_UNKNOWN_REFERENCE).
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/tagfilter (findTagTexts)
     *
     * @param TagQuestion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return TagTexts
     */
    public function findTagTexts(array $body, array $options = []): array
    {
        return $this->call('onlineBooking.findTagTexts', 'POST', '/api2/tagfilter', [], $options, [], $body, ['', 'context']);
    }
}
