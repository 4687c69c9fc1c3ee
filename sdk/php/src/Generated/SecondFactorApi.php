<?php

// The operations of secondFactor. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Your own second factor: codes of a phone, and recovery codes.
 *
 * @phpstan-import-type RecoveryCodes from Types
 * @phpstan-import-type SecondFactor from Types
 * @phpstan-import-type SecondFactorBeginning from Types
 * @phpstan-import-type SecondFactorProof from Types
 * @phpstan-import-type SecondFactorSetUp from Types
 */
final class SecondFactorApi extends Group
{
    /**
     * Get your second factor.
     *
     * Returns whether you have a second factor, whether you must have one, and how many recovery codes are left. The
     * secret is shown once, when you begin.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * GET /api2/tweede_factor (getSecondFactor)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SecondFactor
     */
    public function get(array $options = []): array
    {
        return $this->call('secondFactor.get', 'GET', '/api2/tweede_factor', [], $options, []);
    }

    /**
     * Begin to set up your second factor.
     *
     * Returns a new secret, for the program on your phone that shows codes (TOTP, RFC 6238: six digits, 30 seconds).
     * Nothing changes until you confirm it with a code (`POST /api2/tweede_factor/bevestigen`). If you begin
     * again you get another secret, and the one before it is forgotten.
     *
     * To replace a second factor that you have, send a code of it (ERR_SECOND_FACTOR_CODE). It counts until the new one
     * is confirmed. Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Refused where the
     * installation cannot store secrets (ERR_SECRETS_KEY).
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/tweede_factor (beginSecondFactor)
     *
     * @param SecondFactorBeginning $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SecondFactorSetUp
     */
    public function begin(array $body, array $options = []): array
    {
        return $this->call('secondFactor.begin', 'POST', '/api2/tweede_factor', [], $options, [], $body, ['']);
    }

    /**
     * Confirm your second factor.
     *
     * Send a code of the secret that you got when you began, to show that your phone has it (ERR_SECOND_FACTOR_CODE if
     * it is wrong). From now on each login asks for a code, and your user name and password alone are refused with each
     * request (ERR_BASIC_REFUSED). Your API keys work on. Your other sessions end.
     *
     * Returns ten recovery codes. They are shown this once and stored as hashes; those from before count no more.
     * Returns 404 if you did not begin.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/tweede_factor/bevestigen (confirmSecondFactor)
     *
     * @param SecondFactorProof $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return RecoveryCodes
     */
    public function confirm(array $body, array $options = []): array
    {
        return $this->call('secondFactor.confirm', 'POST', '/api2/tweede_factor/bevestigen', [], $options, [], $body, ['']);
    }

    /**
     * Remove your second factor.
     *
     * Send a code of it (ERR_SECOND_FACTOR_CODE if it is wrong). Logins ask for no code any more, and the recovery codes
     * count no more. If you must have a second factor you can replace it, not remove it (ERR_SECOND_FACTOR_REQUIRED).
     *
     * Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Returns 404 if you have no second
     * factor.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/tweede_factor/verwijderen (removeSecondFactor)
     *
     * @param SecondFactorProof $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function remove(array $body, array $options = []): void
    {
        $this->call('secondFactor.remove', 'POST', '/api2/tweede_factor/verwijderen', [], $options, [], $body, ['']);
    }

    /**
     * Make new recovery codes.
     *
     * Send a code of your second factor (ERR_SECOND_FACTOR_CODE if it is wrong). Returns ten recovery codes. They are
     * shown this once and stored as hashes; those from before count no more.
     *
     * Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Returns 404 if you have no second
     * factor.
     *
     * Accepts only a user name and password (Basic), no API key.
     *
     * POST /api2/tweede_factor/herstelcodes (createRecoveryCodes)
     *
     * @param SecondFactorProof $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return RecoveryCodes
     */
    public function createRecoveryCodes(array $body, array $options = []): array
    {
        return $this->call('secondFactor.createRecoveryCodes', 'POST', '/api2/tweede_factor/herstelcodes', [], $options, [], $body, ['']);
    }
}
