// Stores which addresses were unsubscribed from newsletters, as hashes. Only a change of a contact person subscribes an
// address again.
import { addressOf } from '../../domain/values/mail-address.ts';
import { applyDraft, type PersonDraft } from '../../domain/people/contact-person.ts';
import {
  listAddedSubscriptions,
  subscriptionsOf,
  removeUnsubscribed,
  type Subscription,
} from '../../domain/people/subscription.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import type { Writer } from '../engine/session/database.ts';
import { buildLower } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineByValues, defineCommand, defineStatement } from '../engine/session/sql.ts';
import { sha256Of } from '../engine/sha256.ts';
import * as persons from './contact-persons.ts';

declareConstraints('newsletter_unsubscriptions', {
  unique: { newsletter_unsubscriptions_address_newsletter_id_unique: 'never' },
});

/** At most these people of an address lose the newsletter when it is unsubscribed: the sending skips the rest. */
const MAX_PEOPLE_PER_ADDRESS = 1000;

type People = ReadonlyMap<number, persons.PersonRow>;

const hashOf = (address: string): string => sha256Of(address.toLowerCase());

const insertUnsubscription = defineCommand(
  () => 'insert into newsletter_unsubscriptions (newsletter_id, address) values (?, ?) on conflict do nothing',
);
const deleteUnsubscription = defineCommand(
  () => 'delete from newsletter_unsubscriptions where newsletter_id = ? and address = ?',
);
const selectUnsubscriptions = defineByValues<{ newsletter_id: number; address: string }>(
  'address',
  (condition) => `select newsletter_id, address from newsletter_unsubscriptions where ${condition}`,
);
const selectPeopleWithAddress = defineStatement<{ id: number; email1: string | null; email2: string | null }>(
  () => `select id, email1, email2 from contact_persons
    where ${buildLower('email1')} = ? or ${buildLower('email2')} = ? limit ${String(MAX_PEOPLE_PER_ADDRESS)}`,
);

/**
 * Unsubscribes a contact person, and everybody at their address or at `mailed`, the address of a mail to them in lower
 * case. The hash of an address is stored as well, which the sending checks. Does nothing when the newsletter was deleted.
 */
export async function unsubscribe(
  db: Writer,
  newsletter: number,
  { person, mailed }: { readonly person: number; readonly mailed: string | undefined },
): Promise<void> {
  if ((await lockRoot(db, 'newsletters', newsletter)) === undefined) return;
  const personRow = (await persons.rows.read(db, [person])).get(person);
  const addresses = new Set([mailed, personRow && addressOf(personRow)?.toLowerCase()].flatMap((each) => each ?? []));

  const ids = new Set([person]);
  for (const address of addresses) {
    await insertUnsubscription(db, newsletter, hashOf(address));
    for (const each of await selectPeopleWithAddress(db, address, address))
      if (addressOf(each)?.toLowerCase() === address) ids.add(each.id);
  }
  await persons.unsubscribe(db, [...ids], newsletter);
}

/** Reads which of these subscriptions were ended; returns a test of these subscriptions. One query, or none. */
export async function createUnsubscribedTest(
  db: Reader,
  subscriptions: readonly Subscription[],
): Promise<(subscription: Subscription) => boolean> {
  const hashes = [...new Set(subscriptions.map(({ address }) => hashOf(address)))];
  const unsubscriptions = hashes.length === 0 ? [] : await selectUnsubscriptions(db, hashes);
  const keys = new Set(unsubscriptions.map((row) => `${String(row.newsletter_id)} ${row.address}`));
  return ({ newsletter, address }) => keys.has(`${String(newsletter)} ${hashOf(address)}`);
}

/**
 * Returns the drafts without the newsletters from which their addresses were unsubscribed. `people` are the stored ones,
 * by id.
 */
export async function dropUnsubscribed(
  db: Reader,
  drafts: readonly PersonDraft[],
  people: People,
): Promise<PersonDraft[]> {
  const subscriptions = drafts.flatMap((draft) => subscriptionsOf(applyDraft(draft, storedOf(people, draft))));
  const isUnsubscribed = await createUnsubscribedTest(db, subscriptions);
  return drafts.map((draft) => removeUnsubscribed(draft, storedOf(people, draft), isUnsubscribed));
}

/** Ends the unsubscriptions of the addresses to which these drafts add newsletters. One statement for each added newsletter. */
export async function subscribeAgain(db: Writer, drafts: readonly PersonDraft[], people: People): Promise<void> {
  for (const draft of drafts)
    for (const { newsletter, address } of listAddedSubscriptions(draft, storedOf(people, draft)))
      await deleteUnsubscription(db, newsletter, hashOf(address));
}

function storedOf(people: People, { id }: PersonDraft): persons.PersonRow | undefined {
  return id === undefined ? undefined : people.get(id);
}
