// The operations on vouchers: codes that pay for units of products, once each.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { referrers } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listVouchers: Handler<'listVouchers'> = list(vouchers.select, vouchers.read);
export const getVoucher: Handler<'getVoucher'> = get(vouchers.read);

export const createVoucher: Handler<'createVoucher'> = async ({ body }, context) =>
  one(vouchers.read, context.db, await vouchers.insert(context.db, body, context));

export const updateVoucher: Handler<'updateVoucher'> = async ({ path, body }, context) => {
  const { db } = context;
  await vouchers.update(db, await one(vouchers.rows.read, db, path.id), body, context);
  return one(vouchers.read, db, path.id);
};

/** One that was sold stays with its sale. */
export const deleteVoucher: Handler<'deleteVoucher'> = async ({ path }, { db }) => {
  const before = await one(vouchers.rows.read, db, path.id);
  refuseInUse(before.sale_id === null ? await referrers(db, 'vouchers', path.id) : ['voucher_sales']);
  await vouchers.remove(db, before);
};
