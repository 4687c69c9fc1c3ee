// Vouchers: their rows and codes, and which booking has one.
import type { Knex } from 'knex';
import type { Cents, components, Instant } from '../../generated/types.ts';
import {
  contentProblems,
  lastDay,
  statusWhenFree,
  type BookedUnits,
  type VoucherContent,
} from '../../domain/catalogue/voucher.ts';
import { shownPrice } from '../../domain/catalogue/product.ts';
import { comparable } from '../../domain/people/identity.ts';
import { problem, refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { among } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { difference } from '../engine/changes/row-values.ts';
import { statement } from '../engine/session/sql.ts';
import { find, table } from '../engine/changes/table.ts';
import * as codes from './codes.ts';
import * as products from './products.ts';
import * as templates from './voucher-templates.ts';

type Schemas = components['schemas'];
export type Voucher = Schemas['Voucher'];
type Written = Schemas['NewVoucher'] | Schemas['VoucherPut'];
type Units = readonly Pick<BookedUnits, 'product_id' | 'aantal'>[];

/** A voucher as it is stored. */
export interface VoucherRow extends Voucher {
  /** What somebody paid for it, in cents. */
  readonly paid: Cents;
  /** The booking that has it, and the units that it covers there; null where none has. */
  readonly boeking_id: number | null;
  readonly redeemed: Units | null;
  /** The sale that it was made for, and which one it is there; null for a gift. */
  readonly sale_id: number | null;
  readonly sale_number: number | null;
}

/** When something is done: the moment, and its local date. */
export interface Moment {
  readonly now: Instant;
  readonly today: string;
}

export const rows = table<VoucherRow>('vouchers', {
  unique: { vouchers_sale_id_sale_number_unique: 'never' },
  references: {
    voucher_template_id: 'voucher_template_id',
    customer_id: 'customer_id',
    boeking_id: null,
    sale_id: null,
  },
});

export const read: Read<Voucher> = rows.read;

/** What a list of vouchers is narrowed by. */
export interface VoucherFilter {
  readonly code?: string | undefined;
  readonly status?: readonly Voucher['status'][] | undefined;
  readonly voucher_template_id?: number | undefined;
  readonly customer_id?: number | undefined;
  readonly boeking_id?: number | undefined;
  readonly sale_id?: number | undefined;
}

/** The vouchers that a list shows, by id. */
export function select(_db: Reader, query: VoucherFilter): Selection {
  return { from: (db) => filterVouchers(db, query), order: [{ column: 'vouchers.id', direction: 'asc' }] };
}

function filterVouchers(db: Reader, query: VoucherFilter): Knex.QueryBuilder {
  const { code, status } = query;
  const found = db.build('vouchers');
  const withCode = db.build('codes').select('voucher_id');
  if (code !== undefined) void found.whereIn('vouchers.id', withCode.where({ comparable_code: comparable(code) }));
  if (status !== undefined) void found.where(among(db, 'vouchers.status', status));
  for (const column of ['voucher_template_id', 'customer_id', 'boeking_id', 'sale_id'] as const)
    if (query[column] !== undefined) void found.where(`vouchers.${column}`, query[column]);
  return found;
}

/** Makes a voucher that nobody paid for. Throws ERR_REQUIRED, ERR_DUPLICATE and ERR_CODE_TAKEN. */
export async function insert(db: Writer, body: Schemas['NewVoucher'], moment: Moment): Promise<number> {
  const { code = codes.randomCode(), voucher_template_id = null, customer_id = null } = body;
  assertSound(body);
  const template = voucher_template_id === null ? undefined : await find(templates.read, db, voucher_template_id);
  const inhoud = body.inhoud ?? (template && (await contentsOf(db, template)));
  if (inhoud === undefined)
    throw problem('ERR_REQUIRED', 'Send what the voucher covers, or the template that it is made from.', {
      field: 'inhoud',
    });
  const expiration_date = body.expiration_date ?? (template === undefined ? null : lastDay(template, moment.today));
  return insertOne(db, moment, {
    code,
    title: body.title ?? template?.name ?? 'Voucher',
    voucher_template_id,
    customer_id,
    expiration_date,
    inhoud: inhoud.map(content),
    arrangement_ids: (body.arrangement_ids ?? []).toSorted((a, b) => a - b),
    internal_reference: body.internal_reference ?? template?.internal_reference ?? null,
    paid: 0 as Cents,
    sale_id: null,
    sale_number: null,
  });
}

type Made = Omit<VoucherRow, 'id' | 'status' | 'boeking_id' | 'redeemed' | 'created_at' | 'updated_at'>;

async function insertOne(db: Writer, { now, today }: Moment, made: Made): Promise<number> {
  const status = statusWhenFree(made.expiration_date, today);
  const fresh = { status, boeking_id: null, redeemed: null, created_at: now, updated_at: now };
  const id = await rows.insert(db, { ...made, ...fresh });
  await codes.take(db, { voucher_id: id }, made.code);
  return id;
}

/** What somebody bought. */
export interface SoldVouchers {
  readonly id: number;
  readonly customer_id: number;
  readonly number_of_vouchers: number;
  /** What one of them cost, in cents. */
  readonly price: Cents;
}

/** Makes the vouchers of a sale, each once; answers their ids. */
export async function insertSold(
  db: Writer,
  { id: sale_id, customer_id, number_of_vouchers, price: paid }: SoldVouchers,
  template: templates.VoucherTemplate,
  moment: Moment,
): Promise<void> {
  const inhoud = (await contentsOf(db, template)).map(content);
  const expiration_date = lastDay(template, moment.today);
  const { id: voucher_template_id, name: title, internal_reference } = template;
  const same = { title, voucher_template_id, customer_id, expiration_date, inhoud, internal_reference, paid, sale_id };
  for (let sale_number = 1; sale_number <= number_of_vouchers; sale_number++)
    await insertOne(db, moment, { ...same, sale_number, code: codes.randomCode(), arrangement_ids: [] });
}

/** The vouchers of sales, by sale, in their order; every sale asked for has an entry. One query. */
export function ofSales(db: Reader, ids: readonly number[]): Promise<Map<number, VoucherRow[]>> {
  return rows.ofParent(db, 'sale_id', ids, 'sale_number');
}

/** What a voucher of a template covers, at the prices that its products have now. */
async function contentsOf(db: Reader, template: templates.VoucherTemplate): Promise<VoucherContent[]> {
  const sold = await products.read(db, template.products);
  return [...sold.values()].map(({ id, ProductPrice }) => {
    return { product_id: id, aantal: template.product_amount, prijs_per_stuk: shownPrice(ProductPrice).verkoop };
  });
}

/** Throws ERR_DUPLICATE, ERR_NOT_CHANGEABLE and ERR_CODE_TAKEN. What changes nothing leaves it as it is. */
export async function update(
  db: Writer,
  before: VoucherRow,
  body: Schemas['VoucherPut'],
  { now, today }: Moment,
): Promise<void> {
  assertSound(body, before);
  const { inhoud, arrangement_ids, ...others } = body;
  const changes = {
    ...others,
    inhoud: inhoud?.map(content),
    arrangement_ids: arrangement_ids?.toSorted((a, b) => a - b),
  };
  if (difference(before, changes) === undefined) return;
  if (body.code !== undefined) await codes.exchange(db, { voucher_id: before.id }, body.code);
  const { expiration_date = before.expiration_date } = body;
  const status = before.boeking_id === null ? statusWhenFree(expiration_date, today) : before.status;
  await rows.update(db, before, { ...changes, status, updated_at: now });
}

/** With its members in one order, so that equal contents are stored alike. */
function content({ product_id, aantal, prijs_per_stuk }: VoucherContent): VoucherContent {
  return { product_id, aantal, prijs_per_stuk };
}

/** Removes a voucher and sets its code free. */
export function remove(db: Writer, before: VoucherRow): Promise<void> {
  return rows.remove(db, before);
}

function assertSound(body: Written, before?: VoucherRow): void {
  refuseIfAny([...fixedProblems(body, before), ...contentProblems(body.inhoud ?? [])]);
}

function fixedProblems({ inhoud }: Written, before: VoucherRow | undefined): ProblemDetail[] {
  if (inhoud === undefined || before === undefined) return [];
  if (before.boeking_id === null && before.sale_id === null) return [];
  if (difference(before, { inhoud: inhoud.map(content) }) === undefined) return [];
  const message = 'The contents of a voucher that was sold or redeemed cannot change: create another one.';
  return [{ code: 'ERR_NOT_CHANGEABLE', message, field: 'inhoud' }];
}

/** The vouchers that bookings have, by booking and id; every booking asked for has an entry. One query. */
export function ofBookings(db: Reader, ids: readonly number[]): Promise<Map<number, VoucherRow[]>> {
  return rows.ofParent(db, 'boeking_id', ids);
}

/** Gives a voucher that is free and locked to a booking. */
export async function claim(
  db: Writer,
  voucher: VoucherRow,
  booking: { readonly boeking_id: number; readonly redeemed: Units; readonly status: Voucher['status'] },
  now: Instant,
): Promise<void> {
  await rows.update(db, voucher, { ...booking, updated_at: now });
}

/** Takes vouchers back from the bookings that have them: they can be used again, while they are valid. */
export async function release(db: Writer, held: readonly VoucherRow[], { now, today }: Moment): Promise<void> {
  const changes = held.map((voucher) => {
    const status = statusWhenFree(voucher.expiration_date, today);
    return [voucher, { boeking_id: null, redeemed: null, status, updated_at: now }] as const;
  });
  await rows.updateMany(db, changes);
}

/** Notes what became of the bookings that have these vouchers. */
export async function saveStatus(
  db: Writer,
  held: readonly VoucherRow[],
  status: Voucher['status'],
  now: Instant,
): Promise<void> {
  await rows.updateMany(
    db,
    held.map((voucher) => [voucher, { status, updated_at: now }]),
  );
}

const overdue = statement<{ id: number }>(
  () => `select id from vouchers where status = 'open' and expiration_date < ? order by id limit ?`,
);

/** Calls up to `limit` vouchers expired whose last day is over; answers how many. */
export async function expire(db: Writer, { now, today }: Moment, limit: number): Promise<number> {
  const ids = (await overdue(db, today, limit)).map(({ id }) => id);
  await lockRoots(db, 'vouchers', ids);
  const found = [...(await rows.read(db, ids)).values()].filter(({ status }) => status === 'open');
  await saveStatus(db, found, 'vervallen', now);
  return ids.length;
}

/** What events tell of. */
export const announced = {
  Voucher: eventObject({ table: 'vouchers', read, schema: 'Voucher' }),
};
