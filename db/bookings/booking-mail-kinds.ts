// The kinds of mails about bookings: whom each is addressed to, its tags and files, and when it is pointless.
import { addressOf, type Addressee } from '../../domain/announcements/mail.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { BOOKING_MAIL_TAGS, bookingMailTags, type BookingMailTag } from '../../domain/bookings/booking-tags.ts';
import type { PrintedProgramme } from '../../domain/bookings/programme.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import type { Reader } from '../engine/reader.ts';
import { find, one } from '../engine/table.ts';
import * as companies from '../house/companies.ts';
import * as persons from '../people/contact-persons.ts';
import * as bookings from './bookings.ts';
import { isStillStaying } from './status-reminders.ts';

/** What a mail about a booking says: the texts with their tags, and the booking as they speak of it. */
export interface BookingLetter {
  readonly subject: string;
  readonly body: string;
  readonly booking: StoredBooking;
  readonly programme: PrintedProgramme;
}

type BookingMailKind = KindOfMail<BookingLetter, never, BookingMailTag>;

const status_reminder: BookingMailKind = {
  ...aboutBooking('status_reminder'),
  async pointless(db, id) {
    return (await isStillStaying(db, id)) ? null : 'The booking has another status, or none any more.';
  },
};

/** All of them, for db/mail-kinds.ts. */
export const bookingMailKinds = { status_reminder } as const;

/** What mails about bookings have in common. */
function aboutBooking(kind: keyof typeof bookingMailKinds): BookingMailKind {
  return {
    kind,
    about: 'booking',
    isSignedByStaff: true,
    company: async (db, id) => one(companies.read, db, (await one(bookings.readStored, db, id)).kosten_bedrijf_id),
    receiver: customerOf,
    texts: (_company, letter) => ({ subject: letter?.subject ?? '', body: letter?.body ?? '' }),
    tagNames: BOOKING_MAIL_TAGS,
    tags: (_db, _id, { detail: { booking, programme }, company, person, user }) =>
      Promise.resolve(bookingMailTags({ booking, programme, company, person, user })),
    files: () => Promise.resolve([]),
    pointless: () => Promise.resolve(null),
  };
}

/** The main contact person of the booking's customer, else the next one who has an address. */
async function customerOf(db: Reader, id: number): Promise<Addressee | undefined> {
  const booking = await find(bookings.readStored, db, id);
  if (booking === undefined) return undefined;
  const people = (await persons.ofRelations(db, [booking.klant_id])).get(booking.klant_id) ?? [];
  return people.find((person) => addressOf(person) !== null);
}
