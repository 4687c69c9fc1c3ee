// Cancellations by staff: cases in which the result equals the quote, and refusals.
import { expect } from 'chai';
import type { Booking, CostsPut, NewInvoice } from 'boekstaaf';
import { api, clock, collectEvents, given, jobs, expectRefusal } from '../support/index.ts';
import { reserveBooking } from '../support/booking-payment.ts';
import { cancelAsQuoted, conflictsOf, payBack, findFinalisedInvoices, quoteOf } from '../support/cancelling.ts';
import { packageBooking } from '../support/given/bookings.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';

const SLUG = 'annuleringsvoorwaarden_id';
/** 18 days after the day of the tests. */
const BEGIN = '2026-03-28T14:00:00+01:00';
const { cost } = given;

/** Sets the default terms: this percentage is owed when a booking is cancelled less than 30 days ahead. */
async function applyTerms(percentage: number, more: object = {}): Promise<number> {
  const regels = percentage === 0 ? [] : [{ dagen_vooraf: 30, percentage }];
  const { id } = await given.cancellationTerms({ regels, ...more });
  await api.settings.updateSetting({ slug: SLUG, body: { waarde: String(id) } });
  return id;
}
const createBooking = (regels?: CostsPut['regels']): Promise<Booking> =>
  given.chargedBooking(regels, { begin: BEGIN, status: 'definitief' });
const createInvoice = (boeking_id: number, body: Partial<NewInvoice> = {}) =>
  api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', ...body } });
const payInvoice = (id: number, bedrag: number) => api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });
const readConflictCodes = (id: number): Promise<string[]> => conflictsOf({ id, begin: BEGIN });

