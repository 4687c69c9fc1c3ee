<?php

// The operations of statistics. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Totals of sales, payments and booked products per period, revenue, the VAT return, and what customers owe.
 *
 * @phpstan-import-type AgedDebtor from Types
 * @phpstan-import-type BookedProductsRow from Types
 * @phpstan-import-type BookingStatus from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type InvoiceContext from Types
 * @phpstan-import-type PaymentsRow from Types
 * @phpstan-import-type RevenueRow from Types
 * @phpstan-import-type SalesGrouping from Types
 * @phpstan-import-type SalesMetric from Types
 * @phpstan-import-type SalesReferenceDate from Types
 * @phpstan-import-type SalesRow from Types
 * @phpstan-import-type TimeGrouping from Types
 * @phpstan-import-type VatReturnRow from Types
 */
final class StatisticsApi extends Group
{
    /**
     * Get the VAT return of a quarter.
     *
     * Returns what the permanent invoices dated in the quarter charge, credit invoices deducted, for the VAT return.
     * There is one row per VAT rate, then one row per customer to whom VAT was shifted. Those are sorted by the country
     * and the VAT number that the invoices print.
     *
     * | `soort` | What it is | `omzet` | `btw` |
     * |---|---|---|---|
     * | `belast` | charged at `btw_percentage` | net amount | VAT, as stored per invoice and rate |
     * | `nul` | charged at 0 % | net amount | 0 |
     * | `verlegd` | VAT shifted to the customer | net amount | 0 |
     *
     * VAT is owed from the date of the invoice, whether it was paid or not, advances included. An earlier payment for
     * vouchers that an invoice deducts does not lower `omzet`. Rows without any amount are left out.
     *
     * The VAT equals the VAT of the journal entries of the same invoices, and `omzet` their revenue and advances, to the
     * cent. Input VAT and other invoices are not known here.
     *
     * **CSV.** With `Accept: text/csv` you get the same rows as a table, written as `GET /api2/journaal` writes it.
     *
     * Needs the permission `viewFinancieleOverzichten`.
     *
     * GET /api2/btw_aangifte (getVatReturn)
     *
     * @param array{jaar: int, kwartaal: int, bedrijf_id?: Id|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<VatReturnRow>
     */
    public function getVatReturn(array $options): array
    {
        return $this->call('statistics.getVatReturn', 'GET', '/api2/btw_aangifte', [], $options, ['jaar' => 'jaar', 'kwartaal' => 'kwartaal', 'bedrijf_id' => 'bedrijf_id']);
    }

    /**
     * Get what customers owe, by age.
     *
     * Returns the open amounts of the permanent invoices dated up to `datum`, after the payments received up to that
     * day. There is one row per customer, by id. The due date of an invoice is its date plus its term. An invoice counts
     * under the number of days that passed since its due date; credit invoices that were not settled count with their
     * negative amount.
     *
     * Customers of whom nothing is open are left out. An amount that the customer paid too much, or is to get back, is
     * negative. Payments count on the day on which they were received (`wanneer`), as they are known today. A payment
     * that was changed since counts with its present amount.
     *
     * All rows together are what the invoices charge less what was paid. For today that is the balance of `debiteuren` in
     * the journal, to the cent.
     *
     * The rows are read a thousand customers at a time, and sent while the next are read. Changes in between show in
     * later rows only.
     *
     * **CSV.** With `Accept: text/csv` you get the same rows as a table, written as `GET /api2/journaal` writes it.
     *
     * Needs the permission `viewFinancieleOverzichten`.
     *
     * GET /api2/openstaande_posten (getAgedDebtors)
     *
     * @param array{datum?: string|null, bedrijf_id?: Id|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<AgedDebtor>
     */
    public function getAgedDebtors(array $options = []): array
    {
        return $this->call('statistics.getAgedDebtors', 'GET', '/api2/openstaande_posten', [], $options, ['datum' => 'datum', 'bedrijf_id' => 'bedrijf_id']);
    }

