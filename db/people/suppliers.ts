// Suppliers: contacts of type leverancier.
import type { components } from '../../generated/types.ts';
import { fillSupplierMembers } from '../../domain/people/contact.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as contacts from './contacts.ts';
import type { Selection } from '../engine/listing.ts';
import type { MetadataFilter } from '../engine/metadata.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type Supplier = components['schemas']['Supplier'];

const supplierContacts = contacts.readerOf((type) => type === 'leverancier');

function toSupplier(contact: contacts.StoredContact): Supplier {
  return { ...contact, ...fillSupplierMembers(contact), type: 'leverancier' };
}

/** Reads suppliers by id, with their contact persons. */
export const read: ReadByIds<Supplier> = async (db, ids) =>
  new Map([...(await supplierContacts(db, ids))].map(([id, contact]) => [id, toSupplier(contact)]));

/** Selects the suppliers of a list. */
export function select(db: Reader, { metadata }: MetadataFilter): Selection {
  return contacts.select(db, { type: 'leverancier', metadata });
}

/** The objects that events announce. */
export const announced = {
  LeverancierContact: createEventObject({
    table: 'contacts',
    read: contacts.read,
    schema: 'Supplier',
    isOfKind: ({ type }) => type === 'leverancier',
    toEventValues: toSupplier,
  }),
};
