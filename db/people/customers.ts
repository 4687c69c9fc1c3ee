// Customers: contacts of type klant.
import type { components } from '../../generated/types.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as contacts from './contacts.ts';
import type { Selection } from '../engine/listing.ts';
import type { MetadataFilter } from '../engine/metadata.ts';

type Customer = components['schemas']['Customer'];

/** Reads customers by id, with their contact persons. */
export const read = contacts.readerOf((type) => type === 'klant') as ReadByIds<Customer>;

/** Reads customers by id, merged ones included, since bookings and invoices still name these. */
export const readNamed: ReadByIds<Customer> = async (db, ids) => customersOf(await contacts.readNamed(db, ids));

/** Reads customers by id, with their contact persons, without whether they are referenced. One query for one, two for many. */
export const readKnown: ReadByIds<KnownCustomer> = async (db, ids) => customersOf(await contacts.readKnown(db, ids));

/** Reads customers by id, merged ones included, without whether they are referenced. */
export const readKnownNamed: ReadByIds<KnownCustomer> = async (db, ids) =>
  customersOf(await contacts.readKnownNamed(db, ids));

type KnownCustomer = Omit<Customer, 'mag_type_wijzigen'>;

function customersOf<Contact extends { readonly type: components['schemas']['ContactType'] }>(
  all: ReadonlyMap<number, Contact>,
): Map<number, Contact & { readonly type: 'klant' }> {
  const entries = [...all].filter(([, { type }]) => type === 'klant');
  return new Map(entries.map(([id, contact]) => [id, { ...contact, type: 'klant' }]));
}

/** Selects the customers of a list: all, or those above an id, filtered by metadata. */
export function select(db: Reader, query: { readonly 'id>'?: number | undefined } & MetadataFilter): Selection {
  return contacts.select(db, { type: 'klant', from: query['id>'], metadata: query.metadata });
}
