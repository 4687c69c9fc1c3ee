// Which subscriptions match an event, and whether each may see more of it than the id.
import type { Permission } from '../../generated/operations.ts';
import type { Reader } from '../engine/reader.ts';
import { grouped } from '../engine/grouped.ts';
import { inList, statement } from '../engine/sql.ts';
import { rightsOfUsers } from '../access/users.ts';
import type { WebhookRow } from './webhooks.ts';

/** An active subscription, as far as recording needs it. */
export type Subscriber = Pick<
  WebhookRow,
  'id' | 'name' | 'created_by' | 'updated_by' | 'created_rights' | 'updated_rights'
>;

const COLUMNS = 'id, name, created_by, updated_by, created_rights, updated_rights';

const active = statement<Subscriber>(
  (dialect) => `select ${COLUMNS} from webhooks where active and ${inList(dialect, 'name')} order by id`,
);

/** The active subscriptions by the event that they hear of. */
export async function subscribersOf(db: Reader, events: readonly string[]): Promise<Map<string, Subscriber[]>> {
  return grouped(await active(db, [...new Set(events)]), ({ name }) => name);
}

/** Answers whether a subscriber may view what needs one of these permissions; anybody may where none is needed. */
export type MayView = (subscriber: Subscriber, view: readonly Permission[] | undefined) => boolean;

/**
 * What these subscribers may view: what both who made the subscription and who changed it last may, by the rights that
 * each has now and, where he used a key, that the key had.
 */
export async function viewersOf(db: Reader, subscribers: readonly Subscriber[]): Promise<MayView> {
  const ids = subscribers.flatMap(({ created_by, updated_by }) => [created_by ?? 0, updated_by ?? 0]);
  const users = await rightsOfUsers(db, [...new Set(ids)]);
  const has = (user: number | null, rights: readonly Permission[] | null, needed: readonly Permission[]): boolean =>
    needed.some((each) => users.get(user ?? 0)?.has(each) === true && rights?.includes(each) !== false);
  return ({ created_by, created_rights, updated_by, updated_rights }, view) =>
    view === undefined || (has(created_by, created_rights, view) && has(updated_by, updated_rights, view));
}