    /**
     * Get revenue per product and VAT rate.
     *
     * Returns what the permanent invoices dated from `begin` to `eind`, both inclusive, charge: one row per product and
     * VAT rate, with the current product name. Rows are sorted by product, rows without a product last, then by rate.
     * These are invoiced amounts; use the payment statistics to reconcile cash.
     *
     * Together the rows equal the invoice totals and what redeemed vouchers prepaid, to the cent. A sold voucher is a
     * payment made earlier: it lowers what its invoice asks for, but not the revenue. `GET /api2/factuurregels` has these
     * amounts as lines with `vooruitbetaald`: revenue less what they take off is the sum of the invoice totals.
     *
     * Needs the permission `viewFinancieleOverzichten` or `viewStatistiek`.
     *
     * GET /api2/omzet (getRevenue)
     *
     * @param array{begin: string, eind: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<RevenueRow>
     */
    public function getRevenue(array $options): array
    {
        return $this->call('statistics.getRevenue', 'GET', '/api2/omzet', [], $options, ['begin' => 'begin', 'eind' => 'eind']);
    }

    /**
     * Get sales statistics.
     *
     * Returns one metric for the period: invoiced amounts, the value of bookings, the amount not yet invoiced, people or
     * bookings. `referentiedatum` selects the date that the period filters on. Send `groepeer_tijd`, `groepeer_gegevens`
     * or both: ERR_REQUIRED without either.
     *
     * **Filters.** Bookings of every status count, cancelled ones included; filter them with `boeking_status`. A filter
     * selects bookings with all their amounts, with three exceptions. `invoice_contexts` selects invoices, and
     * `product_id` selects lines. `bedrijf_id` selects invoices for invoiced amounts, and for all other metrics the
     * company of the costs.
     *
     * **Totals.** Invoiced amounts add up to the same total, to the cent, however you group them; by invoice date that
     * is the total of `GET /api2/omzet`. The value of bookings and the amount not yet invoiced also add up. Amounts per
     * person do not. With `referentiedatum=boekingsregel` a booking with lines in several buckets counts, with its
     * people, once in each of them.
     *
     * **Vouchers.** What was paid for a voucher is revenue when the voucher is redeemed. With `include_voucher_sales` it
     * is revenue on the day of the sale, without VAT, less what was paid back for withdrawn vouchers on that day. Invoiced amounts contain sales under null for everything that a
     * sale does not have (package, product, creator). They do so only if no filter asks for a property of bookings.
     *
     * **Rows.** There is one row per bucket and group with something to add up, even if the sum is zero. Rows are sorted
     * by period, then in the order of `groepeer_gegevens`, null values last. Buckets and groups without data have no
     * row.
     *
     * **Combinations.** These are refused with ERR_CANNOT_COMBINE:
     *
     * - `referentiedatum=factuur` or `invoice_contexts` with another metric than `gefactureerd_bedrag`;
     * - grouping by `product_id`, `productgroep_id` or `btw_percentage` with another metric than `gefactureerd_bedrag`
     *   or `boekingswaarde`;
     * - the filter `product_id` without `groepeer_gegevens=product_id`.
     *
     * If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
     * calendar year, and the defaults below. Invoiced amounts are not paid amounts: use `GET
     * /api2/statistieken/betalingen` to reconcile cash.
     *
     * Needs the permission `viewStatistiek` and `viewFinancieleOverzichten`.
     *
     * GET /api2/statistieken/verkoop (getSalesStatistics)
     *
     * @param array{referentiedatum?: SalesReferenceDate|null, datum_after?: string|null, datum_before?: string|null, gegevens?: SalesMetric|null, groepeer_tijd?: TimeGrouping|null, groepeer_gegevens?: SalesGrouping|list<SalesGrouping>|null, bedrijf_id?: Id|list<Id>|null, soort_klant?: string|list<string>|null, arrangement_id?: Id|list<Id>|null, book_process_id?: Id|list<Id>|null, boeking_status?: BookingStatus|list<BookingStatus>|null, landcode?: string|null, invoice_contexts?: InvoiceContext|list<InvoiceContext>|null, product_id?: Id|list<Id>|null, contains_product_id?: Id|list<Id>|null, contains_productgroup_id?: Id|list<Id>|null, contains_productlabel_id?: Id|list<Id>|null, boeking_created_by?: Id|null, boeking_los_op_planning?: bool|null, invoicing_setting?: bool|null, include_voucher_sales?: bool|null, locatie?: Id|list<Id>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<SalesRow>
     */
    public function getSales(array $options = []): array
    {
        return $this->call('statistics.getSales', 'GET', '/api2/statistieken/verkoop', [], $options, ['referentiedatum' => 'referentiedatum', 'datum_after' => 'datum>', 'datum_before' => 'datum<', 'gegevens' => 'gegevens', 'groepeer_tijd' => 'groepeer_tijd', 'groepeer_gegevens' => 'groepeer_gegevens', 'bedrijf_id' => 'bedrijf_id', 'soort_klant' => 'soort_klant', 'arrangement_id' => 'arrangement_id', 'book_process_id' => 'book_process_id', 'boeking_status' => 'boeking_status', 'landcode' => 'landcode', 'invoice_contexts' => 'invoice_contexts', 'product_id' => 'product_id', 'contains_product_id' => 'contains_product_id', 'contains_productgroup_id' => 'contains_productgroup_id', 'contains_productlabel_id' => 'contains_productlabel_id', 'boeking_created_by' => 'boeking_created_by', 'boeking_los_op_planning' => 'boeking_los_op_planning', 'invoicing_setting' => 'invoicing_setting', 'include_voucher_sales' => 'include_voucher_sales', 'locatie' => 'locatie']);
    }

