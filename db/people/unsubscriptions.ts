// The addresses that were unsubscribed from newsletters, as hashes. Only a change of a contact person subscribes an address again.
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

type People = ReadonlyMap<number, persons.PersonRow>;

const hashOf = (address: string): string => sha256Of(address.toLowerCase());

const record = defineCommand(
  () => 'insert into newsletter_unsubscriptions (newsletter_id, address) values (?, ?) on conflict do nothing',
);
const lift = defineCommand(() => 'delete from newsletter_unsubscriptions where newsletter_id = ? and address = ?');
const selectUnsubscriptions = defineByValues<{ newsletter_id: number; address: string }>(
  'address',
  (condition) => `select newsletter_id, address from newsletter_unsubscriptions where ${condition}`,
);
const selectPeopleWithAddress = defineStatement<{ id: number; email1: string | null; email2: string | null }>(
  () => `select id, email1, email2 from contact_persons
    where ${buildLower('email1')} = ? or ${buildLower('email2')} = ? limit 1000`,
);

/**
 * Unsubscribes a contact person, the address of a mail to them, and all subscribers at one of their addresses. Beyond a
 * thousand the sending skips them. Does nothing when the newsletter was deleted.
 */
export async function unsubscribe(
  db: Writer,
  newsletter: number,
  { person, mailed }: { readonly person: number; readonly mailed: string | undefined },
): Promise<void> {
  if ((await lockRoot(db, 'newsletters', newsletter)) === undefined) return;
  const personRow = (await persons.rows.read(db, [person])).get(person);
  const addresses = new Set([mailed, personRow && addressOf(personRow)?.toLowerCase()].filter((each) => each != null));

  const ids = new Set([person]);
  for (const address of addresses) {
    await record(db, newsletter, hashOf(address));
    for (const each of await selectPeopleWithAddress(db, address, address))
      if (addressOf(each)?.toLowerCase() === address) ids.add(each.id);
  }
  await persons.unsubscribe(db, [...ids], newsletter);
}

/** Returns those of these subscriptions whose address was unsubscribed. One query, or none. */
export async function readUnsubscribed(
  db: Reader,
  subscriptions: readonly Subscription[],
): Promise<(subscription: Subscription) => boolean> {
  const hashes = [...new Set(subscriptions.map(({ address }) => hashOf(address)))];
  const unsubscriptions = hashes.length === 0 ? [] : await selectUnsubscriptions(db, hashes);
  const keys = new Set(unsubscriptions.map((row) => `${String(row.newsletter_id)} ${row.address}`));
  return ({ newsletter, address }) => keys.has(`${String(newsletter)} ${hashOf(address)}`);
}

/**
 * Returns the drafts without the newsletters from which their addresses were unsubscribed. `people` are the known ones,
 * by id.
 */
export async function dropUnsubscribed(
  db: Reader,
  drafts: readonly PersonDraft[],
  people: People,
): Promise<PersonDraft[]> {
  const storedOf = ({ id }: PersonDraft) => people.get(id ?? 0);
  const subscriptions = drafts.flatMap((draft) => subscriptionsOf(applyDraft(draft, storedOf(draft))));
  const isUnsubscribed = await readUnsubscribed(db, subscriptions);
  return drafts.map((draft) => removeUnsubscribed(draft, storedOf(draft), isUnsubscribed));
}

/** Subscribes the addresses again to which these drafts add newsletters. */
export async function subscribeAgain(db: Writer, drafts: readonly PersonDraft[], people: People): Promise<void> {
  for (const draft of drafts)
    for (const { newsletter, address } of listAddedSubscriptions(draft, people.get(draft.id ?? 0)))
      await lift(db, newsletter, hashOf(address));
}
