// The kinds of mails about bookings: the recipient of each, its tags and files, and when it is obsolete.
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import type { BookingMoment } from '../../domain/bookings/booking-mail.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { BOOKING_MAIL_TAGS, fillBookingMailTags, type BookingMailTag } from '../../domain/bookings/booking-tags.ts';
import { listBookingFacts } from '../../domain/bookings/mail-facts.ts';
import type { PrintedProgramme } from '../../domain/bookings/programme.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import type { MailFile } from '../announcements/mails.ts';
import type { Reader } from '../engine/session/reader.ts';
import { find, readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { findPeopleOfCustomer } from '../people/people-of-contacts.ts';
import * as bookings from './bookings.ts';
import { isStillStaying } from './status-reminders.ts';

/** The sources of attachments of mails about bookings: a sending, or a stored file. */
type BookingMailFileSource = 'programme_pdf' | 'booking_calendar' | 'stored_file';

/** The content of a mail about a booking: the texts with their tags, the booking that they use, and the attachments. */
export interface BookingMailDetail {
  readonly subject: string;
  readonly body: string;
  readonly booking: StoredBooking;
  readonly programme: PrintedProgramme;
  readonly files: readonly MailFile<BookingMailFileSource>[];
  /** Creates the URL of the page on which the customer cancels. */
  readonly link: () => Promise<string>;
}

type BookingMailKind = KindOfMail<BookingMailDetail, BookingMailFileSource, BookingMailTag>;

const LINK_TAG = '{boeking_annuleerlink}';
const DELETED_REASON = 'The booking was deleted.';
const CANCELLED_REASON = 'The booking is cancelled.';

/** Every kind, for db/mail-kinds.ts. */
export const bookingMailKinds = {
  status_reminder: {
    ...createBookingMailKind('status_reminder'),
    async findObsoleteReason(db, id) {
      return (await isStillStaying(db, id)) ? null : 'The booking has another status, or none any more.';
    },
  },
  booking_confirmation: createBookingMailKind('booking_confirmation'),
  booking_change: createBookingMailKind('booking_change'),
  booking_cancellation: createBookingMailKind('booking_cancellation'),
  booking_reminder: { ...createBookingMailKind('booking_reminder'), findObsoleteReason: findCancelledReason },
  booking_thanks: { ...createBookingMailKind('booking_thanks'), findObsoleteReason: findCancelledReason },
} as const satisfies Readonly<Record<string, BookingMailKind>>;

/** The kind of mail of a text, by its moment. */
export const kindOfMoment = {
  bevestiging: bookingMailKinds.booking_confirmation,
  gewijzigd: bookingMailKinds.booking_change,
  geannuleerd: bookingMailKinds.booking_cancellation,
  herinnering: bookingMailKinds.booking_reminder,
  bedankt: bookingMailKinds.booking_thanks,
} as const satisfies Readonly<Record<BookingMoment, BookingMailKind>>;

/** Returns a kind of mail about bookings, with what all of them have in common. */
function createBookingMailKind(kind: BookingMailKind['kind']): BookingMailKind {
  return {
    kind,
    about: 'booking',
    isSignedByStaff: true,
    findCompany: (db, _id, { booking }) => readOne(companies.readKnown, db, booking.kosten_bedrijf_id),
    findRecipient: (db, _id, { booking }) => customerOf(db, booking),
    // Companies have no default texts for these: each text is an object of its own.
    selectTexts: (_company, letter) => ({ subject: letter?.subject ?? '', body: letter?.body ?? '' }),
    tagNames: BOOKING_MAIL_TAGS,
    async readTags(_db, _id, { detail: { booking, programme, link }, company, person, user, texts }) {
      const { subject, body, signature } = texts;
      const isLinked = [subject, body, signature].some((text) => text?.includes(LINK_TAG) === true);
      const cancellationLink = isLinked ? await link() : '';
      return fillBookingMailTags({ booking, programme, company, person, user, cancellationLink });
    },
    readSummary: (_db, _id, { detail: { programme } }) =>
      Promise.resolve({ facts: listBookingFacts(programme), button: null }),
    listFiles: (_db, _id, { files }) => Promise.resolve(files),
    findObsoleteReason: () => Promise.resolve(null),
  };
}

/** Returns the main contact person of the booking's customer, else the next one who has an address. */
export async function customerOf(
  db: Reader,
  { klant_id }: Pick<StoredBooking, 'klant_id'>,
): Promise<MailRecipient | undefined> {
  const people = await findPeopleOfCustomer(db, klant_id);
  return people.find((person) => addressOf(person) !== null);
}

/** Returns why a waiting mail is obsolete when its booking was cancelled since; null otherwise. */
async function findCancelledReason(db: Reader, id: number): Promise<string | null> {
  const booking = await find(bookings.readListed, db, id);
  if (booking === undefined) return DELETED_REASON;
  return booking.status === 'geannuleerd' ? CANCELLED_REASON : null;
}
