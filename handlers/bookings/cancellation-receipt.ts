// Reports a cancellation: to the customer by a mail with time and amounts, to staff by notes in the customer's history.
import { cancellationMails } from '../../db/bookings/cancellation-mails.ts';
import { readPrintedProgramme } from '../../db/bookings/programmes.ts';
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { formatMoment, type ReceiptAmounts } from '../../domain/bookings/cancellation-mail.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import { createFormats } from '../../domain/values/formats.ts';
import {
  createCancellationNote,
  createDismissalNote,
  createReopeningNote,
  type NotedCancellation,
} from '../../domain/bookings/cancellation-note.ts';
import * as companies from '../../db/house/companies.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as notes from '../../db/people/notes.ts';
import { sum } from '../../domain/values/money.ts';
import type { Cents, components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** Queues the receipt of a booking that was cancelled now; nothing without a recipient with an address. */
export async function queueCancellationReceipt(
  booking: StoredBooking,
  amounts: ReceiptAmounts,
  { db, now, zone, caller }: Pick<Context<Writer>, 'db' | 'now' | 'zone' | 'caller'>,
): Promise<void> {
  const programme = await readPrintedProgramme(db, booking, zone);
  const moment = formatMoment(now, zone, createFormats(programme.look.locale));
  const detail = { booking, programme, amounts, moment };
  await queueDefaultMail(
    db,
    cancellationMails.cancellation_receipt,
    { id: booking.id, userId: caller.userId, detail },
    now,
  );
}

type NoteContext = Pick<Context<Writer>, 'db' | 'now' | 'caller'>;

/** Adds the note that a booking was cancelled. */
export async function noteCancelled(
  booking: StoredBooking,
  cancellation: NotedCancellation,
  context: NoteContext,
): Promise<void> {
  await note(booking, createCancellationNote(await readNoteFacts(booking, context), cancellation), context);
}

/** Adds the note that the refund of a booking was dismissed. */
export async function noteDismissed(booking: StoredBooking, back: Cents, context: NoteContext): Promise<void> {
  await note(booking, createDismissalNote(await readNoteFacts(booking, context), back), context);
}

/** Adds the note that a booking was reopened for its agreed price. */
export async function noteTakenUp(booking: StoredBooking, context: NoteContext): Promise<void> {
  const finalised = (await invoices.findByBooking(context.db, booking.id)).filter(({ status }) => status !== 'concept');
  const invoiced = sum(finalised.map((invoice) => invoice.calculated_totaalbedrag_inclusief_btw));
  const texts = createReopeningNote(
    await readNoteFacts(booking, context),
    calculateCostsTotal(booking.costs),
    invoiced,
  );
  await note(booking, texts, context);
}

async function readNoteFacts({ referentie, kosten_bedrijf_id }: StoredBooking, { db }: NoteContext) {
  const { locale } = await readOne(companies.readKnown, db, kosten_bedrijf_id);
  return { referentie, locale };
}

async function note(
  { id }: StoredBooking,
  texts: Pick<components['schemas']['Note'], 'soort_contact' | 'onderwerp' | 'bericht' | 'sticky'>,
  { db, now, caller }: NoteContext,
): Promise<void> {
  await notes.insertOnBooking(db, id, { ...texts, contactpersoon_id: null, created_by: caller.userId }, now);
}
