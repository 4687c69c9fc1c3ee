<?php

// The operations of qualifications. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Skills and certificates of staff, for planning.
 *
 * @phpstan-import-type NewQualification from Types
 * @phpstan-import-type Qualification from Types
 * @phpstan-import-type QualificationPut from Types
 */
final class QualificationsApi extends Group
{
    /**
     * List qualifications.
     *
     * Returns all qualifications, archived ones included, sorted by `id`.
     *
     * GET /api2/kwalificaties (listQualifications)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Qualification>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('qualifications.list', 'GET', '/api2/kwalificaties', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a qualification.
     *
     * To give the qualification to members of staff, add its `id` to their `kwalificatie_ids`.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * POST /api2/kwalificaties (createQualification)
     *
     * @param NewQualification $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Qualification
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('qualifications.create', 'POST', '/api2/kwalificaties', [], $options, [], $body, ['']);
    }

    /**
     * Get a qualification.
     *
     * Also returns an archived qualification. To find who has it, read the `kwalificatie_ids` of the staff.
     *
     * GET /api2/kwalificaties/{id} (getQualification)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Qualification
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('qualifications.get', 'GET', '/api2/kwalificaties/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a qualification.
     *
     * You may send back what GET returned. Members that you omit keep their value. If you set `archived` to true,
     * staff who have the qualification keep it, and nobody else can get it (ERR_QUALIFICATION_ARCHIVED).
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * PUT /api2/kwalificaties/{id} (updateQualification)
     *
     * @param QualificationPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Qualification
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('qualifications.update', 'PUT', '/api2/kwalificaties/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a qualification.
     *
     * Refused while a member of staff has the qualification (ERR_IN_USE): set `archived` to true instead.
     *
     * Needs the permission `editPersoneelsplanning`.
     *
     * DELETE /api2/kwalificaties/{id} (deleteQualification)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('qualifications.delete', 'DELETE', '/api2/kwalificaties/{id}', ['id' => $id], $options, []);
    }
}
