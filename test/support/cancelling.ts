// Cancels bookings, and compares the quote with what was done: in every amount, by rows and not by the service's own arithmetic.
import { expect } from 'chai';
import type { Booking, Cancellation, CancellationRequest, CostItem, Invoice } from 'boekstaaf';
import { sum, toCents } from './cents.ts';
import { api, basic, jobs } from './index.ts';
import { items } from './given/bookings.ts';

const totalOf = ({ calculated_totaalbedrag_inclusief_btw: amount }: Invoice): number => toCents(amount);

export const quoteOf = (boeking_id: number): Promise<Cancellation> => api.cancellations.getCancellation({ boeking_id });

/** The finalised invoices of a booking, with their payments. */
export async function findFinalisedInvoices(boeking_id: number): Promise<Invoice[]> {
  const all = await basic.invoices.listInvoices({ boeking_id: [boeking_id], embed: ['Betalingen'] });
  return all.filter(({ status }) => status !== 'concept');
}

/** The money that was paid on invoices, in cents: what settles two of them moves none. */
function sumPayments(invoices: readonly Invoice[]): number {
  return sum(invoices.flatMap(({ Betalingen = [] }) => Betalingen.map(({ bedrag }) => toCents(bedrag))));
}

interface RatePart {
  readonly btw_percentage: number;
  readonly bedrag: number;
}

/** The gross and the VAT of invoices per rate, in cents, without those of nothing. */
async function sumPerRate(invoices: readonly Invoice[]): Promise<Record<string, { gross: number; vat: number }>> {
  const rates = new Map<string, { gross: number; vat: number }>();
  for (const { id } of invoices) {
    const { btw } = await api.invoices.getInvoice({ id });
    for (const [rate, amount] of Object.entries(btw)) {
      const { gross, vat } = rates.get(rate) ?? { gross: 0, vat: 0 };
      rates.set(rate, { gross: gross + toCents(amount.btw) + toCents(amount.bedrag), vat: vat + toCents(amount.btw) });
    }
  }
  return Object.fromEntries([...rates].filter(([, { gross }]) => gross !== 0));
}

/** The VAT in costs, in cents. */
const calculateVat = ({ btw_percentage: rate, bedrag }: RatePart): number =>
  Math.sign(bedrag) * Math.round((Math.abs(toCents(bedrag)) * rate) / (100 + rate));

/**
 * Compares the VAT of invoices with that of what is owed. Each credit invoice that staff made before may be a cent off in a rate: it
 * cumulates over one invoice.
 */
function compareVat(actualVat: number, expectedVat: number, before: readonly Invoice[], rates: number): void {
  const credits = before.filter(({ crediteert_factuur_id }) => crediteert_factuur_id !== null).length;
  expect(Math.abs(actualVat - expectedVat)).to.be.at.most(credits * rates);
}

/** Cancels a booking by its quote, and compares both with the stored result; returns the cancellation. */
export async function cancelAsQuoted(boeking_id: number, body: CancellationRequest = {}): Promise<Cancellation> {
  const quote = await quoteOf(boeking_id);
  const before = await findFinalisedInvoices(boeking_id);
  const cancellation = await api.cancellations.cancelBooking({ boeking_id, body });

  if (body.kosten === undefined) {
    const { geannuleerd_op, terugbetaling, mogelijk, reden, terugbetalen } = cancellation;
    expect(omitChanging(cancellation)).to.deep.equal(omitChanging(quote));
    expect({ mogelijk, reden }).to.deep.equal({ mogelijk: false, reden: body.reden ?? null });
    expect(geannuleerd_op).to.be.a('string');
    expect(terugbetaling === null).to.equal(quote.terugbetaling_bedrag === 0);
    expect(terugbetalen).to.equal(body.terugbetalen ?? quote.terugbetalen);
  }

  await compareWithRows(cancellation, before);
  return cancellation;
}

/** The members that cancelling changes. */
const CHANGING_MEMBERS = ['geannuleerd_op', 'terugbetaling', 'mogelijk', 'reden', 'terugbetalen'];

function omitChanging(cancellation: Cancellation): Partial<Cancellation> {
  return Object.fromEntries(Object.entries(cancellation).filter(([name]) => !CHANGING_MEMBERS.includes(name)));
}

