// Newsletters that are sent: the text of an issue, and the addresses that have it already.
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { defineCommand, isInList, insertRows, defineStatement } from '../engine/session/sql.ts';
import { enqueue } from '../queue/jobs.ts';

declareConstraints('newsletter_issues', { references: { bedrijf_id: 'bedrijf_id' } });
declareConstraints('newsletter_receivers', { unique: { newsletter_receivers_issue_id_address_unique: 'never' } });

/** An issue as it is stored; `user_id` is who sent it. */
export interface StoredIssue {
  readonly id: number;
  readonly newsletter_id: number;
  readonly bedrijf_id: number;
  readonly user_id: number | null;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Instant;
}

const selectByIds = defineStatement<StoredIssue>(
  (dialect) => `select * from newsletter_issues where ${isInList(dialect, 'id')}`,
);
const selectAddresses = defineStatement<{ address: string }>(
  () => 'select address from newsletter_receivers where id = ?',
);
const take = defineCommand<{ id: number }>(
  () => 'insert into newsletter_receivers (issue_id, address) values (?, ?) on conflict do nothing returning id',
);

/** Stores an issue, to be written to everybody once this transaction has committed. */
export async function publish(db: Writer, issue: Omit<StoredIssue, 'id'>): Promise<StoredIssue> {
  const [stored] = await insertRows<{ id: number }>(db, 'newsletter_issues', [{ ...issue }], { returning: 'id' });
  if (stored === undefined) throw new Error('An issue was not stored.');
  await enqueue(db, { kind: 'send-newsletter', payload: { issue_id: stored.id }, key: String(stored.id) });
  return { ...issue, id: stored.id };
}

/** Issues by id; they go with their newsletter. */
export const readIssues: ReadByIds<StoredIssue> = async (db, ids) =>
  new Map((await selectByIds(db, ids)).map((issue) => [issue.id, issue]));

/** Notes that an address gets an issue; returns the id of the note, undefined when it has it already, whatever its capitals. */
export async function claimAddress(db: Writer, issue: number, address: string): Promise<number | undefined> {
  return (await take(db, issue, address.toLowerCase()))[0]?.id;
}

/** The address of a note that `claimAddress` made, in small letters; undefined when its issue is gone. */
export async function readRecipientAddress(db: Reader, id: number): Promise<string | undefined> {
  return (await selectAddresses(db, id))[0]?.address;
}
