<?php

// The operations of roles. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Named sets of rights for users.
 *
 * @phpstan-import-type NewRole from Types
 * @phpstan-import-type Role from Types
 * @phpstan-import-type RolePut from Types
 */
final class RolesApi extends Group
{
    /**
     * List roles.
     *
     * Returns all roles with their rights, sorted by `id`.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/rollen (listRoles)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Role>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('roles.list', 'GET', '/api2/rollen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a role.
     *
     * To give the role to users, add it to their `rollen`. Refused if the role has rights that you do not have yourself
     * (ERR_RIGHTS_EXCEEDED). Also refused if another role has the same name, regardless of case and spaces (ERR_TAKEN).
     * `tweede_factor_verplicht` is refused where the installation cannot store secrets (ERR_SECRETS_KEY).
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/rollen (createRole)
     *
     * @param NewRole $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Role
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('roles.create', 'POST', '/api2/rollen', [], $options, [], $body, ['']);
    }

    /**
     * Get a role.
     *
     * Every user who has the role in `rollen` has the rights in `permissies`, in addition to the user's own rights.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/rollen/{id} (getRole)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Role
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('roles.get', 'GET', '/api2/rollen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a role.
     *
     * You may send back what GET returned. Members that you omit keep their value; `permissies` replaces the whole
     * list. The new rights apply to every user of the role from the next request.
     *
     * You cannot add rights that you do not have yourself (ERR_RIGHTS_EXCEEDED) or use the name of another role
     * (ERR_TAKEN). Each right that somebody active has must stay with somebody active
     * (ERR_LAST_ADMINISTRATOR): nobody could give it again.
     *
     * `tweede_factor_verplicht` and `basic_toegestaan` count for every user of the role from the next request, also in
     * sessions that exist. To require less than before, you need all rights of the role (ERR_RIGHTS_EXCEEDED).
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * PUT /api2/rollen/{id} (updateRole)
     *
     * @param RolePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Role
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('roles.update', 'PUT', '/api2/rollen/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a role.
     *
     * Refused while a user has the role (ERR_IN_USE): remove it from the `rollen` of these users first.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/rollen/{id} (deleteRole)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('roles.delete', 'DELETE', '/api2/rollen/{id}', ['id' => $id], $options, []);
    }
}
