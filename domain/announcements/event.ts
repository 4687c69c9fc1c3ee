// An event in its wrapper, as a viewer sees it, and since when events are stored.
import type { components, Instant } from '../../generated/types.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { DAY } from '../values/time-units.ts';
import { seenOf } from '../values/visible-change.ts';
import type { Viewer } from '../values/view.ts';

type Event = components['schemas']['Event'];

/** An event as it is recorded: `data` and `previous` in wire values. */
export interface Occurrence {
  readonly event_id: string;
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly occurred_at: Instant;
  readonly position: string;
  readonly sequence: number;
  readonly modified: readonly string[] | null;
  readonly previous: Readonly<Record<string, unknown>> | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor_type: Event['meta']['actor']['type'];
  readonly actor_id: number | null;
  readonly request_id: string | null;
}

const WRAPPER_VERSION = '0.1';

/** The oldest moment whose events are stored when they are stored for this many days. */
export function calculateRetentionStart(days: number, now: Instant): Instant {
  return instantAt(millisecondsOf(now) - days * DAY);
}

/**
 * Returns the event as the JSON text that a receiver gets. It is byte for byte the wrapper of the feed, with local
 * moments.
 */
export function formatWrappedEvent(
  occurrence: Occurrence,
  viewer: Viewer,
  zone: { readonly toText: (instant: Instant) => string },
): string {
  const { version, data, meta } = wrapEvent(occurrence, viewer);
  return JSON.stringify({ version, data, meta: { ...meta, occurred_at: zone.toText(meta.occurred_at) } });
}

/** Returns an event in its wrapper, as a viewer sees it. One who may not see the object gets its id alone. */
export function wrapEvent(occurrence: Occurrence, viewer: Viewer): Event {
  const { actor_type: type, actor_id: id, ...members } = occurrence;
  const view = seenOf(occurrence, viewer);
  const { modified = null, previous = null, data = { id: members.object_id } } = view ?? {};

  return {
    version: WRAPPER_VERSION,
    data: modified === null ? data : { ...data, modified },
    meta: {
      event: members.event as Event['meta']['event'],
      event_id: members.event_id,
      occurred_at: members.occurred_at,
      position: members.position,
      object: members.object as Event['meta']['object'],
      object_id: members.object_id,
      sequence: members.sequence,
      modified: [...(modified ?? [])],
      previous: previous ?? {},
      actor: { type, id },
      request_id: members.request_id,
    },
  };
}
