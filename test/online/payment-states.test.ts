// Visitors who return from paying: the state of their order by its reference, and a second attempt to pay.
import { expect } from 'chai';
import type { PaymentState, Reserved, VoucherPurchase } from 'boekstaaf';
import { enqueue } from '../../db/queue/jobs.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';
import {
  anybody,
  api,
  baseUrl,
  basic,
  clock,
  getDatabase,
  given,
  jobs,
  journal,
  startService,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { followReturnLink, payAgain } from '../support/coming-back.ts';
import { endPayment, fetchPaymentPage } from '../support/paying.ts';
import { mailsTo, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';
import { runWrite } from '../support/knex-writes.ts';

const SITE_URL = 'https://shop.example/dank?u=1#klaar';
const RESERVED_UNTIL = '2026-03-10T12:30:00+01:00';
const OPEN_STATE: PaymentState = {
  status: 'open',
  kan_betalen: true,
  betaalbaar_tot: RESERVED_UNTIL,
  bevestigd: false,
};
const PAID_STATE: PaymentState = { status: 'betaald', kan_betalen: false, betaalbaar_tot: null, bevestigd: true };

/** Prepares a company that redirects visitors to its shop; sets the clock to eleven. */
function prepareShop(): void {
  before(async () => {
    await given.company();
    await api.settings.updateSetting({ slug: 'online_boeking_redirect_hosts', body: { waarde: 'shop.example' } });
  });
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });
  after(() => {
    clock.reset();
  });
}

/** Orders two of a package to pay at once. The logs must never show the reference. */
async function reserveAtShop(product: Parameters<typeof createSmallPackage>[0] = [{}]) {
  const body = prepareReservation(await createSmallPackage(product), [2], {
    betaalmethode: 'provider',
    redirect_url: SITE_URL,
  });
  const reservation = await makeReservation(body);
  journal.addSecret(reservation.response.reference ?? '');
  return { ...reservation, to: body.contactformulier['contactpersoon.email1'] };
}

const readState = ({ reference = '' }: Pick<Reserved, 'reference'>) =>
  api.onlineBooking.getReservationState({ reference });

async function finishPayment({ payment_url }: Pick<Reserved, 'payment_url'>, end: string): Promise<string | null> {
  const { location } = await endPayment(payment_url ?? null, end);
  await jobs.runAllDue();
  return location;
}

/** Pays again by the page of the order; returns the address of the payment. */
async function retryPayment({ retry_url }: Pick<Reserved, 'retry_url'>): Promise<string | null> {
  expect((await payAgain(retry_url)).status).to.equal(303);
  await jobs.runAllDue();
  return (await fetch(retry_url ?? '', { redirect: 'manual' })).headers.get('location');
}

