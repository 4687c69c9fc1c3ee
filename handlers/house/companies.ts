// The operations on companies: the trading names under which the venue sells and invoices.
import * as companies from '../../db/house/companies.ts';
import { reroute } from '../../db/announcements/mails.ts';
import { unknownTagsOf } from '../../db/mail-kinds.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listCompanies: Handler<'listCompanies'> = list(companies.select, companies.read);
export const createCompany: Handler<'createCompany'> = async ({ body }, { db, unknownTags }) => {
  const company = await one(companies.read, db, await companies.insert(db, body));
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};
export const getCompany: Handler<'getCompany'> = get(companies.read);
export const updateCompany: Handler<'updateCompany'> = async ({ path, body }, { db, unknownTags }) => {
  const before = await one(companies.read, db, path.id);
  await companies.update(db, before, body);
  const company = await one(companies.read, db, path.id);
  if (company.smtp_integration_id !== before.smtp_integration_id) await reroute(db, company.id);
  for (const tag of unknownTagsOf(company)) unknownTags.add(tag);
  return company;
};

export const deleteCompany: Handler<'deleteCompany'> = async ({ path }, { db, now }) => {
  await companies.archive(db, await one(companies.read, db, path.id), now);
};
