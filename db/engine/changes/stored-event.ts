// A stored event, and its position in the feed.
import type { components, Instant } from '../../../generated/types.ts';

export type EventMembers = Readonly<Record<string, unknown>>;

export type AuditedEvent = components['schemas']['AuditedEvent'];

/** The use of a deprecated part: an entry of the audit trail without a change, which the feed omits. */
export const DEPRECATED_USE = 'deprecated' satisfies AuditedEvent;

/** A login and a failed login: entries of the audit trail that the feed omits. */
export const LOGIN = 'login' satisfies AuditedEvent;
export const LOGIN_ERROR = 'loginError' satisfies AuditedEvent;

/** SQL for the events of changes, which the feed has. The others may be stored long after their moment. */
export const IS_CHANGE = [DEPRECATED_USE, LOGIN, LOGIN_ERROR].map((event) => `event <> '${event}'`).join(' and ');

/** A stored event: the source of the wrapper in the interface, section Events. Its data has wire values. */
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
   * The kind of entry in the audit trail; null for events that are not in it. The feed omits this and the following
   * members.
   */
  readonly audited_as: AuditedEvent | null;
  readonly user_id: number | null;
  readonly address: string | null;
}

/** The position of an event in the feed; its name is `<xact>.<id>`. */
export interface EventPosition {
  readonly id: number;
  readonly xact: string | number;
}

/** An event with its position in the feed. */
export type EventRow = StoredEvent & EventPosition;

/** Returns the name of an event's position in the feed. */
export function positionOf({ xact, id }: EventPosition): string {
  return `${String(xact)}.${String(id)}`;
}
