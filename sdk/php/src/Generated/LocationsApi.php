<?php

// The operations of locations. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Places where bookings take place, as a tree with capacities.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type Location from Types
 * @phpstan-import-type LocationPut from Types
 * @phpstan-import-type NewLocation from Types
 */
final class LocationsApi extends Group
{
    /**
     * List locations.
     *
     * Returns all locations sorted by `id`. `treeContains` returns only the locations that you name and everything
     * that contains them, up to the top of the tree. Unknown ids match nothing. `embedGebruikOpDatum` adds the usage
     * of each location on one day.
     *
     * GET /api2/locaties (listLocations)
     *
     * @param array{treeContains?: Id|list<Id>|null, embedGebruikOpDatum?: string|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Location>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('locations.list', 'GET', '/api2/locaties', [], $options, ['treeContains' => 'treeContains', 'embedGebruikOpDatum' => 'embedGebruikOpDatum', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a location.
     *
     * Only `naam` is required; omitted members become null. With a `parent_id` the location is part of another
     * location: people and bookings at this location also count for the other one.
     *
     * Needs the permission `editLocaties`.
     *
     * POST /api2/locaties (createLocation)
     *
     * @param NewLocation $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Location
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('locations.create', 'POST', '/api2/locaties', [], $options, [], $body, ['']);
    }

    /**
     * Get a location.
     *
     * With `embedGebruikOpDatum` the response also contains the usage of the location on one day, including the usage
     * of all locations below it.
     *
     * GET /api2/locaties/{id} (getLocation)
     *
     * @param array{embedGebruikOpDatum?: string|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Location
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('locations.get', 'GET', '/api2/locaties/{id}', ['id' => $id], $options, ['embedGebruikOpDatum' => 'embedGebruikOpDatum']);
    }

    /**
     * Update a location.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears a member. `parent_id`
     * moves the location in the tree. You cannot move it below itself or below a location that is part of it
     * (ERR_CYCLE).
     *
     * Needs the permission `editLocaties`.
     *
     * PUT /api2/locaties/{id} (updateLocation)
     *
     * @param LocationPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Location
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('locations.update', 'PUT', '/api2/locaties/{id}', ['id' => $id], $options, [], $body, ['', 'gebruik/*']);
    }

    /**
     * Delete a location.
     *
     * Refused while other locations are part of it, or while products, packages or bookings use it (ERR_IN_USE).
     * `params.references` names the kinds of objects that do.
     *
     * Needs the permission `editLocaties`.
     *
     * DELETE /api2/locaties/{id} (deleteLocation)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('locations.delete', 'DELETE', '/api2/locaties/{id}', ['id' => $id], $options, []);
    }
}
