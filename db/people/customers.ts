// Customers: relations of type klant.
import type { components } from '../../generated/types.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as contacts from './contacts.ts';
import type { Selection } from '../engine/listing.ts';
import type { MetadataFilter } from '../engine/metadata.ts';

type Customer = components['schemas']['Customer'];

/** Customers by id, with their contact persons. */
export const read = contacts.readerOf((type) => type === 'klant') as ReadByIds<Customer>;

/** The same, those who were merged into others included: bookings and invoices go on naming them. */
export const readNamed: ReadByIds<Customer> = async (db, ids) => customersOf(await contacts.readNamed(db, ids));

/** Customers by id, with their contact persons, but not whether anything refers to them. Two queries. */
export const readKnown: ReadByIds<KnownCustomer> = async (db, ids) => customersOf(await contacts.readKnown(db, ids));

/** The same, those who were merged into others included. */
export const readKnownNamed: ReadByIds<KnownCustomer> = async (db, ids) =>
  customersOf(await contacts.readKnownNamed(db, ids));

type KnownCustomer = Omit<Customer, 'mag_type_wijzigen'>;

function customersOf<Contact extends { readonly type: components['schemas']['ContactType'] }>(
  all: ReadonlyMap<number, Contact>,
): Map<number, Contact & { readonly type: 'klant' }> {
  const found = [...all].filter(([, { type }]) => type === 'klant');
  return new Map(found.map(([id, contact]) => [id, { ...contact, type: 'klant' }]));
}

/** The customers that a list shows: all, or those from an id on, with some pairs. */
export function select(db: Reader, query: { readonly 'id>'?: number | undefined } & MetadataFilter): Selection {
  return contacts.select(db, { type: 'klant', from: query['id>'], metadata: query.metadata });
}
