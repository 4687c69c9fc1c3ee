// The operations on contacts of every type.
import * as contacts from '../../db/people/contacts.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import { findRemainingCustomer } from '../../db/people/merged-customers.ts';
import type { Handler } from '../handler.ts';
import { archiveContact, changeContact, createContactPatch, storeContact } from './contact.ts';
import { list } from '../resource.ts';

export const listContacts: Handler<'listContacts'> = list(contacts.select, contacts.read);

export const createContact: Handler<'createContact'> = async ({ body }, { db }) => {
  const { id, isNew } = await storeContact(db, body);
  return { status: isNew ? 201 : 200, body: await readOne(contacts.read, db, id) };
};

export const getContact: Handler<'getContact'> = async ({ path }, { db }) => {
  const ownContact = await find(contacts.read, db, path.id);
  const contact = ownContact ?? (await readOne(contacts.read, db, await findRemainingCustomer(db, path.id)));
  const hasOwnPath = contact.type === 'klant' || contact.type === 'leverancier';
  return hasOwnPath ? { status: 301, location: contacts.pathOf(contact) } : { status: 200, body: contact };
};

export const updateContact: Handler<'updateContact'> = async ({ path, body }, { db }) => {
  await changeContact(db, path.id, body);
  return readOne(contacts.read, db, path.id);
};

export const patchContact: Handler<'patchContact'> = createContactPatch(contacts.read);

export const deleteContact: Handler<'deleteContact'> = async ({ path }, { db, now }) => {
  await archiveContact(db, path.id, now);
};
