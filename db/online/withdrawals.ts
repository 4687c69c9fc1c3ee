// Withdrawals: declared under a secret token, confirmed once, and purged when they are never confirmed.
import type { Knex } from 'knex';
import type { StoredDeclaration } from '../../domain/online/withdrawal.ts';
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { find, defineTable } from '../engine/changes/table.ts';
import { drawSecretToken } from '../engine/chance.ts';
import type { Writer } from '../engine/session/database.ts';
import { isAmong } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

export type Withdrawal = Readonly<components['schemas']['Withdrawal']>;

/** A stored withdrawal. */
export interface WithdrawalRow extends Withdrawal {
  readonly token: string;
  /** The company that confirms the receipt. */
  readonly company_id: number;
}

export const rows = defineTable<WithdrawalRow>('withdrawals', {
  unique: { withdrawals_token_unique: 'never' },
  references: { company_id: null, voucher_sale_id: null, online_payment_id: null },
});

export const read: ReadByIds<Withdrawal> = rows.read;

/** The filters of a list of withdrawals. */
interface WithdrawalFilter {
  readonly status?: readonly Withdrawal['status'][] | undefined;
  readonly voucher_sale_id?: number | undefined;
}

/** Selects the withdrawals of a list, by id. */
export function select(_db: Reader, query: WithdrawalFilter): Selection {
  return {
    buildQuery: (db) => queryFiltered(db, query),
    grows: 'withdrawals',
    order: [{ column: 'withdrawals.id', direction: 'asc' }],
  };
}

function queryFiltered(db: Reader, { status, voucher_sale_id }: WithdrawalFilter): Knex.QueryBuilder {
  const query = db.build('withdrawals');
  if (status !== undefined) void query.where(isAmong(db, 'withdrawals.status', status));
  if (voucher_sale_id !== undefined) void query.where({ voucher_sale_id });
  return query;
}

/** Stores a declaration under a token; returns its id. */
export function insert(db: Writer, declaration: StoredDeclaration, company_id: number, now: Instant): Promise<number> {
  const token = drawSecretToken(db.chance, 'withdrawal');
  const status = 'te_bevestigen' as const;
  return rows.insert(db, { ...declaration, token, status, company_id, voucher_ids: [], created_at: now });
}

const selectByToken = defineStatement<{ id: number }>(() => 'select id from withdrawals where token = ?');

/** Returns the withdrawal of a token; undefined for none. */
export async function findWith(db: Reader, token: string): Promise<WithdrawalRow | undefined> {
  const [row] = await selectByToken(db, token);
  return row && find(rows.read, db, row.id);
}

/** Locks and returns the withdrawal of a token until the transaction ends; undefined for none. */
export async function lockWith(db: Writer, token: string): Promise<WithdrawalRow | undefined> {
  const [row] = await selectByToken(db, token);
  if (row === undefined) return undefined;
  await lockRoots(db, 'withdrawals', [row.id]);
  return find(rows.read, db, row.id);
}

/** Stores the confirmation of a locked withdrawal. */
export function save(
  db: Writer,
  before: WithdrawalRow,
  changes: Partial<Omit<WithdrawalRow, 'id' | 'token'>>,
): Promise<void> {
  return rows.update(db, before, changes);
}

const selectUnconfirmed = defineStatement<{ id: number }>(
  () => 'select id from withdrawals where confirmed_at is null and created_at < ? order by created_at, id limit ?',
);

/** Deletes up to `limit` withdrawals that were declared before a moment and not confirmed; returns how many. */
export async function purgeUnconfirmedWithdrawals(db: Writer, until: Instant, limit: number): Promise<number> {
  const ids = (await selectUnconfirmed(db, until, limit)).map(({ id }) => id);
  await lockRoots(db, 'withdrawals', ids);
  const withdrawals = [...(await rows.read(db, ids)).values()].filter(({ confirmed_at }) => confirmed_at === null);
  await rows.removeMany(db, withdrawals);
  return withdrawals.length;
}

/** The objects that events announce. */
export const announced = {
  Herroeping: createEventObject({ table: 'withdrawals', read, schema: 'Withdrawal' }),
};
