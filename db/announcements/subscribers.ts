// The subscriptions that match an event, whether each may send now, and whether it may send more than the id.
import { canSeeAllOf } from '../../domain/values/visible-change.ts';
import { createViewer, type CreatorRights } from '../../domain/access/creator.ts';
import { findSilentReason, type SilentReason } from '../../domain/announcements/subscriber.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Reader } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { accountsOf } from '../access/users.ts';

/** The creators of a subscription, whose rights limit it. */
interface SubscriptionCreators {
  readonly created_by: number | null;
  readonly updated_by: number | null;
  readonly created_rights: readonly Permission[] | null;
  readonly updated_rights: readonly Permission[] | null;
}

/** An active subscription, with what the recording of events needs. */
export interface WebhookSubscriber extends SubscriptionCreators {
  readonly id: number;
  readonly name: string;
  /** Whether it may view objects of this kind, and all of their members. */
  readonly seesAllOf: (object: string) => boolean;
}

const COLUMNS = 'id, name, created_by, updated_by, created_rights, updated_rights';

const selectActiveSubscriptions = defineStatement<Omit<WebhookSubscriber, 'seesAllOf'>>(
  (dialect) => `select ${COLUMNS} from webhooks where active and ${isInList(dialect, 'name')} order by id`,
);

/** Returns the active subscriptions by the event that they receive, without the silent ones. */
export async function subscribersOf(db: Reader, events: readonly string[]): Promise<Map<string, WebhookSubscriber[]>> {
  const subscriptions = await selectActiveSubscriptions(db, [...new Set(events)]);
  if (subscriptions.length === 0) return new Map();
  const accessOf = await readSubscriberAccess(db, subscriptions);
  const sending = subscriptions.filter((each) => accessOf(each).silent === null);
  return groupBy(
    sending.map((each) => ({ ...each, seesAllOf: accessOf(each).seesAllOf })),
    ({ name }) => name,
  );
}

/** Whether a subscription may send at this moment, and the objects that it sees whole. */
interface SubscriberAccess extends Pick<WebhookSubscriber, 'seesAllOf'> {
  /** Why it sends nothing; null when it sends. */
  readonly silent: SilentReason | null;
}

/**
 * Returns the objects that these subscriptions may send: those that creator and last editor may both view now, each
 * within the rights of their key.
 */
export async function readSubscriberAccess(
  db: Reader,
  subscriptions: readonly SubscriptionCreators[],
): Promise<(subscription: SubscriptionCreators) => SubscriberAccess> {
  const ids = subscriptions.flatMap(({ created_by, updated_by }) => [created_by ?? 0, updated_by ?? 0]);
  const accounts = await accountsOf(db, [...new Set(ids)]);
  return ({ created_by, created_rights, updated_by, updated_rights }) => {
    const creator: CreatorRights = { account: accounts.get(created_by ?? 0), keyRights: created_rights };
    const editor: CreatorRights = { account: accounts.get(updated_by ?? 0), keyRights: updated_rights };
    return {
      silent: findSilentReason(creator, editor),
      seesAllOf: (object) => canSeeAllOf(object, createViewer(creator)) && canSeeAllOf(object, createViewer(editor)),
    };
  };
}