describe('a visitor who returns from paying for a booking', () => {
  prepareShop();

  it('gets the reference of their reservation, which shows that it is paid and nothing else', async () => {
    const { response } = await reserveAtShop();
    expect(response.reference).to.match(/^[\w-]{43}$/);
    expect(response.retry_url).to.include(`${baseUrl}/betalen/naar/`).and.not.include(response.reference);
    expect(await readState(response)).to.deep.equal(OPEN_STATE);
    const location = await finishPayment(response, 'pay');
    expect(await followReturnLink(location)).to.equal(
      `https://shop.example/dank?u=1&reservering=${response.reference ?? ''}#klaar`,
    );
    expect(await readState(response)).to.deep.equal(PAID_STATE);
  });

  for (const [end, status] of [
    ['cancel', 'geannuleerd'],
    ['fail', 'mislukt'],
    ['expire', 'verlopen'],
  ] as const)
    it(`sees that their payment is ${status}, and pays again while the booking is reserved`, async () => {
      const { response, booking, to } = await reserveAtShop();
      await finishPayment(response, end);
      expect(await readState(response)).to.deep.equal({ ...OPEN_STATE, status });
      expect((await fetchPaymentPage(response.retry_url ?? null)).text).to.include('Opnieuw betalen');

      clock.advance({ minutes: 29 });
      await jobs.runAllDue();

      const next = await retryPayment(response);
      expect(next).to.include('/betalen/sandbox/').and.not.equal(response.payment_url);
      expect(await readState(response)).to.deep.equal(OPEN_STATE);

      await finishPayment({ payment_url: next ?? '' }, 'pay');
      expect(await readState(response)).to.deep.equal(PAID_STATE);

      clock.advance({ hours: 2 });
      await jobs.runAllDue();
      expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('definitief');

      const invoices = await basic.invoices.listInvoices({ boeking_id: [booking.id], embed: ['Betalingen'] });
      expect(invoices.map(({ Betalingen = [] }) => Betalingen.map(({ bedrag }) => bedrag))).to.deep.equal([[24.2]]);
      expect(await mailsTo(to)).to.have.lengthOf(1);
    });

  it('sees that the reservation ended and can no longer pay; money that arrives late confirms it', async () => {
    const { response } = await reserveAtShop();
    clock.advance({ minutes: 29, seconds: 50 });
    await jobs.runAllDue();
    await endPayment(response.payment_url ?? null, 'later');
    clock.advance({ seconds: 10 });
    await jobs.runAllDue();

    expect(await readState(response)).to.deep.equal(PAID_STATE);

    const other = await reserveAtShop();
    await finishPayment(other.response, 'cancel');
    clock.advance({ minutes: 30 });
    await jobs.runAllDue();

    const over = { ...OPEN_STATE, status: 'geannuleerd', kan_betalen: false, betaalbaar_tot: null };
    expect(await readState(other.response)).to.deep.equal(over);
    expect((await fetchPaymentPage(other.response.retry_url ?? null)).text).to.not.include('<button');

    await retryPayment(other.response);
    expect(await readState(other.response)).to.deep.equal(over);
    expect((await api.onlinePayments.listOnlinePayments({ booking_id: other.booking.id })).length).to.equal(1);
  });

  it('sees that it is over where no one paid, and where staff cancelled', async () => {
    const over = await reserveAtShop();
    const cancelled = await reserveAtShop();
    await api.bookings.setBookingStatus({ id: cancelled.booking.id, status: 'geannuleerd' });
    const nothing = { kan_betalen: false, betaalbaar_tot: null, bevestigd: false };
    expect(await readState(cancelled.response)).to.deep.equal({ ...nothing, status: 'geannuleerd' });
    clock.advance({ minutes: 30 });
    await jobs.runAllDue();
    expect((await readState(over.response)).status).to.equal('verlopen');
  });

  it('sees that they paid for a booking that staff cancelled in between', async () => {
    const { response, booking } = await reserveAtShop();
    clock.advance({ minutes: 29, seconds: 50 });
    await jobs.runAllDue();
    await endPayment(response.payment_url ?? null, 'later');
    clock.advance({ seconds: 9 });
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    clock.advance({ minutes: 1 });
    await jobs.runAllDue();
    expect(await readState(response)).to.deep.equal({ ...PAID_STATE, bevestigd: false });
  });

  it('finds nothing by another reference, in any form, nor by that of a payment', async () => {
    const { response } = await reserveAtShop();
    const payment = response.retry_url?.split('/').at(-1) ?? '';
    const bodies = new Set<string>();

    for (const reference of ['x'.repeat(43), payment, 'nobody', '1', "' or 1=1", 'x'.repeat(255)]) {
      const { status, body } = await sendRaw(
        'GET',
        `/api2/onlineboeking/reserveringen/${encodeURIComponent(reference)}`,
      );
      expect(status).to.equal(404);
      bodies.add(JSON.stringify({ ...(body as object), request_id: '' }));
    }

    expect([...bodies]).to.have.lengthOf(1);
    expect(
      await expectRefusal(api.voucherSales.getVoucherOrderState({ reference: response.reference ?? '' })),
    ).to.include({
      status: 404,
    });
  });

  it('needs no credential where online booking is public, and the response is not cached', async () => {
    const { response: told } = await reserveAtShop();
    const path = `/api2/onlineboeking/reserveringen/${told.reference ?? ''}`;
    expect((await sendRaw('GET', path, { auth: null })).status).to.equal(401);
    const open = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const response = await sendRaw('GET', path, { auth: null, baseUrl: open.baseUrl });
    await open.close();
    expect([response.status, response.headers['access-control-allow-origin']]).to.deep.equal([200, undefined]);
    expect(response.headers['cache-control']).to.equal('no-store');
  });
});

