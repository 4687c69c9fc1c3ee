<?php

// The operations of voucherSales. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Vouchers that customers buy: paid online, then created and mailed.
 *
 * @phpstan-import-type NewVoucherSale from Types
 * @phpstan-import-type PaymentRequest from Types
 * @phpstan-import-type PaymentState from Types
 * @phpstan-import-type VoucherPurchase from Types
 * @phpstan-import-type VoucherSale from Types
 */
final class VoucherSalesApi extends Group
{
    /**
     * List sales of vouchers.
     *
     * Sorted by `id`, unpaid ones included.
     *
     * Needs the permission `editVouchers`.
     *
     * GET /api2/voucher_sales (listVoucherSales)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<VoucherSale>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('voucherSales.list', 'GET', '/api2/voucher_sales', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Sell vouchers to a customer.
     *
     * Asks the payment provider for a payment, and returns where the customer pays: send them `payment_url`. It is null
     * if the provider did not answer in time; then read the sale again. The customer needs an e-mail address
     * (ERR_MAIL_RECIPIENT) and the template a price (ERR_AMOUNT_ZERO).
     *
     * Once the payment provider says that the whole amount is paid, the vouchers are created. They are mailed to the
     * customer's main contact person as a PDF, exactly once, however often the provider reports it.
     *
     * After paying, the customer is sent to `redirect_url`, whatever came of it. It may lead to this installation, to the
     * origins of CORS_ORIGINS and to the hosts of the setting `online_boeking_redirect_hosts` (ERR_REDIRECT_HOST).
     *
     * Needs the permission `editVouchers`.
     *
     * POST /api2/voucher_sales (createVoucherSale)
     *
     * @param NewVoucherSale $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VoucherSale
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('voucherSales.create', 'POST', '/api2/voucher_sales', [], $options, [], $body, ['']);
    }

    /**
     * Get a sale of vouchers.
     *
     * Its vouchers are in `GET /api2/vouchers?sale_id=`, once it is paid.
     *
     * Needs the permission `editVouchers`.
     *
     * GET /api2/voucher_sales/{id} (getVoucherSale)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VoucherSale
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('voucherSales.get', 'GET', '/api2/voucher_sales/{id}', ['id' => $id], $options, []);
    }

    /**
     * Buy vouchers.
     *
     * For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
     * without a Content-Type.
     *
     * `contact_form` contains the answers to the contact form of the template (`contactform_id`). They are stored as
     * `submitContactForm` stores them, and refused for the same reasons, with `contact_form.` before the
     * `field_identifier`. The e-mail address is required: the vouchers are mailed to it, once, when the whole amount is
     * paid. An address can be named in three orders a day that are not paid (ERR_MAIL_RECIPIENT).
     *
     * Send the buyer to `payment_url`. After paying, buyers are sent to `redirect_url`, with whatever result. It may
     * lead to this installation, to the origins of CORS_ORIGINS and to the hosts of the setting
     * `online_boeking_redirect_hosts` (ERR_REDIRECT_HOST). `getVoucherOrderState` tells by the `reference` what became
     * of the order. A payment that was cancelled, failed or expired can be made again at `retry_url`.
     *
     * Templates without a contact form or a price, and those whose vouchers would have expired already, are not for
     * sale. They are refused like templates that do not exist (ERR_UNKNOWN_REFERENCE). Without a credential it is also
     * refused while the setting `allow_old_vouchers_sales` is `no` (ERR_CLOSED), and while no payment provider is
     * connected (ERR_PAYMENT_PROVIDER).
     *
     * An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).
     *
     * POST /api2/vouchers/buy (buyVouchers)
     *
     * @param VoucherPurchase $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentRequest
     */
    public function buyVouchers(array $body, array $options = []): array
    {
        return $this->call('voucherSales.buyVouchers', 'POST', '/api2/vouchers/buy', [], $options, [], $body, ['', 'contact_form']);
    }

    /**
     * See what became of an order of vouchers.
     *
     * For the page that buyers come back to, as `getReservationState` for reservations. The `reference` is that of
     * `buyVouchers`; it is also in the address that buyers return to, as the query parameter `verkoop`.
     *
     * Unknown references are 404.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/vouchers/verkopen/{reference} (getVoucherOrderState)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentState
     */
    public function getVoucherOrderState(string $reference, array $options = []): array
    {
        return $this->call('voucherSales.getVoucherOrderState', 'GET', '/api2/vouchers/verkopen/{reference}', ['reference' => $reference], $options, []);
    }
}
