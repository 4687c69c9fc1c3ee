// Bookings that are paid online: confirmed, invoiced, paid and mailed once, also when they changed before the payment.
import { expect } from 'chai';
import type { Booking } from 'boekstaaf';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';
import { api, basic, clock, given, jobs, sendRaw, expectRefusal, getService } from '../support/index.ts';
import { paymentOf, reserveBooking, type ReservedBooking } from '../support/booking-payment.ts';
import { endPayment, fetchPaymentPage } from '../support/paying.ts';
import { DAY, prepareReservation, makeReservation as visited } from '../support/reserving.ts';
import { runWrite } from '../support/knex-writes.ts';

const listInvoices = (id: number) => basic.invoices.listInvoices({ boeking_id: [id], embed: ['Betalingen'] });
const listMails = async (id: number) =>
  (await api.mails.listMails({ about_kind: 'booking', about_id: id })).map(({ kind }) => kind);
const readStatus = async (id: number) => (await api.bookings.getBooking({ id })).status;
const listConflicts = async ({ id, begin }: Booking) => {
  const day = begin.slice(0, 10);
  const conflicts = await api.planning.getPlanningConflicts({
    begin: `${day}T00:00:00+02:00`,
    eind: `${day}T23:59:59+02:00`,
  });
  return conflicts
    .filter(({ objecten }) => objecten.some((each) => each.soort === 'boeking' && each.id === id))
    .map(({ code }) => code);
};
/** Returns the sum of the payments on each invoice of a booking. */
const listRecorded = async (id: number) =>
  (await listInvoices(id)).flatMap(({ Betalingen = [] }) => Betalingen).map(({ bedrag }) => bedrag);

/** Pays in the last seconds of the reservation, which the provider reports after its end. */
async function payLate({ payment_url }: ReservedBooking): Promise<void> {
  clock.advance({ minutes: 29, seconds: 50 });
  await jobs.runAllDue();
  await endPayment(payment_url, 'later');
  clock.advance({ seconds: 10 });
  await jobs.runAllDue();
}

async function payBooking({ payment_url }: ReservedBooking): Promise<void> {
  await endPayment(payment_url, 'pay');
  await jobs.runAllDue();
}

describe('a booking that is paid online', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is confirmed, invoiced, paid on that invoice and mailed, once', async () => {
    const reservation = await reserveBooking();
    const { id } = reservation.booking;
    expect(reservation.paymentStatus).to.equal('betaling benodigd');
    expect(await readStatus(id)).to.equal('reservering');
    expect(await listInvoices(id)).to.deep.equal([]);

    await payBooking(reservation);
    clock.advance({ hours: 2 });
    await jobs.runAllDue();

    expect(await readStatus(id)).to.equal('definitief');

    const [invoice, ...others] = await listInvoices(id);
    expect(others).to.deep.equal([]);
    expect(invoice).to.deep.include({
      context: 'online_booking',
      status: 'betaald',
      calculated_totaalbedrag_inclusief_btw: 121,
    });

    const [payment, ...more] = invoice?.Betalingen ?? [];
    expect(more).to.deep.equal([]);
    expect(payment).to.deep.include({ bedrag: 121, btw: { 21: { bedrag: 100, btw: 21 } } });

    const [mail, ...rest] = await api.mails.listMails({ about_kind: 'booking', about_id: id });
    expect(rest).to.deep.equal([]);
    expect(mail).to.include({ kind: 'booking_confirmation' });
    expect(mail?.body).to.include('Dank u wel voor uw boeking');
    expect(mail?.subject).to.equal(`Bevestiging van uw boeking ${reservation.booking.referentie}`);
    expect(await paymentOf(id)).to.include({ status: 'paid', error: null, hold_until: null });
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
  });

  it('is confirmed in the words of its company, if any', async () => {
    const reservation = await reserveBooking();
    const { kosten, id } = await api.bookings.getBooking({ id: reservation.booking.id });
    const companyMail = { bedrijf_id: kosten.bedrijf_id, moment: 'bevestiging' as const, body: 'Tot dan' };
    await api.bookingMails.createBookingMail({ body: { ...companyMail, onderwerp: 'Oud', actief: false } });
    await api.bookingMails.createBookingMail({ body: { ...companyMail, onderwerp: 'Geboekt' } });
    await payBooking(reservation);
    const [mail] = await api.mails.listMails({ about_kind: 'booking', about_id: id });
    expect(mail?.subject).to.equal('Geboekt');
    expect(await api.bookingMails.listBookingMailSendings({ boeking_id: id })).to.have.length(1);
  });

  it('is confirmed at once when it costs nothing, without a payment', async () => {
    const voucher = await given.voucher();
    const all = { product_id: voucher.inhoud[0]?.product_id ?? 0, personen: 2 };
    const { booking, paymentStatus, payment_url } = await reserveBooking(all, { codes: [voucher.code] });
    expect([paymentStatus, payment_url, await readStatus(booking.id)]).to.deep.equal([
      'definitief',
      null,
      'definitief',
    ]);
    expect(await listMails(booking.id)).to.deep.equal(['booking_confirmation']);
  });

  it('stays reserved when its customer cancels, or paying fails or expires, until the reservation ends', async () => {
    for (const end of ['cancel', 'fail', 'expire']) {
      const { booking, payment_url } = await reserveBooking();
      await endPayment(payment_url, end);
      await jobs.runAllDue();
      expect(await readStatus(booking.id), end).to.equal('reservering');
      clock.advance({ minutes: 30 });
      await jobs.runAllDue();
      expect(await readStatus(booking.id), end).to.equal('geannuleerd');
      expect(await listInvoices(booking.id)).to.deep.equal([]);
    }
  });
});

