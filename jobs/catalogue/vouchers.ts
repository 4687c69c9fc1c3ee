// Every night: calls vouchers expired whose last day is over. Whether one can be redeemed, its date alone decides.
import { expire } from '../../db/catalogue/vouchers.ts';
import type { JobContext } from '../job.ts';

const CHUNK = 400;

/** One round, in transactions of a few hundred vouchers. */
export async function expireVouchers({
  write,
  now,
  today,
}: Pick<JobContext, 'write' | 'now' | 'today'>): Promise<void> {
  while ((await write((db) => expire(db, { now: now(), today: today() }, CHUNK))) > 0);
}
