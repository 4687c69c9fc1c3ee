// The operations on companies: the trading names under which the venue sells and invoices.
import * as companies from '../../db/house/companies.ts';
import { one } from '../../db/engine/table.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, update } from '../resource.ts';

export const listCompanies: Handler<'listCompanies'> = list(companies.select, companies.read);
export const createCompany: Handler<'createCompany'> = create(companies.insert, companies.read);
export const getCompany: Handler<'getCompany'> = get(companies.read);
export const updateCompany: Handler<'updateCompany'> = update(companies.update, companies.read);

export const deleteCompany: Handler<'deleteCompany'> = async ({ path }, { db, now }) => {
  await companies.archive(db, await one(companies.read, db, path.id), now);
};
