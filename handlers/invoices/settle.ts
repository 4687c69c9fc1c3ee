// Records payments together with their effect on the invoice: its status, and the VAT in each of them.
import type { Writer } from '../../db/engine/session/database.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import type { PaymentRow } from '../../db/invoices/invoice-payments.ts';
import * as vatTotals from '../../db/invoices/invoice-vat.ts';
import { rows as invoices, type InvoiceRow } from '../../db/invoices/invoices.ts';
import * as pointsOfSale from '../../db/invoices/points-of-sale.ts';
import { negate } from '../../domain/values/money.ts';
import {
  assertAmounts,
  assertPayable,
  calculateAmountsOwed,
  calculateSettlement,
} from '../../domain/invoices/payment.ts';
import { findPlacesProblems, tillsOf } from '../../domain/invoices/point-of-sale.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { RateTotal } from '../../domain/values/vat.ts';
import type { Cents } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** A payment in a body; `at` is the path of its members: '' or `betalingen[0].`. */
export interface MoneyReceived {
  readonly at: string;
  /** The member with the location. */
  readonly locationMember: 'location_id' | 'locatie_id';
  readonly payment: Pick<
    PaymentRow,
    'bedrag' | 'betaalmethode_id' | 'pos_id' | 'location_id' | 'wanneer' | 'opmerking' | 'created_by'
  > &
    Partial<Pick<PaymentRow, 'online_refund_id'>>;
}

/** The values of a payment to record; in a change, merged with the stored ones. */
type PaymentRecording = Pick<MoneyReceived, 'at' | 'locationMember'> & {
  readonly payment: Partial<MoneyReceived['payment']>;
  readonly storedPayment?: PaymentRow;
};

/**
 * Throws ERR_POS_INACTIVE, ERR_POS_NOT_AT_LOCATION and ERR_AMOUNT_ZERO for payments that cannot be recorded on any
 * invoice.
 */
export async function assertRecordable(db: Writer, recordings: readonly PaymentRecording[]): Promise<void> {
  const places = recordings.map(({ at, locationMember, payment: sent, storedPayment = {} }) => {
    return { sent, stored: storedPayment, fields: { pos_id: `${at}pos_id`, location_id: at + locationMember } };
  });
  const tills = await pointsOfSale.read(db, tillsOf(places));
  refuseIfAny(findPlacesProblems(places, tills));
  assertAmounts(
    recordings.flatMap(({ at, payment: { bedrag } }) => (bedrag === undefined ? [] : { bedrag, field: `${at}bedrag` })),
  );
}

/** Recorded payments, and the invoice with its new status. */
export interface RecordedPayments {
  readonly invoice: InvoiceRow;
  readonly payments: readonly PaymentRow[];
}

/**
 * Records payments on a locked invoice. Throws ERR_INVOICE_NOT_PERMANENT, ERR_NOTHING_TO_PAY, ERR_REFUND_EXCEEDS_PAID
 * and ERR_AMOUNT_TOO_LARGE, and as `assertRecordable` does.
 */
export async function recordPayments(
  db: Writer,
  invoice: InvoiceRow,
  receivedPayments: readonly MoneyReceived[],
): Promise<RecordedPayments> {
  assertPayable(invoice.status, invoice.calculated_totaalbedrag_inclusief_btw);
  await assertRecordable(db, receivedPayments);

  const earlier = await payments.findByInvoice(db, invoice.id);

  const totals = await owedOf(db, invoice);
  const amounts = [...earlier, ...receivedPayments.map(({ payment }) => payment)].map(({ bedrag }) => bedrag);
  const { vat, ...paid } = calculateSettlement(totals, amounts, `${receivedPayments.at(-1)?.at ?? ''}bedrag`);

  await invoices.update(db, invoice, paid);
  const newPayments = receivedPayments.map(({ payment }, index) => ({
    online_refund_id: null,
    settles_id: null,
    factuur_id: invoice.id,
    ...payment,
    btw: vat[earlier.length + index] ?? {},
  }));

  return { invoice: { ...invoice, ...paid }, payments: await payments.insert(db, newPayments) };
}

/**
 * Splits all payments of an invoice again after one of them changed; `changes` are the new values. Throws
 * ERR_REFUND_EXCEEDS_PAID on `field`, and ERR_AMOUNT_TOO_LARGE.
 */
export async function settleAgain(
  db: Writer,
  invoice: InvoiceRow,
  changes: readonly (readonly [before: PaymentRow, changes: Partial<PaymentRow>])[],
  field?: string,
): Promise<void> {
  const totals = await owedOf(db, invoice);
  const amounts = changes.map(([before, { bedrag }]) => bedrag ?? before.bedrag);
  const { vat, ...paid } = calculateSettlement(totals, amounts, field);

  await payments.rows.updateMany(
    db,
    changes.map(([before, changed], index) => [before, { ...changed, btw: vat[index] ?? {} }]),
  );
  await invoices.update(db, invoice, paid);
}

async function owedOf(db: Writer, { id, btw_verlegd }: InvoiceRow): Promise<readonly RateTotal[]> {
  return calculateAmountsOwed((await vatTotals.readByInvoice(db, [id])).get(id) ?? [], btw_verlegd);
}

/**
 * Settles an amount of an invoice with its credit invoice, both finalised and locked: a payment on each, without money.
 * Returns the credit invoice with its new status. docs/decisions/021-invoices-and-payments.md.
 */
export async function settleWithCredit(
  invoice: InvoiceRow,
  credit: InvoiceRow,
  bedrag: Cents,
  { db, now, caller }: Pick<Context<Writer>, 'db' | 'now' | 'caller'>,
): Promise<InvoiceRow> {
  const nowhere = { betaalmethode_id: null, pos_id: null, location_id: null };
  const internal = { ...nowhere, wanneer: now, created_by: caller.userId };
  const recordSettlement = (row: InvoiceRow, amount: Cents, other: InvoiceRow): Promise<RecordedPayments> => {
    const opmerking = `Verrekend met ${other.factuur_nummer ?? ''}`;
    return recordPayments(db, row, [
      { at: '', locationMember: 'location_id', payment: { ...internal, bedrag: amount, opmerking } },
    ]);
  };
  const ofInvoice = await recordSettlement(invoice, bedrag, credit);
  const ofCredit = await recordSettlement(credit, negate(bedrag), invoice);
  await payments.link(db, ofInvoice.payments, ofCredit.payments);
  return ofCredit.invoice;
}
