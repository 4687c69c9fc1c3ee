<?php

// The operations of voucherTemplates. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The models of vouchers: price, products, term and texts.
 *
 * @phpstan-import-type NewVoucherTemplate from Types
 * @phpstan-import-type VoucherTemplate from Types
 * @phpstan-import-type VoucherTemplatePut from Types
 */
final class VoucherTemplatesApi extends Group
{
    /**
     * List voucher templates.
     *
     * Sorted by `id`. Without a credential you get only those that are for sale (`buyVouchers`).
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/voucher_templates (listVoucherTemplates)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<VoucherTemplate>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('voucherTemplates.list', 'GET', '/api2/voucher_templates', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a voucher template.
     *
     * A voucher is worth the price of the product, for each unit, at the moment when it is made. `price` is what a buyer
     * pays for it, which may be less.
     *
     * With a `contactform_id` and a price, visitors of websites can buy the vouchers.
     *
     * Needs the permission `editVouchers`.
     *
     * POST /api2/voucher_templates (createVoucherTemplate)
     *
     * @param NewVoucherTemplate $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VoucherTemplate
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('voucherTemplates.create', 'POST', '/api2/voucher_templates', [], $options, [], $body, ['']);
    }

    /**
     * Get a voucher template.
     *
     * Products that were deleted in the meantime stay in `products`. Without a credential, a template that is not for sale
     * (`buyVouchers`) returns 404, like an unknown one.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/voucher_templates/{id} (getVoucherTemplate)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VoucherTemplate
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('voucherTemplates.get', 'GET', '/api2/voucher_templates/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a voucher template.
     *
     * You may send back what GET returned. Members that you omit keep their value. Vouchers that exist already stay as
     * they are.
     *
     * Needs the permission `editVouchers`.
     *
     * PUT /api2/voucher_templates/{id} (updateVoucherTemplate)
     *
     * @param VoucherTemplatePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VoucherTemplate
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('voucherTemplates.update', 'PUT', '/api2/voucher_templates/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a voucher template.
     *
     * Only a template that no voucher was made from.
     *
     * Needs the permission `editVouchers`.
     *
     * DELETE /api2/voucher_templates/{id} (deleteVoucherTemplate)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('voucherTemplates.delete', 'DELETE', '/api2/voucher_templates/{id}', ['id' => $id], $options, []);
    }
}
