// The operations on customers: the contacts that book.
import * as customers from '../../db/people/customers.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { archiveContact, changeContact, createContactPatch, storeContact } from './contact.ts';
import { get, list } from '../resource.ts';

export const listCustomers: Handler<'listCustomers'> = list(customers.select, customers.read);
export const getCustomer: Handler<'getCustomer'> = get(customers.read);

export const createCustomer: Handler<'createCustomer'> = async ({ body }, { db }) => {
  const { id, isNew } = await storeContact(db, body);
  return { status: isNew ? 201 : 200, body: await readOne(customers.read, db, id) };
};

export const updateCustomer: Handler<'updateCustomer'> = async ({ path, body }, { db }) => {
  await changeContact(db, path.id, body);
  return readOne(customers.read, db, path.id);
};

export const patchCustomer: Handler<'patchCustomer'> = createContactPatch(customers.read);

export const deleteCustomer: Handler<'deleteCustomer'> = async ({ path }, { db, now }) => {
  await archiveContact(db, path.id, now);
};
