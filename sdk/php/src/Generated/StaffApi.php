<?php

// The operations of staff. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Members of staff, their qualifications and mail signatures.
 *
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewStaffMember from Types
 * @phpstan-import-type StaffMember from Types
 * @phpstan-import-type StaffMemberPut from Types
 */
final class StaffApi extends Group
{
    /**
     * List staff.
     *
     * Returns all members of staff with their contact persons and qualifications, sorted by `id`.
     *
     * Needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/personeel (listStaff)
     *
     * @param array{metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<StaffMember>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('staff.list', 'GET', '/api2/personeel', [], $options, ['metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create or merge a member of staff.
     *
     * Creates a contact of type `personeel`. The rules of `POST /klanten` apply: contact persons and the main one, the
     * default company, and merging. If the same member of staff exists, the service returns 200 with the existing one.
     * It fills its empty members and adds the qualifications that it does not have yet.
     *
     * You cannot give an archived qualification (ERR_QUALIFICATION_ARCHIVED). A member of staff cannot log in until
     * you create a user account (`POST /gebruikers`).
     *
     * Needs the permission `editPersoneel`.
     *
     * POST /api2/personeel (createStaffMember)
     *
     * @param NewStaffMember $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffMember
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('staff.create', 'POST', '/api2/personeel', [], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*']);
    }

    /**
     * Get your own staff record.
     *
     * Returns the member of staff that your credential belongs to, plus `telefoon1`, `email1` and the `permissies` of
     * the credential. For an API key these are the rights of its user, limited by its scopes. Returns 404 if the
     * account belongs to a supplier.
     *
     * GET /api2/personeel/me (getOwnStaffMember)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffMember
     */
    public function getOwn(array $options = []): array
    {
        return $this->call('staff.getOwn', 'GET', '/api2/personeel/me', [], $options, []);
    }

    /**
     * Get a member of staff.
     *
     * Contains the contact persons and the qualifications. `telefoon1`, `email1` and `permissies` are part of `GET
     * /personeel/me` only.
     *
     * Needs the permission `viewContact` or `editContact` or `editPersoneel`.
     *
     * GET /api2/personeel/{id} (getStaffMember)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffMember
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('staff.get', 'GET', '/api2/personeel/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a member of staff.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears a member.
     * `kwalificatie_ids` and `contactpersonen` replace the whole list, as in `PUT /klanten/{id}`. You can keep an
     * archived qualification but not add one (ERR_QUALIFICATION_ARCHIVED).
     *
     * If the member of staff would become equal to another one, the service refuses the change with ERR_TAKEN and the
     * other `id` in `params.id`.
     *
     * Needs the permission `editPersoneel`.
     *
     * PUT /api2/personeel/{id} (updateStaffMember)
     *
     * @param StaffMemberPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffMember
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('staff.update', 'PUT', '/api2/personeel/{id}', ['id' => $id], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*', '_links', '_links/self']);
    }

    /**
     * Change the metadata of a member of staff.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editPersoneel`.
     *
     * PATCH /api2/personeel/{id} (patchStaffMember)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StaffMember
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('staff.patch', 'PATCH', '/api2/personeel/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a member of staff.
     *
     * Refused while something refers to the member of staff (ERR_CONTACT_IN_USE, with the kinds of objects in
     * `params.references`). That is a user account, or a booking or payment that this person created. The service
     * archives the member of staff: it disappears from lists and GET returns 404.
     *
     * Needs the permission `editPersoneel`.
     *
     * DELETE /api2/personeel/{id} (deleteStaffMember)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('staff.delete', 'DELETE', '/api2/personeel/{id}', ['id' => $id], $options, []);
    }
}
