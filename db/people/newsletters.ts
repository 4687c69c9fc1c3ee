// Newsletters: their rows, and their subscribers.
import { addressOf, type MailAddresses } from '../../domain/values/mail-address.ts';
import type { Subscription } from '../../domain/people/subscription.ts';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { buildLower } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import * as persons from './contact-persons.ts';

type Newsletter = components['schemas']['Newsletter'];

const rows = defineTable<Newsletter>('newsletters');

export const read: ReadByIds<Newsletter> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'newsletters');
}

const selectNames = defineStatement<Newsletter>(() => 'select id, naam from newsletters order by id');

/** Returns the names of all newsletters by their ids. */
export async function readNamesById(db: Reader): Promise<Record<string, string>> {
  return Object.fromEntries((await selectNames(db)).map(({ id, naam }) => [id, naam]));
}

export function insert(db: Writer, body: components['schemas']['NewNewsletter']): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: Newsletter, body: components['schemas']['NewsletterPut']): Promise<void> {
  return rows.update(db, before, body);
}

/** Deletes a newsletter and its subscriptions. */
export async function remove(db: Writer, before: Newsletter): Promise<void> {
  const all = (await selectAllSubscribers(db, before.id)).map(({ id }) => id);
  await persons.unsubscribe(db, all, before.id);
  await rows.remove(db, before);
}

const isSubscribed = (dialect: Reader['dialect']): string =>
  dialect === 'postgres'
    ? 'exists (select 1 from json_array_elements_text(p.nieuwsbrief_ids) as e(value) where e.value::int = ?)'
    : 'exists (select 1 from json_each(p.nieuwsbrief_ids) as e where e.value = ?)';

const selectAllSubscribers = defineStatement<{ id: number }>(
  (dialect) => `select p.id from contact_persons p where ${isSubscribed(dialect)} order by p.id`,
);

const HAS_CONTACT = `exists (select 1 from contact_links l join contacts c on c.id = l.contact_id
  where l.contact_person_id = p.id and c.archived_at is null)`;

const selectNextSubscribers = defineStatement<{ id: number }>(
  (dialect) =>
    `select p.id from contact_persons p where p.id > ? and ${isSubscribed(dialect)} and ${HAS_CONTACT} order by p.id limit ?`,
);
const selectAddresses = defineStatement<MailAddresses>(
  (dialect) => `select p.email1, p.email2 from contact_persons p
    where (${buildLower('p.email1')} = ? or ${buildLower('p.email2')} = ?) and ${isSubscribed(dialect)} and ${HAS_CONTACT} limit 1000`,
);

/** Returns the next subscribers of a newsletter after an id who belong to a contact that is not archived, by id. */
export async function findSubscribersAfter(
  db: Reader,
  newsletter: number,
  after: number,
  limit: number,
): Promise<number[]> {
  return (await selectNextSubscribers(db, after, newsletter, limit)).map(({ id }) => id);
}

/**
 * Returns whether this is the address of a subscriber of a newsletter who belongs to a contact that is not archived.
 */
export async function hasSubscriber(db: Reader, { newsletter, address }: Subscription): Promise<boolean> {
  const mailbox = address.toLowerCase();
  return (await selectAddresses(db, mailbox, mailbox, newsletter)).some(
    (each) => addressOf(each)?.toLowerCase() === mailbox,
  );
}

/** The objects that events announce. */
export const announced = {
  Nieuwsbrief: createEventObject({ table: 'newsletters', read, schema: 'Newsletter' }),
};
