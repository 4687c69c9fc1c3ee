// How many mails went today to each mailbox whose address was typed into a public form.
import { sha256Of } from '../engine/sha256.ts';
import { mailboxOf, MAX_MAILS_PER_DAY } from '../../domain/announcements/typed-address.ts';
import type { Writer } from '../engine/session/database.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { defineCommand, defineCountedCommand } from '../engine/session/sql.ts';

declareConstraints('typed_addresses', { unique: { typed_addresses_pkey: 'never' } });

const count = defineCommand<{ mails: number }>(
  () => `insert into typed_addresses (mailbox, day, mails) values (?, ?, 1)
    on conflict (mailbox, day) do update set mails = typed_addresses.mails + 1
    where typed_addresses.mails < ${String(MAX_MAILS_PER_DAY)}
    returning mails`,
);

/**
 * Counts a mail to an address that a visitor typed. Returns false when its mailbox had MAX_MAILS_PER_DAY on
 * this local date (`today`) already: then send none, and respond as if you had. Call it in the transaction that queues the mail, after
 * all other locks. The row stays locked until the end, and a rollback takes the count back. Only a hash of the mailbox
 * is stored.
 */
export async function mayMailTyped(db: Writer, address: string, today: string): Promise<boolean> {
  const mailbox = sha256Of(mailboxOf(address));
  return (await count(db, mailbox, today)).length === 1;
}

const deleteExpired = defineCountedCommand(() => 'delete from typed_addresses where day < ?');

/** Deletes the counts of the days before a local date; returns how many. */
export function purgeTypedAddresses(db: Writer, today: string): Promise<number> {
  return deleteExpired(db, today);
}
