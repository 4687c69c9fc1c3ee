// Random bookings that are cancelled: with advances, credits, vouchers, reverse charge and payments, to the cent of the quote.
import { BadInput, type Cancellation } from 'boekstaaf';
import { expect } from 'chai';
import { api, clock, given, jobs } from '../support/index.ts';
import { reserveBooking } from '../support/booking-payment.ts';
import { cancelAsQuoted, conflictsOf, payBack, findFinalisedInvoices } from '../support/cancelling.ts';
import { casesOf } from '../support/level.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';
import { SEED, createRandom } from '../support/random.ts';
import '../support/only-with-all.ts';

const BOOKINGS = casesOf(60);
const RATES = [0, 9, 21];
const SLUG = 'annuleringsvoorwaarden_id';
const random = createRandom(SEED);
const hasChance = (percent: number): boolean => random(100) < percent;
const drawEuros = (most: number): number => (1 + random(most * 100)) / 100;

/** Runs a step that may be refused. Throws any other error. */
async function allowRefusal(step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
}

/** Sets terms of one to three steps as the default. */
async function setRandomTerms(): Promise<void> {
  const days = [60, 30, 10].slice(random(3));
  const regels = days.map((dagen_vooraf) => ({ dagen_vooraf, percentage: random(10_001) / 100 }));
  const { id } = await given.cancellationTerms({ regels });
  await api.settings.updateSetting({ slug: SLUG, body: { waarde: String(id) } });
}

/** Creates an online booking, a booking with a voucher, or one with loose costs; returns its id. */
async function createRandomBooking(): Promise<number> {
  const begin = new Date(Date.UTC(2026, 2, 11 + random(70), 12)).toISOString();
  if (hasChance(20)) {
    const reservation = await reserveBooking({ begin });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();
    return reservation.booking.id;
  }

  if (hasChance(30)) {
    const vouchers = hasChance(50) ? await payVoucherOrder(await given.voucherSale()) : [];
    const voucher = vouchers[0] ?? (await given.voucher());
    const product_id = voucher.inhoud[0]?.product_id ?? 0;
    const { id } = await given.booking({ product_id, begin, status: 'definitief' });
    await api.bookings.redeemVoucher({ id, body: { code: voucher.code } });
    return id;
  }

  const regels = Array.from({ length: 1 + random(4) }, () => {
    const bedrag = hasChance(15) ? -drawEuros(20) : drawEuros(400);
    return given.cost({ aantal: 1 + random(4), bedrag, btw_percentage: RATES[random(RATES.length)] ?? 21 });
  });

  return (await given.chargedBooking(regels, { begin, status: 'definitief' })).id;
}

/** Pays a refund or dismisses it, as staff do; afterwards the booking has no conflicts. */
async function settleRefund(cancellation: Cancellation): Promise<void> {
  const { boeking_id } = cancellation;
  const booking = await api.bookings.getBooking({ id: boeking_id });
  if (cancellation.terugbetaling_bedrag === 0) {
    expect(await conflictsOf(booking)).to.deep.equal([]);
    return;
  }
  expect(await conflictsOf(booking)).to.deep.equal(['REFUND_PROPOSED']);
  if (hasChance(75)) await payBack(cancellation);
  else await api.cancellations.updateCancellation({ boeking_id, body: { terugbetaling: 'afgewezen' } });
  expect(await conflictsOf(booking)).to.deep.equal([]);
}

/** Creates invoices, credits and payments of a booking, as staff do. */
async function createRandomInvoices(boeking_id: number, btw_verlegd: boolean): Promise<void> {
  const of = { boeking_id, btw_verlegd, status: 'definitief' } as const;
  for (let each = random(3); each > 0; each -= 1) {
    const voorschot_percentage = 1 + random(60);
    await allowRefusal(api.invoices.createInvoice({ body: { ...of, voorschot_percentage } }));
  }

  if (hasChance(60)) await allowRefusal(api.invoices.createInvoice({ body: of }));
  if (hasChance(30)) await allowRefusal(api.invoices.createInvoice({ body: { boeking_id, btw_verlegd } }));

  const invoices = await findFinalisedInvoices(boeking_id);
  for (const { id, calculated_totaalbedrag_inclusief_btw: total } of invoices) {
    if (hasChance(60)) {
      const bedrag = hasChance(50) ? total : Math.round(total * random(130)) / 100;
      await allowRefusal(api.invoicePayments.createInvoicePayment({ id, body: { bedrag } }));
    }
    if (hasChance(20)) {
      const { regels = [] } = await api.invoices.getInvoice({ id });
      const line = regels.find(({ type }) => type === 'item');
      const part = line === undefined ? {} : { regels: [{ id: line.id, bedrag: drawEuros(30) }] };
      await allowRefusal(api.invoices.createCreditInvoice({ id, body: part }));
    }
  }
}

describe(`random bookings that are cancelled (seed ${String(SEED)})`, () => {
  before(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('are cancelled with the amounts of the quote, to the cent', async () => {
    const counts = { credits: 0, invoices: 0, back: 0, open: 0 };
    // More bookings are tried while one of these kinds is rare.
    const isRare = (): boolean => Object.values(counts).some((count) => count < 3);
    for (let each = 0; each < BOOKINGS || (each < 10 * BOOKINGS && isRare()); each += 1) {
      await setRandomTerms();
      const id = await createRandomBooking();
      await createRandomInvoices(id, hasChance(20));
      const cancellation = await cancelAsQuoted(id);
      await settleRefund(cancellation);
      counts.credits += cancellation.crediteringen.length;
      counts.invoices += cancellation.factuur_bedrag === null ? 0 : 1;
      counts.back += cancellation.terugbetaling_bedrag > 0 ? 1 : 0;
      counts.open += cancellation.openstaand > 0 ? 1 : 0;
    }

    for (const [kind, count] of Object.entries(counts)) expect(count, kind).to.be.greaterThan(2);
  });
});
