<?php

// The operations of events. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The change feed: every change of the last 90 days, in commit order.
 *
 * @phpstan-import-type Event from Types
 */
final class EventsApi extends Group
{
    /**
     * Read the change feed.
     *
     * Returns the events of the last 90 days in the order of `meta.position`, oldest first, with the same payloads that
     * webhooks receive. The setting `gebeurtenissen_bewaren_dagen` keeps them for longer. Store the position of the last event that you processed, and send it as `after` with the next
     * request. The feed never skips an event that is committed later. An event may appear some moments after the
     * response to the change. `Link` points to the next page while there are more events; an empty list means that you
     * have read them all.
     *
     * If events after your position are no longer kept, the feed answers 410 (ERR_POSITION_GONE) instead of skipping
     * them. Read the objects that you keep anew, and go on after the position in `params.oldest`.
     *
     * For an object that you may not view, `data` contains only the `id`, and the changed members are left out.
     *
     * Needs the permission `viewWebhooks`.
     *
     * GET /api2/events (listEvents)
     *
     * @param array{after?: string|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Event>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('events.list', 'GET', '/api2/events', [], $options, ['after' => 'after', 'page_size' => 'page_size']);
    }
}
