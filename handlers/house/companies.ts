// The operations on companies: the trading names under which the venue sells and invoices.
import * as companies from '../../db/house/companies.ts';
import { reroute } from '../../db/announcements/mails.ts';
import { unknownTagsOf } from '../../db/mail-kinds.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { assertReferences } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import { contextsOf } from '../../db/house/pdf-templates.ts';
import {
  assertDeletable,
  assertTemplateContexts,
  chosenTemplates,
  TEMPLATE_MEMBERS,
  type TemplateMember,
} from '../../domain/house/company.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listCompanies: Handler<'listCompanies'> = list(companies.select, companies.read);
export const createCompany: Handler<'createCompany'> = async ({ body }, { db, unknownTags }) => {
  await assertUsable(db, body);
  const company = await one(companies.read, db, await companies.insert(db, body));
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};
export const getCompany: Handler<'getCompany'> = get(companies.read);
export const updateCompany: Handler<'updateCompany'> = async ({ path, body }, { db, unknownTags }) => {
  const before = await one(companies.read, db, path.id);
  await assertUsable(db, body);
  await companies.update(db, before, body);
  const company = await one(companies.read, db, path.id);
  if (company.smtp_integration_id !== before.smtp_integration_id) await reroute(db, company.id);
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};

export const deleteCompany: Handler<'deleteCompany'> = async ({ path }, { db, now }) => {
  const before = await one(companies.read, db, path.id);
  assertDeletable(before._links.meta.delete_reasons);
  await companies.archive(db, before, now);
};

type Referring = TemplateMember | 'smtp_integration_id' | 'payment_integration_id' | 'online_betaalmethode_id';

/** Throws ERR_UNKNOWN_REFERENCE for what a company is to use, and ERR_TEMPLATE_CONTEXT for its templates. */
async function assertUsable(
  db: Writer,
  body: { readonly [Member in Referring]?: number | null | undefined },
): Promise<void> {
  await assertReferences(db, [
    ...TEMPLATE_MEMBERS.map((field) => ({ field, table: 'pdf_templates', id: body[field] })),
    { field: 'smtp_integration_id', table: 'integrations', where: { kind: 'smtp' }, id: body.smtp_integration_id },
    {
      field: 'payment_integration_id',
      table: 'integrations',
      where: { kind: 'mollie' },
      id: body.payment_integration_id,
    },
    { field: 'online_betaalmethode_id', table: 'payment_methods', id: body.online_betaalmethode_id },
  ]);
  const ids = chosenTemplates(body);
  assertTemplateContexts(body, await contextsOf(db, ids));
}
