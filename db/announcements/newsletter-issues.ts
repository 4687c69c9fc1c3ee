// Issues of newsletters: their texts, and the address of each recipient, once for an issue.
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import { enqueue } from '../queue/jobs.ts';

declareConstraints('newsletter_issues', { references: { bedrijf_id: 'bedrijf_id' } });
declareConstraints('newsletter_receivers', { unique: { newsletter_receivers_issue_id_address_unique: 'never' } });

/** A stored issue; `user_id` is its sender. */
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
const insertRecipient = defineCommand<{ id: number }>(
  () => 'insert into newsletter_receivers (issue_id, address) values (?, ?) on conflict do nothing returning id',
);

/** Stores an issue and enqueues the job that sends it to all subscribers after the commit. */
export async function publish(db: Writer, issue: Omit<StoredIssue, 'id'>): Promise<StoredIssue> {
  const [row] = await insertRows<{ id: number }>(db, 'newsletter_issues', [{ ...issue }], { returning: 'id' });
  if (row === undefined) throw new Error('An issue was not stored.');
  await enqueue(db, { kind: 'send-newsletter', payload: { issue_id: row.id }, key: String(row.id) });
  return { ...issue, id: row.id };
}

/** Reads issues by id; they are deleted with their newsletter. */
export const readIssues: ReadByIds<StoredIssue> = async (db, ids) =>
  new Map((await selectByIds(db, ids)).map((issue) => [issue.id, issue]));

/**
 * Records that an address gets an issue. Returns the id of the record; undefined when the address has the issue
 * already, regardless of case.
 */
export async function claimAddress(db: Writer, issue: number, address: string): Promise<number | undefined> {
  return (await insertRecipient(db, issue, address.toLowerCase()))[0]?.id;
}

/** Returns the address of a record of `claimAddress`, in lower case; undefined when its issue was deleted. */
export async function readRecipientAddress(db: Reader, id: number): Promise<string | undefined> {
  return (await selectAddresses(db, id))[0]?.address;
}
