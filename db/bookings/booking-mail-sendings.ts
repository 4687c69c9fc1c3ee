// The log of sent booking mails: by hand any number of times, by a scheduled job once for each text, booking and date.
import type { components } from '../../generated/types.ts';
import type { BookingMail } from '../../domain/bookings/booking-mail.ts';
import type { BookingEntry } from '../../domain/bookings/booking-entry.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { PrintedProgramme } from '../../domain/bookings/programme.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { readOne, defineTable } from '../engine/changes/table.ts';

export type BookingMailSending = components['schemas']['BookingMailSending'];

/** A stored sending, with the contents of its files as they were then. */
export interface StoredSending extends BookingMailSending {
  readonly programme: PrintedProgramme;
  readonly entry: BookingEntry;
}

const rows = defineTable<StoredSending>('booking_mail_sendings', {
  rootOf: ({ boeking_id }) => ({ root: 'bookings', id: boeking_id }),
  goesWith: { bookings: 'boeking_id' },
  // A transaction that sends has locked the booking.
  unique: { booking_mail_sendings_boeking_id_boekingsmail_id_datum_unique: 'never' },
});

/** Reads sendings with the contents of their files, by id. One query. */
export const readStored: ReadByIds<StoredSending> = rows.read;

/** Reads sendings by id. One query. */
export const read: ReadByIds<BookingMailSending> = async (db, ids) => {
  const sendingRows = await rows.read(db, ids);
  return new Map([...sendingRows].map(([id, row]) => [id, toSending(row)]));
};

function toSending({
  id,
  boeking_id,
  boekingsmail_id,
  moment,
  datum,
  mail_id,
  created_at,
}: StoredSending): BookingMailSending {
  return { id, boeking_id, boekingsmail_id, moment, datum, mail_id, created_at };
}

/** Selects the sendings of a booking. */
export function selectOf(boeking_id: number): Selection {
  return {
    buildQuery: ({ build }) => build('booking_mail_sendings').where({ boeking_id }),
    order: [{ column: 'booking_mail_sendings.id', direction: 'asc' }],
  };
}

const selectCount = defineStatement<{ count: number }>(
  () => 'select count(*) as count from booking_mail_sendings where boeking_id = ?',
);

/** Returns the number of mails that were sent about a booking. */
export async function countOf(db: Reader, boeking_id: number): Promise<number> {
  return (await selectCount(db, boeking_id))[0]?.count ?? 0;
}

const selectSentForDate = defineStatement<{ id: number }>(
  () => 'select id from booking_mail_sendings where boeking_id = ? and boekingsmail_id = ? and datum = ?',
);

/** Returns whether a scheduled job has handled a text for this date of a booking. */
export async function isSent(
  db: Reader,
  { id }: Pick<StoredBooking, 'id'>,
  text: Pick<BookingMail, 'id'>,
  datum: string,
): Promise<boolean> {
  return (await selectSentForDate(db, id, text.id, datum)).length > 0;
}

/** Stores a sending whose mail is not written yet; returns its id. */
export function insert(db: Writer, sending: Omit<StoredSending, 'id' | 'mail_id'>): Promise<number> {
  return rows.insert(db, { ...sending, mail_id: null });
}

/** Stores the mail of a sending. */
export async function noteMail(db: Writer, id: number, mail_id: number): Promise<void> {
  await rows.update(db, await readOne(rows.read, db, id), { mail_id });
}

/** Returns the date of a sending in UTC, which is the creation date of its PDF. */
export function sendingDateOf({ created_at }: Pick<BookingMailSending, 'created_at'>): string {
  return created_at.slice(0, 10);
}

/** The objects that events announce. */
export const announced = {
  BoekingsmailZending: createEventObject({ table: 'booking_mail_sendings', read, schema: 'BookingMailSending' }),
};
