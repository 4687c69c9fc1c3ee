// The operations on contacts: relations of every type.
import * as contacts from '../../db/people/contacts.ts';
import { find, one } from '../../db/engine/changes/table.ts';
import { remaining } from '../../db/people/merged-customers.ts';
import type { Handler } from '../handler.ts';
import { archiveContact, changeContact, createContactPatch, storeContact } from './relation.ts';
import { list } from '../resource.ts';

export const listContacts: Handler<'listContacts'> = list(contacts.select, contacts.read);

export const createContact: Handler<'createContact'> = async ({ body }, { db }) => {
  const { id, isNew } = await storeContact(db, body);
  return { status: isNew ? 201 : 200, body: await one(contacts.read, db, id) };
};

export const getContact: Handler<'getContact'> = async ({ path }, { db }) => {
  const found = await find(contacts.read, db, path.id);
  const contact = found ?? (await one(contacts.read, db, await remaining(db, path.id)));
  const hasOwnAddress = contact.type === 'klant' || contact.type === 'leverancier';
  return hasOwnAddress ? { status: 301, location: contacts.pathOf(contact) } : { status: 200, body: contact };
};

export const updateContact: Handler<'updateContact'> = async ({ path, body }, { db }) => {
  await changeContact(db, path.id, body);
  return one(contacts.read, db, path.id);
};

export const patchContact: Handler<'patchContact'> = createContactPatch(contacts.read);

export const deleteContact: Handler<'deleteContact'> = async ({ path }, { db, now }) => {
  await archiveContact(db, path.id, now);
};
