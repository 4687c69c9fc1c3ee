// What is sent of newsletters: the text of an issue, and which addresses have it already.
import type { Instant } from '../../generated/types.ts';
import { notFound } from '../../domain/values/problem.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';
import { enqueue } from '../queue/jobs.ts';

declareConstraints('newsletter_issues', { references: { bedrijf_id: 'bedrijf_id' } });
declareConstraints('newsletter_receivers', { unique: { newsletter_receivers_issue_id_address_unique: 'never' } });

/** An issue as it is stored; `user_id` is who sent it. */
export interface Issue {
  readonly id: number;
  readonly newsletter_id: number;
  readonly bedrijf_id: number;
  readonly user_id: number | null;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Instant;
}

const byId = statement<Issue>(() => 'select * from newsletter_issues where id = ?');
const take = statement<{ id: number }>(
  () => 'insert into newsletter_receivers (issue_id, address) values (?, ?) on conflict do nothing returning id',
);

/** Stores an issue, to be written to everybody once this transaction has committed. */
export async function publish(db: Writer, issue: Omit<Issue, 'id'>): Promise<Issue> {
  const [stored]: { id: number }[] = await db.knex('newsletter_issues').insert(issue).returning('id');
  if (stored === undefined) throw new Error('An issue was not stored.');
  await enqueue(db, { kind: 'send-newsletter', payload: { issue_id: stored.id }, key: String(stored.id) });
  return { ...issue, id: stored.id };
}

/** The issue with this id; undefined when its newsletter was deleted. */
export async function findIssue(db: Reader, id: number): Promise<Issue | undefined> {
  return (await byId(db, id))[0];
}

/** The issue with this id. Throws ERR_NOT_FOUND. */
export async function oneIssue(db: Reader, id: number): Promise<Issue> {
  const issue = await findIssue(db, id);
  if (issue === undefined) throw notFound();
  return issue;
}

/** Notes that an address gets an issue; false when it has it already, whatever its capitals. */
export async function claimAddress(db: Writer, issue: number, address: string): Promise<boolean> {
  return (await take(db, issue, address.toLowerCase())).length > 0;
}
