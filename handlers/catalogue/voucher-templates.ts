// The operations on voucher templates: what vouchers are made from.
import * as voucherTemplates from '../../db/catalogue/voucher-templates.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, remove, update } from '../resource.ts';

export const listVoucherTemplates: Handler<'listVoucherTemplates'> = list(
  voucherTemplates.select,
  voucherTemplates.read,
);
export const getVoucherTemplate: Handler<'getVoucherTemplate'> = get(voucherTemplates.read);
export const createVoucherTemplate: Handler<'createVoucherTemplate'> = create(
  voucherTemplates.insert,
  voucherTemplates.read,
);
export const updateVoucherTemplate: Handler<'updateVoucherTemplate'> = update(
  voucherTemplates.update,
  voucherTemplates.read,
);
export const deleteVoucherTemplate: Handler<'deleteVoucherTemplate'> = remove(
  voucherTemplates.read,
  voucherTemplates.remove,
);
