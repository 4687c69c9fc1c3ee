// The operations on vouchers: codes that pay for units of products, once each.
import { drawCode } from '../../db/catalogue/codes.ts';
import * as products from '../../db/catalogue/products.ts';
import * as templates from '../../db/catalogue/voucher-templates.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { findReferrers } from '../../db/engine/changes/references.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import {
  planVoucherChange,
  planNewVoucher,
  determineVoucherStatus,
  type TemplateOffer,
} from '../../domain/catalogue/stored-voucher.ts';
import { applyMetadataPatch } from '../../domain/values/metadata.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import type { Handler, Input } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listVouchers: Handler<'listVouchers'> = list(vouchers.select, vouchers.read);
export const getVoucher: Handler<'getVoucher'> = get(vouchers.read);

export const createVoucher: Handler<'createVoucher'> = async ({ body }, { db, now, today }) => {
  const voucher = planNewVoucher(body, await offerOf(db, body), drawCode(db), { now, today });
  return readOne(vouchers.read, db, await vouchers.insert(db, voucher));
};

/**
 * The offer of a new voucher's template; with its products only where the request does not say what the voucher covers.
 */
async function offerOf(
  db: Writer,
  { voucher_template_id: id = null, inhoud }: Input<'createVoucher'>['body'],
): Promise<TemplateOffer | undefined> {
  const template = id === null ? undefined : await find(templates.read, db, id);
  if (template === undefined) return undefined;
  const productsById =
    inhoud === undefined ? await products.read(db, template.products) : new Map<number, products.StoredProduct>();
  return { template, products: [...productsById.values()] };
}

export const updateVoucher: Handler<'updateVoucher'> = async ({ path, body }, { db, now, today }) => {
  const before = await readOne(vouchers.rows.read, db, path.id);
  const changes = planVoucherChange(before, body);
  await vouchers.save(db, before, changes, { status: determineVoucherStatus(before, changes, today), updated_at: now });
  return readOne(vouchers.read, db, path.id);
};

export const patchVoucher: Handler<'patchVoucher'> = async ({ path, body }, { db, now }) => {
  const before = await readOne(vouchers.rows.read, db, path.id);
  const metadata = applyMetadataPatch(before.metadata, body.metadata);
  await vouchers.save(db, before, { metadata }, { status: before.status, updated_at: now });
  return readOne(vouchers.read, db, path.id);
};

/** A sold voucher stays in its order. */
export const deleteVoucher: Handler<'deleteVoucher'> = async ({ path }, { db }) => {
  const before = await readOne(vouchers.rows.read, db, path.id);
  refuseInUse(before.sale_id === null ? await findReferrers(db, 'vouchers', path.id) : ['voucher_sales']);
  await vouchers.remove(db, before);
};
