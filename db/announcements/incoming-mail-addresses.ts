// The addresses whose mail is delivered to the service.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type IncomingMailAddress = components['schemas']['IncomingMailAddress'];
type IncomingMailAddressPut = components['schemas']['IncomingMailAddressPut'];

const rows = defineTable<IncomingMailAddress>('incoming_mail_addresses', {
  unique: { incoming_mail_addresses_adres_unique: { field: 'adres' } },
  references: { bedrijf_id: 'bedrijf_id' },
});

export const read: ReadByIds<IncomingMailAddress> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

export function insert(db: Writer, body: components['schemas']['NewIncomingMailAddress']): Promise<number> {
  return rows.insert(db, { ...body, adres: body.adres.toLowerCase() });
}

export function update(db: Writer, before: IncomingMailAddress, body: IncomingMailAddressPut): Promise<void> {
  const { adres = before.adres } = body;
  return rows.update(db, before, { ...body, adres: adres.toLowerCase() });
}

export function remove(db: Writer, before: IncomingMailAddress): Promise<void> {
  return rows.remove(db, before);
}

const selectKnownAddresses = defineStatement<IncomingMailAddress>(
  (dialect) => `select * from incoming_mail_addresses where ${isInList(dialect, 'adres')}`,
);

/** Returns the first of these addresses, in lower case, that is an address of the service; undefined for none. */
export async function firstOf(db: Reader, addresses: readonly string[]): Promise<IncomingMailAddress | undefined> {
  const knownAddresses = await selectKnownAddresses(db, addresses);
  return addresses.flatMap((adres) => knownAddresses.find((each) => each.adres === adres) ?? [])[0];
}

/** The objects that events announce. */
export const announced = {
  IncomingMailAddress: createEventObject({ table: 'incoming_mail_addresses', read, schema: 'IncomingMailAddress' }),
};
