// The operations on contacts: relations of every type.
import * as contacts from '../../db/people/contacts.ts';
import { find, one } from '../../db/engine/changes/table.ts';
import { remaining } from '../../db/people/merged-customers.ts';
import type { Handler } from '../handler.ts';
import { archiveRelation, changeRelation, patchRelation, storeRelation } from './relation.ts';
import { list } from '../resource.ts';

export const listContacts: Handler<'listContacts'> = list(contacts.select, contacts.read);

export const createContact: Handler<'createContact'> = async ({ body }, { db }) => {
  const { id, isNew } = await storeRelation(db, body);
  return { status: isNew ? 201 : 200, body: await one(contacts.read, db, id) };
};

export const getContact: Handler<'getContact'> = async ({ path }, { db }) => {
  const found = await find(contacts.read, db, path.id);
  const contact = found ?? (await one(contacts.read, db, await remaining(db, path.id)));
  const hasOwnAddress = contact.type === 'klant' || contact.type === 'leverancier';
  return hasOwnAddress ? { status: 301, location: contacts.pathOf(contact) } : { status: 200, body: contact };
};

export const updateContact: Handler<'updateContact'> = async ({ path, body }, { db }) => {
  await changeRelation(db, path.id, body);
  return one(contacts.read, db, path.id);
};

export const patchContact: Handler<'patchContact'> = patchRelation(contacts.read);

export const deleteContact: Handler<'deleteContact'> = async ({ path }, { db, now }) => {
  await archiveRelation(db, path.id, now);
};
