// Invoices by the clock: creates and sends drafts by calling the operations, as a client would.
import * as bookings from '../../db/bookings/bookings.ts';
import * as companies from '../../db/house/companies.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { isInvoicedByClock } from '../../db/house/settings.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { isReverseCharged } from '../../domain/invoices/invoice.ts';
import { isDraftDue, isSendingDue } from '../../domain/invoices/sending.ts';
import { createInvoice, markInvoiceAsSent } from '../../handlers/invoices/invoices.ts';
import { isOnItsWay } from '../../handlers/invoices/settle-sending.ts';
import { asClient } from '../as-client.ts';
import type { Job, JobContext } from '../job.ts';
import { isRefusal } from '../refusal.ts';
import { HUNDRED_PERCENT } from '../../domain/values/money.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

const PACE = { concurrency: 4, retries: [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE] };

/** The job that creates the draft of a booking, unless the booking has one, charges nothing or is fully invoiced. */
export const draftInvoice: Job<JobPayloads['draft-invoice']> = {
  ...PACE,
  run: ({ boeking_id }, context) =>
    runOrElse(
      context,
      (db) => createDraft(db, context, boeking_id),
      async (db) => {
        const booking = await lockDueBooking(db, context, boeking_id);
        if (booking !== undefined) await bookings.noteDrafted(db, booking, context.today());
      },
    ),
};

async function createDraft(db: Writer, context: JobContext, boeking_id: number): Promise<void> {
  const booking = await lockDueBooking(db, context, boeking_id);
  if (booking === undefined) return;

  await bookings.noteDrafted(db, booking, context.today());
  if (booking.costs.length === 0 || (await invoices.draftsOf(db, boeking_id)).length > 0) return;

  const body = {
    boeking_id,
    context: 'invoice',
    status: 'concept',
    reference_external: '',
    voorschot_percentage: HUNDRED_PERCENT,
    btw_verlegd: isReverseCharged(await invoices.findFinalised(db, boeking_id)),
    verstuur_factuur_op: null,
  } as const;

  await createInvoice({ path: {}, query: {}, body }, asClient(db, context));
}

/** Returns the booking, locked; undefined when its draft is not due, or it no longer exists. */
async function lockDueBooking(db: Writer, { today }: JobContext, id: number): Promise<StoredBooking | undefined> {
  if ((await lockRoot(db, 'bookings', id)) === undefined || !(await isInvoicedByClock(db))) return undefined;
  const booking = await readOne(bookings.readStored, db, id);
  const company = await readOne(companies.read, db, booking.kosten_bedrijf_id);
  return isDraftDue(booking, company, today()) ? booking : undefined;
}

/**
 * The job that finalises a draft on its day and mails it to the customer. When a rule refuses that, it stays a draft and
 * loses its day.
 */
export const sendInvoice: Job<JobPayloads['send-invoice']> = {
  ...PACE,
  run: ({ factuur_id }, context) =>
    runOrElse(
      context,
      async (db) => {
        if ((await lockDueInvoice(db, context, factuur_id)) === undefined) return;
        const client = asClient(db, context);
        await markInvoiceAsSent({ path: { id: factuur_id }, query: {}, body: undefined }, client);
        const missing = [...client.missing];
        if (missing.length > 0) context.log.warn({ factuur_id, missing }, 'an incomplete invoice was finalised');

        // Peppol delivers it: no mail.
        if (await isOnItsWay(db, factuur_id)) return;
        const invoice = await readOne(invoices.rows.read, db, factuur_id);
        const detail = await readMailDetail(db, invoice, context.settings);
        const mail = { id: factuur_id, userId: null, detail };
        await queueDefaultMail(db, invoiceMails.invoice, mail, context.now());
      },
      async (db) => {
        const due = await lockDueInvoice(db, context, factuur_id);
        if (due !== undefined) await invoices.rows.update(db, due, { verstuur_factuur_op: null });
      },
    ),
};

/** Returns the draft, locked with its booking; undefined when it is not due, or no longer exists. */
async function lockDueInvoice(db: Writer, { today }: JobContext, id: number): Promise<invoices.InvoiceRow | undefined> {
  if ((await lockRoot(db, 'invoices', id)) === undefined) return undefined;
  const row = await find(invoices.rows.read, db, id);
  return row !== undefined && isSendingDue(row, today()) ? row : undefined;
}

/** Runs `work` in one transaction; when a rule refuses it, `instead` in another. Throws other failures. */
async function runOrElse(
  { write, log }: JobContext,
  work: (db: Writer) => Promise<void>,
  instead: (db: Writer) => Promise<void>,
): Promise<void> {
  try {
    await write(work);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ problems: error.problems }, 'what the clock was to do was refused');
    await write(instead);
  }
}
