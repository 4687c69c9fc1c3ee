<?php

// The operations of materials. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Things that bookings use so many of, and what limits their use.
 *
 * @phpstan-import-type Material from Types
 * @phpstan-import-type MaterialPut from Types
 * @phpstan-import-type NewMaterial from Types
 */
final class MaterialsApi extends Group
{
    /**
     * List materials.
     *
     * Sorted by `id`. The quantity that differs for a period is not in it, but in the capacity of a material.
     *
     * GET /api2/materialen (listMaterials)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Material>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('materials.list', 'GET', '/api2/materialen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a material.
     *
     * Members that you omit, or send as null, do not limit bookings. 0 means none: a material with `aantal` 0 is never
     * there, except in a period for which you set a capacity.
     *
     * Needs the permission `editMateriaal`.
     *
     * POST /api2/materialen (createMaterial)
     *
     * @param NewMaterial $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Material
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('materials.create', 'POST', '/api2/materialen', [], $options, [], $body, ['']);
    }

    /**
     * Get a material.
     *
     * To find what uses it, read `Materialen` of the products.
     *
     * GET /api2/materialen/{id} (getMaterial)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Material
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('materials.get', 'GET', '/api2/materialen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a material.
     *
     * You may send back what GET returned. Members that you omit keep their value; null removes a limit, and 0 means
     * none. Existing bookings stay as they are, also if they need more than there is now.
     *
     * Needs the permission `editMateriaal`.
     *
     * PUT /api2/materialen/{id} (updateMaterial)
     *
     * @param MaterialPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Material
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('materials.update', 'PUT', '/api2/materialen/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a material.
     *
     * Refused while a product uses it, deleted products included, because bookings may still contain them (ERR_IN_USE).
     * Its capacity entries are deleted with it.
     *
     * Needs the permission `editMateriaal`.
     *
     * DELETE /api2/materialen/{id} (deleteMaterial)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('materials.delete', 'DELETE', '/api2/materialen/{id}', ['id' => $id], $options, []);
    }
}
