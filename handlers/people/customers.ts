// The operations on customers: the relations that book.
import * as customers from '../../db/people/customers.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { archiveRelation, changeRelation, patchRelation, storeRelation } from './relation.ts';
import { get, list } from '../resource.ts';

export const listCustomers: Handler<'listCustomers'> = list(customers.select, customers.read);
export const getCustomer: Handler<'getCustomer'> = get(customers.read);

export const createCustomer: Handler<'createCustomer'> = async ({ body }, { db }) => {
  const { id, isNew } = await storeRelation(db, body);
  return { status: isNew ? 201 : 200, body: await one(customers.read, db, id) };
};

export const updateCustomer: Handler<'updateCustomer'> = async ({ path, body }, { db }) => {
  await changeRelation(db, path.id, body);
  return one(customers.read, db, path.id);
};

export const patchCustomer: Handler<'patchCustomer'> = patchRelation(customers.read);

export const deleteCustomer: Handler<'deleteCustomer'> = async ({ path }, { db, now }) => {
  await archiveRelation(db, path.id, now);
};
