<?php

// The operations of calendars. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Feeds of the planning for calendar programs, each with a token that you can revoke.
 *
 * @phpstan-import-type Calendar from Types
 * @phpstan-import-type CalendarWithToken from Types
 * @phpstan-import-type NewCalendar from Types
 */
final class CalendarsApi extends Group
{
    /**
     * List calendar feeds.
     *
     * Sorted by `id`. Without their tokens, which cannot be read again.
     *
     * Needs the permission `editPersoneelsplanning` or `editBoeking`.
     *
     * GET /api2/agenda (listCalendars)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Calendar>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('calendars.list', 'GET', '/api2/agenda', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a calendar feed.
     *
     * Returns the token and the address of the feed, which you cannot read again. Give each reader a separate feed, so
     * that you can revoke one without the others. A member of staff, location or booking can have several.
     *
     * Needs the permission `editPersoneelsplanning` or `editBoeking`.
     *
     * POST /api2/agenda (createCalendar)
     *
     * @param NewCalendar $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CalendarWithToken
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('calendars.create', 'POST', '/api2/agenda', [], $options, [], $body, ['']);
    }

    /**
     * Get a calendar feed.
     *
     * Tells what the feed shows. The token is not part of the response.
     *
     * Needs the permission `editPersoneelsplanning` or `editBoeking`.
     *
     * GET /api2/agenda/{id} (getCalendar)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Calendar
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('calendars.get', 'GET', '/api2/agenda/{id}', ['id' => $id], $options, []);
    }

    /**
     * Revoke a calendar feed.
     *
     * The service refuses the next request with its token. Calendar programs keep what they read before.
     *
     * Needs the permission `editPersoneelsplanning` or `editBoeking`.
     *
     * DELETE /api2/agenda/{id} (deleteCalendar)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('calendars.delete', 'DELETE', '/api2/agenda/{id}', ['id' => $id], $options, []);
    }

    /**
     * Read a calendar feed.
     *
     * An iCalendar file for subscription in Outlook, Google Calendar, Apple Calendar and other programs. The token is
     * the only credential. The response is 404 if the token is wrong or revoked, or belongs to another feed, or if the
     * feed's subject no longer exists. It is also 404 once the creator of the feed has left or may no longer create one;
     * `silent_reason` of the feed says why.
     *
     * **Period.** What is at least partly between 30 days ago and 365 days from now, in local days. Both are included.
     *
     * **Entries.** Each line of a booking, and each shift, is an entry. Its `UID` stays the same in this feed, and its
     * `SEQUENCE` rises with each change. Local times refer to a `VTIMEZONE`. An entry that begins or ends on the day of
     * a clock change is in UTC instead. Programs do not agree which moment a local time is there. Cancelled bookings and
     * shifts, and shifts that the member of staff refused, are `STATUS:CANCELLED`. Confirmed shifts and bookings from
     * `definitief` on are `CONFIRMED`, all others `TENTATIVE`. Drafts of shifts (`concept`) are left out.
     *
     * **Data.** The booking's reference and its package, product and number, location, and the remark of a shift. No
     * data of customers.
     *
     * An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/agenda/{soort}/{id}.ics (getCalendarFeed)
     *
     * @param array{token: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getFeed(string $soort, int $id, array $options): FileCall
    {
        return $this->file('calendars.getFeed', 'GET', '/api2/agenda/{soort}/{id}.ics', ['soort' => $soort, 'id' => $id], $options, ['token' => 'token']);
    }
}
