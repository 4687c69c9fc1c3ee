// The addresses whose mail is handed to the service.
import type { components } from '../../generated/types.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import { assertReferences, refuseInUse } from '../engine/changes/references.ts';
import { inList, statement } from '../engine/session/sql.ts';
import { select as selectAll, table } from '../engine/changes/table.ts';

export type IncomingMailAddress = components['schemas']['IncomingMailAddress'];
type Written = components['schemas']['IncomingMailAddressPut'];

const rows = table<IncomingMailAddress>('incoming_mail_addresses', {
  unique: { incoming_mail_addresses_adres_unique: { field: 'adres' } },
  references: { bedrijf_id: 'bedrijf_id' },
});

export const read: Read<IncomingMailAddress> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

/** Throws ERR_UNKNOWN_REFERENCE for a company that does not exist, and ERR_TAKEN. */
export async function insert(db: Writer, body: components['schemas']['NewIncomingMailAddress']): Promise<number> {
  await assertReferences(db, [{ field: 'bedrijf_id', table: 'companies', id: body.bedrijf_id }]);
  return rows.insert(db, { ...body, adres: body.adres.toLowerCase() });
}

/** Throws what inserting throws; a company that is named again may be gone. */
export async function update(db: Writer, before: IncomingMailAddress, body: Written): Promise<void> {
  const { bedrijf_id, adres = before.adres } = body;
  const anew = bedrijf_id === before.bedrijf_id ? null : bedrijf_id;
  await assertReferences(db, [{ field: 'bedrijf_id', table: 'companies', id: anew }]);
  await rows.update(db, before, { ...body, adres: adres.toLowerCase() });
}

/** Throws ERR_IN_USE while mails are stored that came to it. */
export async function remove(db: Writer, before: IncomingMailAddress): Promise<void> {
  await refuseInUse(db, rows.name, before.id);
  await rows.remove(db, before);
}

const known = statement<IncomingMailAddress>(
  (dialect) => `select * from incoming_mail_addresses where ${inList(dialect, 'adres')}`,
);

/** The first of these addresses that is one of ours; all in lower case. */
export async function firstOf(db: Reader, addresses: readonly string[]): Promise<IncomingMailAddress | undefined> {
  const found = await known(db, addresses);
  return addresses.flatMap((adres) => found.find((each) => each.adres === adres) ?? [])[0];
}

/** What events tell of. */
export const announced = {
  IncomingMailAddress: eventObject({ table: 'incoming_mail_addresses', read, schema: 'IncomingMailAddress' }),
};
