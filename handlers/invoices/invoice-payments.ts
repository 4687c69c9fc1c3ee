// The operations on payments of invoices: record, change and delete, each with the new status of the invoice.
import * as invoices from '../../db/invoices/invoices.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import type { InvoicePayment } from '../../db/invoices/invoice-payments.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertNoSettlement } from '../../domain/invoices/payment.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { queuePaymentConfirmation } from './payment-confirmation.ts';
import { embedBelonging, embedReferred, addEmbeds, type Embeds } from '../embed.ts';
import type { Handler } from '../handler.ts';
import { assertRecordable, recordPayments, settleAgain } from './settle.ts';

const embeds: Embeds<'listPayments', InvoicePayment> = {
  Creator: embedBelonging('Creator', payments.creatorsOf),
  Factuur: embedReferred('Factuur', ({ factuur_id }) => factuur_id, invoices.read),
};

export const listPayments: Handler<'listPayments'> = async ({ query }, { db }) => {
  const selection = payments.select(query, await payments.matchesMostRows(db, query));
  return createListing(selection, addEmbeds(payments.read, embeds, query.embed));
};

export const listInvoicePayments: Handler<'listInvoicePayments'> = async ({ path, query }, { db }) => {
  const contexts = query['Factuur.context'];
  await readOne(invoices.rows.read, db, path.id);
  const names = [...(query.embed ?? []), ...(contexts === undefined ? [] : ['Factuur'])];
  return createListing(payments.selectOf(path.id, contexts), addEmbeds(payments.read, embeds, names));
};

export const getInvoicePayment: Handler<'getInvoicePayment'> = async ({ path }, { db }) => {
  const payment = await readOne(payments.read, db, path.betaling_id);
  if (payment.factuur_id !== path.id) throw createNotFoundProblem();
  return payment;
};

export const createInvoicePayment: Handler<'createInvoicePayment'> = async ({ path, body }, context) => {
  const { db, now, caller } = context;
  const invoice = await readOne(invoices.rows.read, db, path.id);
  const { bedrag, betaalmethode_id = null, pos_id = null, location_id = null, wanneer = now, opmerking } = body;
  const how = { betaalmethode_id, pos_id, location_id, opmerking };
  const payment = { bedrag, ...how, wanneer, created_by: caller.userId };
  const recorded = await recordPayments(db, invoice, [{ at: '', locationMember: 'location_id', payment }]);
  await queuePaymentConfirmation(recorded, context);
  return readOne(payments.read, db, recorded.payments[0]?.id ?? 0);
};

export const updateInvoicePayment: Handler<'updateInvoicePayment'> = async ({ path, body }, { db }) => {
  const invoice = await readOne(invoices.rows.read, db, path.id);
  const all = await payments.findByInvoice(db, invoice.id);
  const storedPayment = all.find(({ id }) => id === path.betaling_id);
  if (storedPayment === undefined) throw createNotFoundProblem();

  assertNoSettlement(storedPayment);
  await assertRecordable(db, [{ at: '', locationMember: 'location_id', payment: body, storedPayment }]);
  await settleAgain(
    db,
    invoice,
    all.map((payment) => [payment, payment === storedPayment ? body : {}]),
    'bedrag',
  );

  return readOne(payments.read, db, path.betaling_id);
};

export const deleteInvoicePayment: Handler<'deleteInvoicePayment'> = async ({ path }, { db }) => {
  const invoice = await readOne(invoices.rows.read, db, path.id);
  const all = await payments.findByInvoice(db, invoice.id);
  const payment = all.find(({ id }) => id === path.betaling_id);
  if (payment === undefined) throw createNotFoundProblem();
  assertNoSettlement(payment);
  await payments.rows.remove(db, payment);
  await settleAgain(
    db,
    invoice,
    all.filter(({ id }) => id !== payment.id).map((rest) => [rest, {}]),
  );
};