/** Sets a payment to paid at the sandbox, whatever its status was before. */
async function payAfterAll(id: number): Promise<void> {
  await getDatabase().write(async (db) => {
    const reference = db.build('online_payments').where({ id }).select('reference');
    await runWrite(db, db.build('sandbox_payments').where('reference', reference).update({ status: 'paid' }));
    await enqueue(db, createSettlingJob(id));
  });
  await jobs.runAllDue();
}

describe('late money for an order that was paid again', () => {
  prepareShop();

  it('of the first payment confirms it; the second is cancelled, and shown if it is paid all the same', async () => {
    const { response, booking } = await reserveAtShop();
    const [first] = await api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    await finishPayment(response, 'cancel');

    const next = await retryPayment(response);
    await payAfterAll(first?.id ?? 0);
    expect(await readState(response)).to.deep.equal(PAID_STATE);
    expect((await fetchPaymentPage(next)).text)
      .to.include('verstreken')
      .and.not.include('<button');

    const listPayments = () => api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    expect((await listPayments()).map(({ status, error }) => [status, error])).to.deep.equal([
      ['paid', null],
      ['expired', null],
    ]);

    await payAfterAll((await listPayments())[1]?.id ?? 0);
    const [, second] = await listPayments();
    expect(second).to.include({ status: 'paid', amount: 24.2, refundable: 24.2 });
    expect(second?.error).to.include('paid by another payment already');
  });

  it('of the first payment confirms the booking when the reservation of the second has ended', async () => {
    const { response, booking } = await reserveAtShop();
    const [first] = await api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    await finishPayment(response, 'fail');
    await retryPayment(response);
    clock.advance({ minutes: 30 });
    await jobs.runAllDue();
    expect((await readState(response)).status).to.equal('verlopen');
    await payAfterAll(first?.id ?? 0);
    expect(await readState(response)).to.deep.equal(PAID_STATE);
    expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('definitief');
  });
});

describe('a buyer of vouchers who returns from paying', () => {
  prepareShop();

  /** Orders vouchers without a credential. */
  async function orderVouchers() {
    const body: VoucherPurchase = {
      ...(await given.voucherOrder()),
      redirect_url: `${SITE_URL.split('#')[0] ?? ''}&verkoop=x`,
    };
    const order = await anybody.voucherSales.buyVouchers({ body });
    journal.addSecret(order.reference);
    return order;
  }

  const readOrderState = ({ reference }: { readonly reference: string }) =>
    anybody.voucherSales.getVoucherOrderState({ reference });

  it('gets the reference of their order, which shows that it is paid', async () => {
    const order = await orderVouchers();
    expect(await readOrderState(order)).to.deep.equal({ ...OPEN_STATE, betaalbaar_tot: null });
    const location = await finishPayment(order, 'pay');
    expect(await followReturnLink(location)).to.equal(`https://shop.example/dank?u=1&verkoop=${order.reference}`);
    expect(await readOrderState(order)).to.deep.equal(PAID_STATE);
  });

  it('pays again after cancelling, once, and gets their vouchers once', async () => {
    const order = await orderVouchers();
    await finishPayment(order, 'cancel');
    expect(await readOrderState(order)).to.include({ status: 'geannuleerd', kan_betalen: true });
    await Promise.all(Array.from({ length: 5 }, () => payAgain(order.retry_url)));
    const next = await retryPayment(order);
    const sale = (await api.voucherSales.listVoucherSales()).at(-1);
    expect(await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale?.id ?? 0 })).to.have.lengthOf(2);
    await finishPayment({ payment_url: next ?? '' }, 'pay');
    expect(await readOrderState(order)).to.deep.equal(PAID_STATE);
    expect(await api.vouchers.listVouchers({ sale_id: sale?.id ?? 0 })).to.have.lengthOf(sale?.number_of_vouchers ?? 0);
  });
});
