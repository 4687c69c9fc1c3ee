// Notes: found by contact and booking; a deleted booking leaves its notes with their contact.
import type { components, Instant } from '../../generated/types.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { remainingOf } from './merged-customers.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';

export type Note = components['schemas']['Note'];

const rows = defineTable<Note>('notes', {
  references: { contact_id: 'contact_id', booking_id: 'booking_id', created_by: null },
});

export const read: ReadByIds<Note> = rows.read;

/** The filters of a list of notes. */
export type NoteFilter = Readonly<Partial<Record<'contact_id' | 'booking_id', number | undefined>>>;

/** Selects the notes of a list: sticky ones first, then the newest. */
export function select({ contact_id, booking_id }: NoteFilter): Selection {
  return {
    buildQuery: ({ build }) => {
      const query = build('notes');
      if (contact_id !== undefined) void query.where('notes.contact_id', contact_id);
      if (booking_id !== undefined) void query.where('notes.booking_id', booking_id);
      return query;
    },
    order: (['sticky', 'created_at', 'id'] as const).map((column) => ({
      column: `notes.${column}`,
      direction: 'desc',
      empty: null,
    })),
  };
}

const selectCustomerOfBooking = defineStatement<{ id: number }>(
  () => `select ${remainingOf('klant_id')} as id from bookings where id = ?`,
);

/** Returns the id of a booking's customer after merges; undefined when there is no such booking. */
export async function customerOf(db: Reader, booking_id: number): Promise<number | undefined> {
  return (await selectCustomerOfBooking(db, booking_id))[0]?.id;
}

/** Stores a note; returns its id. `created_by` is the contact of the account that wrote it. */
export function insert(
  db: Writer,
  note: NewRow<Omit<Note, 'created_at' | 'updated_at'>>,
  now: Instant,
): Promise<number> {
  return rows.insert(db, { ...note, created_at: now, updated_at: now });
}

/** Stores a note about a booking, with its customer after merges. */
export async function insertOnBooking(
  db: Writer,
  booking_id: number,
  note: NewRow<Omit<Note, 'contact_id' | 'booking_id' | 'created_at' | 'updated_at'>>,
  now: Instant,
): Promise<void> {
  const contact_id = await customerOf(db, booking_id);
  await insert(db, { ...note, contact_id, booking_id }, now);
}

/** Changes a row; without a difference `updated_at` stays unchanged. */
export async function update(
  db: Writer,
  before: Note,
  changes: components['schemas']['NotePut'],
  now: Instant,
): Promise<void> {
  if (findChangedColumns(before, changes) !== undefined) await rows.update(db, before, { ...changes, updated_at: now });
}

export function remove(db: Writer, before: Note): Promise<void> {
  return rows.remove(db, before);
}

/** Unlinks the notes of a booking before it is removed: they remain with their contacts. */
export async function leaveBooking(db: Writer, booking_id: number, now: Instant): Promise<void> {
  const readNotes = async (): Promise<Note[]> =>
    (await rows.readByParent(db, 'booking_id', [booking_id])).get(booking_id) ?? [];
  const ids = (await readNotes()).map(({ id }) => id);
  if (ids.length === 0) return;
  await lockRoots(db, 'notes', ids);
  await rows.updateMany(
    db,
    (await readNotes()).map((note) => [note, { booking_id: null, updated_at: now }]),
  );
}

const selectOfContact = defineStatement<{ id: number }>(
  () => 'select id from notes where contact_id = ? order by id limit ?',
);

/** Locks the notes of a locked contact; returns up to `limit` of them by id. */
export async function lockOf(db: Writer, contact: number, limit: number): Promise<Note[]> {
  const findIds = async (): Promise<number[]> => (await selectOfContact(db, contact, limit)).map(({ id }) => id);
  await lockRoots(db, 'notes', await findIds());
  return [...(await rows.read(db, await findIds())).values()];
}

/** Moves notes to a contact; `same` maps people to the equal people of that contact. */
export async function move(
  db: Writer,
  notes: readonly Note[],
  { contact_id, same }: Pick<Note, 'contact_id'> & { readonly same: ReadonlyMap<number, number> },
  now: Instant,
): Promise<void> {
  const personOf = (id: number | null): number | null => (id === null ? null : (same.get(id) ?? id));
  await rows.updateMany(
    db,
    notes.map((note) => [note, { contact_id, contactpersoon_id: personOf(note.contactpersoon_id), updated_at: now }]),
  );
}

/** The objects that events announce. */
export const announced = {
  Contactmoment: createEventObject({ table: 'notes', read, schema: 'Note' }),
};
