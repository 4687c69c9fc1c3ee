// Discount codes: their rows, what they apply to, and their unique codes.
import { everyDay } from '../../domain/catalogue/discount-code.ts';
import { periodProblems } from '../../domain/values/period.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { components, Instant } from '../../generated/types.ts';
import * as codes from './codes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { linkedIds } from '../engine/changes/linked-ids.ts';
import { difference } from '../engine/changes/row-values.ts';
import { find, select as selectAll, table } from '../engine/changes/table.ts';
import { eventObject } from '../engine/changes/changes.ts';

export type DiscountCode = components['schemas']['DiscountCode'];

const rows = table<Omit<DiscountCode, 'BookProcesses'>>('discount_codes');
const processes = linkedIds('discount_code_processes', {
  root: 'discount_codes',
  owner: 'discount_code_id',
  other: 'book_process_id',
  field: 'BookProcesses',
});

/** Discount codes by id, with what they are limited to. Two queries. */
export const read: Read<DiscountCode> = async (db, ids) => {
  const found = await rows.read(db, ids);
  const limited = await processes.of(db, [...found.keys()]);
  return new Map([...found].map(([id, row]) => [id, { ...row, BookProcesses: limited.get(id) ?? [] }]));
};

/** The discount code that somebody typed; undefined for none. Three queries. */
export async function findWith(db: Reader, code: string): Promise<DiscountCode | undefined> {
  const id = await codes.discountCodeWith(db, code);
  return id === undefined ? undefined : find(read, db, id);
}

export function select(db: Reader): Selection {
  return selectAll(db, 'discount_codes');
}

/** Throws ERR_PERIOD_ORDER and ERR_CODE_TAKEN. */
export async function insert(
  db: Writer,
  body: components['schemas']['NewDiscountCode'],
  now: Instant,
): Promise<number> {
  refuseIfAny(periodProblems(body.datum_begin, body.datum_eind));
  const { BookProcesses = [], ...values } = body;
  const lists = { Arrangementen: ascending(body.Arrangementen ?? []), Products: ascending(body.Products ?? []) };
  const valid_days = everyDay(body.valid_days);
  const id = await rows.insert(db, { ...values, ...lists, valid_days, created_at: now, updated_at: now });
  await processes.replace(db, id, BookProcesses);
  await codes.take(db, { discount_code_id: id }, body.code);
  return id;
}

/** Throws ERR_PERIOD_ORDER and ERR_CODE_TAKEN. What changes nothing leaves `updated_at` as it is. */
export async function update(
  db: Writer,
  before: DiscountCode,
  body: components['schemas']['DiscountCodePut'],
  now: Instant,
): Promise<void> {
  refuseIfAny(periodProblems(body.datum_begin, body.datum_eind));
  const { Arrangementen, Products, BookProcesses, valid_days, ...rest } = body;
  const changes = {
    ...rest,
    Arrangementen: Arrangementen && ascending(Arrangementen),
    Products: Products && ascending(Products),
    valid_days: valid_days && everyDay(valid_days),
  };
  const limits = { BookProcesses: BookProcesses && ascending(BookProcesses) };
  if (difference(before, { ...changes, ...limits }) === undefined) return;
  await codes.exchange(db, { discount_code_id: before.id }, body.code);
  await rows.update(db, before, { ...changes, updated_at: now });
  if (BookProcesses !== undefined) await processes.replace(db, before.id, BookProcesses);
}

/** Removes a discount code and sets its code free. */
export function remove(db: Writer, before: DiscountCode): Promise<void> {
  return rows.remove(db, before);
}

function ascending(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

/** What events tell of. */
export const announced = {
  Kortingscode: eventObject({ table: 'discount_codes', read, schema: 'DiscountCode' }),
};
