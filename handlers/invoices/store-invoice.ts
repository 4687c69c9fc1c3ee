// Stores invoices of bookings, drafts and finalised ones, for a client or for an online payment.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { partiesOf } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import type { components } from '../../generated/types.ts';
import { planCharge } from '../../domain/invoices/charge.ts';
import { planCredit } from '../../domain/invoices/credit.ts';
import { findNewInvoiceMailProblems } from '../../domain/invoices/invoice-mail.ts';
import { creditDraftOf, draftOf, type NewDraft } from '../../domain/invoices/stored-invoice.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { createUnknownReferenceProblem } from '../../domain/values/references.ts';
import type { Context, Input } from '../handler.ts';
import { queueInvoiceMail } from './new-invoice-mail.ts';
import { finaliseCurrentDraft, type FinalisedContents } from './finalise-invoice.ts';

type Booking = components['schemas']['Booking'];

/** Creates an invoice of a booking for a client. Throws as `createInvoice` does. */
export async function storeInvoice(
  body: Input<'createInvoice'>['body'],
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const booking = await lockBooking(context.db, body.boeking_id);
  refuseIfAny(findNewInvoiceMailProblems(body));
  return storeInvoiceForLocked(booking, body, null, context);
}

/** Creates an invoice of a locked booking, such as one that was paid online. */
export async function storeInvoiceForLocked(
  booking: Booking,
  body: Input<'createInvoice'>['body'],
  provider_transaction_id: number | null,
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const { db } = context;
  const others = await invoices.findByBooking(db, booking.id);
  const planned = planCharge(booking.kosten.regels, await invoices.readInvoicedBefore(db, others), body);
  const draft = draftOf(booking, body, provider_transaction_id);
  if (body.status === 'concept') return invoices.insert(db, draft, planned);
  const finalised = await storeFinalised(draft, { plannedInvoice: planned, booking, otherInvoices: others }, context);
  await queueInvoiceMail(finalised, body, context);
  return finalised;
}

/** The booking in a body, locked, so that its invoiced amount cannot change. */
async function lockBooking(db: Writer, id: number): Promise<Booking> {
  if ((await lockRoot(db, 'bookings', id)) === undefined)
    refuseIfAny([createUnknownReferenceProblem({ field: 'boeking_id', id })]);
  return readOne(bookings.read, db, id);
}

/** The body of a request to credit an invoice. */
type CreditRequest = components['schemas']['NewCredit'];

/** Credits a finalised invoice, which is locked with its booking. Throws as `planCredit` does. */
export async function storeCredit(
  original: InvoiceRow,
  credit: CreditRequest,
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const { db } = context;
  const others = await invoices.findByBooking(db, original.boeking_id);
  const planned = planCredit(await invoices.creditableOf(db, original, others), credit.regels);
  return storePlannedCredit(original, credit, { plannedInvoice: planned, otherInvoices: others }, context);
}

/** Stores a planned credit invoice. */
export async function storePlannedCredit(
  original: InvoiceRow,
  credit: CreditRequest,
  { plannedInvoice, otherInvoices }: Pick<FinalisedContents, 'plannedInvoice' | 'otherInvoices'>,
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const { db } = context;
  const { boeking_id } = original;
  const draft = creditDraftOf(original, credit);
  if (credit.status === 'concept') return invoices.insert(db, draft, plannedInvoice);
  const booking = readOne(bookings.read, db, boeking_id);
  const finalised = await storeFinalised(draft, { plannedInvoice, booking, otherInvoices }, context);
  await queueInvoiceMail(finalised, credit, context);
  return finalised;
}

/** The contents of a new invoice that is finalised at once, and its booking, which may have yet to be read. */
interface NewContents extends Pick<FinalisedContents, 'plannedInvoice' | 'otherInvoices'> {
  readonly booking: Booking | Promise<Booking>;
}

/** Stores a new invoice that is finalised at once; its PDF follows. Returns the stored invoice. */
async function storeFinalised(
  draft: NewDraft,
  { plannedInvoice, booking, otherInvoices }: NewContents,
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const { db } = context;
  // Before any write, so that what was read of the booking still holds.
  const parties = await partiesOf(db, draft, booking);
  const storedDraft = await invoices.insert(db, draft, plannedInvoice);
  await enqueue(db, { kind: 'render-invoice', payload: { factuur_id: storedDraft.id } });
  return finaliseCurrentDraft(storedDraft, { plannedInvoice, parties, betalingen: [], otherInvoices }, context);
}
