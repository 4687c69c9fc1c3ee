// The operations on payment requests.
import { createListing } from '../../db/engine/listing.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import * as paymentRequests from '../../db/invoices/payment-requests.ts';
import { saveTerms } from '../../db/invoices/payment-request-states.ts';
import { assertOneSource, assertTerms } from '../../domain/invoices/payment-request.ts';
import { HUNDRED_PERCENT } from '../../domain/values/money.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { createUnknownReferenceProblem } from '../../domain/values/references.ts';
import type { Context, Handler, Input } from '../handler.ts';
import { storeInvoice } from './store-invoice.ts';
import { storePaymentRequest } from './store-payment-request.ts';

export const listPaymentRequests: Handler<'listPaymentRequests'> = ({ query }, { db, settings }) =>
  Promise.resolve(createListing(paymentRequests.select(db, query), paymentRequests.readWithUrl(settings.publicUrl)));

export const getPaymentRequest: Handler<'getPaymentRequest'> = ({ path }, { db, settings }) =>
  readOne(paymentRequests.readWithUrl(settings.publicUrl), db, path.id);

export const createPaymentRequest: Handler<'createPaymentRequest'> = async ({ body }, context) => {
  const { db, today, settings } = context;
  const { bedrag, deelbetaling, geldig_tot } = body;
  assertOneSource(body);
  assertTerms(body, today);
  const invoice = await provideInvoice(body, context);
  const id = await storePaymentRequest(invoice, { bedrag, deelbetaling, geldig_tot }, context);
  return readOne(paymentRequests.readWithUrl(settings.publicUrl), db, id);
};

/** Returns the invoice that the body names, locked, or a new one of the booking that it names. */
async function provideInvoice(
  { factuur_id, boeking_id, voorschot_percentage = HUNDRED_PERCENT }: Input<'createPaymentRequest'>['body'],
  context: Context<Writer>,
): Promise<InvoiceRow> {
  const { db } = context;
  if (boeking_id !== undefined) {
    const kind = { context: 'invoice', status: 'definitief', reference_external: '' } as const;
    const terms = { voorschot_percentage, btw_verlegd: false, verstuur_factuur_op: null };
    return storeInvoice({ boeking_id, ...kind, ...terms }, context);
  }
  const id = factuur_id ?? 0;
  if ((await lockRoot(db, 'invoices', id)) === undefined)
    refuseIfAny([createUnknownReferenceProblem({ field: 'factuur_id', id })]);
  return readOne(invoices.rows.read, db, id);
}

export const updatePaymentRequest: Handler<'updatePaymentRequest'> = async ({ path, body }, context) => {
  const { db, today, settings } = context;
  const before = await readOne(paymentRequests.rows.read, db, path.id);
  const { deelbetaling = before.deelbetaling, geldig_tot = before.geldig_tot } = body;
  const isSameDay = geldig_tot === before.geldig_tot;
  assertTerms({ bedrag: before.bedrag, deelbetaling, geldig_tot: isSameDay ? null : geldig_tot }, today);
  await saveTerms(db, before, { deelbetaling, geldig_tot }, today);
  return readOne(paymentRequests.readWithUrl(settings.publicUrl), db, path.id);
};

export const deletePaymentRequest: Handler<'deletePaymentRequest'> = async ({ path }, { db, now, today }) => {
  const before = await readOne(paymentRequests.rows.read, db, path.id);
  await saveTerms(db, before, { ingetrokken_op: now }, today);
};
