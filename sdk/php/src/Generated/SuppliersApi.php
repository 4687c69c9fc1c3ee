<?php

// The operations of suppliers. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Suppliers of products and their contact persons.
 *
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type Supplier from Types
 * @phpstan-import-type SupplierPut from Types
 */
final class SuppliersApi extends Group
{
    /**
     * List suppliers.
     *
     * Returns all suppliers with their contact persons, sorted by `id`, passive ones included.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/leveranciers (listSuppliers)
     *
     * @param array{metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Supplier>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('suppliers.list', 'GET', '/api2/leveranciers', [], $options, ['metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get a supplier.
     *
     * Contains all contact persons, the main one first. To create a supplier, send `POST /contacten` with the type
     * `leverancier`; to delete one, send `DELETE /contacten/{id}`.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/leveranciers/{id} (getSupplier)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Supplier
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('suppliers.get', 'GET', '/api2/leveranciers/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a supplier.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
     * `bedrijf_id` becomes the default company. `contactpersonen` replaces the whole list, as in `PUT /klanten/{id}`.
     *
     * If the supplier would become equal to another one, the service refuses the change with ERR_TAKEN and the other
     * `id` in `params.id`.
     *
     * Needs the permission `editContact`.
     *
     * PUT /api2/leveranciers/{id} (updateSupplier)
     *
     * @param SupplierPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Supplier
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('suppliers.update', 'PUT', '/api2/leveranciers/{id}', ['id' => $id], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*', '_links', '_links/self']);
    }

    /**
     * Change the metadata of a supplier.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editContact`.
     *
     * PATCH /api2/leveranciers/{id} (patchSupplier)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Supplier
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('suppliers.patch', 'PATCH', '/api2/leveranciers/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }
}
