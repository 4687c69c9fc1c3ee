<?php

// The operations of sandbox. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The clock and the fixtures of a sandbox, for tests of programs.
 *
 * @phpstan-import-type SandboxAdvance from Types
 * @phpstan-import-type SandboxAdvanced from Types
 * @phpstan-import-type SandboxClock from Types
 * @phpstan-import-type SandboxClockPut from Types
 * @phpstan-import-type SandboxReset from Types
 * @phpstan-import-type SandboxState from Types
 */
final class SandboxApi extends Group
{
    /**
     * Read the clock of the sandbox.
     *
     * Only in a sandbox (`SANDBOX=yes`). Between the requests that move it the clock stands. Every answer has its time in
     * `X-Boekstaaf-Sandbox` as well.
     *
     * Needs the permission `editUsers`.
     *
     * GET /api2/sandbox/clock (getSandboxClock)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SandboxClock
     */
    public function getClock(array $options = []): array
    {
        return $this->call('sandbox.getClock', 'GET', '/api2/sandbox/clock', [], $options, []);
    }

    /**
     * Set the clock of the sandbox.
     *
     * Only in a sandbox (`SANDBOX=yes`). `now` is later than what the clock shows, by two years at most (ERR_RANGE). Everything that falls due on the way
     * is done in the order of its moments before the answer comes. `POST /sandbox/clock/advance` with `until` does the same.
     *
     * Needs the permission `editUsers`.
     *
     * PUT /api2/sandbox/clock (setSandboxClock)
     *
     * @param SandboxClockPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SandboxAdvanced
     */
    public function setClock(array $body, array $options = []): array
    {
        return $this->call('sandbox.setClock', 'PUT', '/api2/sandbox/clock', [], $options, [], $body, ['']);
    }

    /**
     * Put the sandbox back into a fixture.
     *
     * Only in a sandbox (`SANDBOX=yes`). Everything that is there is lost. The same ids, numbers, keys and random values come each
     * time, and the clock stands at the fixture's own moment. The first administrator keeps user name, password and rights; all other users
     * and API keys are those of the fixture. An unknown name is refused (ERR_UNKNOWN_REFERENCE), with those that there are.
     *
     * `empty` has the settings and nothing else. `venue` is the venue of the demo, De Waterkant, with one of each other thing: the
     * examples `success` of the contract are about them. It has the user `balie` with the password `de sleutel van de balie`, who may
     * make and change bookings. Both stand at `2027-01-04T09:00:00+01:00`. `year` is the venue a year later, at
     * `2028-01-03T09:00:00+01:00`. It holds all that happened in 2027. The first administrator has the API key
     * `bks_hUBVnIRdkqeI0BhXRZNHM5LSEPPqaG49VcTs` in `venue` and `year`.
     * `npm run sandbox -- save <name>` saves the state of a sandbox under a name of your own, with all that waits in it.
     *
     * Needs the permission `editUsers`.
     *
     * POST /api2/sandbox/reset (resetSandbox)
     *
     * @param SandboxReset $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SandboxState
     */
    public function reset(array $body, array $options = []): array
    {
        return $this->call('sandbox.reset', 'POST', '/api2/sandbox/reset', [], $options, [], $body, ['']);
    }

    /**
     * Advance the clock of the sandbox.
     *
     * Only in a sandbox (`SANDBOX=yes`). Send `duration` or `until`, not both (ERR_CANNOT_COMBINE), and one of them
     * (ERR_REQUIRED). Years, months, weeks and days of a duration move the clock on the wall; hours, minutes and seconds
     * are elapsed time. The clock moves by two years at most (ERR_RANGE).
     *
     * When the answer comes, everything that fell due on the way was done, each thing at its own moment. That is holds and
     * options that expired, reminders, mails, deliveries of webhooks and their retries, and invoices by the clock. `fired` lists it in this
     * order, the first 1,000; `fired_count` counts all of it. Housekeeping, such as forgetting old events, runs once a day.
     *
     * Needs the permission `editUsers`.
     *
     * POST /api2/sandbox/clock/advance (advanceSandbox)
     *
     * @param SandboxAdvance $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SandboxAdvanced
     */
    public function advance(array $body, array $options = []): array
    {
        return $this->call('sandbox.advance', 'POST', '/api2/sandbox/clock/advance', [], $options, [], $body, ['']);
    }
}
