// Stores invoices of bookings, drafts and permanent ones, at the wish of a client or for an online payment.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { assertReferences } from '../../db/engine/changes/references.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { one, type NewRow } from '../../db/engine/changes/table.ts';
import { partiesOf } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { Invoice } from '../../db/invoices/invoices.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import type { components } from '../../generated/types.ts';
import { newInvoiceMailProblems } from '../../domain/invoices/invoice-mail.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { copiedFrom } from '../../domain/invoices/invoice-print.ts';
import { sendingDate } from '../../domain/invoices/sending.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Context, Input } from '../handler.ts';
import { chargedNow } from './draft.ts';
import { mailAsAsked } from './invoice-mail.ts';
import { dateNumberAndSeal } from './permanent.ts';

type Booking = components['schemas']['Booking'];

/** Makes an invoice of a booking: at the wish of a client, or for an online payment. Throws what `createInvoice` refuses. */
export async function invoiceBooking(
  body: Input<'createInvoice'>['body'],
  provider_transaction_id: number | null,
  asked: Context<Writer>,
): Promise<Invoice> {
  const { db } = asked;
  refuseIfAny(newInvoiceMailProblems(body));
  const booking = await lockedBooking(db, body.boeking_id);
  const { context, reference_external, voorschot_percentage, btw_verlegd } = body;
  const planned = await chargedNow(db, booking, { voorschot_percentage, btw_verlegd });

  const terms = { boeking_id: booking.id, context, reference_external, voorschot_percentage, btw_verlegd };
  const paid = { verstuur_factuur_op: sendingDate(body), provider_transaction_id };
  const id = await storeInvoice({ ...copiedFrom(booking), ...terms, ...paid }, planned, body.status, asked);
  await mailAsAsked(id, body, asked);
  return one(invoices.readWhole, db, id);
}

/** The booking that a body names, locked: what it was invoiced cannot change under us. */
async function lockedBooking(db: Writer, id: number): Promise<Booking> {
  if ((await lockRoot(db, 'bookings', id)) === undefined)
    await assertReferences(db, [{ field: 'boeking_id', table: 'bookings', id }]);
  return one(bookings.read, db, id);
}

type Draft = NewRow<invoices.InvoiceRow> &
  Pick<invoices.InvoiceRow, 'bedrijf_id' | 'klant_id' | 'boeking_id' | 'context'>;

/** Stores a new invoice, and makes it permanent if it is to be; its PDF follows then. Answers its id. */
export async function storeInvoice(
  draft: Draft,
  planned: PlannedInvoice,
  status: 'concept' | 'definitief',
  asked: Context<Writer>,
): Promise<number> {
  const { db } = asked;
  // Before anything is written: what was read of the booking still holds.
  const parties = status === 'definitief' ? await partiesOf(db, draft) : undefined;
  const id = await invoices.insert(db, { ...draft, status: 'concept' }, planned);
  if (parties === undefined) return id;
  await enqueue(db, { kind: 'render-invoice', payload: { factuur_id: id } });
  await dateNumberAndSeal(id, { planned, parties, betalingen: [] }, asked);
  return id;
}
