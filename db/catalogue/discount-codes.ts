// Discount codes: their rows, the products and packages that they apply to, and their unique codes.
import type { DiscountCodeValues } from '../../domain/catalogue/discount-code.ts';
import type { components, Instant } from '../../generated/types.ts';
import * as codes from './codes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { find, select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type DiscountCode = components['schemas']['DiscountCode'];

const rows = defineTable<Omit<DiscountCode, 'BookProcesses'>>('discount_codes');
const processes = declareLinkedIds('discount_code_processes', {
  root: 'discount_codes',
  owner: 'discount_code_id',
  other: 'book_process_id',
  field: 'BookProcesses',
});

/** Reads discount codes by id, with the objects that they are limited to. Two queries. */
export const read: ReadByIds<DiscountCode> = async (db, ids) => {
  const codeRows = await rows.read(db, ids);
  const limited = await processes.readByOwner(db, [...codeRows.keys()]);
  return new Map([...codeRows].map(([id, row]) => [id, { ...row, BookProcesses: limited.get(id) ?? [] }]));
};

/** Returns the discount code of a typed code; undefined for none. Three queries. */
export async function findWith(db: Reader, code: string): Promise<DiscountCode | undefined> {
  const id = await codes.findDiscountCode(db, code);
  return id === undefined ? undefined : find(read, db, id);
}

export function select(db: Reader): Selection {
  return selectAll(db, 'discount_codes');
}

/** Stores a discount code, and reserves its code. */
export async function insert(
  db: Writer,
  { BookProcesses = [], ...values }: DiscountCodeValues,
  now: Instant,
): Promise<number> {
  const id = await rows.insert(db, { ...values, created_at: now, updated_at: now });
  await processes.replace(db, id, BookProcesses);
  await codes.reserveCode(db, { discount_code_id: id }, values.code);
  return id;
}

/** Changes a discount code; without a difference `updated_at` stays unchanged. */
export async function update(
  db: Writer,
  before: DiscountCode,
  { BookProcesses, ...changes }: DiscountCodeValues,
  now: Instant,
): Promise<void> {
  if (findChangedColumns(before, { ...changes, BookProcesses }) === undefined) return;
  await codes.exchange(db, { discount_code_id: before.id }, changes.code);
  await rows.update(db, before, { ...changes, updated_at: now });
  if (BookProcesses !== undefined) await processes.replace(db, before.id, BookProcesses);
}

/** Removes a discount code and releases its code. */
export function remove(db: Writer, before: DiscountCode): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Kortingscode: createEventObject({ table: 'discount_codes', read, schema: 'DiscountCode' }),
};
