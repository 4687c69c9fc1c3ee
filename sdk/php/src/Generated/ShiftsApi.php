<?php

// The operations of shifts. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Working times of staff: when, where and for which booking, with requests that they answer.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewShift from Types
 * @phpstan-import-type Shift from Types
 * @phpstan-import-type ShiftPut from Types
 */
final class ShiftsApi extends Group
{
    /**
     * List shifts.
     *
     * Returns the shifts that match all filters, cancelled and refused ones included, sorted by `begin`, then by id.
     *
     * GET /api2/diensten (listShifts)
     *
     * @param array{opDatum?: string|null, begin?: string|null, eind?: string|null, personeel_id?: Id|null, boeking_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Shift>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('shifts.list', 'GET', '/api2/diensten', [], $options, ['opDatum' => 'opDatum', 'begin' => 'begin', 'eind' => 'eind', 'personeel_id' => 'personeel_id', 'boeking_id' => 'boeking_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a shift.
     *
     * Creates a shift in any status. A draft (`concept`) asks nothing of the member of staff yet: to ask, create the
     * shift as `gevraagd` or change its status.
     *
     * A shift always belongs to a member of staff. You cannot require an archived qualification
     * (ERR_QUALIFICATION_ARCHIVED). Nothing is refused because somebody is busy, unavailable or not qualified:
     * planners decide.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * POST /api2/diensten (createShift)
     *
     * @param NewShift $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Shift
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('shifts.create', 'POST', '/api2/diensten', [], $options, [], $body, ['']);
    }

    /**
     * Get a shift.
     *
     * Contains the tasks (`Taken`) as the booking has them now.
     *
     * GET /api2/diensten/{id} (getShift)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Shift
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('shifts.get', 'GET', '/api2/diensten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a shift.
     *
     * You may send back what GET returned. Members that you omit keep their value.
     *
     * **Status.** Allowed changes:
     *
     * | From | To |
     * |---|---|
     * | `concept` | `gevraagd`, `bevestigd`, `geannuleerd` |
     * | `gevraagd` | `concept`, `bevestigd`, `geweigerd`, `geannuleerd` |
     * | `bevestigd` | `gevraagd`, `geannuleerd` |
     * | `geweigerd` | `concept`, `gevraagd`, `geannuleerd` |
     * | `geannuleerd` | `concept` |
     *
     * Any other change is refused: ERR_SHIFT_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`. If
     * you change `begin`, `eind` or `personeel_id` of a confirmed shift and omit `status`, it becomes `gevraagd`: the
     * member of staff has to confirm again.
     *
     * **Own requests.** Without `editPersoneelsplanning` you can only answer your own shift while it is `gevraagd`:
     * set `status` to `bevestigd` or `geweigerd`. Other members must be absent or as GET returned them.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `personeel_id` is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * PUT /api2/diensten/{id} (updateShift)
     *
     * @param ShiftPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Shift
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('shifts.update', 'PUT', '/api2/diensten/{id}', ['id' => $id], $options, [], $body, ['', 'Taken/*']);
    }

    /**
     * Delete a shift.
     *
     * Refused while hours are recorded on the shift (ERR_IN_USE). To keep the shift, cancel it instead: set its status
     * to `geannuleerd`.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * DELETE /api2/diensten/{id} (deleteShift)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('shifts.delete', 'DELETE', '/api2/diensten/{id}', ['id' => $id], $options, []);
    }
}
