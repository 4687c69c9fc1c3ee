// The operations on suppliers: contacts of type leverancier.
import * as suppliers from '../../db/people/suppliers.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { changeContact, createContactPatch } from './contact.ts';
import { get, list } from '../resource.ts';

export const listSuppliers: Handler<'listSuppliers'> = list(suppliers.select, suppliers.read);
export const getSupplier: Handler<'getSupplier'> = get(suppliers.read);

export const updateSupplier: Handler<'updateSupplier'> = async ({ path, body }, { db }) => {
  await changeContact(db, path.id, body);
  return readOne(suppliers.read, db, path.id);
};

export const patchSupplier: Handler<'patchSupplier'> = createContactPatch(suppliers.read);
