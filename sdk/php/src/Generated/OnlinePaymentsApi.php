<?php

// The operations of onlinePayments. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Payments that customers make online, and what became of them.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type OnlinePayment from Types
 * @phpstan-import-type OnlinePaymentEmbed from Types
 * @phpstan-import-type OnlinePaymentStatus from Types
 * @phpstan-import-type RefundRequest from Types
 */
final class OnlinePaymentsApi extends Group
{
    /**
     * List online payments.
     *
     * Returns the payments that match all filters, sorted by id: those of bookings and of sales of vouchers, unpaid ones
     * included. `has_error=true` returns those that somebody has to look at.
     *
     * Needs the permission `editFactuurBetaling` or `viewFinancieleOverzichten`.
     *
     * `embed=VoucherSale` needs the permission `editVouchers`.
     *
     * GET /api2/online_payments (listOnlinePayments)
     *
     * @param array{status?: OnlinePaymentStatus|list<OnlinePaymentStatus>|null, booking_id?: Id|null, voucher_sale_id?: Id|null, invoice_id?: Id|null, provider_payment_id?: string|null, date_after?: string|null, date_before?: string|null, has_error?: bool|null, embed?: OnlinePaymentEmbed|list<OnlinePaymentEmbed>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<OnlinePayment>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('onlinePayments.list', 'GET', '/api2/online_payments', [], $options, ['status' => 'status', 'booking_id' => 'booking_id', 'voucher_sale_id' => 'voucher_sale_id', 'invoice_id' => 'invoice_id', 'provider_payment_id' => 'provider_payment_id', 'date_after' => 'date_after', 'date_before' => 'date_before', 'has_error' => 'has_error', 'embed' => 'embed', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get an online payment.
     *
     * The `provider_transaction_id` of an invoice that was created for an online payment is its `id`.
     *
     * Needs the permission `editFactuurBetaling` or `viewFinancieleOverzichten`.
     *
     * GET /api2/online_payments/{id} (getOnlinePayment)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return OnlinePayment
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('onlinePayments.get', 'GET', '/api2/online_payments/{id}', ['id' => $id], $options, []);
    }

    /**
     * Refund an online payment.
     *
     * Asks the payment provider to pay `amount` back to the customer, or all that is left (`refundable`), and returns the
     * payment with its `refunds`. The provider is asked until it answers, and pays once. All refunds together never
     * exceed the money that came in (ERR_REFUND_EXCEEDS_PAID). If nothing is left: ERR_NOT_REFUNDABLE. A payment that bought
     * vouchers gives back what its withdrawn vouchers cost (ERR_REFUND_EXCEEDS_PAID), and nothing while none was withdrawn
     * (ERR_NOT_REFUNDABLE).
     *
     * Once the provider has paid (`refunded`), the invoices of the booking get a payment below zero. It goes to credit
     * invoices that are open, and the rest to the invoice that has the money. So credit what the customer no longer owes
     * first. If the provider refuses (`failed`), nothing went back and nothing is recorded; the `error` of the payment
     * says so.
     *
     * Needs the permission `editFactuurBetaling`.
     *
     * POST /api2/online_payments/{id}/refunds (refundOnlinePayment)
     *
     * @param RefundRequest|null $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return OnlinePayment
     */
    public function refund(int $id, ?array $body = null, array $options = []): array
    {
        return $this->call('onlinePayments.refund', 'POST', '/api2/online_payments/{id}/refunds', ['id' => $id], $options, [], $body, ['']);
    }
}
