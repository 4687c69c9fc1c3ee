// Records payments together with their effect on the invoice: its status, and the VAT in each of them.
import type { Writer } from '../../db/engine/session/database.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import type { PaymentRow } from '../../db/invoices/invoice-payments.ts';
import * as vat from '../../db/invoices/invoice-vat.ts';
import { rows as invoices, type InvoiceRow } from '../../db/invoices/invoices.ts';
import { wrongPlaces } from '../../db/invoices/points-of-sale.ts';
import { unknownReferences } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import { settlementAmount } from '../../domain/invoices/credit.ts';
import { negated, sum } from '../../domain/values/money.ts';
import { assertAmounts, assertPayable, amountsOwed, settlement } from '../../domain/invoices/payment.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { RateTotal } from '../../domain/values/vat.ts';
import type { Cents } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** A payment as it came in; `at` is where its members stand in the body: '' or `betalingen[0].`. */
export interface MoneyReceived {
  readonly at: string;
  /** What the body calls the location. */
  readonly place: 'location_id' | 'locatie_id';
  readonly payment: Pick<
    PaymentRow,
    'bedrag' | 'betaalmethode_id' | 'pos_id' | 'location_id' | 'wanneer' | 'opmerking' | 'created_by'
  > &
    Partial<Pick<PaymentRow, 'online_refund_id'>>;
}

/** What is to be recorded of a payment, with what is stored of it where it changes. */
type Recording = Pick<MoneyReceived, 'at' | 'place'> & {
  readonly payment: Partial<MoneyReceived['payment']>;
  readonly stored?: PaymentRow;
};

/**
 * Throws ERR_UNKNOWN_REFERENCE, ERR_POS_INACTIVE, ERR_POS_NOT_AT_LOCATION and ERR_AMOUNT_ZERO for payments that cannot be
 * recorded at all.
 */
export async function assertRecordable(db: Writer, received: readonly Recording[]): Promise<void> {
  const methods = received.map(({ at, payment: { betaalmethode_id: id } }) => {
    return { field: `${at}betaalmethode_id`, table: 'payment_methods', id };
  });
  const places = received.map(({ at, place, payment: sent, stored = {} }) => {
    return { sent, stored, fields: { pos_id: `${at}pos_id`, location_id: at + place } };
  });
  refuseIfAny([...(await unknownReferences(db, methods)), ...(await wrongPlaces(db, places))]);
  assertAmounts(
    received.flatMap(({ at, payment: { bedrag } }) => (bedrag === undefined ? [] : { bedrag, field: `${at}bedrag` })),
  );
}

/**
 * Records payments on an invoice that is locked, and answers their ids. Throws ERR_INVOICE_NOT_PERMANENT,
 * ERR_NOTHING_TO_PAY, what `assertRecordable` throws, ERR_REFUND_EXCEEDS_PAID and ERR_AMOUNT_TOO_LARGE.
 */
export async function record(db: Writer, invoice: InvoiceRow, received: readonly MoneyReceived[]): Promise<number[]> {
  assertPayable(invoice.status, invoice.calculated_totaalbedrag_inclusief_btw);
  await assertRecordable(db, received);
  const earlier = await payments.ofInvoice(db, invoice.id);

  const totals = await owedOf(db, invoice);
  const amounts = [...earlier, ...received.map(({ payment }) => payment)].map(({ bedrag }) => bedrag);
  const settled = settlement(totals, amounts, `${received.at(-1)?.at ?? ''}bedrag`);

  await invoices.update(db, invoice, { status: settled.status });
  return payments.rows.insertMany(
    db,
    received.map(({ payment }, index) => ({
      ...payment,
      factuur_id: invoice.id,
      btw: settled.vat[earlier.length + index] ?? {},
    })),
  );
}

/**
 * Splits all payments of an invoice again after one of them changed; `changes` are what becomes of each. Throws
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
  const settled = settlement(totals, amounts, field);

  await payments.rows.updateMany(
    db,
    changes.map(([before, changed], index) => [before, { ...changed, btw: settled.vat[index] ?? {} }]),
  );
  await invoices.update(db, invoice, { status: settled.status });
}

async function owedOf(db: Writer, { id, btw_verlegd }: InvoiceRow): Promise<readonly RateTotal[]> {
  return amountsOwed((await vat.ofInvoices(db, [id])).get(id) ?? [], btw_verlegd);
}

/** What a credit invoice settles of the invoice that it credits, in cents with the sign of that invoice. */
export async function toSettle(db: Writer, invoice: InvoiceRow, credit: InvoiceRow): Promise<Cents> {
  const paid = sum((await payments.ofInvoice(db, invoice.id)).map(({ bedrag }) => bedrag));
  const { calculated_totaalbedrag_inclusief_btw: total } = invoice;
  return settlementAmount(total, paid, credit.calculated_totaalbedrag_inclusief_btw);
}

/**
 * Settles so much of an invoice with its credit invoice, both permanent and locked: a payment on each, which moves no
 * money. docs/decisions/080-advances-and-credits.md.
 */
export async function settleWithCredit(
  db: Writer,
  invoiceId: number,
  creditId: number,
  bedrag: Cents,
  { now, caller }: Pick<Context, 'now' | 'caller'>,
): Promise<void> {
  const invoice = await one(invoices.read, db, invoiceId);
  const credit = await one(invoices.read, db, creditId);
  const nowhere = { betaalmethode_id: null, pos_id: null, location_id: null };
  const internal = { ...nowhere, wanneer: now, created_by: caller.userId };
  const on = async (row: InvoiceRow, amount: Cents, other: InvoiceRow): Promise<number> => {
    const opmerking = `Verrekend met ${other.factuur_nummer ?? ''}`;
    const [id = 0] = await record(db, row, [
      { at: '', place: 'location_id', payment: { ...internal, bedrag: amount, opmerking } },
    ]);
    return id;
  };
  await payments.link(db, await on(invoice, bedrag, credit), await on(credit, negated(bedrag), invoice));
}