    /**
     * Get payment statistics.
     *
     * Returns the payments received in the period, less refunds, by the local date of `wanneer`. Settlements of an
     * invoice with its credit invoice are left out, because no money moves. Use these figures to reconcile cash; for
     * invoiced amounts use `GET /api2/statistieken/verkoop`.
     *
     * There is one row per time bucket and payment method with at least one payment, sorted by period and method,
     * payments without a method last. Buckets without payments have no row. The rows add up to the same total, however
     * you group them.
     *
     * If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
     * calendar year, and the defaults below. A client that follows redirects can omit them all.
     *
     * Needs the permission `viewStatistiek`.
     *
     * GET /api2/statistieken/betalingen (getPaymentStatistics)
     *
     * @param array{datum_after?: string|null, datum_before?: string|null, referentiedatum?: 'betaling'|null, gegevens?: 'betaald_bedrag'|null, groepeer_tijd?: TimeGrouping|null, groepeer_gegevens?: 'betaalmethode_id'|list<'betaalmethode_id'>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<PaymentsRow>
     */
    public function getPayment(array $options = []): array
    {
        return $this->call('statistics.getPayment', 'GET', '/api2/statistieken/betalingen', [], $options, ['datum_after' => 'datum>', 'datum_before' => 'datum<', 'referentiedatum' => 'referentiedatum', 'gegevens' => 'gegevens', 'groepeer_tijd' => 'groepeer_tijd', 'groepeer_gegevens' => 'groepeer_gegevens']);
    }

    /**
     * Get booked quantities per product.
     *
     * Adds up `aantal` of the booking lines whose local start date is in the period, per product or product group.
     * Bookings of every status count, cancelled ones included; filter them with `boeking_status`.
     *
     * There is one row per time bucket and product or group with at least one line, sorted by period, then in the order
     * of `groepeer_gegevens`. Buckets without lines have no row.
     *
     * If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
     * calendar year, and the defaults below.
     *
     * Needs the permission `viewStatistiek`.
     *
     * GET /api2/statistieken/geboekteproducten (getBookedProductStatistics)
     *
     * @param array{datum_after?: string|null, datum_before?: string|null, groepeer_tijd?: TimeGrouping|null, groepeer_gegevens?: 'product_id'|'productgroep_id'|list<'product_id'|'productgroep_id'>|null, bedrijf_id?: Id|list<Id>|null, soort_klant?: string|list<string>|null, boeking_status?: BookingStatus|list<BookingStatus>|null, product_id?: Id|list<Id>|null, productgroep_id?: Id|list<Id>|null, invoicing_setting?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<BookedProductsRow>
     */
    public function getBookedProduct(array $options = []): array
    {
        return $this->call('statistics.getBookedProduct', 'GET', '/api2/statistieken/geboekteproducten', [], $options, ['datum_after' => 'datum>', 'datum_before' => 'datum<', 'groepeer_tijd' => 'groepeer_tijd', 'groepeer_gegevens' => 'groepeer_gegevens', 'bedrijf_id' => 'bedrijf_id', 'soort_klant' => 'soort_klant', 'boeking_status' => 'boeking_status', 'product_id' => 'product_id', 'productgroep_id' => 'productgroep_id', 'invoicing_setting' => 'invoicing_setting']);
    }
}
