<?php

// The operations of capacity. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * How much of a material there is in a period, one by one or in series.
 *
 * @phpstan-import-type CapacityEntry from Types
 * @phpstan-import-type CapacityEntryPut from Types
 * @phpstan-import-type CapacityWritten from Types
 * @phpstan-import-type NewCapacityEntries from Types
 * @phpstan-import-type NewCapacityEntry from Types
 * @phpstan-import-type UpcomingCapacity from Types
 */
final class CapacityApi extends Group
{
    /**
     * List the materials with capacity entries that are not over.
     *
     * A material is in it while one of its entries has yet to end.
     *
     * GET /api2/materialen/capacity/upcoming (getUpcomingCapacity)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return UpcomingCapacity
     */
    public function getUpcoming(array $options = []): array
    {
        return $this->call('capacity.getUpcoming', 'GET', '/api2/materialen/capacity/upcoming', [], $options, []);
    }

    /**
     * List the capacity entries of a material.
     *
     * Sorted by `begin`. The filters can be combined.
     *
     * GET /api2/materialen/{material_id}/capacity (listCapacityEntries)
     *
     * @param array{beginAfter?: string|null, beginBefore?: string|null, endAfter?: string|null, endBefore?: string|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<CapacityEntry>
     */
    public function listEntries(int $material_id, array $options = []): Paged
    {
        return $this->paged('capacity.listEntries', 'GET', '/api2/materialen/{material_id}/capacity', ['material_id' => $material_id], $options, ['beginAfter' => 'beginAfter', 'beginBefore' => 'beginBefore', 'endAfter' => 'endAfter', 'endBefore' => 'endBefore', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Set the capacity of a material for a period.
     *
     * The new entry wins. Entries that overlap it are trimmed, split in two (both parts keep their label) or deleted, so
     * that it applies exactly.
     *
     * An entry must lie within one day, from 04:00 to 04:00 local time (ERR_CAPACITY_PASSES_DAYBREAK). Days of 23 and 25
     * hours are no exception. The material gets a new version, and no event announces it.
     *
     * Needs the permission `editMateriaal`.
     *
     * POST /api2/materialen/{material_id}/capacity (createCapacityEntry)
     *
     * @param NewCapacityEntry $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityEntry
     */
    public function createEntry(int $material_id, array $body, array $options = []): array
    {
        return $this->call('capacity.createEntry', 'POST', '/api2/materialen/{material_id}/capacity', ['material_id' => $material_id], $options, [], $body, ['']);
    }

    /**
     * Get a capacity entry.
     *
     * Its version is that of the material, which changes with every entry.
     *
     * GET /api2/materialen/{material_id}/capacity/{id} (getCapacityEntry)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityEntry
     */
    public function getEntry(int $material_id, int $id, array $options = []): array
    {
        return $this->call('capacity.getEntry', 'GET', '/api2/materialen/{material_id}/capacity/{id}', ['material_id' => $material_id, 'id' => $id], $options, []);
    }

    /**
     * Update a capacity entry.
     *
     * You may send back what GET returned. The entry moves to its new period and wins there, as a new entry does. In its
     * old period nothing is restored. If you omit `internal_reference`, it stays; null clears it.
     *
     * Needs the permission `editMateriaal`.
     *
     * PUT /api2/materialen/{material_id}/capacity/{id} (updateCapacityEntry)
     *
     * @param CapacityEntryPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityEntry
     */
    public function updateEntry(int $material_id, int $id, array $body, array $options = []): array
    {
        return $this->call('capacity.updateEntry', 'PUT', '/api2/materialen/{material_id}/capacity/{id}', ['material_id' => $material_id, 'id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a capacity entry.
     *
     * In its period the material has its `aantal` again. Entries that it had trimmed are not restored.
     *
     * Needs the permission `editMateriaal`.
     *
     * DELETE /api2/materialen/{material_id}/capacity/{id} (deleteCapacityEntry)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteEntry(int $material_id, int $id, array $options = []): void
    {
        $this->call('capacity.deleteEntry', 'DELETE', '/api2/materialen/{material_id}/capacity/{id}', ['material_id' => $material_id, 'id' => $id], $options, []);
    }

    /**
     * Write many capacity entries.
     *
     * Each entry wins over what is stored, as a new entry does. The entries of one request must not overlap each other
     * (ERR_CAPACITY_OVERLAP). Either all of them are written or none.
     *
     * Needs the permission `editMateriaal`.
     *
     * POST /api2/materialen/{material_id}/capacity/batchupdate (updateCapacityEntries)
     *
     * @param NewCapacityEntries $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityWritten
     */
    public function updateEntries(int $material_id, array $body, array $options = []): array
    {
        return $this->call('capacity.updateEntries', 'POST', '/api2/materialen/{material_id}/capacity/batchupdate', ['material_id' => $material_id], $options, [], $body, ['*']);
    }

    /**
     * List the entries of a series.
     *
     * Sorted by `begin`; empty if no entry has the label. Percent-encode the label in the path. The labels `.` and `..`
     * have no path of their own, because clients shorten such paths.
     *
     * GET /api2/materialen/{material_id}/capacity/series/{internal_reference} (listCapacitySeries)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<CapacityEntry>
     */
    public function listSeries(int $material_id, string $internal_reference, array $options = []): Paged
    {
        return $this->paged('capacity.listSeries', 'GET', '/api2/materialen/{material_id}/capacity/series/{internal_reference}', ['material_id' => $material_id, 'internal_reference' => $internal_reference], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Delete a series.
     *
     * Deletes all entries of the material that have the label. Nothing is refused if there are none.
     *
     * Needs the permission `editMateriaal`.
     *
     * DELETE /api2/materialen/{material_id}/capacity/series/{internal_reference} (deleteCapacitySeries)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityWritten
     */
    public function deleteSeries(int $material_id, string $internal_reference, array $options = []): array
    {
        return $this->call('capacity.deleteSeries', 'DELETE', '/api2/materialen/{material_id}/capacity/series/{internal_reference}', ['material_id' => $material_id, 'internal_reference' => $internal_reference], $options, []);
    }

    /**
     * Delete the rest of a series.
     *
     * Deletes the entries of the series that begin at or after `begin`. Earlier entries stay.
     *
     * Needs the permission `editMateriaal`.
     *
     * DELETE /api2/materialen/{material_id}/capacity/series/{internal_reference}/from (deleteCapacitySeriesFrom)
     *
     * @param array{begin: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CapacityWritten
     */
    public function deleteSeriesFrom(int $material_id, string $internal_reference, array $options): array
    {
        return $this->call('capacity.deleteSeriesFrom', 'DELETE', '/api2/materialen/{material_id}/capacity/series/{internal_reference}/from', ['material_id' => $material_id, 'internal_reference' => $internal_reference], $options, ['begin' => 'begin']);
    }
}
