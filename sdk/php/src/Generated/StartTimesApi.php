<?php

// The operations of startTimes. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * When groups of customers may start, one by one or many at once.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewStartTime from Types
 * @phpstan-import-type StartTime from Types
 * @phpstan-import-type StartTimeBatch from Types
 * @phpstan-import-type StartTimeBatchDeletion from Types
 * @phpstan-import-type StartTimeEmbed from Types
 * @phpstan-import-type StartTimePut from Types
 */
final class StartTimesApi extends Group
{
    /**
     * List start times.
     *
     * Sorted by `datetime`, then by `id`. Past start times are included unless you send `begin`.
     *
     * GET /api2/startmomenten (listStartTimes)
     *
     * @param array{startmomentgroep_id?: Id|null, begin?: string|null, eind?: string|null, embed?: StartTimeEmbed|list<StartTimeEmbed>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<StartTime>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('startTimes.list', 'GET', '/api2/startmomenten', [], $options, ['startmomentgroep_id' => 'startmomentgroep_id', 'begin' => 'begin', 'eind' => 'eind', 'embed' => 'embed', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a start time.
     *
     * A start time is a local time: it stays at 09:00 whatever the offset of that day. Seconds must be zero or omitted
     * (ERR_SECONDS_MUST_BE_ZERO). A group cannot have the same time twice (ERR_TAKEN).
     *
     * Needs the permission `editStartmomenten`.
     *
     * POST /api2/startmomenten (createStartTime)
     *
     * @param NewStartTime $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTime
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('startTimes.create', 'POST', '/api2/startmomenten', [], $options, [], $body, ['']);
    }

    /**
     * Create many start times.
     *
     * Creates the local times from `tijdbegin` to `tijdeind`, one every `interval`. It does so on each day from
     * `datum_begin` to `datum_eind` that is one of `weekdagen`; 09:00 stays 09:00 across a clock change. Both ends are
     * included.
     *
     * A time that a clock change skips is not created; `X-Skipped-Times` names it. A time that a clock change repeats is
     * created once, at its first occurrence. A time that the group already has stays as it is.
     *
     * Returns the start times that it created, sorted by `datetime`: an empty list if the group had them all. There is
     * no `Location`, because there is not one new object. One request can be about at most 10,000 start times
     * (ERR_TOO_MANY_START_TIMES), existing and skipped ones included. It creates all of them or, if it is refused, none.
     *
     * Needs the permission `editStartmomenten`.
     *
     * POST /api2/startmomenten/batch (createStartTimes)
     *
     * @param StartTimeBatch $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<StartTime>
     */
    public function createMany(array $body, array $options = []): array
    {
        return $this->call('startTimes.createMany', 'POST', '/api2/startmomenten/batch', [], $options, [], $body, ['']);
    }

    /**
     * Delete many start times.
     *
     * Deletes the start times of a group on each day from `datum_begin` to `datum_eind` that is one of `weekdagen`. With
     * `interval`, `tijdbegin` and `tijdeind`, which you send together, it deletes exactly those that the same batch
     * creates; without them, all of those days. Bookings keep their times.
     *
     * There may be nothing to delete. One request deletes at most 10,000 start times (ERR_TOO_MANY_START_TIMES): all of
     * them or, if it is refused, none.
     *
     * Needs the permission `editStartmomenten`.
     *
     * DELETE /api2/startmomenten/batch (deleteStartTimes)
     *
     * @param StartTimeBatchDeletion $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteMany(array $body, array $options = []): void
    {
        $this->call('startTimes.deleteMany', 'DELETE', '/api2/startmomenten/batch', [], $options, [], $body, ['']);
    }

    /**
     * Get a start time.
     *
     * Past start times can be read as well.
     *
     * GET /api2/startmomenten/{id} (getStartTime)
     *
     * @param array{embed?: StartTimeEmbed|list<StartTimeEmbed>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTime
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('startTimes.get', 'GET', '/api2/startmomenten/{id}', ['id' => $id], $options, ['embed' => 'embed']);
    }

    /**
     * Update a start time.
     *
     * You may send back what GET returned. The members that create requires are required here too, and the same rules
     * apply to them. If you omit `percentage_materiaal_online_boeking`, it keeps its value. Bookings keep their times.
     *
     * Needs the permission `editStartmomenten`.
     *
     * PUT /api2/startmomenten/{id} (updateStartTime)
     *
     * @param StartTimePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StartTime
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('startTimes.update', 'PUT', '/api2/startmomenten/{id}', ['id' => $id], $options, [], $body, ['', 'TaribaseArrangement/*', 'Producten/*']);
    }

    /**
     * Delete a start time.
     *
     * Bookings that begin at this time stay as they are.
     *
     * Needs the permission `editStartmomenten`.
     *
     * DELETE /api2/startmomenten/{id} (deleteStartTime)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('startTimes.delete', 'DELETE', '/api2/startmomenten/{id}', ['id' => $id], $options, []);
    }
}
