// Mails a booking: reads the facts for its text and its attachments, queues the mail, and logs the sending.
import type { Instant } from '../../generated/types.ts';
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { entryOf } from '../../domain/bookings/booking-entry.ts';
import type { BookingMail } from '../../domain/bookings/booking-mail.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { formatProgramme } from '../../domain/bookings/booking-tags.ts';
import { formatProgrammeFilename, type PrintedProgramme } from '../../domain/bookings/programme.ts';
import { createFormats } from '../../domain/values/formats.ts';
import { writeMail } from '../announcements/mail-writing.ts';
import * as attachments from '../catalogue/attachments.ts';
import * as packages from '../catalogue/packages.ts';
import type { Keys } from '../engine/keys.ts';
import type { Writer } from '../engine/session/database.ts';
import { find } from '../engine/changes/table.ts';
import * as files from '../house/files.ts';
import { kindOfMoment, type BookingMailDetail } from './booking-mail-kinds.ts';
import * as sendings from './booking-mail-sendings.ts';
import { createCancellationLink } from './cancellation-links.ts';
import { readPrintedProgramme } from './programmes.ts';

/** The mail and its recipients, and its date when a scheduled job sends it. */
export interface BookingMailRequest {
  readonly text: BookingMail;
  /** Undefined when no person has an address: then only the log entry is written. */
  readonly to: MailRecipient | undefined;
  readonly cc: readonly MailRecipient[];
  readonly userId: number | null;
  readonly datum: string | null;
}

/** The dependencies of a mail about a booking, in addition to the database. */
export interface MailTools {
  readonly zone: Zone;
  readonly keys: Keys;
  readonly settings: { readonly publicUrl: string };
}

/** A stored sending, and the tags of its texts that have no value. */
export interface BookingMailResult {
  readonly id: number;
  readonly unknown_tags: readonly string[];
}

/** Returns the facts for a mail about a booking, with its current programme. */
export async function readBookingMailDetail(
  db: Writer,
  booking: StoredBooking,
  { subject, body }: Pick<BookingMailDetail, 'subject' | 'body'>,
  { zone, keys, settings }: MailTools,
): Promise<BookingMailDetail> {
  const programme = await readPrintedProgramme(db, booking, zone);
  const link = () => createCancellationLink({ db, keys, settings }, booking);
  return { subject, body, booking, programme, files: [], link };
}

/** Mails a booking, which the caller has locked. */
export async function mailBooking(
  db: Writer,
  booking: StoredBooking,
  { text, to, cc, userId, datum }: BookingMailRequest,
  context: MailTools & { readonly now: Instant },
): Promise<BookingMailResult> {
  const { now } = context;
  const { moment, onderwerp: subject } = text;
  const letter = await readBookingMailDetail(db, booking, { subject, body: text.body }, context);
  const { programme } = letter;
  const sequence = await sendings.countOf(db, booking.id);
  const programmeText = formatProgramme(programme, createFormats(programme.look.locale));
  const entry = entryOf(booking, programme, { moment, sequence, text: programmeText });
  const of = { boeking_id: booking.id, boekingsmail_id: text.id, moment, datum };
  const id = await sendings.insert(db, { ...of, programme, entry, created_at: now });
  if (to === undefined) return { id, unknown_tags: [] };

  const detail = { ...letter, files: await filesOf(db, booking, text, { id, programme }) };
  const mail = await writeMail(db, kindOfMoment[moment], { id: booking.id, to, cc, texts: {}, userId, detail }, now);
  await sendings.noteMail(db, id, mail.id);

  return { id, unknown_tags: mail.unknown_tags };
}

async function filesOf(
  db: Writer,
  booking: StoredBooking,
  text: BookingMail,
  { id, programme }: { readonly id: number; readonly programme: PrintedProgramme },
): Promise<BookingMailDetail['files']> {
  return [
    ...(text.programma_meesturen
      ? [{ source: 'programme_pdf', id, filename: formatProgrammeFilename(programme) } as const]
      : []),
    ...(text.agenda_meesturen
      ? [{ source: 'booking_calendar', id, filename: `${programme.reference}.ics` } as const]
      : []),
    ...((await includesAttachments(db, booking, text)) ? await attachmentsOf(db, booking) : []),
  ];
}

/**
 * Returns whether a mail has the attachments of its products: confirmations do, unless their text, or the package of an
 * online booking, says no.
 */
async function includesAttachments(db: Writer, booking: StoredBooking, text: BookingMail): Promise<boolean> {
  if (text.moment !== 'bevestiging' || !text.bijlagen_meesturen) return false;
  if (!booking.online_boeking || booking.arrangement_id === null) return true;
  return (await find(packages.read, db, booking.arrangement_id))?.onlineboeking_standaardbijlagen_meesturen ?? true;
}

/** Returns the files of the booked products, each once; attachments without a file are skipped. */
async function attachmentsOf(db: Writer, { lines }: StoredBooking): Promise<BookingMailDetail['files']> {
  const products = [...new Set(lines.map(({ product_id }) => product_id))];
  const attachmentsByProduct = await attachments.readByProducts(db, products);
  const ids = [
    ...new Set(products.flatMap((product) => (attachmentsByProduct.get(product) ?? []).map(({ id }) => id))),
  ];
  const filesByAttachment = await files.filesOf(db, 'standaardbijlage', ids);
  return ids.flatMap((id) =>
    (filesByAttachment.get(id) ?? []).map(
      (file) => ({ source: 'stored_file', id: file.id, filename: file.filename }) as const,
    ),
  );
}
