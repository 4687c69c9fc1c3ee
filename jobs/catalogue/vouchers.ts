// Every night: marks vouchers expired whose last day is over. The date alone decides whether one can be redeemed.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 400;

type VoucherExpiryContext = Pick<JobContext, 'write' | 'now' | 'today'>;

/** The nightly round, in transactions of a few hundred vouchers. */
export async function expireVouchers(context: VoucherExpiryContext): Promise<void> {
  while ((await context.write((db) => expireSome(db, context))) > 0);
}

/** Marks a batch of vouchers expired; returns how many. A concurrent redemption is waited for, and wins. */
async function expireSome(db: Writer, { now, today }: VoucherExpiryContext): Promise<number> {
  const ids = await vouchers.findExpired(db, today(), PAGE_ROWS);
  await lockRoots(db, 'vouchers', ids);
  const openVouchers = [...(await vouchers.rows.read(db, ids)).values()].filter(({ status }) => status === 'open');
  await vouchers.saveStatus(db, openVouchers, 'vervallen', now());
  return ids.length;
}