beforeEach(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(() => {
  clock.reset();
});

describe('the quote for cancelling', () => {
  it('costs nothing without terms, and changes nothing', async () => {
    await api.settings.updateSetting({ slug: SLUG, body: { waarde: '' } });
    const { id } = await createBooking();
    const events = await collectEvents(async () => {
      expect(await quoteOf(id)).to.deep.equal({
        boeking_id: id,
        mogelijk: true,
        datum: '2026-03-10',
        dagen_vooraf: 18,
        voorwaarden: null,
        regel: null,
        totaal: 121,
        kosten: 0,
        kosten_per_btw: [],
        gefactureerd: 0,
        betaald: 0,
        crediteringen: [],
        factuur_bedrag: null,
        openstaand: 0,
        terugbetalen: 'voorstel',
        terugbetaling_bedrag: 0,
        terugbetalingen: [],
        terugbetaling: null,
        geannuleerd_op: null,
        door_klant: false,
        reden: null,
      });
    });

    expect(events).to.deep.equal([]);
  });

  it('uses the terms under which the booking was made, even after they changed', async () => {
    const terms = await applyTerms(50, { tekst: 'De helft.' });
    const { id } = await createBooking();
    await api.cancellationTerms.updateCancellationTerms({ id: terms, body: { regels: [], tekst: 'Gratis.' } });
    const { id: later } = await createBooking();
    await api.settings.updateSetting({ slug: SLUG, body: { waarde: '' } });
    await api.cancellationTerms.deleteCancellationTerms({ id: terms });
    const quote = await quoteOf(id);
    expect(quote).to.deep.include({ kosten: 60.5, regel: { dagen_vooraf: 30, percentage: 50 } });
    expect(quote.voorwaarden).to.include({ id: terms, tekst: 'De helft.' });
    expect(await quoteOf(later)).to.deep.include({ kosten: 0, regel: null });
  });

  it('uses the terms of the package before the default ones', async () => {
    await applyTerms(50);
    const { id: termsId } = await given.cancellationTerms({ regels: [{ dagen_vooraf: 100, percentage: 10 }] });
    const { id: arrangement_id } = await given.package({ [SLUG]: termsId });
    const { id } = await given.booking({ arrangement_id, begin: BEGIN });
    expect(await quoteOf(id)).to.deep.include({ totaal: 121, kosten: 12.1 });
    const { id: other } = await packageBooking({ begin: BEGIN });
    expect(await quoteOf(other)).to.deep.include({ totaal: 121, kosten: 60.5 });
  });

  it('counts calendar days to the local date of the first line', async () => {
    await applyTerms(0, { regels: [{ dagen_vooraf: 18, percentage: 50 }] });
    const { id } = await createBooking();
    expect(await quoteOf(id)).to.include({ dagen_vooraf: 18, kosten: 0 });
    clock.set('2026-03-10T22:59:00Z');
    expect(await quoteOf(id)).to.include({ dagen_vooraf: 18, kosten: 0 });
    clock.set('2026-03-10T23:01:00Z');
    expect(await quoteOf(id)).to.include({ dagen_vooraf: 17, kosten: 60.5 });
  });
});

describe('cancelling', () => {
  it('ends with nothing to pay for a booking that was not invoiced and costs nothing', async () => {
    await applyTerms(0);
    const { id } = await createBooking();
    await api.invoices.createInvoice({ body: { boeking_id: id } });
    expect(await cancelAsQuoted(id, { reden: 'Ziek' })).to.include({ kosten: 0, factuur_bedrag: null, reden: 'Ziek' });
  });

  it('creates an invoice for what is owed, divided among the rates by largest remainder', async () => {
    await applyTerms(33.33);
    const { id } = await createBooking([
      cost({ bedrag: 100 }),
      cost({ bedrag: 50, btw_percentage: 9 }),
      cost({ bedrag: 0.05, btw_percentage: 0 }),
    ]);
    const cancellation = await cancelAsQuoted(id);

    expect(cancellation).to.include({ totaal: 150.05, kosten: 50.01, factuur_bedrag: 50.01, openstaand: 50.01 });
    expect(cancellation.kosten_per_btw).to.deep.equal([
      { btw_percentage: 0, bedrag: 0.02 },
      { btw_percentage: 9, bedrag: 16.66 },
      { btw_percentage: 21, bedrag: 33.33 },
    ]);
  });

  it('credits an unpaid invoice down to what is owed', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    await createInvoice(id);
    expect(await cancelAsQuoted(id)).to.deep.include({
      openstaand: 60.5,
      terugbetaling_bedrag: 0,
      terugbetaling: null,
    });
    expect((await findFinalisedInvoices(id)).map(({ status }) => status)).to.deep.equal(['deels_betaald', 'betaald']);
  });

  it('proposes to pay back what was paid beyond that, until a payment back is recorded', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    const { id: invoice } = await createInvoice(id);

    await payInvoice(invoice, 121);
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.deep.include({ terugbetaling: 'voorgesteld', terugbetaling_bedrag: 60.5 });
    expect(cancellation.terugbetalingen).to.deep.equal([{ online_payment_id: null, bedrag: 60.5 }]);
    expect(await readConflictCodes(id)).to.deep.equal(['REFUND_PROPOSED']);

    const credit = (await findFinalisedInvoices(id)).at(-1)?.id ?? 0;
    await payInvoice(credit, -60);
    expect(await quoteOf(id)).to.include({ terugbetaling: 'voorgesteld' });

    await payInvoice(credit, -0.5);
    expect(await quoteOf(id)).to.deep.include({ ...cancellation, terugbetaling: 'betaald' });
    expect(await readConflictCodes(id)).to.deep.equal([]);
  });

  it('pays an advance back that is not owed, and keeps one that is', async () => {
    await applyTerms(0);
    const { id: free } = await createBooking();
    await payInvoice((await createInvoice(free, { voorschot_percentage: 25 })).id, 30.25);
    expect(await cancelAsQuoted(free)).to.include({ terugbetaling_bedrag: 30.25, factuur_bedrag: null });
    await applyTerms(50);
    const { id: half } = await createBooking();
    await payInvoice((await createInvoice(half, { voorschot_percentage: 25 })).id, 30.25);
    expect(await cancelAsQuoted(half)).to.include({ kosten: 60.5, factuur_bedrag: 30.25, openstaand: 30.25 });
    await applyTerms(10);
    const { id: less } = await createBooking();
    await payInvoice((await createInvoice(less, { voorschot_percentage: 25 })).id, 30.25);
    expect(await cancelAsQuoted(less)).to.include({ kosten: 12.1, factuur_bedrag: null, terugbetaling_bedrag: 18.15 });
  });

  it('settles an unpaid advance with what the final invoice was paid too much', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    await createInvoice(id, { voorschot_percentage: 25 });
    await payInvoice((await createInvoice(id)).id, 90.75);
    expect(await cancelAsQuoted(id)).to.include({ kosten: 60.5, openstaand: 0, terugbetaling_bedrag: 30.25 });
  });

  it('keeps an earlier credit invoice, and credits only what is left', async () => {
    await applyTerms(50);
    const { id } = await createBooking([cost({ aantal: 4, bedrag: 30.25 })]);
    const { id: invoice } = await createInvoice(id);
    await payInvoice(invoice, 121);
    await api.invoices.createCreditInvoice({ id: invoice, body: { status: 'definitief' } });
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.include({ gefactureerd: 0, factuur_bedrag: 60.5, terugbetaling_bedrag: 60.5 });
  });

  it('owes the net amounts under reverse charge', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    const { id: invoice } = await createInvoice(id, { btw_verlegd: true });
    await payInvoice(invoice, 100);
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.include({ kosten: 60.5, gefactureerd: 100, terugbetaling_bedrag: 50 });
    expect(cancellation.crediteringen).to.deep.equal([{ factuur_id: invoice, bedrag: 50 }]);
  });

  it('frees a voucher, and invoices without its deduction', async () => {
    await applyTerms(50);
    const voucher = await given.voucher();
    const product_id = voucher.inhoud[0]?.product_id ?? 0;
    const { id } = await given.booking({ product_id, begin: BEGIN, status: 'definitief' });
    const before = await api.bookings.redeemVoucher({ id, body: { code: voucher.code } });
    const total = before.kosten.calculated_totaalbedrag_inclusief_btw;
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal('gebruikt');
    await payInvoice((await createInvoice(id)).id, total);
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.include({ totaal: Math.round(total * 100 + 2420) / 100, kosten: 60.5 });
    expect(cancellation.terugbetaling_bedrag).to.equal(Math.round((total - 60.5) * 100) / 100);
    expect(await api.vouchers.getVoucher({ id: voucher.id })).to.include({ status: 'open' });
  });

  it('credits an invoice that deducted a voucher in full, and leaves an earlier advance', async () => {
    await applyTerms(50);
    const [voucher] = await payVoucherOrder(await given.voucherSale());
    if (voucher === undefined) throw new Error('Nobody sold a voucher.');

    const product_id = voucher.inhoud[0]?.product_id ?? 0;
    const { id } = await given.booking({ product_id, begin: BEGIN, status: 'definitief' });
    const advance = await createInvoice(id, { voorschot_percentage: 25 });

    await api.bookings.redeemVoucher({ id, body: { code: voucher.code } });
    const rest = await createInvoice(id);
    for (const each of [advance, rest]) await payInvoice(each.id, each.calculated_totaalbedrag_inclusief_btw);

    const cancellation = await cancelAsQuoted(id);
    expect(cancellation.crediteringen.map(({ factuur_id }) => factuur_id)).to.deep.equal([rest.id]);
    expect(cancellation).to.include({ totaal: 121, kosten: 60.5, gefactureerd: 96.8, terugbetaling_bedrag: 36.3 });
    expect(await api.vouchers.getVoucher({ id: voucher.id })).to.include({ status: 'open' });

    await payBack(cancellation);
  });

  it('reduces a discount at another rate with the rest, in one credit invoice', async () => {
    await applyTerms(50);
    const { id } = await createBooking([cost({ bedrag: 100 }), cost({ bedrag: -20, btw_percentage: 9 })]);
    const { id: invoice } = await createInvoice(id);

    await payInvoice(invoice, 80);
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation.kosten_per_btw).to.deep.equal([
      { btw_percentage: 9, bedrag: -10 },
      { btw_percentage: 21, bedrag: 50 },
    ]);
    expect(cancellation).to.deep.include({
      crediteringen: [{ factuur_id: invoice, bedrag: 40 }],
      factuur_bedrag: null,
    });

    await payBack(cancellation);
  });

  it('leaves the VAT of what is owed, where half of a cent is credited', async () => {
    await applyTerms(50);
    const { id } = await createBooking([cost({ bedrag: 1 })]);
    await createInvoice(id);
    await cancelAsQuoted(id);
    const invoices = await Promise.all(
      (await findFinalisedInvoices(id)).map((each) => api.invoices.getInvoice({ id: each.id })),
    );
    expect(invoices.map(({ btw }) => btw['21']?.btw)).to.deep.equal([0.17, -0.08]);
  });

  it('owes the net amount to the cent under reverse charge', async () => {
    await applyTerms(50);
    const { id } = await createBooking([cost({ bedrag: 1 })]);
    await payInvoice((await createInvoice(id, { btw_verlegd: true })).id, 0.83);
    expect(await cancelAsQuoted(id)).to.include({ kosten: 0.5, gefactureerd: 0.83, terugbetaling_bedrag: 0.42 });
  });

  it('owes nothing for a booking whose costs are below zero', async () => {
    await applyTerms(100);
    const { id } = await createBooking([cost({ bedrag: -50 })]);
    await createInvoice(id);
    expect(await quoteOf(id)).to.include({ totaal: -50, kosten: 0, factuur_bedrag: 50 });
    const body = { kosten: 0.01 };
    expect(await expectRefusal(api.cancellations.cancelBooking({ boeking_id: id, body }))).to.deep.include({
      code: 'ERR_CANCELLATION_COSTS',
      params: { totaal: 0 },
    });
    expect(await cancelAsQuoted(id)).to.include({ openstaand: 0, terugbetaling_bedrag: 0 });
    expect((await findFinalisedInvoices(id)).map(({ status }) => status)).to.deep.equal(['betaald', 'betaald']);
  });

  it('pays back online what was paid too much on another invoice, and leaves no invoice open', async () => {
    await applyTerms(100);
    const reservation = await reserveBooking({ begin: BEGIN });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();
    const { id } = reservation.booking;
    const booking = await api.bookings.getBooking({ id });
    await given.recharge(booking, [cost({ bedrag: 171 })]);
    await payInvoice((await createInvoice(id)).id, 60);
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.deep.include({ kosten: 171, crediteringen: [], terugbetaling_bedrag: 10 });
    expect(cancellation.terugbetalingen).to.have.nested.property('[0].online_payment_id').that.is.a('number');
    await payBack(cancellation);
  });

  it('is refused with all its changes where the series has a later date', async () => {
    await applyTerms(50);
    const { id, klant_id } = await createBooking();
    const { id: other } = await given.chargedBooking([cost()], { klant_id });

    clock.set('2026-03-11T11:00:00Z');
    await createInvoice(other);
    clock.set('2026-03-10T11:00:00Z');

    const quote = await quoteOf(id);
    const events = await collectEvents(async () => {
      expect(await expectRefusal(api.cancellations.cancelBooking({ boeking_id: id }))).to.include({
        status: 406,
        code: 'ERR_INVOICE_DATE_BEFORE_LAST',
      });
    });
    expect(events).to.deep.equal([]);
    expect(await quoteOf(id)).to.deep.equal(quote);

    clock.set('2026-03-11T11:00:00Z');
    await cancelAsQuoted(id);
  });

  it('deviates from the terms, up to the total', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    const body = { kosten: 121.01 };
    expect(await expectRefusal(api.cancellations.cancelBooking({ boeking_id: id, body }))).to.deep.include({
      status: 406,
      code: 'ERR_CANCELLATION_COSTS',
      field: 'kosten',
      params: { totaal: 121 },
    });
    expect(await cancelAsQuoted(id, { kosten: 25.01 })).to.include({ kosten: 25.01, factuur_bedrag: 25.01 });

    for (const kosten of [0, 121]) {
      const { id: each } = await createBooking();
      await payInvoice((await createInvoice(each)).id, 121);
      const cancellation = await cancelAsQuoted(each, { kosten });
      expect(cancellation).to.include({ kosten, openstaand: 0, terugbetaling_bedrag: 121 - kosten });
    }
  });

  it('pays back online automatically where the terms or staff say so', async () => {
    await applyTerms(50, { terugbetalen: 'automatisch' });
    const reservation = await reserveBooking({ begin: BEGIN });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();

    const { id } = reservation.booking;
    const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.deep.include({
      kosten: 60.5,
      terugbetaling: 'aangevraagd',
      terugbetalingen: [{ online_payment_id: payment?.id, bedrag: 60.5 }],
    });

    await jobs.runAllDue();
    expect(await quoteOf(id)).to.include({ terugbetaling: 'betaald' });
    expect(await api.onlinePayments.listOnlinePayments({ booking_id: id })).to.have.nested.property(
      '[0].refundable',
      60.5,
    );
    expect(await readConflictCodes(id)).to.deep.equal([]);
    expect((await findFinalisedInvoices(id)).map(({ status }) => status)).to.deep.equal(['betaald', 'betaald']);
  });

  it('proposes a refund of an online payment, which staff start', async () => {
    await applyTerms(50);
    const reservation = await reserveBooking({ begin: BEGIN });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();

    const { id } = reservation.booking;
    const cancellation = await cancelAsQuoted(id);
    expect(cancellation).to.include({ terugbetaling: 'voorgesteld' });
    expect(await readConflictCodes(id)).to.deep.equal(['REFUND_PROPOSED']);

    const [refund] = cancellation.terugbetalingen;
    await api.onlinePayments.refundOnlinePayment({
      id: refund?.online_payment_id ?? 0,
      body: { amount: refund?.bedrag ?? 0 },
    });
    await jobs.runAllDue();

    expect(await quoteOf(id)).to.include({ terugbetaling: 'betaald' });
    expect(await readConflictCodes(id)).to.deep.equal([]);
  });

  it('dismisses the proposed part of a refund, and not what is refunded already', async () => {
    await applyTerms(0);
    const reservation = await reserveBooking({ begin: BEGIN });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();

    const { id: boeking_id } = reservation.booking;
    await given.recharge(await api.bookings.getBooking({ id: boeking_id }), [cost({ bedrag: 171 })]);
    await payInvoice((await createInvoice(boeking_id)).id, 50);

    const cancellation = await cancelAsQuoted(boeking_id, { terugbetalen: 'automatisch' });
    expect(cancellation).to.include({ terugbetaling: 'voorgesteld', terugbetaling_bedrag: 171 });

    await api.cancellations.updateCancellation({ boeking_id, body: { terugbetaling: 'afgewezen' } });
    const notes = await api.notes.listNotes({ booking_id: boeking_id });
    expect(notes.some(({ bericht }) => bericht.includes('50,00 is afgewezen'))).to.equal(true);

    await jobs.runAllDue();
    expect(await quoteOf(boeking_id)).to.include({ terugbetaling: 'afgewezen' });
    expect(await readConflictCodes(boeking_id)).to.deep.equal([]);
  });

  it('drops a refund that staff dismiss, once', async () => {
    await applyTerms(50);
    const { id: boeking_id } = await createBooking();
    const body = { terugbetaling: 'afgewezen' } as const;
    const dismissRefund = () => api.cancellations.updateCancellation({ boeking_id, body });
    expect(await expectRefusal(dismissRefund())).to.deep.include({
      status: 406,
      code: 'ERR_REFUND_NOT_PROPOSED',
      params: { terugbetaling: null },
    });

    await payInvoice((await createInvoice(boeking_id)).id, 121);
    const cancellation = await cancelAsQuoted(boeking_id);
    const events = await collectEvents(async () => {
      expect(await dismissRefund()).to.deep.equal({ ...cancellation, terugbetaling: 'afgewezen' });
      expect(await dismissRefund()).to.deep.equal({ ...cancellation, terugbetaling: 'afgewezen' });
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['Contactmoment::postInsert', 'Contactmoment::postSave']);
    expect(await readConflictCodes(boeking_id)).to.deep.equal([]);

    await payInvoice((await findFinalisedInvoices(boeking_id)).at(-1)?.id ?? 0, -60.5);
    expect(await expectRefusal(dismissRefund())).to.deep.include({ params: { terugbetaling: 'betaald' } });
  });

  it('happens once', async () => {
    await applyTerms(0);
    const { id } = await createBooking();
    await cancelAsQuoted(id);
    const again = api.cancellations.cancelBooking({ boeking_id: id });
    expect(await expectRefusal(again)).to.include({ status: 406, code: 'ERR_BOOKING_CANCELLED' });
  });

  it('is allowed to staff after the event, and leaves the shifts that were worked', async () => {
    await applyTerms(100);
    const { id: product_id } = await given.product({ duur: 'PT2H' });
    const { id } = await given.booking({ product_id, begin: BEGIN, status: 'definitief' });
    const shift = await given.shift({ boeking_id: id, begin: BEGIN, eind: '2026-03-28T16:00:00+01:00' });

    clock.set('2026-03-28T17:00:00+01:00');
    await jobs.runAllDue();
    expect((await api.bookings.getBooking({ id })).status).to.equal('voltooid');
    expect(await quoteOf(id)).to.include({ mogelijk: true, dagen_vooraf: 0 });

    const alone = api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    expect(await expectRefusal(alone)).to.include({ status: 406, code: 'ERR_BOOKING_STATUS_TRANSITION' });

    const cancellation = await cancelAsQuoted(id);
    expect(cancellation.factuur_bedrag).to.equal(cancellation.totaal);
    expect((await api.shifts.getShift({ id: shift.id })).status).to.equal(shift.status);
  });

  it('is not done by the status alone, as before', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    await createInvoice(id);
    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    expect(await quoteOf(id)).to.include({ mogelijk: false, geannuleerd_op: null, kosten: 60.5 });
    expect(await findFinalisedInvoices(id)).to.have.length(1);
    expect((await api.bookings.getBooking({ id })).kosten.calculated_totaalbedrag_inclusief_btw).to.equal(121);
  });

  it('starts again with a booking that is reopened', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    await cancelAsQuoted(id);
    await api.bookings.setBookingStatus({ id, status: 'definitief' });
    const quote = await quoteOf(id);
    expect(quote).to.include({ mogelijk: true, geannuleerd_op: null, totaal: 121, kosten: 60.5, gefactureerd: 60.5 });
    clock.advance({ seconds: 1 });
    expect(await cancelAsQuoted(id)).to.include({ kosten: 60.5, openstaand: 60.5 });
  });

  for (const kosten of [0, 60.5])
    it(`keeps the agreed price next to costs of ${String(kosten)}: for a copy, and when it is reopened`, async () => {
      const { id: product_id } = await given.product({ ProductPrice: [{ verkoop: 12.1, btw: 21 }], minimum_aantal: 0 });
      const body = { product_id, personen: 10, begin: BEGIN, status: 'definitief' } as const;
      const { id, klant_id } = await given.booking(body);

      await payInvoice((await createInvoice(id)).id, 121);
      await cancelAsQuoted(id, { kosten });

      const copy = { klant_id, boeking_id: id, personen: 10, begin: BEGIN, status: 'optie' } as const;
      const totalOf = ({ kosten: costs }: Booking): number => costs.calculated_totaalbedrag_inclusief_btw;
      expect(totalOf(await api.bookings.createBooking({ body: copy }))).to.equal(121);

      clock.advance({ seconds: 1 });
      expect(totalOf(await api.bookings.setBookingStatus({ id, status: 'definitief' }))).to.equal(121);

      const [note] = await api.notes.listNotes({ booking_id: id });
      expect(note?.bericht).to.include(`121,00. Daarvan is €\u00a0${kosten.toFixed(2).replace('.', ',')}`);
      expect((await createInvoice(id)).calculated_totaalbedrag_inclusief_btw).to.equal(121 - kosten);
      expect(totalOf(await api.bookings.updateBooking({ id, body: { personen: 12 } }))).to.equal(145.2);
    });

  it('keeps the costs that staff changed before a booking is reopened', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    const { id: other } = await createBooking();
    const { id: more } = await createBooking();

    for (const each of [id, other, more]) await cancelAsQuoted(each);
    clock.advance({ seconds: 1 });

    const totals = [];
    await given.recharge({ id }, [cost({ bedrag: 250 })]);
    totals.push(await api.bookings.setBookingStatus({ id, status: 'definitief' }));

    const body = { status: 'definitief' as const, kosten: { regels: [cost({ bedrag: 260 })] } };
    totals.push(await api.bookings.updateBooking({ id: other, body }));

    const booking = await api.bookings.getBooking({ id: more });
    totals.push(await api.bookings.updateBooking({ id: more, body: { ...booking, status: 'definitief' } }));
    expect(totals.map(({ kosten }) => kosten.calculated_totaalbedrag_inclusief_btw)).to.deep.equal([250, 260, 121]);
  });

  it('drops the proposed refund once the booking is reopened and cancelled by its status', async () => {
    await applyTerms(0);
    const { id } = await createBooking();
    await payInvoice((await createInvoice(id)).id, 121);
    await cancelAsQuoted(id);
    clock.advance({ seconds: 1 });
    await api.bookings.setBookingStatus({ id, status: 'definitief' });
    expect(await readConflictCodes(id)).to.deep.equal([]);
    clock.advance({ seconds: 1 });
    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    expect(await quoteOf(id)).to.include({ mogelijk: false, geannuleerd_op: null, betaald: 121, gefactureerd: 0 });
  });

  it('cancels its shifts, and mails the customer', async () => {
    await applyTerms(50);
    const { id } = await createBooking();
    const shift = await given.shift({ boeking_id: id });
    await cancelAsQuoted(id, { reden: 'Te weinig mensen.' });
    const [note] = await api.notes.listNotes({ booking_id: id });
    expect(note).to.include({ soort_contact: 'annulering' });
    expect(note?.bericht).to.include('60,50').and.include('Te weinig mensen.');
    expect((await api.shifts.getShift({ id: shift.id })).status).to.equal('geannuleerd');
    const mails = (await api.mails.listMails()).filter(({ about }) => about.kind === 'booking' && about.id === id);
    expect(mails.map(({ kind }) => kind)).to.deep.equal(['cancellation_receipt']);
    expect(mails[0]?.body).to.include('10 maart 2026 12:00');
    expect(mails[0]?.facts).to.deep.include({ label: 'Kosten van annuleren', value: '€\u00a060,50' });
  });
});
