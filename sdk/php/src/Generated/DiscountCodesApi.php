<?php

// The operations of discountCodes. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Codes that give a discount, by period, weekday, package and product.
 *
 * @phpstan-import-type DiscountCode from Types
 * @phpstan-import-type DiscountCodePut from Types
 * @phpstan-import-type NewDiscountCode from Types
 */
final class DiscountCodesApi extends Group
{
    /**
     * List discount codes.
     *
     * Returns all discount codes, expired ones included, sorted by `id`.
     *
     * Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
     *
     * GET /api2/kortingscodes (listDiscountCodes)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<DiscountCode>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('discountCodes.list', 'GET', '/api2/kortingscodes', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a discount code.
     *
     * `code` must be unique among discount codes and vouchers; upper and lower case are equal. A code that is in use
     * is refused with 409 (ERR_CODE_TAKEN). It becomes available again when you delete its discount code.
     *
     * Without `valid_days` the code is valid on every weekday, without lists for every package and product.
     * `datum_eind` must not be before `datum_begin` (ERR_PERIOD_ORDER).
     *
     * Needs the permission `beheerKortingscodes`.
     *
     * POST /api2/kortingscodes (createDiscountCode)
     *
     * @param NewDiscountCode $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return DiscountCode
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('discountCodes.create', 'POST', '/api2/kortingscodes', [], $options, [], $body, ['', 'valid_days']);
    }

    /**
     * Get a discount code.
     *
     * `valid_days` always contains all seven weekdays. An empty list of packages or products means that the code is
     * valid for all.
     *
     * Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
     *
     * GET /api2/kortingscodes/{id} (getDiscountCode)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return DiscountCode
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('discountCodes.get', 'GET', '/api2/kortingscodes/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a discount code.
     *
     * You may send back what GET returned. The members that create requires are required here too; other members that
     * you omit keep their value. `valid_days` and the lists are replaced as a whole: `[]` clears a list. Packages and
     * products that were deleted in the meantime may stay in their lists. The code of another discount code or voucher
     * is refused with 409 (ERR_CODE_TAKEN).
     *
     * Existing bookings keep the discount that they were made with.
     *
     * Needs the permission `beheerKortingscodes`.
     *
     * PUT /api2/kortingscodes/{id} (updateDiscountCode)
     *
     * @param DiscountCodePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return DiscountCode
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('discountCodes.update', 'PUT', '/api2/kortingscodes/{id}', ['id' => $id], $options, [], $body, ['', 'valid_days']);
    }

    /**
     * Delete a discount code.
     *
     * You may use its `code` for another discount code afterwards. Existing bookings keep their discount.
     *
     * Needs the permission `beheerKortingscodes`.
     *
     * DELETE /api2/kortingscodes/{id} (deleteDiscountCode)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('discountCodes.delete', 'DELETE', '/api2/kortingscodes/{id}', ['id' => $id], $options, []);
    }
}
