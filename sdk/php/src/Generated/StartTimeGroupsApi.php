<?php

// The operations of startTimeGroups. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Groups of start times, which packages are sold at.
 *
 * @phpstan-import-type NewStartTimeGroup from Types
 * @phpstan-import-type StartTimeGroup from Types
 * @phpstan-import-type StartTimeGroupPut from Types
 */
final class StartTimeGroupsApi extends Group
{
    /**
     * List start time groups.
     *
     * Sorted by `id`. Groups without start times are included.
     *
     * GET /api2/startmomentgroepen (listStartTimeGroups)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<StartTimeGroup>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('startTimeGroups.list', 'GET', '/api2/startmomentgroepen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a start time group.
     *
     * A new group is empty: add start times to it, and set `startmomentgroep_id` of the packages that are sold at them.
     *
     * Needs the permission `editStartmomenten`.
     *
     * POST /api2/startmomentgroepen (createStartTimeGroup)
     *
     * @param NewStartTimeGroup $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTimeGroup
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('startTimeGroups.create', 'POST', '/api2/startmomentgroepen', [], $options, [], $body, ['']);
    }

    /**
     * Get a start time group.
     *
     * Does not contain the start times themselves; `GET /api2/startmomenten?startmomentgroep_id=` lists them.
     *
     * GET /api2/startmomentgroepen/{id} (getStartTimeGroup)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTimeGroup
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('startTimeGroups.get', 'GET', '/api2/startmomentgroepen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a start time group.
     *
     * You may send back what GET returned. Members that you omit keep their value.
     *
     * Needs the permission `editStartmomenten`.
     *
     * PUT /api2/startmomentgroepen/{id} (updateStartTimeGroup)
     *
     * @param StartTimeGroupPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTimeGroup
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('startTimeGroups.update', 'PUT', '/api2/startmomentgroepen/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a start time group.
     *
     * Refused while the group has start times or a package has the group (ERR_IN_USE). To delete all its start times at
     * once, delete a batch of them.
     *
     * Needs the permission `editStartmomenten`.
     *
     * DELETE /api2/startmomentgroepen/{id} (deleteStartTimeGroup)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('startTimeGroups.delete', 'DELETE', '/api2/startmomentgroepen/{id}', ['id' => $id], $options, []);
    }
}
