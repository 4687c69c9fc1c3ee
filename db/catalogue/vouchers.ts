// Vouchers: their rows and codes, and the booking that each belongs to.
import type { Knex } from 'knex';
import type { components, Instant } from '../../generated/types.ts';
import type { CurrentMoment, NewVoucher, StoredVoucher } from '../../domain/catalogue/stored-voucher.ts';
import { determineFreeStatus } from '../../domain/catalogue/voucher.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { isAmong, forceIndexIn } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import { narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import * as codes from './codes.ts';

export type Voucher = components['schemas']['Voucher'];

export type { StoredVoucher as VoucherRow } from '../../domain/catalogue/stored-voucher.ts';
type VoucherRow = StoredVoucher;

export const rows = defineTable<VoucherRow>('vouchers', {
  unique: { vouchers_sale_id_sale_number_unique: 'never' },
  references: {
    voucher_template_id: 'voucher_template_id',
    customer_id: 'customer_id',
    boeking_id: null,
    sale_id: null,
  },
});

export const read: ReadByIds<Voucher> = rows.read;

/** The filters of a list of vouchers. */
export interface VoucherFilter extends MetadataFilter {
  readonly code?: string | undefined;
  readonly status?: readonly Voucher['status'][] | undefined;
  readonly voucher_template_id?: number | undefined;
  readonly customer_id?: number | undefined;
  readonly boeking_id?: number | undefined;
  readonly sale_id?: number | undefined;
}

/** Selects the vouchers of a list, by id. */
export function select(_db: Reader, query: VoucherFilter): Selection {
  return {
    buildQuery: (db) => filterVouchers(db, query),
    grows: 'vouchers',
    order: [{ column: 'vouchers.id', direction: 'asc' }],
  };
}

function filterVouchers(db: Reader, query: VoucherFilter): Knex.QueryBuilder {
  const { code, status } = query;
  const builder = db.build('vouchers');
  const withCode = db.build('codes').select('voucher_id');
  if (code !== undefined)
    void builder.whereIn('vouchers.id', withCode.whereIn('comparable_code', codes.listSpellingsOf(code)));
  if (status !== undefined) void builder.where(isAmong(db, 'vouchers.status', status));
  for (const column of ['voucher_template_id', 'customer_id', 'boeking_id', 'sale_id'] as const)
    if (query[column] !== undefined) void builder.where(`vouchers.${column}`, query[column]);
  return narrowByMetadata(builder, 'vouchers', query);
}

/** Stores a voucher, and reserves its code. */
export async function insert(db: Writer, voucher: NewVoucher): Promise<number> {
  const id = await rows.insert(db, voucher);
  await codes.reserveCode(db, { voucher_id: id }, voucher.code);
  return id;
}

/** Returns the vouchers of orders, by order, in their sequence; every requested order has a list. One query. */
export function readByOrder(db: Reader, ids: readonly number[]): Promise<Map<number, VoucherRow[]>> {
  return rows.readByParent(db, 'sale_id', ids, 'sale_number');
}

/** Changes a voucher and its code; without a difference all of it, with its status, stays unchanged. */
export async function save(
  db: Writer,
  before: VoucherRow,
  changes: Partial<NewVoucher>,
  statusColumns: Pick<VoucherRow, 'status' | 'updated_at'>,
): Promise<void> {
  if (findChangedColumns(before, changes) === undefined) return;
  if (changes.code !== undefined) await codes.exchange(db, { voucher_id: before.id }, changes.code);
  await rows.update(db, before, { ...changes, ...statusColumns });
}

/** Removes a voucher and releases its code. */
export function remove(db: Writer, before: VoucherRow): Promise<void> {
  return rows.remove(db, before);
}

/** Returns the vouchers of bookings, by booking and id; every requested booking has a list. One query. */
export function readByBooking(db: Reader, ids: readonly number[]): Promise<Map<number, VoucherRow[]>> {
  return rows.readByParent(db, 'boeking_id', ids);
}

/** Assigns a free, locked voucher to a booking. */
export async function claim(
  db: Writer,
  voucher: VoucherRow,
  booking: { readonly boeking_id: number } & Pick<VoucherRow, 'redeemed' | 'status'>,
  now: Instant,
): Promise<void> {
  await rows.update(db, voucher, { ...booking, updated_at: now });
}

/** Releases vouchers from their bookings: they can be redeemed again while they are valid. */
export async function release(
  db: Writer,
  vouchers: readonly VoucherRow[],
  { now, today }: CurrentMoment,
): Promise<void> {
  const changes = vouchers.map((voucher) => {
    const status = determineFreeStatus(voucher.expiration_date, today);
    return [voucher, { boeking_id: null, redeemed: null, status, updated_at: now }] as const;
  });
  await rows.updateMany(db, changes);
}

/** Stores the status of vouchers after a change of their bookings. */
export async function saveStatus(
  db: Writer,
  vouchers: readonly VoucherRow[],
  status: Voucher['status'],
  now: Instant,
): Promise<void> {
  await rows.updateMany(
    db,
    vouchers.map((voucher) => [voucher, { status, updated_at: now }]),
  );
}

const selectVouchersOfCustomer = defineStatement<{ id: number }>(
  () => 'select id from vouchers where customer_id = ? order by id limit ?',
);

/** Locks the vouchers of a locked customer; returns up to `limit` of them by id. */
export async function lockOf(db: Writer, customer: number, limit: number): Promise<VoucherRow[]> {
  const findIds = async (): Promise<number[]> =>
    (await selectVouchersOfCustomer(db, customer, limit)).map(({ id }) => id);
  await lockRoots(db, 'vouchers', await findIds());
  return [...(await rows.read(db, await findIds())).values()];
}

/** Moves vouchers to another customer. */
export async function move(
  db: Writer,
  vouchers: readonly VoucherRow[],
  customer_id: number,
  now: Instant,
): Promise<void> {
  await rows.updateMany(
    db,
    vouchers.map((voucher) => [voucher, { customer_id, updated_at: now }]),
  );
}

const selectExpired = defineStatement<{ id: number }>(
  (dialect) => `select id from ${forceIndexIn(dialect, 'vouchers', 'vouchers_expiring_index')}
    where status = 'open' and expiration_date < ? order by expiration_date, id limit ?`,
);

/** Returns the ids of up to `limit` vouchers with the status open whose last day is over. */
export async function findExpired(db: Reader, today: string, limit: number): Promise<number[]> {
  return (await selectExpired(db, today, limit)).map(({ id }) => id);
}

/** The objects that events announce. */
export const announced = {
  Voucher: createEventObject({ table: 'vouchers', read, schema: 'Voucher' }),
};
