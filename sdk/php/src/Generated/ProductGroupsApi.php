<?php

// The operations of productGroups. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Groups of products, with ledger data for bookkeeping.
 *
 * @phpstan-import-type NewProductGroup from Types
 * @phpstan-import-type ProductGroup from Types
 * @phpstan-import-type ProductGroupPut from Types
 * @phpstan-import-type PublicProductGroup from Types
 */
final class ProductGroupsApi extends Group
{
    /**
     * List product groups.
     *
     * Public: needs no credential. Returns the groups sorted by `id`. With a valid credential the response also
     * contains `ledger_number` and `cost_center`; a wrong credential is refused with 401.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/productgroepen (listProductGroups)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PublicProductGroup>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('productGroups.list', 'GET', '/api2/productgroepen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a product group.
     *
     * `slug` must be unique among the product groups (ERR_TAKEN). The service stores `ledger_number` and `cost_center`
     * as sent and checks them against no chart of accounts. The journal books the revenue of the group's products on
     * `ledger_number`.
     *
     * Needs the permission `editProducten`.
     *
     * POST /api2/productgroepen (createProductGroup)
     *
     * @param NewProductGroup $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProductGroup
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('productGroups.create', 'POST', '/api2/productgroepen', [], $options, [], $body, ['']);
    }

    /**
     * Get a product group.
     *
     * Public: needs no credential. With a valid credential the response also contains `ledger_number` and
     * `cost_center`; a wrong credential is refused with 401.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/productgroepen/{id} (getProductGroup)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PublicProductGroup
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('productGroups.get', 'GET', '/api2/productgroepen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a product group.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears the slug, the ledger
     * number or the cost center. `slug` must be unique among the product groups (ERR_TAKEN).
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/productgroepen/{id} (updateProductGroup)
     *
     * @param ProductGroupPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProductGroup
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('productGroups.update', 'PUT', '/api2/productgroepen/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a product group.
     *
     * Refused while products belong to the group, deleted products included (ERR_IN_USE): move them to another group
     * first.
     *
     * Needs the permission `editProducten`.
     *
     * DELETE /api2/productgroepen/{id} (deleteProductGroup)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('productGroups.delete', 'DELETE', '/api2/productgroepen/{id}', ['id' => $id], $options, []);
    }
}
