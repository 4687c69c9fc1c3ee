// The operations on voucher templates: the contents and terms of new vouchers.
import * as voucherTemplates from '../../db/catalogue/voucher-templates.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { contextsOf } from '../../db/house/pdf-templates.ts';
import { assertUsable, type NamedByTemplate } from '../../domain/catalogue/voucher-template.ts';
import type { Handler, Input } from '../handler.ts';
import { removeUnused } from '../resource.ts';
import { getPublic, listPublic } from '../public-read.ts';

export const listVoucherTemplates: Handler<'listVoucherTemplates'> = listPublic(
  voucherTemplates.select,
  voucherTemplates.selectForOrder,
  () => voucherTemplates.read,
);
export const getVoucherTemplate: Handler<'getVoucherTemplate'> = getPublic(
  voucherTemplates.selectForOrder,
  () => voucherTemplates.read,
);

export const createVoucherTemplate: Handler<'createVoucherTemplate'> = async ({ body }, { db }) => {
  assertUsable(await findTemplateReferences(db, body));
  return readOne(voucherTemplates.read, db, await voucherTemplates.insert(db, body));
};

export const updateVoucherTemplate: Handler<'updateVoucherTemplate'> = async ({ path, body }, { db }) => {
  const before = await readOne(voucherTemplates.read, db, path.id);
  assertUsable(await findTemplateReferences(db, body, before));
  await voucherTemplates.update(db, before, body);
  return readOne(voucherTemplates.read, db, path.id);
};

/** The references of a template; its form only where it changes. */
async function findTemplateReferences(
  db: Writer,
  { contactform_id: form = null, pdf_template_id: template = null }: Input<'updateVoucherTemplate'>['body'],
  before?: voucherTemplates.VoucherTemplate,
): Promise<NamedByTemplate> {
  const isNew = form !== null && form !== before?.contactform_id;
  return {
    asksForAddress: isNew ? await voucherTemplates.hasAddressField(db, form) : undefined,
    context: template === null ? undefined : (await contextsOf(db, [template])).get(template),
  };
}

export const deleteVoucherTemplate: Handler<'deleteVoucherTemplate'> = removeUnused(
  'voucher_templates',
  voucherTemplates.read,
  voucherTemplates.remove,
);