describe('the reservation of an unpaid booking', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('ends to the minute, once, and releases its capacity and vouchers', async () => {
    const voucher = await given.voucher();
    const product_id = voucher.inhoud[0]?.product_id ?? 0;
    await api.settings.updateSetting({ slug: 'online_boeking_hold_minuten', body: { waarde: '20' } });

    const { booking, payment_url } = await reserveBooking({ product_id }, { codes: [voucher.code] });
    await api.settings.updateSetting({ slug: 'online_boeking_hold_minuten', body: { waarde: '30' } });
    clock.advance({ minutes: 19, seconds: 59 });
    await jobs.runAllDue();

    expect(await readStatus(booking.id)).to.equal('reservering');

    clock.advance({ seconds: 1 });
    await jobs.runAllDue();
    expect(await readStatus(booking.id)).to.equal('geannuleerd');
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal('open');

    // The provider was notified, and accepts no payment any more.
    expect((await fetchPaymentPage(payment_url)).text)
      .to.include('verstreken')
      .and.not.include('<button');

    const version = (await paymentOf(booking.id))?.released_at;
    clock.advance({ hours: 3 });
    await jobs.runAllDue();
    expect((await paymentOf(booking.id))?.released_at).to.equal(version);
  });

  it("has no effect once staff changed the booking's status or invoiced it", async () => {
    const taken = await reserveBooking();
    const invoiced = await reserveBooking();
    await api.bookings.setBookingStatus({ id: taken.booking.id, status: 'optie' });
    await api.invoices.createInvoice({ body: { boeking_id: invoiced.booking.id, status: 'definitief' } });
    clock.advance({ hours: 1 });
    await jobs.runAllDue();
    expect(await readStatus(taken.booking.id)).to.equal('optie');
    expect(await readStatus(invoiced.booking.id)).to.equal('reservering');
    await payBooking(taken);
    expect(await readStatus(taken.booking.id)).to.equal('definitief');
  });
});

