// The operations on voucher templates: what vouchers are made from.
import * as voucherTemplates from '../../db/catalogue/voucher-templates.ts';
import type { Handler } from '../handler.ts';
import { create, removeUnused, update } from '../resource.ts';
import { getShown, listShown } from '../shown.ts';

export const listVoucherTemplates: Handler<'listVoucherTemplates'> = listShown(
  voucherTemplates.select,
  voucherTemplates.selectForSale,
  voucherTemplates.read,
);
export const getVoucherTemplate: Handler<'getVoucherTemplate'> = getShown(
  voucherTemplates.selectForSale,
  voucherTemplates.read,
);
export const createVoucherTemplate: Handler<'createVoucherTemplate'> = create(
  voucherTemplates.insert,
  voucherTemplates.read,
);
export const updateVoucherTemplate: Handler<'updateVoucherTemplate'> = update(
  voucherTemplates.update,
  voucherTemplates.read,
);
export const deleteVoucherTemplate: Handler<'deleteVoucherTemplate'> = removeUnused(
  'voucher_templates',
  voucherTemplates.read,
  voucherTemplates.remove,
);