async function compareWithRows(cancellation: Cancellation, before: readonly Invoice[]): Promise<void> {
  const booking = await api.bookings.getBooking({ id: cancellation.boeking_id });
  expect(booking.status).to.equal('geannuleerd');

  const costs = items(booking.kosten.regels);
  expect(costs.map(({ bedrag, btw_percentage }: CostItem) => ({ btw_percentage, bedrag }))).to.deep.equal(
    cancellation.kosten_per_btw,
  );
  expect(toCents(booking.kosten.calculated_totaalbedrag_inclusief_btw)).to.equal(toCents(cancellation.kosten));

  const all = await basic.invoices.listInvoices({ boeking_id: [cancellation.boeking_id] });
  expect(all.filter(({ status }) => status === 'concept')).to.deep.equal([]);

  const after = await findFinalisedInvoices(cancellation.boeking_id);
  const newInvoices = after.filter(({ id }) => !before.some((invoice) => invoice.id === id));
  const credits = newInvoices.filter(({ crediteert_factuur_id }) => crediteert_factuur_id !== null);
  const others = newInvoices.filter(({ crediteert_factuur_id }) => crediteert_factuur_id === null);
  expect(credits.map((each) => ({ factuur_id: each.crediteert_factuur_id, bedrag: -totalOf(each) }))).to.deep.equal(
    cancellation.crediteringen.map(({ factuur_id, bedrag }) => ({ factuur_id, bedrag: toCents(bedrag) })),
  );
  expect(others.map(totalOf)).to.deep.equal(
    cancellation.factuur_bedrag === null ? [] : [toCents(cancellation.factuur_bedrag)],
  );

  const owed = sum(after.map(totalOf));
  const parts = cancellation.kosten_per_btw;
  if (before.some(({ btw_verlegd }) => btw_verlegd)) {
    compareVat(toCents(cancellation.kosten) - owed, sum(parts.map(calculateVat)), before, 3);
  } else {
    const totals = await sumPerRate(after);
    expect(Object.keys(totals)).to.have.members(parts.map(({ btw_percentage }) => String(btw_percentage)));
    for (const part of parts) {
      const { gross, vat } = totals[String(part.btw_percentage)] ?? { gross: 0, vat: 0 };
      expect(gross).to.equal(toCents(part.bedrag));
      compareVat(vat, calculateVat(part), before, 1);
    }
    expect(owed).to.equal(toCents(cancellation.kosten));
  }

  expect(sum(before.map(totalOf))).to.equal(toCents(cancellation.gefactureerd));
  expect(sumPayments(before)).to.equal(toCents(cancellation.betaald));
  expect(sumPayments(after)).to.equal(toCents(cancellation.betaald));
  expect(toCents(cancellation.openstaand)).to.equal(Math.max(0, owed - toCents(cancellation.betaald)));
  expect(toCents(cancellation.terugbetaling_bedrag)).to.equal(Math.max(0, toCents(cancellation.betaald) - owed));
  expect(sum(cancellation.terugbetalingen.map(({ bedrag }) => toCents(bedrag)))).to.equal(
    toCents(cancellation.terugbetaling_bedrag),
  );

  // A debt on one invoice is set off against a credit on another.
  const open = after.map((each) => totalOf(each) - sumPayments([each]));
  expect(open.some((amount) => amount > 0) && open.some((amount) => amount < 0)).to.equal(false);
}

/** The codes of the conflicts that name a booking. */
export async function conflictsOf({ id, begin }: Pick<Booking, 'id' | 'begin'>): Promise<string[]> {
  const hour = 3_600_000;
  const instantAfter = (hours: number): string => new Date(Date.parse(begin) + hours * hour).toISOString();
  const conflicts = await api.planning.getPlanningConflicts({ begin: instantAfter(-1), eind: instantAfter(1) });
  return conflicts
    .filter(({ objecten }) => objecten.some((each) => each.soort === 'boeking' && each.id === id))
    .map(({ code }) => code);
}

/** Pays back what a cancellation proposes: online where it says so, the rest on the invoices that owe the customer. */
export async function payBack({ boeking_id, terugbetalingen }: Cancellation): Promise<void> {
  for (const { online_payment_id: id, bedrag: amount } of terugbetalingen) {
    if (id !== null) {
      await api.onlinePayments.refundOnlinePayment({ id, body: { amount } });
      await jobs.runAllDue();
      continue;
    }
    let openAmount = toCents(amount);
    for (const invoice of await findFinalisedInvoices(boeking_id)) {
      const part = Math.min(openAmount, sumPayments([invoice]) - totalOf(invoice));
      if (part <= 0) continue;
      await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: -part / 100 } });
      openAmount -= part;
    }
    expect(openAmount).to.equal(0);
  }
  await compareWithRefund(boeking_id);
}

/** A customer who was paid back owes nothing, and is owed nothing. */
async function compareWithRefund(boeking_id: number): Promise<void> {
  expect(await quoteOf(boeking_id)).to.include({ terugbetaling: 'betaald' });
  const after = await findFinalisedInvoices(boeking_id);
  expect(after.map((each) => totalOf(each) - sumPayments([each]))).to.deep.equal(after.map(() => 0));
  expect(after.map(({ status }) => status)).to.deep.equal(after.map(() => 'betaald'));
}
