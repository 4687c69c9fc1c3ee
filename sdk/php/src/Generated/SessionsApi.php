<?php

// The operations of sessions. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Logins of pages, with a cookie: who is logged in where.
 *
 * @phpstan-import-type CurrentSession from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type Login from Types
 * @phpstan-import-type Session from Types
 */
final class SessionsApi extends Group
{
    /**
     * List sessions.
     *
     * Returns your own sessions, and with the permission editUsers those of all users, sorted by `id`. Sessions that
     * ended are not part of the list. Programs with an API key have no sessions.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/sessies (listSessions)
     *
     * @param array{user_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Session>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('sessions.list', 'GET', '/api2/sessies', [], $options, ['user_id' => 'user_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Log in.
     *
     * Starts a session for a page of the service's own address, and sets its cookie: `__Host-boekstaaf` if
     * `PUBLIC_URL` begins with `https:`, else `boekstaaf`. The cookie is HttpOnly and SameSite=Strict, and counts for
     * requests from that address only. Send `csrf_token` as `X-CSRF-Token` with each request after it: the service
     * refuses writes without it. Programs use an API key instead.
     *
     * A session lasts twelve hours, and ends after two hours without use. A new password, an inactive account and
     * `DELETE` end it at once; rights that the user loses are gone from the next request. A user has at most 100
     * sessions: a further login ends the oldest.
     *
     * If the account has a second factor, send a code of it as `code`. Without one the login is refused with
     * ERR_CODE_REQUIRED, once the password was right: a page then asks for it. A wrong code, and one that was used
     * before, is refused with ERR_CODE_INVALID. If the user must have a second factor and has none, the session can
     * only set it up (`must_set_up_second_factor`).
     *
     * An unknown user, an inactive one and a wrong password are refused alike (ERR_CREDENTIAL_INVALID). After ten
     * failures in a minute, wrong codes among them, the account is refused from that address (ERR_RATE_LIMITED). After
     * a hundred wrong codes in a day it takes no code until the next day, or until it has a new password. A page of
     * another address cannot log in (ERR_CROSS_SITE).
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/sessies (createSession)
     *
     * @param Login $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CurrentSession
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('sessions.create', 'POST', '/api2/sessies', [], $options, [], $body, ['']);
    }

    /**
     * Get the session of this request.
     *
     * Returns who is logged in, with which rights, and the token for writes. A page asks this when it is loaded.
     * Returns 404 if the request came without a session, with a user name and password.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/sessies/huidige (getCurrentSession)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CurrentSession
     */
    public function getCurrent(array $options = []): array
    {
        return $this->call('sessions.getCurrent', 'GET', '/api2/sessies/huidige', [], $options, []);
    }

    /**
     * Log out.
     *
     * Ends the session of this request and takes its cookie away. Returns 404 if the request came without a session.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/sessies/huidige (deleteCurrentSession)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteCurrent(array $options = []): void
    {
        $this->call('sessions.deleteCurrent', 'DELETE', '/api2/sessies/huidige', [], $options, []);
    }

    /**
     * Get a session.
     *
     * Returns one of your own sessions, and with the permission editUsers that of any user. The sessions of others do
     * not exist for you (404), and neither do sessions that ended.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/sessies/{id} (getSession)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Session
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('sessions.get', 'GET', '/api2/sessies/{id}', ['id' => $id], $options, []);
    }

    /**
     * End a session.
     *
     * Ends one of your own sessions, and with the permission editUsers that of any user. The service refuses the next
     * request with it, on every server. The sessions of others do not exist for you (404).
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * DELETE /api2/sessies/{id} (deleteSession)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('sessions.delete', 'DELETE', '/api2/sessies/{id}', ['id' => $id], $options, []);
    }
}
