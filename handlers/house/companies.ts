// The operations on companies: the trading names under which the venue sells and invoices.
import * as companies from '../../db/house/companies.ts';
import { reroute } from '../../db/announcements/mails.ts';
import { unknownTagsOf } from '../../db/mail-kinds.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { kindsOf as integrationKinds } from '../../db/house/integrations.ts';
import { one } from '../../db/engine/changes/table.ts';
import { contextsOf } from '../../db/house/pdf-templates.ts';
import {
  assertDeletable,
  assertTemplateContexts,
  chosenTemplates,
  INTEGRATION_MEMBERS,
  strangeIntegrations,
  type TemplateMember,
} from '../../domain/house/company.ts';
import { peppolIdProblems } from '../../domain/values/peppol-id.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
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

type CompanyPut = Partial<components['schemas']['CompanyPut']>;
type Usable = TemplateMember | (typeof INTEGRATION_MEMBERS)[number];

/**
 * Throws ERR_UNKNOWN_REFERENCE for an integration of another kind, ERR_PEPPOL_ID, and ERR_TEMPLATE_CONTEXT for a template that
 * prints something else.
 */
async function assertUsable(
  db: Writer,
  body: { readonly [Member in Usable]?: number | null | undefined } & Pick<CompanyPut, 'peppol_id'>,
): Promise<void> {
  const used = INTEGRATION_MEMBERS.flatMap((member) => body[member] ?? []);
  const kinds = used.length === 0 ? new Map() : await integrationKinds(db, used);
  refuseIfAny([...strangeIntegrations(body, kinds), ...peppolIdProblems(body.peppol_id)]);
  const ids = chosenTemplates(body);
  assertTemplateContexts(body, await contextsOf(db, ids));
}
