<?php

// The operations of staffAvailability. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * When members of staff can work, and when they cannot.
 *
 * @phpstan-import-type NewStaffAvailability from Types
 * @phpstan-import-type StaffAvailability from Types
 * @phpstan-import-type StaffAvailabilityPut from Types
 */
final class StaffAvailabilityApi extends Group
{
    /**
     * List the availability of a member of staff.
     *
     * Returns the entries that match all filters, sorted by `begin`, then by id.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * GET /api2/personeel/{staff_id}/beschikbaarheid (listStaffAvailability)
     *
     * @param array{begin?: string|null, eind?: string|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<StaffAvailability>
     */
    public function list(int $staff_id, array $options = []): Paged
    {
        return $this->paged('staffAvailability.list', 'GET', '/api2/personeel/{staff_id}/beschikbaarheid', ['staff_id' => $staff_id], $options, ['begin' => 'begin', 'eind' => 'eind', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Add availability of a member of staff.
     *
     * `beschikbaar: true` says that the member of staff can work in the period, `false` that they cannot. Entries may
     * overlap if they say the same. An entry that contradicts another one is refused (ERR_AVAILABILITY_CONTRADICTS, with
     * the other entry in `params.id`).
     *
     * On a day with entries that say `true`, the member of staff is available during those only. On a day without, they
     * are available except during entries that say `false`. Availability never refuses a shift; `GET
     * /planning/conflicten` names shifts outside of it.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * POST /api2/personeel/{staff_id}/beschikbaarheid (createStaffAvailability)
     *
     * @param NewStaffAvailability $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffAvailability
     */
    public function create(int $staff_id, array $body, array $options = []): array
    {
        return $this->call('staffAvailability.create', 'POST', '/api2/personeel/{staff_id}/beschikbaarheid', ['staff_id' => $staff_id], $options, [], $body, ['']);
    }

    /**
     * Get an entry of availability.
     *
     * Members of staff can read only their own entries without the permission.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * GET /api2/personeel/{staff_id}/beschikbaarheid/{id} (getStaffAvailability)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffAvailability
     */
    public function get(int $staff_id, int $id, array $options = []): array
    {
        return $this->call('staffAvailability.get', 'GET', '/api2/personeel/{staff_id}/beschikbaarheid/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, []);
    }

    /**
     * Update an entry of availability.
     *
     * You may send back what GET returned. Members that you omit keep their value. The rules of POST apply.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * PUT /api2/personeel/{staff_id}/beschikbaarheid/{id} (updateStaffAvailability)
     *
     * @param StaffAvailabilityPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffAvailability
     */
    public function update(int $staff_id, int $id, array $body, array $options = []): array
    {
        return $this->call('staffAvailability.update', 'PUT', '/api2/personeel/{staff_id}/beschikbaarheid/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete an entry of availability.
     *
     * Other entries stay as they are.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * DELETE /api2/personeel/{staff_id}/beschikbaarheid/{id} (deleteStaffAvailability)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $staff_id, int $id, array $options = []): void
    {
        $this->call('staffAvailability.delete', 'DELETE', '/api2/personeel/{staff_id}/beschikbaarheid/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, []);
    }
}
