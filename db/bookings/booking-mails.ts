// Booking mails: the texts of companies for the moments of a booking, and the bookings for which each may be due.
import type { components, Instant } from '../../generated/types.ts';
import {
  datesOf,
  type BookingMail,
  type MailedBooking,
  type StoredBookingMail,
} from '../../domain/bookings/booking-mail.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { readOne, select as selectAll, defineTable } from '../engine/changes/table.ts';

const rows = defineTable<StoredBookingMail>('booking_mails', { references: { bedrijf_id: 'bedrijf_id' } });

/** Reads stored texts by id. One query. */
export const readStored: ReadByIds<StoredBookingMail> = rows.read;

/** Reads texts by id. One query. */
export const read: ReadByIds<BookingMail> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toBookingMail(row)]));

function toBookingMail({
  id,
  naam,
  bedrijf_id,
  moment,
  onderwerp,
  body,
  dagen,
  tijd,
  ...row
}: StoredBookingMail): BookingMail {
  const { programma_meesturen, agenda_meesturen, bijlagen_meesturen, actief } = row;
  const sends = { programma_meesturen, agenda_meesturen, bijlagen_meesturen, actief };
  return { id, naam, bedrijf_id, moment, onderwerp, body, dagen, tijd, ...sends };
}

export function select(db: Reader): Selection {
  return selectAll(db, 'booking_mails');
}

/** Stores a new text, valid from `now`. */
export function insert(db: Writer, body: components['schemas']['NewBookingMail'], now: Instant): Promise<number> {
  return rows.insert(db, { ...body, since: now });
}

/** Changes a text. */
export function update(db: Writer, before: StoredBookingMail, changes: Partial<StoredBookingMail>): Promise<void> {
  return rows.update(db, before, changes);
}

/** Removes a text; its sendings remain. */
export function remove(db: Writer, before: StoredBookingMail): Promise<void> {
  return rows.remove(db, before);
}

const selectTimedMails = defineStatement<StoredBookingMail>(
  () => 'select * from booking_mails where dagen is not null and actief order by id',
);

/** Returns the texts that a scheduled job sends. One statement. */
export async function findTimedMails(db: Reader): Promise<StoredBookingMail[]> {
  return selectTimedMails(db);
}

const selectConfirmationMail = defineStatement<{ id: number }>(
  () => "select id from booking_mails where bedrijf_id = ? and moment = 'bevestiging' and actief order by id limit 1",
);

/** Returns the text with which a company confirms bookings automatically; undefined where it has none. */
export async function findConfirmationMail(db: Reader, companyId: number): Promise<BookingMail | undefined> {
  const [row] = await selectConfirmationMail(db, companyId);
  return row === undefined ? undefined : readOne(read, db, row.id);
}

// domain/bookings/booking-mail.ts has the rule; this finds its candidates, by the date of the begin.
const MAY_BE_REMINDED = "b.status in ('definitief', 'gaande')";
const MAY_BE_THANKED = "b.status in ('definitief', 'gaande', 'voltooid')";
const candidatesOf = (statuses: string, condition: string): ReturnType<typeof defineStatement<BookingMailCandidate>> =>
  defineStatement<BookingMailCandidate>(
    () => `select b.id, b.status, b.begin, b.definite_at, b.created_at,
        coalesce((select max(l.eind) from booking_lines l where l.boeking_id = b.id and l.eind > b.begin), b.begin) as "end"
      from bookings b where b.id > ? and b.kosten_bedrijf_id = ? and ${statuses} and b.datum between ? and ?
        and not exists (select 1 from booking_mail_sendings s
          where s.boeking_id = b.id and s.boekingsmail_id = ? and ${condition})
      order by b.id limit ?`,
  );
const toRemind = candidatesOf(MAY_BE_REMINDED, 's.datum = b.datum');
const toThank = candidatesOf(MAY_BE_THANKED, 's.datum is not null');

type BookingMailCandidate = MailedBooking & { readonly id: number };

/** Returns up to `limit` bookings above an id that begin on dates for which a text may be due now. */
export async function findCandidates(
  db: Reader,
  text: StoredBookingMail,
  { now, zone, after, limit }: { now: Instant; zone: Zone; after: number; limit: number },
): Promise<BookingMailCandidate[]> {
  const dates = datesOf(text, now, zone);
  if (dates === null || dates.from > dates.until) return [];
  const find = text.moment === 'herinnering' ? toRemind : toThank;
  return find(db, after, text.bedrijf_id, dates.from, dates.until, text.id, limit);
}

/** The objects that events announce. */
export const announced = {
  Boekingsmail: createEventObject({ table: 'booking_mails', read, schema: 'BookingMail' }),
};
