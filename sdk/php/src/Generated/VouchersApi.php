<?php

// The operations of vouchers. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Codes that pay for whole units of products, once each.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewVoucher from Types
 * @phpstan-import-type Voucher from Types
 * @phpstan-import-type VoucherPut from Types
 * @phpstan-import-type VoucherStatus from Types
 */
final class VouchersApi extends Group
{
    /**
     * List vouchers.
     *
     * Sorted by `id`. Everybody who knows a code can use it, so not every credential may read them.
     *
     * Needs the permission `editVouchers` or `editBoeking`.
     *
     * GET /api2/vouchers (listVouchers)
     *
     * @param array{code?: string|null, status?: VoucherStatus|list<VoucherStatus>|null, voucher_template_id?: Id|null, customer_id?: Id|null, boeking_id?: Id|null, sale_id?: Id|null, metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Voucher>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('vouchers.list', 'GET', '/api2/vouchers', [], $options, ['code' => 'code', 'status' => 'status', 'voucher_template_id' => 'voucher_template_id', 'customer_id' => 'customer_id', 'boeking_id' => 'boeking_id', 'sale_id' => 'sale_id', 'metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a voucher.
     *
     * A voucher that nobody pays for: a gift. Redeeming it is a discount, not a payment.
     *
     * From a template it takes what you omit: `title`, `inhoud`, `expiration_date` and `internal_reference`. Without a
     * template you send `inhoud` (ERR_REQUIRED). Each product may appear once in it (ERR_DUPLICATE).
     *
     * Without `code` the voucher gets a random one that nobody can guess. A code that a discount code or another voucher
     * has is refused with 409 (ERR_CODE_TAKEN).
     *
     * Needs the permission `editVouchers`.
     *
     * POST /api2/vouchers (createVoucher)
     *
     * @param NewVoucher $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Voucher
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('vouchers.create', 'POST', '/api2/vouchers', [], $options, [], $body, ['', 'inhoud/*', 'metadata']);
    }

    /**
     * Get a voucher.
     *
     * Products and packages that were deleted in the meantime stay in their lists.
     *
     * Needs the permission `editVouchers` or `editBoeking`.
     *
     * GET /api2/vouchers/{id} (getVoucher)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Voucher
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('vouchers.get', 'GET', '/api2/vouchers/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a voucher.
     *
     * You may send back what GET returned. Members that you omit keep their value. A new `expiration_date` makes an
     * expired voucher valid again. While a booking has the voucher, and once it was sold, `inhoud` cannot change
     * (ERR_NOT_CHANGEABLE). A code that a discount code or another voucher has is refused with 409 (ERR_CODE_TAKEN).
     *
     * Needs the permission `editVouchers`.
     *
     * PUT /api2/vouchers/{id} (updateVoucher)
     *
     * @param VoucherPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Voucher
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('vouchers.update', 'PUT', '/api2/vouchers/{id}', ['id' => $id], $options, [], $body, ['', 'inhoud/*', 'metadata']);
    }

    /**
     * Change the metadata of a voucher.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editVouchers`.
     *
     * PATCH /api2/vouchers/{id} (patchVoucher)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Voucher
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('vouchers.patch', 'PATCH', '/api2/vouchers/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a voucher.
     *
     * Only a voucher that no booking has and that was not sold. You may use its `code` for another voucher afterwards.
     *
     * Needs the permission `editVouchers`.
     *
     * DELETE /api2/vouchers/{id} (deleteVoucher)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('vouchers.delete', 'DELETE', '/api2/vouchers/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download a voucher to print.
     *
     * A page with the name of the voucher, its contents, its last day, and its code as text and as a QR code. It names no
     * customer: whoever holds it can use it. The company is the one that sold it, else that of its template, else the
     * default company (ERR_COMPANY_REQUIRED where there is none). The page is made for each request.
     *
     * Needs the permission `editVouchers` or `editBoeking`.
     *
     * GET /api2/vouchers/pdf/{id} (getVoucherPdf)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getPdf(int $id, array $options = []): FileCall
    {
        return $this->file('vouchers.getPdf', 'GET', '/api2/vouchers/pdf/{id}', ['id' => $id], $options, []);
    }
}
