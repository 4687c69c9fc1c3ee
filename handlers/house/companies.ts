// The operations on companies: the trading names under which the venue sells and invoices.
import * as companies from '../../db/house/companies.ts';
import { rerouteMails } from '../../db/announcements/mails.ts';
import { unknownTagsOf } from '../../db/mail-kinds.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { kindsOf as integrationKinds } from '../../db/house/integrations.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { contextsOf } from '../../db/house/pdf-templates.ts';
import {
  assertDeletable,
  assertOwnSeries,
  assertTemplateContexts,
  listChosenTemplates,
  INTEGRATION_MEMBERS,
  findIntegrationKindProblems,
  type NumberedCompany,
  type TemplateMember,
} from '../../domain/house/company.ts';
import { findCodeProblems, type PartyCodes } from '../../domain/values/party-codes.ts';
import { findPeppolIdProblems } from '../../domain/values/peppol-id.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listCompanies: Handler<'listCompanies'> = list(companies.select, companies.read);
export const createCompany: Handler<'createCompany'> = async ({ body }, { db, today, unknownTags }) => {
  await assertUsable(db, body);
  const company = await readOne(companies.read, db, await companies.insert(db, body));
  assertOwnSeries(company, await companies.findNumbered(db, today, 'all'));
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};
export const getCompany: Handler<'getCompany'> = get(companies.read);
export const updateCompany: Handler<'updateCompany'> = async ({ path, body }, { db, today, unknownTags }) => {
  const before = await readOne(companies.read, db, path.id);
  await assertUsable(db, body, before);
  await companies.update(db, before, body);
  const company = await readOne(companies.read, db, path.id);
  if (!isNumberedAlike(before, company)) assertOwnSeries(company, await companies.findNumbered(db, today, 'all'));
  if (company.smtp_integration_id !== before.smtp_integration_id) await rerouteMails(db, company.id);
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};

export const deleteCompany: Handler<'deleteCompany'> = async ({ path }, { db, now }) => {
  const before = await readOne(companies.read, db, path.id);
  assertDeletable(before._links.meta.delete_reasons);
  await companies.archive(db, before, now);
};

type CompanyPut = Partial<components['schemas']['CompanyPut']>;
type UsableMember = TemplateMember | (typeof INTEGRATION_MEMBERS)[number];

/**
 * Throws ERR_UNKNOWN_REFERENCE for an integration of another kind, ERR_PEPPOL_ID, ERR_FORMAT for a wrong code, and
 * ERR_TEMPLATE_CONTEXT for a template of another context.
 */
async function assertUsable(
  db: Writer,
  body: { readonly [Member in UsableMember]?: number | null | undefined } & Pick<CompanyPut, 'peppol_id'> & PartyCodes,
  before?: PartyCodes,
): Promise<void> {
  const integrationIds = INTEGRATION_MEMBERS.flatMap((member) => body[member] ?? []);
  const kinds = integrationIds.length === 0 ? new Map() : await integrationKinds(db, integrationIds);
  refuseIfAny([
    ...findIntegrationKindProblems(body, kinds),
    ...findPeppolIdProblems(body.peppol_id),
    ...findCodeProblems(body, before),
  ]);
  const ids = listChosenTemplates(body);
  assertTemplateContexts(body, await contextsOf(db, ids));
}

function isNumberedAlike(one: NumberedCompany, other: NumberedCompany): boolean {
  return one.btw_nummer === other.btw_nummer && one.factuur_nummer_prefix === other.factuur_nummer_prefix;
}
