<?php

// The operations of apiKeys. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Credentials of programs.
 *
 * @phpstan-import-type ApiKey from Types
 * @phpstan-import-type ApiKeyPut from Types
 * @phpstan-import-type ApiKeyRotation from Types
 * @phpstan-import-type ApiKeyWithToken from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewApiKey from Types
 */
final class ApiKeysApi extends Group
{
    /**
     * List API keys.
     *
     * Returns a HAL envelope with all keys, or with the keys of one user, sorted by `id` and without tokens. `page` and
     * `page_size` split the list into pages; `page` alone means pages of 100. Follow the links `next`, `prev`, `first`
     * and `last`; do not build URLs.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/apikeys (listApiKeys)
     *
     * @param array{user_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ApiKey>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('apiKeys.list', 'GET', '/api2/apikeys', [], $options, ['user_id' => 'user_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create an API key.
     *
     * Returns the token, which you cannot read again: store it safely. The key has the rights of its user that
     * `scopes` also lists. If `scopes` is absent or null, the key has all rights of the user. A key with an empty list
     * can still read what every credential may read, bookings, invoices and payments among them. For a website, send
     * `[public]`, which cannot be combined with other scopes (ERR_NOT_ALLOWED).
     *
     * Refused if the key would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED) or if `expires_at` is in
     * the past (ERR_EXPIRY_IN_PAST). Also refused if the user does not exist (ERR_UNKNOWN_REFERENCE) or has 1,000 keys
     * already (ERR_TOO_MANY). The body must have the media type `application/json`.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/apikeys (createApiKey)
     *
     * @param NewApiKey $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ApiKeyWithToken
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('apiKeys.create', 'POST', '/api2/apikeys', [], $options, [], $body, ['']);
    }

    /**
     * Get an API key.
     *
     * The token is not part of the response. The service updates `last_used_at` about once a minute.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/apikeys/{id} (getApiKey)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ApiKey
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('apiKeys.get', 'GET', '/api2/apikeys/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update an API key.
     *
     * Changes the description, the scopes or the expiry time. You may send back what GET returned; members that you
     * omit keep their value. The changes apply from the next request with the key.
     *
     * You cannot change the user of a key (ERR_NOT_CHANGEABLE) or set an expiry time in the past (ERR_EXPIRY_IN_PAST).
     * You may extend the scopes or the lifetime of a key only if you have all rights that it would have
     * (ERR_RIGHTS_EXCEEDED). You may always reduce them.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * PUT /api2/apikeys/{id} (updateApiKey)
     *
     * @param ApiKeyPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ApiKey
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('apiKeys.update', 'PUT', '/api2/apikeys/{id}', ['id' => $id], $options, [], $body, ['', '_links', '_links/self/*']);
    }

    /**
     * Revoke an API key.
     *
     * Deletes the key. The service refuses the next request with it.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/apikeys/{id} (deleteApiKey)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('apiKeys.delete', 'DELETE', '/api2/apikeys/{id}', ['id' => $id], $options, []);
    }

    /**
     * Rotate the token of an API key.
     *
     * Replaces the token of the key; its rights and its expiry time do not change. Returns the new token, which you
     * cannot read again. The replaced token stays valid for `overlap_uren` hours (0 to 168). Tokens that were replaced
     * earlier stop working at once.
     *
     * Refused if the key has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), or has expired
     * (ERR_EXPIRY_IN_PAST): set a later `expires_at` first.
     *
     * Needs the permission `editUsers`.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/apikeys/{id}/roteren (rotateApiKey)
     *
     * @param ApiKeyRotation $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ApiKeyWithToken
     */
    public function rotate(int $id, array $body, array $options = []): array
    {
        return $this->call('apiKeys.rotate', 'POST', '/api2/apikeys/{id}/roteren', ['id' => $id], $options, [], $body, ['']);
    }
}
