// Members of staff: relations of type personeel, with their skills.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as contacts from './contacts.ts';
import type { Selection } from '../engine/listing.ts';
import type { MetadataFilter } from '../engine/metadata.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import { removeParts } from '../engine/changes/companions.ts';
import { find, readOne } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type StaffMember = components['schemas']['StaffMember'];

const staffContacts = contacts.readerOf((type) => type === 'personeel');
const skills = declareLinkedIds('staff_qualifications', {
  root: 'contacts',
  owner: 'contact_id',
  other: 'kwalificatie_id',
  field: 'kwalificatie_ids',
});

/** Members of staff by id, with their contact persons and qualifications. */
export const read: ReadByIds<StaffMember> = async (db, ids) => {
  const found = await staffContacts(db, ids);
  const held = await skills.readByOwner(db, [...found.keys()]);
  return new Map(
    [...found].map(([id, contact]) => {
      const kwalificatie_ids = held.get(id) ?? [];
      const contactpersoon_id = contact.contactpersonen[0]?.id ?? null;
      return [id, { ...contact, type: 'personeel', kwalificatie_ids, contactpersoon_id }];
    }),
  );
};

/** The members of staff that a list shows. */
export function select(db: Reader, { metadata }: MetadataFilter): Selection {
  return contacts.select(db, { type: 'personeel', metadata });
}

/** Gives a contact exactly these qualifications; those that they have of them stay. */
export function qualify(db: Writer, id: number, wanted: readonly number[]): Promise<void> {
  return skills.replace(db, id, wanted);
}

/** Takes from a contact what only members of staff have. */
export async function dismiss(db: Writer, id: number): Promise<void> {
  await qualify(db, id, []);
  await removeParts(db, contacts.rows.name, [id]);
  await sign(db, id, null);
}

/** Gives a member of staff a signature below their mails; null clears it. */
export async function sign(db: Writer, id: number, ondertekening: string | null): Promise<void> {
  await contacts.rows.update(db, await readOne(contacts.rows.read, db, id), { ondertekening });
}

/** The signature below the mails of a member of staff; null where there is none. */
export async function signatureOf(db: Reader, id: number): Promise<string | null> {
  const signature = (await find(contacts.rows.read, db, id))?.ondertekening ?? '';
  return signature.trim() === '' ? null : signature;
}

// Each change of a relation asks for this: others than members of staff are not read for it.
const readAnnounced: ReadByIds<StaffMember> = async (db, ids) => {
  const rows = [...(await contacts.rows.read(db, ids)).values()];
  return read(
    db,
    rows.filter(({ type }) => type === 'personeel').map(({ id }) => id),
  );
};

/** The objects that events announce. */
export const announced = {
  PersoneelContact: createEventObject({ table: 'contacts', read: readAnnounced, schema: 'StaffMember' }),
};
