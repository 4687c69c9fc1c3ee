// Vouchers by their codes: read, and locked by the request that redeems them.
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import * as codes from './codes.ts';
import { rows, type VoucherRow } from './vouchers.ts';

/** Returns the vouchers with these codes, by the given code. Two queries. */
export async function findWith(db: Reader, typedCodes: readonly string[]): Promise<Map<string, VoucherRow>> {
  const ids = await codes.findVouchersByCode(db, typedCodes);
  const vouchersById = await rows.read(db, [...new Set(ids.values())]);
  return new Map(
    [...ids].flatMap(([code, id]) => {
      const voucher = vouchersById.get(id);
      return voucher === undefined ? [] : [[code, voucher]];
    }),
  );
}

/** Locks the vouchers that have these codes until the transaction ends, in the order of their ids. */
export async function lockAll(db: Writer, typedCodes: readonly string[]): Promise<void> {
  const ids = [...new Set((await codes.findVouchersByCode(db, typedCodes)).values())];
  if (ids.length > 0) await lockRoots(db, 'vouchers', ids);
}

/** Locks and returns the voucher with this code, until the transaction ends; undefined for none. */
export async function lockWith(db: Writer, code: string): Promise<VoucherRow | undefined> {
  await lockAll(db, [code]);
  // The voucher may have got another code while this transaction waited for the lock.
  return (await findWith(db, [code])).get(code);
}
