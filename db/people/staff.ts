// Members of staff: contacts of type personeel, with their qualifications.
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

/** Reads members of staff by id, with their contact persons and qualifications. */
export const read: ReadByIds<StaffMember> = async (db, ids) => {
  const contactsById = await staffContacts(db, ids);
  const skillIdsByMember = await skills.readByOwner(db, [...contactsById.keys()]);
  return new Map(
    [...contactsById].map(([id, contact]) => {
      const kwalificatie_ids = skillIdsByMember.get(id) ?? [];
      const contactpersoon_id = contact.contactpersonen[0]?.id ?? null;
      return [id, { ...contact, type: 'personeel', kwalificatie_ids, contactpersoon_id }];
    }),
  );
};

/** Selects the members of staff of a list. */
export function select(db: Reader, { metadata }: MetadataFilter): Selection {
  return contacts.select(db, { type: 'personeel', metadata });
}

/** Sets the qualifications of a contact; existing ones among them are not written. */
export function qualify(db: Writer, id: number, skillIds: readonly number[]): Promise<void> {
  return skills.replace(db, id, skillIds);
}

/** Removes the qualifications and signature of a contact who is no longer a member of staff. */
export async function dismiss(db: Writer, id: number): Promise<void> {
  await qualify(db, id, []);
  await removeParts(db, contacts.rows.name, [id]);
  await sign(db, id, null);
}

/** Sets the signature in the mails of a member of staff; null clears it. */
export async function sign(db: Writer, id: number, ondertekening: string | null): Promise<void> {
  await contacts.rows.update(db, await readOne(contacts.rows.read, db, id), { ondertekening });
}

/** Returns the signature in the mails of a member of staff; null where there is none. */
export async function signatureOf(db: Reader, id: number): Promise<string | null> {
  const signature = (await find(contacts.rows.read, db, id))?.ondertekening ?? '';
  return signature.trim() === '' ? null : signature;
}

// Called for each change of a contact: only members of staff are read.
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
