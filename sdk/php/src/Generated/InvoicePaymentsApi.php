<?php

// The operations of invoicePayments. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Payments and refunds of permanent invoices, with their VAT.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type InvoiceContext from Types
 * @phpstan-import-type InvoicePayment from Types
 * @phpstan-import-type InvoicePaymentPut from Types
 * @phpstan-import-type NewInvoicePayment from Types
 * @phpstan-import-type PaymentEmbed from Types
 */
final class InvoicePaymentsApi extends Group
{
    /**
     * List payments of all invoices.
     *
     * Returns the payments and refunds that match all filters, sorted by id. Settlements of an invoice with its credit
     * invoice are included; they have a `settles_id`.
     *
     * `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/facturen_betalingen (listPayments)
     *
     * @param array{date_after?: string|null, date_before?: string|null, betaalmethode_id?: Id|null, bedrijf_id?: Id|null, embed?: PaymentEmbed|list<PaymentEmbed>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<InvoicePayment>
     */
    public function listPayments(array $options = []): Paged
    {
        return $this->paged('invoicePayments.listPayments', 'GET', '/api2/facturen_betalingen', [], $options, ['date_after' => 'date_after', 'date_before' => 'date_before', 'betaalmethode_id' => 'betaalmethode_id', 'bedrijf_id' => 'bedrijf_id', 'embed' => 'embed', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * List payments of an invoice.
     *
     * Returns the payments and refunds of the invoice, sorted by id. With `Factuur.context` the list is empty if the
     * invoice has a different origin.
     *
     * `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/facturen/{id}/betalingen (listInvoicePayments)
     *
     * @param array{Factuur_context?: InvoiceContext|list<InvoiceContext>|null, embed?: PaymentEmbed|list<PaymentEmbed>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<InvoicePayment>
     */
    public function list(int $id, array $options = []): Paged
    {
        return $this->paged('invoicePayments.list', 'GET', '/api2/facturen/{id}/betalingen', ['id' => $id], $options, ['Factuur_context' => 'Factuur.context', 'embed' => 'embed', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Record a payment.
     *
     * Updates the status of the invoice at once: `deels_betaald`, or `betaald` when the payments reach the total. You
     * may record more than the total. A negative amount is a refund, at most what was paid: ERR_REFUND_EXCEEDS_PAID. For
     * an invoice with a negative total the signs are reversed. You cannot pay a draft (ERR_INVOICE_NOT_PERMANENT) or an
     * invoice with a total of zero (ERR_NOTHING_TO_PAY). The amount may not be zero (ERR_AMOUNT_ZERO).
     *
     * The payment is split over the VAT rates in proportion to their open amounts. So a fully paid invoice has exactly
     * the VAT of the invoice. The part above the total is booked at rate 0, without VAT. The journal gets an entry of
     * the payment (`GET /api2/journaal`).
     *
     * A point of sale must be active (ERR_POS_INACTIVE) and available at the location that you send with it
     * (ERR_POS_NOT_AT_LOCATION).
     *
     * If the payment method has `bevestiging_mailen` and the amount is positive, the customer gets a confirmation by
     * mail. It goes to the contact person to whom the invoice was last mailed, or else to the first one with an address.
     * Its texts are `onderwerp_betaalbevestiging` and `body_betaalbevestiging` of the company, which may also contain
     * the tags `{betaling_bedrag}`, `{betaling_datum}` and `{betaalmethode_naam}`. It appears in `GET /api2/mails`.
     * Without an e-mail address or without these texts no mail is sent; the payment is recorded all the same.
     *
     * Needs the permission `createFactuurBetaling` or `editFactuurBetaling`.
     *
     * POST /api2/facturen/{id}/betalingen (createInvoicePayment)
     *
     * @param NewInvoicePayment $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return InvoicePayment
     */
    public function create(int $id, array $body, array $options = []): array
    {
        return $this->call('invoicePayments.create', 'POST', '/api2/facturen/{id}/betalingen', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Get a payment.
     *
     * Returns 404 if the payment belongs to another invoice.
     *
     * GET /api2/facturen/{id}/betalingen/{betaling_id} (getInvoicePayment)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return InvoicePayment
     */
    public function get(int $id, int $betaling_id, array $options = []): array
    {
        return $this->call('invoicePayments.get', 'GET', '/api2/facturen/{id}/betalingen/{betaling_id}', ['id' => $id, 'betaling_id' => $betaling_id], $options, []);
    }

    /**
     * Update a payment.
     *
     * Send back what you read, with changes. `bedrag` is required; other members that you omit keep their value. The
     * status of the invoice and the VAT of the later payments are recalculated. If the amount, the method or the date
     * changes, the journal gets a reversing entry and a new one. The payment may keep a point of sale and a location
     * that you could not choose now. A payment that settles an invoice with its credit invoice cannot be changed:
     * ERR_SETTLEMENT_FIXED.
     *
     * Needs the permission `editFactuurBetaling`.
     *
     * PUT /api2/facturen/{id}/betalingen/{betaling_id} (updateInvoicePayment)
     *
     * @param InvoicePaymentPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return InvoicePayment
     */
    public function update(int $id, int $betaling_id, array $body, array $options = []): array
    {
        return $this->call('invoicePayments.update', 'PUT', '/api2/facturen/{id}/betalingen/{betaling_id}', ['id' => $id, 'betaling_id' => $betaling_id], $options, [], $body, ['', 'btw', 'btw/*', 'klant', 'Creator', 'Factuur', 'Factuur/btw', 'Factuur/btw/*', 'Factuur/afdruk', 'Factuur/afdruk/afzender', 'Factuur/afdruk/geadresseerde', 'Factuur/afdruk/uitje', 'Factuur/afdruk/vormgeving', 'Factuur/afdruk/betalingen/*', 'Factuur/afdruk/gecrediteerde_factuur', 'Factuur/afdruk/boekingsregels/*', 'Factuur/metadata', 'Factuur/regels/*', 'Factuur/Klant', 'Factuur/Klant/contactpersonen/*', 'Factuur/Klant/Hoofdcontact', 'Factuur/Klant/metadata', 'Factuur/Klant/_links', 'Factuur/Klant/_links/self', 'Factuur/Boeking', 'Factuur/Boeking/metadata', 'Factuur/Boeking/boekingsregels/*', 'Factuur/Boeking/kosten', 'Factuur/Boeking/kosten/regels/*', 'Factuur/Boeking/Klant', 'Factuur/Boeking/Klant/contactpersonen/*', 'Factuur/Boeking/Klant/Hoofdcontact', 'Factuur/Boeking/Klant/metadata', 'Factuur/Boeking/Klant/_links', 'Factuur/Boeking/Klant/_links/self', 'Factuur/Boeking/Creator', 'Factuur/Boeking/Diensten/*', 'Factuur/Boeking/Diensten/*/Taken/*', 'Factuur/Betalingen/*', 'Factuur/Betalingen/*/btw', 'Factuur/Betalingen/*/btw/*', 'Factuur/Betalingen/*/klant', 'Factuur/Betalingen/*/Creator', 'Factuur/_calculated']);
    }

    /**
     * Delete a payment.
     *
     * The status of the invoice and the VAT of the later payments are recalculated, and the journal gets a reversing
     * entry. Refused if the refunds would exceed the remaining payments: ERR_REFUND_EXCEEDS_PAID. A payment that settles
     * an invoice with its credit invoice cannot be deleted: ERR_SETTLEMENT_FIXED.
     *
     * Needs the permission `editFactuurBetaling`.
     *
     * DELETE /api2/facturen/{id}/betalingen/{betaling_id} (deleteInvoicePayment)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, int $betaling_id, array $options = []): void
    {
        $this->call('invoicePayments.delete', 'DELETE', '/api2/facturen/{id}/betalingen/{betaling_id}', ['id' => $id, 'betaling_id' => $betaling_id], $options, []);
    }
}
