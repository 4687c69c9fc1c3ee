<?php

// The operations of productLabels. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Labels on products, to find and count them by across their groups.
 *
 * @phpstan-import-type NewProductLabel from Types
 * @phpstan-import-type ProductLabel from Types
 * @phpstan-import-type ProductLabelPut from Types
 */
final class ProductLabelsApi extends Group
{
    /**
     * List product labels.
     *
     * Sorted by `id`. Labels that no product has are included.
     *
     * GET /api2/productlabels (listProductLabels)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ProductLabel>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('productLabels.list', 'GET', '/api2/productlabels', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a product label.
     *
     * To put the label on products, add its `id` to their `label_ids`.
     *
     * Needs the permission `editProducten`.
     *
     * POST /api2/productlabels (createProductLabel)
     *
     * @param NewProductLabel $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProductLabel
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('productLabels.create', 'POST', '/api2/productlabels', [], $options, [], $body, ['']);
    }

    /**
     * Get a product label.
     *
     * To find the products that have it, read their `label_ids`.
     *
     * GET /api2/productlabels/{id} (getProductLabel)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProductLabel
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('productLabels.get', 'GET', '/api2/productlabels/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a product label.
     *
     * You may send back what GET returned. Products keep the label under its new name.
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/productlabels/{id} (updateProductLabel)
     *
     * @param ProductLabelPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProductLabel
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('productLabels.update', 'PUT', '/api2/productlabels/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a product label.
     *
     * All products lose the label, deleted ones too. Each gets a new version and an event.
     *
     * Needs the permission `editProducten`.
     *
     * DELETE /api2/productlabels/{id} (deleteProductLabel)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('productLabels.delete', 'DELETE', '/api2/productlabels/{id}', ['id' => $id], $options, []);
    }
}