describe('money for a booking that has expired or changed', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('confirms the booking where its capacity is still free, with its vouchers', async () => {
    const voucher = await given.voucher();
    const reservation = await reserveBooking(
      { product_id: voucher.inhoud[0]?.product_id ?? 0 },
      { codes: [voucher.code] },
    );
    const { id } = reservation.booking;

    await payLate(reservation);
    expect((await paymentOf(id))?.released_at, 'its hold ended').to.equal('2026-03-10T11:30:00.000Z');
    expect(await readStatus(id)).to.equal('definitief');
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal('gebruikt');
    expect(await listRecorded(id)).to.deep.equal([96.8]);
    expect((await listInvoices(id)).map(({ status }) => status)).to.deep.equal(['betaald']);
    expect(await listMails(id)).to.deep.equal(['booking_confirmation']);
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
  });

  it('is kept where others use the capacity: the booking stays cancelled, a conflict until it is refunded', async () => {
    const { id: materiaal_id } = await given.material({ aantal: 12 });
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const { id: product_id } = await given.product({ duur: 'PT1H', Materialen });
    const reservation = await reserveBooking({ product_id });
    const { id } = reservation.booking;

    await given.booking({ product_id, personen: 5, status: 'definitief' });
    await payLate(reservation);
    expect(await readStatus(id)).to.equal('geannuleerd');
    expect(await paymentOf(id)).to.deep.include({
      status: 'paid',
      error:
        'The booking was cancelled before the money came: confirm it, or credit its invoice and pay the money back.',
    });
    expect(await listRecorded(id)).to.deep.equal([121]);
    expect(await listMails(id)).to.deep.equal([]);
    expect(await listConflicts(reservation.booking)).to.deep.equal(['PAID_BUT_CANCELLED']);

    const [invoice] = await listInvoices(id);
    const credit = await api.invoices.createCreditInvoice({ id: invoice?.id ?? 0, body: {} });
    await api.invoicePayments.createInvoicePayment({ id: credit.id, body: { bedrag: -121 } });
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
  });

  it('is kept where less is sold online at its start time, though the material allows more', async () => {
    clock.set('2026-06-01T11:00:00Z');
    const { id: materiaal_id } = await given.material({ aantal: 10, percentage_online_te_boeken: 100 });
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const { id: product_id } = await given.product({ duur: 'PT1H', minimum_aantal: 0, Materialen });
    const fifth = { percentage_materiaal_online_boeking: 20 };
    const onlinePackage = await given.onlinePackage([`${DAY} 14:00`], { regels: [{ product_id }] }, fifth);
    const { response, booking } = await visited(prepareReservation(onlinePackage, [2], { betaalmethode: 'provider' }));

    await jobs.runAllDue();
    const { checkout_url: payment_url = null } = (await paymentOf(booking.id)) ?? {};
    const startmomentgroep_id = onlinePackage.startmomentgroep_id ?? 0;
    const [start] = await api.startTimes.listStartTimes({ startmomentgroep_id });
    const tenth = { startmomentgroep_id, datetime: `${DAY} 14:00`, percentage_materiaal_online_boeking: 10 };
    await api.startTimes.updateStartTime({ id: start?.id ?? 0, body: tenth });
    await payLate({ booking, paymentStatus: response.status, payment_url });

    expect(await readStatus(booking.id)).to.equal('geannuleerd');
    expect((await paymentOf(booking.id))?.error).to.include('was cancelled before the money came');
  });

  it('is kept with a booking whose status staff lowered, where others use the capacity', async () => {
    const { id: materiaal_id } = await given.material({ aantal: 12 });
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const { id: product_id } = await given.product({ duur: 'PT1H', Materialen });
    const reservation = await reserveBooking({ product_id });
    const { id } = reservation.booking;
    await api.bookings.setBookingStatus({ id, status: 'interesse' });
    await given.booking({ product_id, personen: 5, status: 'definitief' });
    await payBooking(reservation);
    expect([await readStatus(id), await listRecorded(id)]).to.deep.equal(['interesse', [121]]);
    expect((await paymentOf(id))?.error).to.include('could not be confirmed');
    expect(await listConflicts(reservation.booking)).to.deep.equal(['PAID_BUT_CANCELLED']);
  });

  it('is kept where a voucher of the booking can no longer be redeemed', async () => {
    clock.set('2026-03-10T22:40:00Z');
    const voucher = await given.voucher({ expiration_date: '2026-03-10' });
    const product_id = voucher.inhoud[0]?.product_id ?? 0;
    const reservation = await reserveBooking(
      { product_id, begin: '2026-03-10T12:00:00+01:00' },
      { codes: [voucher.code] },
    );

    await payLate(reservation);
    expect(await readStatus(reservation.booking.id)).to.equal('geannuleerd');
    expect(await listRecorded(reservation.booking.id)).to.deep.equal([96.8]);
    expect((await listInvoices(reservation.booking.id)).map(totalOf)).to.deep.equal([96.8]);
    expect(await listConflicts(reservation.booking)).to.deep.equal(['PAID_BUT_CANCELLED']);

    await expectNoReminders(reservation.booking.id);
  });

  it('is to be refunded where staff cancelled the booking: its customer owes nothing', async () => {
    const voucher = await given.voucher();
    const reservation = await reserveBooking(
      { product_id: voucher.inhoud[0]?.product_id ?? 0 },
      { codes: [voucher.code] },
    );
    const { id } = reservation.booking;

    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    await payBooking(reservation);
    expect(await readStatus(id)).to.equal('geannuleerd');
    expect((await listInvoices(id)).map(totalOf)).to.deep.equal([96.8, -96.8]);
    expect(await listConflicts(reservation.booking)).to.deep.equal(['REFUND_PROPOSED']);

    const { id: online_payment_id = 0 } = (await paymentOf(id)) ?? {};
    expect(await api.cancellations.getCancellation({ boeking_id: id })).to.deep.include({
      kosten: 0,
      openstaand: 0,
      terugbetaling: 'voorgesteld',
      terugbetaling_bedrag: 96.8,
      terugbetalingen: [{ online_payment_id, bedrag: 96.8 }],
    });

    await expectNoReminders(id);
    await api.onlinePayments.refundOnlinePayment({ id: online_payment_id });
    await jobs.runAllDue();
    expect((await listInvoices(id)).map(({ status }) => status)).to.deep.equal(['betaald', 'betaald']);
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
  });

  for (const { name, amount, kosten } of [
    { name: 'all of it', amount: undefined, kosten: 0 },
    { name: 'a part of it', amount: 100, kosten: 21 },
  ])
    it(`is refunded, ${name}, after a cancellation by status alone: the fee is owed, and nothing is open`, async () => {
      const reservation = await reserveBooking();
      const { id } = reservation.booking;
      await payBooking(reservation);
      await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });

      const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
      await api.onlinePayments.refundOnlinePayment({
        id: payment?.id ?? 0,
        body: amount === undefined ? {} : { amount },
      });
      await jobs.runAllDue();

      const invoices = await listInvoices(id);
      expect(invoices.map(totalOf).reduce((sum, total) => sum + total, 0)).to.be.closeTo(kosten, 0.001);
      expect(new Set(invoices.map(({ status }) => status))).to.deep.equal(new Set(['betaald']));
      expect((await api.bookings.getBooking({ id, embed: ['_openstaand_bedrag'] }))._openstaand_bedrag).to.equal(0);
      expect((await api.cancellations.getCancellation({ boeking_id: id })).kosten).to.equal(kosten);
      expect(await listConflicts(reservation.booking)).to.deep.equal([]);

      await expectNoReminders(id);
    });

  it('is refunded apart from money of another payment, which stays with the venue', async () => {
    const reservation = await reserveBooking();
    const { id } = reservation.booking;
    await payBooking(reservation);
    const [invoice] = await listInvoices(id);
    await api.invoicePayments.createInvoicePayment({ id: invoice?.id ?? 0, body: { bedrag: 30 } });
    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    await api.onlinePayments.refundOnlinePayment({ id: payment?.id ?? 0 });
    await jobs.runAllDue();
    expect((await api.cancellations.getCancellation({ boeking_id: id })).kosten).to.equal(30);
    expect(new Set((await listInvoices(id)).map(({ status }) => status))).to.deep.equal(new Set(['betaald']));
    await expectNoReminders(id);
  });

  it('is refunded together with its invoices or not at all', async () => {
    const reservation = await reserveBooking();
    const { id, klant_id } = reservation.booking;
    await payBooking(reservation);
    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });

    const [{ id: payment } = { id: 0 }] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    const refund = () => expectRefusal(api.onlinePayments.refundOnlinePayment({ id: payment }));
    clock.set('2026-03-09T11:00:00Z');
    expect(await refund()).to.include({ status: 406, code: 'ERR_INVOICE_DATE_BEFORE_LAST' });

    clock.set('2027-03-10T11:00:00Z');
    const theirs = await given.finalisedInvoice();
    const { bedrijf_id: ours } = await api.customers.getCustomer({ id: klant_id });

    const storeNumber = (btw_nummer: string | null): Promise<unknown> =>
      getService().database.write(({ build, write }) => {
        const both = build('companies').whereIn('id', [ours, theirs.bedrijf_id]);
        return runWrite({ write }, both.update({ btw_nummer }).queryContext(NOTED_OPTIONS));
      });

    await storeNumber('DE444444444');
    expect(await refund()).to.include({ status: 406, code: 'ERR_INVOICE_SERIES_TAKEN' });

    await storeNumber(null);
    expect(await api.onlinePayments.getOnlinePayment({ id: payment })).to.deep.include({
      refundable: 121,
      refunds: [],
    });
  });

  it('is to be refunded where staff cancelled for nothing before any invoice, a conflict until it is', async () => {
    const reservation = await reserveBooking();
    const { id } = reservation.booking;
    await endPayment(reservation.payment_url, 'later');
    await api.cancellations.cancelBooking({ boeking_id: id, body: { kosten: 0 } });
    await reportPayment(id);

    const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    expect(payment).to.include({ status: 'paid', refundable: 121 });
    expect(await listConflicts(reservation.booking)).to.deep.equal(['PAID_BUT_CANCELLED']);
    expect((await api.bookings.getBooking({ id, embed: ['_openstaand_bedrag'] }))._openstaand_bedrag).to.equal(0);
    expect(await listInvoices(id)).to.deep.equal([]);

    await api.onlinePayments.refundOnlinePayment({ id: payment?.id ?? 0 });
    await jobs.runAllDue();
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
  });

  it('is cancelled at the provider when the booking is cancelled with its quote, and its page has no form', async () => {
    const { booking, payment_url } = await reserveBooking();
    await api.cancellations.cancelBooking({ boeking_id: booking.id });
    await jobs.runAllDue();
    expect((await fetchPaymentPage(payment_url)).text).to.not.include('<button');
    const { reference, status } = (await paymentOf(booking.id)) ?? {};
    expect(status).to.equal('expired');
    const page = await sendRaw('GET', `/betalen/naar/${reference ?? ''}`, { auth: null });
    expect([page.status, page.text.includes('<form')]).to.deep.equal([200, false]);
  });

  it('keeps the agreed price where staff reopen a cancelled booking', async () => {
    const reservation = await reserveBooking();
    await api.bookings.setBookingStatus({ id: reservation.booking.id, status: 'geannuleerd' });
    await payBooking(reservation);
    await api.bookings.setBookingStatus({ id: reservation.booking.id, status: 'definitief' });
    expect(await listConflicts(reservation.booking)).to.deep.equal([]);
    expect(totalOf((await api.bookings.getBooking({ id: reservation.booking.id })).kosten)).to.equal(121);
  });

  it('prevents the deletion of its booking while it may be paid, and is recorded even if paid later', async () => {
    const reservation = await reserveBooking();
    const later = await reserveBooking();
    const refusal = await expectRefusal(api.bookings.deleteBooking({ id: reservation.booking.id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_BOOKING_NOT_DELETABLE' });
    await endPayment(later.payment_url, 'later');
    await getService().database.write(({ build, write }) => {
      const query = build('online_payments').where({ purpose: 'bookings', purpose_id: later.booking.id });
      return runWrite({ write }, query.update({ created_at: '2026-02-08T10:00:00.000Z' }).queryContext(NOTED_OPTIONS));
    });
    await api.bookings.deleteBooking({ id: later.booking.id });
    await reportPayment(later.booking.id);
    expect((await paymentOf(later.booking.id))?.error).to.include('was deleted');
  });

  it('is recorded as received where staff changed the price', async () => {
    const dearer = await reserveBooking();
    const cheaper = await reserveBooking();
    const invoiced = await reserveBooking();

    await api.bookings.updateBooking({ id: dearer.booking.id, body: createPriceChange(dearer.booking, 20) });
    await api.bookings.updateBooking({ id: cheaper.booking.id, body: createPriceChange(cheaper.booking, 10) });

    const { id: invoice_id } = await api.invoices.createInvoice({
      body: { boeking_id: invoiced.booking.id, status: 'definitief' },
    });

    await api.invoicePayments.createInvoicePayment({ id: invoice_id, body: { bedrag: 121 } });
    for (const reservation of [dearer, cheaper, invoiced]) await payBooking(reservation);

    const summariseInvoice = async ({ booking }: ReservedBooking) => {
      const [invoice, ...more] = await listInvoices(booking.id);
      expect(more).to.deep.equal([]);
      return [invoice?.status, await listRecorded(booking.id)];
    };

    expect(await summariseInvoice(dearer)).to.deep.equal(['deels_betaald', [121]]);
    expect(await summariseInvoice(cheaper)).to.deep.equal(['betaald', [121]]);
    expect(await summariseInvoice(invoiced)).to.deep.equal(['betaald', [121, 121]]);
  });

  it('confirms nothing where the amount differs, and is listed among the conflicts', async () => {
    const reservation = await reserveBooking();
    const { id } = reservation.booking;
    await getService().database.write(({ build, write }) =>
      runWrite(
        { write },
        build('sandbox_payments')
          .where(
            'reference',
            build('online_payments').where({ purpose: 'bookings', purpose_id: id }).select('reference'),
          )
          .update({ amount: 12099 }),
      ),
    );
    await payBooking(reservation);

    expect(await paymentOf(id)).to.deep.include({
      status: 'failed',
      received: 12099,
      error: 'The provider received EUR 120.99 instead of EUR 121.00.',
    });
    expect([await readStatus(id), await listRecorded(id)]).to.deep.equal(['geannuleerd', []]);
    expect(await listConflicts(reservation.booking)).to.deep.equal(['PAYMENT_DIFFERS']);
  });
});

const totalOf = (sum: { readonly calculated_totaalbedrag_inclusief_btw: number }): number =>
  sum.calculated_totaalbedrag_inclusief_btw;

/** Advances the clock past all days of reminders, and expects none. */
async function expectNoReminders(id: number): Promise<void> {
  for (const hours of [20 * 24, 20 * 24]) {
    clock.advance({ hours });
    await jobs.runAllDue();
  }
  const invoices = await listInvoices(id);
  expect(invoices.map(({ herinnering1 }) => herinnering1)).to.deep.equal(invoices.map(() => null));
}

/** Returns the costs of a booking at another price per person. */
function createPriceChange({ kosten }: Booking, bedrag: number) {
  const change = (regels: typeof kosten.regels): typeof kosten.regels =>
    regels.map((each) => (each.type === 'groep' ? { ...each, regels: change(each.regels) } : { ...each, bedrag }));
  return { kosten: { ...kosten, regels: change(kosten.regels) } };
}

/** Runs the job that a report of the provider starts. */
async function reportPayment(id: number): Promise<void> {
  const payment = await paymentOf(id);
  const { database } = getService();
  await database.write((db) => enqueue(db, createSettlingJob(payment?.id ?? 0)));
  await jobs.runAllDue();
}
