// The operations on discount codes: what customers enter to pay less.
import * as discountCodes from '../../db/catalogue/discount-codes.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { planDiscountCodeChange, planNewDiscountCode } from '../../domain/catalogue/discount-code.ts';
import type { Handler } from '../handler.ts';
import { get, list, remove } from '../resource.ts';

export const listDiscountCodes: Handler<'listDiscountCodes'> = list(discountCodes.select, discountCodes.read);
export const getDiscountCode: Handler<'getDiscountCode'> = get(discountCodes.read);
export const deleteDiscountCode: Handler<'deleteDiscountCode'> = remove(discountCodes.read, discountCodes.remove);

export const createDiscountCode: Handler<'createDiscountCode'> = async ({ body }, { db, now }) =>
  readOne(discountCodes.read, db, await discountCodes.insert(db, planNewDiscountCode(body), now));

export const updateDiscountCode: Handler<'updateDiscountCode'> = async ({ path, body }, { db, now }) => {
  const before = await readOne(discountCodes.read, db, path.id);
  await discountCodes.update(db, before, planDiscountCodeChange(body), now);
  return readOne(discountCodes.read, db, path.id);
};
