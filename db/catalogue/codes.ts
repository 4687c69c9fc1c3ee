// The codes of discount codes and vouchers: one table in which each code is unique, regardless of capitals.
import { normaliseText } from '../../domain/people/identity.ts';
import { CODE_CHARACTERS, listStoredSpellings } from '../../domain/values/code-spellings.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';

declareConstraints('codes', {
  unique: {
    codes_comparable_code_unique: {
      field: 'code',
      code: 'ERR_CODE_TAKEN',
      message: 'This code is in use: choose another.',
    },
  },
});

/** The owner of the code. */
export type CodeOwner = { readonly discount_code_id: number } | { readonly voucher_id: number };

/**
 * Reserves a code. Throws ERR_CODE_TAKEN when it is in use, also when another transaction reserves it at this moment.
 */
export async function reserveCode(db: Writer, owner: CodeOwner, code: string): Promise<void> {
  await insertRows(db, 'codes', [{ ...owner, comparable_code: normaliseText(code) }]);
}

const updateOfVoucher = defineCommand(() => 'update codes set comparable_code = ? where voucher_id = ?');
const updateOfDiscount = defineCommand(() => 'update codes set comparable_code = ? where discount_code_id = ?');

/** Replaces the code of an owner. Throws ERR_CODE_TAKEN. */
export async function exchange(db: Writer, owner: CodeOwner, code: string): Promise<void> {
  await ('voucher_id' in owner
    ? updateOfVoucher(db, normaliseText(code), owner.voucher_id)
    : updateOfDiscount(db, normaliseText(code), owner.discount_code_id));
}

const selectVouchersByCode = defineStatement<{ voucher_id: number; comparable_code: string }>(
  (dialect) =>
    `select voucher_id, comparable_code from codes where ${isInList(dialect, 'comparable_code')} and voucher_id is not null`,
);

const selectDiscountByCode = defineStatement<{ discount_code_id: number }>(
  () => 'select discount_code_id from codes where comparable_code = ? and discount_code_id is not null',
);

/** Returns the id of the discount code with this code, regardless of case; undefined for none. One query. */
export async function findDiscountCode(db: Reader, code: string): Promise<number | undefined> {
  return (await selectDiscountByCode(db, normaliseText(code)))[0]?.discount_code_id;
}

/** Returns the forms in which a typed code may be stored. */
export function listSpellingsOf(code: string): string[] {
  return listStoredSpellings(normaliseText(code));
}

/** Returns the ids of the vouchers with these codes, in any typed form, by the given code. One query. */
export async function findVouchersByCode(db: Reader, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const voucherRows = await selectVouchersByCode(db, [...new Set(codes.flatMap(listSpellingsOf))]);
  const ids = new Map(voucherRows.map((row) => [row.comparable_code, row.voucher_id]));
  return new Map(
    codes.flatMap((code) => {
      const id = listSpellingsOf(code).flatMap((spelling) => ids.get(spelling) ?? [])[0];
      return id === undefined ? [] : [[code, id]];
    }),
  );
}

const CODE_GROUPS = 4;
const GROUP_CHARACTERS = 4;

/** Returns a random code of 72 bits, such as K7MN-4TQX-9HRP-WCAD. */
export function drawCode({ chance }: Pick<Writer, 'chance'>): string {
  const drawCharacter = (): string => CODE_CHARACTERS.charAt(chance.drawBelow(CODE_CHARACTERS.length, 'voucher'));
  const group = (): string => Array.from({ length: GROUP_CHARACTERS }, drawCharacter).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}
