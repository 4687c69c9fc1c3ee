<?php

// The operations of users. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Login accounts of staff and suppliers.
 *
 * @phpstan-import-type NewUser from Types
 * @phpstan-import-type PasswordChange from Types
 * @phpstan-import-type User from Types
 * @phpstan-import-type UserPut from Types
 */
final class UsersApi extends Group
{
    /**
     * List user accounts.
     *
     * Returns all accounts, inactive ones included, sorted by `id`. The passwords are not part of the response.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/gebruikers (listUsers)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<User>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('users.list', 'GET', '/api2/gebruikers', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a user account.
     *
     * Creates an account for a member of staff or a supplier who has none yet; `id` is the `id` of that contact. The
     * user gets the rights in `permissies` plus the rights of the roles in `rollen`.
     *
     * Refused if the account would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED, with the rights in
     * `params.permission`). The contact must exist (ERR_UNKNOWN_REFERENCE), be staff or supplier (ERR_NOT_ALLOWED) and
     * have no account yet (ERR_TAKEN). No other account may have the same `gebruikersnaam` (ERR_TAKEN), and `rollen` may
     * contain no unknown role and no role twice.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/gebruikers (createUser)
     *
     * @param NewUser $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return User
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('users.create', 'POST', '/api2/gebruikers', [], $options, [], $body, ['', 'rollen/*']);
    }

    /**
     * Get a user account.
     *
     * The password is not part of the response. `permissies` contains only the rights of the account itself: add the
     * rights of the roles in `rollen` to know what the user may do.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/gebruikers/{id} (getUser)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return User
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('users.get', 'GET', '/api2/gebruikers/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a user account.
     *
     * You may send back what GET returned. Members that you omit keep their value; `permissies` and `rollen` replace
     * the whole list. Changes apply from the next request, also to the user's API keys. If you set `actief` to false,
     * the user can no longer log in and the user's API keys stop working.
     *
     * You cannot give rights that you do not have yourself. For an account with such rights, you also cannot activate
     * it, set its password or change its `email_address` (ERR_RIGHTS_EXCEEDED). Another `email_address` makes
     * `oidc_subject` null, and ends the sessions of an account that had one. The owner of the new address can then log
     * in to the account over the issuer. You cannot take a right from the last active user who has it
     * (ERR_LAST_ADMINISTRATOR): nobody could give it again.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * PUT /api2/gebruikers/{id} (updateUser)
     *
     * @param UserPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return User
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('users.update', 'PUT', '/api2/gebruikers/{id}', ['id' => $id], $options, [], $body, ['', 'rollen/*']);
    }

    /**
     * Delete a user account.
     *
     * Deletes the account and keeps the contact. Refused while the account has API keys (ERR_IN_USE): revoke them
     * first, or set `actief` to false instead. You cannot delete the last active user who has some right
     * (ERR_LAST_ADMINISTRATOR).
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/gebruikers/{id} (deleteUser)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('users.delete', 'DELETE', '/api2/gebruikers/{id}', ['id' => $id], $options, []);
    }

    /**
     * Set the password of a user.
     *
     * The old password stops working from the next request; API keys of the user keep working. The service updates
     * `wachtwoord_gewijzigd_op`, which causes an event. The audit trail shows who set the password.
     *
     * Refused if the account has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED): with the password you
     * could use them.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/gebruikers/{id}/wachtwoord (setUserPassword)
     *
     * @param PasswordChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function setPassword(int $id, array $body, array $options = []): void
    {
        $this->call('users.setPassword', 'POST', '/api2/gebruikers/{id}/wachtwoord', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Remove the second factor of a user.
     *
     * For a user who lost phone and recovery codes. Make sure that it is that person who asks. The sessions of the user
     * end, and the next login asks for no code. If the user must have a second factor, that session can only set one
     * up.
     *
     * Refused if the account has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), and for your own account
     * (ERR_OWN_SECOND_FACTOR). Returns 404 if the user has no second factor. The audit trail shows who removed it.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/gebruikers/{id}/tweede_factor (deleteUserSecondFactor)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteSecondFactor(int $id, array $options = []): void
    {
        $this->call('users.deleteSecondFactor', 'DELETE', '/api2/gebruikers/{id}/tweede_factor', ['id' => $id], $options, []);
    }
}
