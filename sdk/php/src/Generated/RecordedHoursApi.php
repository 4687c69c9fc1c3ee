<?php

// The operations of recordedHours. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * When members of staff worked on their shifts.
 *
 * @phpstan-import-type NewRecordedHours from Types
 * @phpstan-import-type RecordedHours from Types
 * @phpstan-import-type RecordedHoursPut from Types
 */
final class RecordedHoursApi extends Group
{
    /**
     * List recorded hours.
     *
     * Returns the hours of the member of staff that match all filters, sorted by `begin`, then by id.
     *
     * GET /api2/personeel/{staff_id}/uren (listRecordedHours)
     *
     * @param array{begin?: string|null, eind?: string|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<RecordedHours>
     */
    public function list(int $staff_id, array $options = []): Paged
    {
        return $this->paged('recordedHours.list', 'GET', '/api2/personeel/{staff_id}/uren', ['staff_id' => $staff_id], $options, ['begin' => 'begin', 'eind' => 'eind', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Record hours.
     *
     * Records the hours of the member of staff in the path, who is also `personeel_id` (ERR_ID_MISMATCH). The shift must
     * be their own (ERR_SHIFT_STAFF_MISMATCH), and neither cancelled nor refused (ERR_SHIFT_OFF). A shift may have
     * several records. The break is shorter than the time between `begin` and `eind` (ERR_BREAK_TOO_LONG).
     *
     * Without `editPersoneelsplanning` you can record only your own hours, when they are over (ERR_HOURS_AHEAD). At most
     * 24 hours at a time are accepted (ERR_PERIOD_TOO_LONG).
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * POST /api2/personeel/{staff_id}/uren (createRecordedHours)
     *
     * @param NewRecordedHours $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return RecordedHours
     */
    public function create(int $staff_id, array $body, array $options = []): array
    {
        return $this->call('recordedHours.create', 'POST', '/api2/personeel/{staff_id}/uren', ['staff_id' => $staff_id], $options, [], $body, ['']);
    }

    /**
     * Get recorded hours.
     *
     * Contains summaries of the shift and of the member of staff as they are now.
     *
     * GET /api2/personeel/{staff_id}/uren/{id} (getRecordedHours)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return RecordedHours
     */
    public function get(int $staff_id, int $id, array $options = []): array
    {
        return $this->call('recordedHours.get', 'GET', '/api2/personeel/{staff_id}/uren/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, []);
    }

    /**
     * Update recorded hours.
     *
     * You may send back what GET returned. Members that you omit keep their value. The rules of POST apply; those on the
     * shift only if you send another `dienst_id`. So hours can still be corrected after their shift was cancelled or
     * given to somebody else.
     *
     * Without `editPersoneelsplanning` you can change only your own hours, and give them only times that POST would take
     * from you. Times that are stored already may stay.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
     *
     * PUT /api2/personeel/{staff_id}/uren/{id} (updateRecordedHours)
     *
     * @param RecordedHoursPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return RecordedHours
     */
    public function update(int $staff_id, int $id, array $body, array $options = []): array
    {
        return $this->call('recordedHours.update', 'PUT', '/api2/personeel/{staff_id}/uren/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, [], $body, ['', 'Dienst', 'Personeel']);
    }

    /**
     * Delete recorded hours.
     *
     * Members of staff cannot delete their own hours without the permission.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * DELETE /api2/personeel/{staff_id}/uren/{id} (deleteRecordedHours)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $staff_id, int $id, array $options = []): void
    {
        $this->call('recordedHours.delete', 'DELETE', '/api2/personeel/{staff_id}/uren/{id}', ['staff_id' => $staff_id, 'id' => $id], $options, []);
    }
}
