// Cancels bookings, and compares the quote with what was done: in every amount, by rows and not by the service's own arithmetic.
import { expect } from 'chai';
import type { Cancellation, CancellationRequest, CostItem, Invoice } from 'boekstaaf';
import { api, basic } from './index.ts';
import { items } from './given/bookings.ts';

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const total = ({ calculated_totaalbedrag_inclusief_btw: amount }: Invoice): number => cents(amount);

export const quoteOf = (boeking_id: number): Promise<Cancellation> => api.cancellations.getCancellation({ boeking_id });

/** The permanent invoices of a booking, with their payments. */
export async function permanentOf(boeking_id: number): Promise<Invoice[]> {
  const all = await basic.invoices.listInvoices({ boeking_id: [boeking_id], embed: ['Betalingen'] });
  return all.filter(({ status }) => status !== 'concept');
}

/** The money that was paid on invoices, in cents: what settles two of them moves none. */
function moneyOn(invoices: readonly Invoice[]): number {
  return sum(invoices.flatMap(({ Betalingen = [] }) => Betalingen.map(({ bedrag }) => cents(bedrag))));
}

/** The gross of invoices per VAT rate, in cents, without those of nothing. */
async function grossPerRate(invoices: readonly Invoice[]): Promise<Record<string, number>> {
  const rates = new Map<string, number>();
  for (const { id } of invoices) {
    const { btw } = await api.invoices.getInvoice({ id });
    for (const [rate, amount] of Object.entries(btw)) {
      rates.set(rate, (rates.get(rate) ?? 0) + cents(amount.btw) + cents(amount.bedrag));
    }
  }
  return Object.fromEntries([...rates].filter(([, gross]) => gross !== 0));
}

const perRate = (parts: readonly { btw_percentage: number; bedrag: number }[]): Record<string, number> =>
  Object.fromEntries(parts.map(({ btw_percentage, bedrag }) => [String(btw_percentage), cents(bedrag)]));

/** Cancels a booking as its quote says, and compares the two with what is stored then. Answers what was done. */
export async function cancelled(
  boeking_id: number,
  body: CancellationRequest = {},
  isShifted = false,
): Promise<Cancellation> {
  const quote = await quoteOf(boeking_id);
  const before = await permanentOf(boeking_id);
  const done = await api.cancellations.cancelBooking({ boeking_id, body });
  if (body.kosten === undefined) {
    const { geannuleerd_op, terugbetaling, mogelijk, reden, terugbetalen } = done;
    expect(lasting(done)).to.deep.equal(lasting(quote));
    expect({ mogelijk, reden }).to.deep.equal({ mogelijk: false, reden: body.reden ?? null });
    expect(geannuleerd_op).to.be.a('string');
    expect(terugbetaling === null).to.equal(quote.terugbetaling_bedrag === 0);
    expect(terugbetalen).to.equal(body.terugbetalen ?? quote.terugbetalen);
  }
  await compareWithRows(done, before, isShifted);
  return done;
}

/** The members that cancelling changes. */
const CHANGING = ['geannuleerd_op', 'terugbetaling', 'mogelijk', 'reden', 'terugbetalen'];

function lasting(cancellation: Cancellation): Partial<Cancellation> {
  return Object.fromEntries(Object.entries(cancellation).filter(([name]) => !CHANGING.includes(name)));
}

async function compareWithRows(done: Cancellation, before: readonly Invoice[], isShifted: boolean): Promise<void> {
  const booking = await api.bookings.getBooking({ id: done.boeking_id });
  expect(booking.status).to.equal('geannuleerd');
  const costs = items(booking.kosten.regels);
  expect(costs.map(({ bedrag, btw_percentage }: CostItem) => ({ btw_percentage, bedrag }))).to.deep.equal(
    done.kosten_per_btw,
  );
  expect(cents(booking.kosten.calculated_totaalbedrag_inclusief_btw)).to.equal(cents(done.kosten));
  const all = await basic.invoices.listInvoices({ boeking_id: [done.boeking_id] });
  expect(all.filter(({ status }) => status === 'concept')).to.deep.equal([]);
  const after = await permanentOf(done.boeking_id);
  const made = after.filter(({ id }) => !before.some((known) => known.id === id));
  const credits = made.filter(({ crediteert_factuur_id }) => crediteert_factuur_id !== null);
  const others = made.filter(({ crediteert_factuur_id }) => crediteert_factuur_id === null);
  expect(credits.map((each) => ({ factuur_id: each.crediteert_factuur_id, bedrag: -total(each) }))).to.deep.equal(
    done.crediteringen.map(({ factuur_id, bedrag }) => ({ factuur_id, bedrag: cents(bedrag) })),
  );
  expect(others.map(total)).to.deep.equal(done.factuur_bedrag === null ? [] : [cents(done.factuur_bedrag)]);
  const owed = sum(after.map(total));
  if (!isShifted) {
    expect(await grossPerRate(after)).to.deep.equal(perRate(done.kosten_per_btw));
    expect(owed).to.equal(cents(done.kosten));
  }
  expect(sum(before.map(total))).to.equal(cents(done.gefactureerd));
  expect(cents(done.openstaand)).to.equal(Math.max(0, owed - cents(done.betaald)));
  expect(cents(done.terugbetaling_bedrag)).to.equal(Math.max(0, cents(done.betaald) - owed));
  expect(sum(done.terugbetalingen.map(({ bedrag }) => cents(bedrag)))).to.equal(cents(done.terugbetaling_bedrag));
  // Nobody owes on one invoice what another one owes them.
  const open = after.map((each) => total(each) - moneyOn([each]));
  expect(open.some((amount) => amount > 0) && open.some((amount) => amount < 0)).to.equal(false);
}
