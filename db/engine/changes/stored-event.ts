// An event as it is stored, and its place in the feed.
import type { components, Instant } from '../../../generated/types.ts';

export type EventMembers = Readonly<Record<string, unknown>>;

export type AuditedEvent = components['schemas']['AuditedEvent'];

/** The use of a deprecated part: an entry of the audit trail that is no change, so the feed has none. */
export const DEPRECATED_USE = 'deprecated' satisfies AuditedEvent;

/** A login, and one that failed, likewise. */
export const LOGIN = 'login' satisfies AuditedEvent;
export const LOGIN_ERROR = 'loginError' satisfies AuditedEvent;

/** SQL for events that tell of a change, as those of the feed do. The others may be stored long after their moment. */
export const IS_CHANGE = [DEPRECATED_USE, LOGIN, LOGIN_ERROR].map((event) => `event <> '${event}'`).join(' and ');

/** An event as it is stored: what the wrapper of the interface, section Events, is made of. Data in wire values. */
export interface StoredEvent {
  readonly event_id: string;
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly occurred_at: Instant;
  readonly sequence: number;
  readonly modified: readonly string[] | null;
  readonly previous: EventMembers | null;
  readonly data: EventMembers;
  readonly actor_type: 'apikey' | 'user' | 'system';
  readonly actor_id: number | null;
  readonly request_id: string | null;
  /**
   * The kind of entry in the audit trail; null for events that are not in it. The feed shows nothing of this and what
   * follows.
   */
  readonly audited_as: AuditedEvent | null;
  readonly user_id: number | null;
  readonly address: string | null;
}

/** Where an event stands in the feed: the place is told as `<xact>.<id>`. */
export interface EventPosition {
  readonly id: number;
  readonly xact: string | number;
}

/** An event with its place in the feed. */
export type EventRow = StoredEvent & EventPosition;

/** The name of an event's place in the feed. */
export function positionOf({ xact, id }: EventPosition): string {
  return `${String(xact)}.${String(id)}`;
}
