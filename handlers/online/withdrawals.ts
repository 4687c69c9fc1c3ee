// The operations on withdrawals: declared and confirmed by consumers, decided by staff.
import { readOne } from '../../db/engine/changes/table.ts';
import * as withdrawals from '../../db/online/withdrawals.ts';
import type { WithdrawalRow } from '../../db/online/withdrawals.ts';
import { isGranted } from '../../domain/online/withdrawal.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';
import { confirmWithdrawing, declareWithdrawing, grantWithdrawing } from './withdraw.ts';

export const listWithdrawals: Handler<'listWithdrawals'> = list(withdrawals.select, withdrawals.read);
export const getWithdrawal: Handler<'getWithdrawal'> = get(withdrawals.read);

export const createWithdrawal: Handler<'createWithdrawal'> = async ({ body }, context) =>
  receiptOf(await declareWithdrawing(body, context));

export const confirmWithdrawal: Handler<'confirmWithdrawal'> = async ({ path }, context) =>
  receiptOf(await confirmWithdrawing(path.token, context));

export const decideWithdrawal: Handler<'decideWithdrawal'> = async ({ path, body }, context) => {
  const { db } = context;
  const before = await readOne(withdrawals.rows.read, db, path.id);
  const { status = before.status, opmerking = before.opmerking } = body;
  const settlement = isGranted(before.status, status) ? await grantWithdrawing(before, context) : {};
  await withdrawals.save(db, before, { status, opmerking, ...settlement });
  return readOne(withdrawals.read, db, path.id);
};

/** One response for all declarations, whatever they name. */
function receiptOf({ id, token, created_at, confirmed_at }: WithdrawalRow): components['schemas']['WithdrawalReceipt'] {
  return { id, token, status: confirmed_at === null ? 'te_bevestigen' : 'bevestigd', created_at, confirmed_at };
}
