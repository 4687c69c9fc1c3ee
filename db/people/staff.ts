// Members of staff: relations of type personeel, with their skills.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/database.ts';
import type { Reader, Read } from '../engine/reader.ts';
import * as contacts from './contacts.ts';
import type { Selection } from '../engine/listing.ts';
import { find, one, table } from '../engine/table.ts';

export type StaffMember = components['schemas']['StaffMember'];

interface SkillRow {
  readonly id: number;
  readonly contact_id: number;
  readonly kwalificatie_id: number;
}

const relations = contacts.readerOf((type) => type === 'personeel');
const skills = table<SkillRow>('staff_qualifications', {
  root: ({ contact_id }) => ({ root: 'contacts', id: contact_id }),
  unique: {
    staff_qualifications_contact_id_kwalificatie_id_unique: { field: 'kwalificatie_ids', code: 'ERR_DUPLICATE' },
  },
  references: { kwalificatie_id: 'kwalificatie_ids' },
});

/** Members of staff by id, with their contact persons and qualifications. */
export const read: Read<StaffMember> = async (db, ids) => {
  const found = await relations(db, ids);
  const held = await skills.ofParent(db, 'contact_id', [...found.keys()], 'kwalificatie_id');
  return new Map(
    [...found].map(([id, relation]) => {
      const kwalificatie_ids = (held.get(id) ?? []).map(({ kwalificatie_id }) => kwalificatie_id);
      const contactpersoon_id = relation.contactpersonen[0]?.id ?? null;
      return [id, { ...relation, type: 'personeel', kwalificatie_ids, contactpersoon_id }];
    }),
  );
};

/** The members of staff that a list shows. */
export function select(db: Reader): Selection {
  return contacts.select(db, { type: 'personeel' });
}

/** Gives a contact exactly these qualifications; what he has of them stays. */
export async function qualify(db: Writer, id: number, wanted: readonly number[]): Promise<void> {
  const stored = (await skills.ofParent(db, 'contact_id', [id])).get(id) ?? [];
  const held = stored.map(({ kwalificatie_id }) => kwalificatie_id);
  await skills.removeMany(
    db,
    stored.filter(({ kwalificatie_id }) => !wanted.includes(kwalificatie_id)),
  );
  const anew = wanted.filter((each) => !held.includes(each));
  await skills.insertMany(
    db,
    anew.map((kwalificatie_id) => ({ contact_id: id, kwalificatie_id })),
  );
}

/** Takes from a contact what only members of staff have. */
export async function dismiss(db: Writer, id: number): Promise<void> {
  await qualify(db, id, []);
  await sign(db, id, null);
}

/** Gives a member of staff what stands below his mails; null clears it. */
export async function sign(db: Writer, id: number, ondertekening: string | null): Promise<void> {
  await contacts.rows.update(db, await one(contacts.rows.read, db, id), { ondertekening });
}

/** What stands below the mails of somebody, null where nothing does. */
export async function signatureOf(db: Reader, id: number): Promise<string | null> {
  const signature = (await find(contacts.rows.read, db, id))?.ondertekening ?? '';
  return signature.trim() === '' ? null : signature;
}
