// Visitors who come back from paying: the state of their order by its reference, and the way to pay again.
import { expect } from 'chai';
import type { PaymentState, Reserved, VoucherPurchase } from 'boekstaaf';
import { enqueue } from '../../db/queue/jobs.ts';
import { createSettlingJob } from '../../handlers/online/notifications.ts';
import {
  anybody,
  api,
  baseUrl,
  basic,
  clock,
  database,
  given,
  jobs,
  journal,
  own,
  raw,
  refused,
} from '../support/index.ts';
import { cameBack, payAgain } from '../support/coming-back.ts';
import { endPayment, paymentPage } from '../support/paying.ts';
import { mailsTo, reservation, reserved, soldOnline } from '../support/reserving.ts';
import { written } from '../support/written.ts';

const SITE_URL = 'https://shop.example/dank?u=1#klaar';
const RESERVED_UNTIL = '2026-03-10T12:30:00+01:00';
const OPEN_STATE: PaymentState = {
  status: 'open',
  kan_betalen: true,
  betaalbaar_tot: RESERVED_UNTIL,
  bevestigd: false,
};
const PAID_STATE: PaymentState = { status: 'betaald', kan_betalen: false, betaalbaar_tot: null, bevestigd: true };

/** A company that leads visitors back to its shop, at eleven. */
function atTheShop(): void {
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
async function ordered(product: Parameters<typeof soldOnline>[0] = [{}]) {
  const body = reservation(await soldOnline(product), [2], { betaalmethode: 'provider', redirect_url: SITE_URL });
  const made = await reserved(body);
  journal.secret(made.told.reference ?? '');
  return { ...made, to: body.contactformulier['contactpersoon.email1'] };
}

const stateOf = ({ reference = '' }: Pick<Reserved, 'reference'>) =>
  api.onlineBooking.getReservationState({ reference });

async function ends({ payment_url }: Pick<Reserved, 'payment_url'>, end: string): Promise<string | null> {
  const { location } = await endPayment(payment_url ?? null, end);
  await jobs.settled();
  return location;
}

/** Pays again by the page of the order; answers where it is paid. */
async function again({ retry_url }: Pick<Reserved, 'retry_url'>): Promise<string | null> {
  expect((await payAgain(retry_url)).status).to.equal(303);
  await jobs.settled();
  return (await fetch(retry_url ?? '', { redirect: 'manual' })).headers.get('location');
}

describe('a visitor who comes back from paying for a booking', () => {
  atTheShop();

  it('brings the reference of their reservation, which tells that it is paid and nothing else', async () => {
    const { told } = await ordered();
    expect(told.reference).to.match(/^[\w-]{43}$/);
    expect(told.retry_url).to.include(`${baseUrl}/betalen/naar/`).and.not.include(told.reference);
    expect(await stateOf(told)).to.deep.equal(OPEN_STATE);
    const location = await ends(told, 'pay');
    expect(await cameBack(location)).to.equal(
      `https://shop.example/dank?u=1&reservering=${told.reference ?? ''}#klaar`,
    );
    expect(await stateOf(told)).to.deep.equal(PAID_STATE);
  });

  for (const [end, status] of [
    ['cancel', 'geannuleerd'],
    ['fail', 'mislukt'],
    ['expire', 'verlopen'],
  ] as const)
    it(`learns that their payment is ${status}, and pays again while the booking is held`, async () => {
      const { told, booking, to } = await ordered();
      await ends(told, end);
      expect(await stateOf(told)).to.deep.equal({ ...OPEN_STATE, status });
      expect((await paymentPage(told.retry_url ?? null)).text).to.include('Opnieuw betalen');

      clock.advance({ minutes: 29 });
      await jobs.settled();

      const next = await again(told);
      expect(next).to.include('/betalen/sandbox/').and.not.equal(told.payment_url);
      expect(await stateOf(told)).to.deep.equal(OPEN_STATE);

      await ends({ payment_url: next ?? '' }, 'pay');
      expect(await stateOf(told)).to.deep.equal(PAID_STATE);

      clock.advance({ hours: 2 });
      await jobs.settled();
      expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('definitief');

      const invoices = await basic.invoices.listInvoices({ boeking_id: [booking.id], embed: ['Betalingen'] });
      expect(invoices.map(({ Betalingen = [] }) => Betalingen.map(({ bedrag }) => bedrag))).to.deep.equal([[24.2]]);
      expect(await mailsTo(to)).to.have.lengthOf(1);
    });

  it('learns that the time is over, cannot pay again then, and that late money confirmed it', async () => {
    const { told } = await ordered();
    clock.advance({ minutes: 29, seconds: 50 });
    await jobs.settled();
    await endPayment(told.payment_url ?? null, 'later');
    clock.advance({ seconds: 10 });
    await jobs.settled();

    expect(await stateOf(told)).to.deep.equal(PAID_STATE);

    const other = await ordered();
    await ends(other.told, 'cancel');
    clock.advance({ minutes: 30 });
    await jobs.settled();

    const over = { ...OPEN_STATE, status: 'geannuleerd', kan_betalen: false, betaalbaar_tot: null };
    expect(await stateOf(other.told)).to.deep.equal(over);
    expect((await paymentPage(other.told.retry_url ?? null)).text).to.not.include('<button');

    await again(other.told);
    expect(await stateOf(other.told)).to.deep.equal(over);
    expect((await api.onlinePayments.listOnlinePayments({ booking_id: other.booking.id })).length).to.equal(1);
  });

  it('learns that it is over where nobody paid, and where staff cancelled', async () => {
    const [over, cancelled] = [await ordered(), await ordered()];
    await api.bookings.setBookingStatus({ id: cancelled.booking.id, status: 'geannuleerd' });
    const nothing = { kan_betalen: false, betaalbaar_tot: null, bevestigd: false };
    expect(await stateOf(cancelled.told)).to.deep.equal({ ...nothing, status: 'geannuleerd' });
    clock.advance({ minutes: 30 });
    await jobs.settled();
    expect((await stateOf(over.told)).status).to.equal('verlopen');
  });

  it('learns that they paid for what staff cancelled meanwhile', async () => {
    const { told, booking } = await ordered();
    clock.advance({ minutes: 29, seconds: 50 });
    await jobs.settled();
    await endPayment(told.payment_url ?? null, 'later');
    clock.advance({ seconds: 9 });
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    clock.advance({ minutes: 1 });
    await jobs.settled();
    expect(await stateOf(told)).to.deep.equal({ ...PAID_STATE, bevestigd: false });
  });

  it('finds nothing by another reference, of whatever form, nor by that of a payment', async () => {
    const { told } = await ordered();
    const payment = told.retry_url?.split('/').at(-1) ?? '';
    const said = new Set<string>();
    for (const reference of ['x'.repeat(43), payment, 'nobody', '1', "' or 1=1", 'x'.repeat(255)]) {
      const { status, body } = await raw('GET', `/api2/onlineboeking/reserveringen/${encodeURIComponent(reference)}`);
      expect(status).to.equal(404);
      said.add(JSON.stringify({ ...(body as object), request_id: '' }));
    }
    expect([...said]).to.have.lengthOf(1);
    expect(await refused(api.voucherSales.getVoucherOrderState({ reference: told.reference ?? '' }))).to.include({
      status: 404,
    });
  });

  it('is asked for no credential where online booking is public, and nothing keeps the answer', async () => {
    const { told } = await ordered();
    const path = `/api2/onlineboeking/reserveringen/${told.reference ?? ''}`;
    expect((await raw('GET', path, { auth: null })).status).to.equal(401);
    const open = await own({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const shown = await raw('GET', path, { auth: null, baseUrl: open.baseUrl });
    await open.close();
    expect([shown.status, shown.headers['access-control-allow-origin']]).to.deep.equal([200, undefined]);
    expect(shown.headers['cache-control']).to.equal('no-store');
  });
});

/** The sandbox says that a payment was paid after all, whatever it said before. */
async function paidAfterAll(id: number): Promise<void> {
  await database().write(async (db) => {
    const reference = db.build('online_payments').where({ id }).select('reference');
    await written(db, db.build('sandbox_payments').where('reference', reference).update({ status: 'paid' }));
    await enqueue(db, createSettlingJob(id));
  });
  await jobs.settled();
}

describe('late money for an order that was paid again', () => {
  atTheShop();

  it('of the first payment confirms it; the second is cancelled at its provider, and shows when it comes all the same', async () => {
    const { told, booking } = await ordered();
    const [first] = await api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    await ends(told, 'cancel');

    const next = await again(told);
    await paidAfterAll(first?.id ?? 0);
    expect(await stateOf(told)).to.deep.equal(PAID_STATE);
    expect((await paymentPage(next)).text)
      .to.include('verstreken')
      .and.not.include('<button');

    const all = () => api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    expect((await all()).map(({ status, error }) => [status, error])).to.deep.equal([
      ['paid', null],
      ['expired', null],
    ]);

    await paidAfterAll((await all())[1]?.id ?? 0);
    const [, second] = await all();
    expect(second).to.include({ status: 'paid', amount: 24.2, refundable: 24.2 });
    expect(second?.error).to.include('paid by another payment already');
  });

  it('of the first payment takes the booking up again when the hold of the second is over', async () => {
    const { told, booking } = await ordered();
    const [first] = await api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
    await ends(told, 'fail');
    await again(told);
    clock.advance({ minutes: 30 });
    await jobs.settled();
    expect((await stateOf(told)).status).to.equal('verlopen');
    await paidAfterAll(first?.id ?? 0);
    expect(await stateOf(told)).to.deep.equal(PAID_STATE);
    expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('definitief');
  });
});

describe('a buyer of vouchers who comes back from paying', () => {
  atTheShop();

  /** Buys as somebody without a credential. */
  async function orderVouchers() {
    const body: VoucherPurchase = {
      ...(await given.voucherOrder()),
      redirect_url: `${SITE_URL.split('#')[0] ?? ''}&verkoop=x`,
    };
    const order = await anybody.voucherSales.buyVouchers({ body });
    journal.secret(order.reference);
    return order;
  }

  const readOrderState = ({ reference }: { readonly reference: string }) =>
    anybody.voucherSales.getVoucherOrderState({ reference });

  it('brings the reference of their order, which tells that it is paid', async () => {
    const order = await orderVouchers();
    expect(await readOrderState(order)).to.deep.equal({ ...OPEN_STATE, betaalbaar_tot: null });
    const location = await ends(order, 'pay');
    expect(await cameBack(location)).to.equal(`https://shop.example/dank?u=1&verkoop=${order.reference}`);
    expect(await readOrderState(order)).to.deep.equal(PAID_STATE);
  });

  it('pays again what they cancelled, once, and gets their vouchers once', async () => {
    const order = await orderVouchers();
    await ends(order, 'cancel');
    expect(await readOrderState(order)).to.include({ status: 'geannuleerd', kan_betalen: true });
    await Promise.all(Array.from({ length: 5 }, () => payAgain(order.retry_url)));
    const next = await again(order);
    const sale = (await api.voucherSales.listVoucherSales()).at(-1);
    expect(await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale?.id ?? 0 })).to.have.lengthOf(2);
    await ends({ payment_url: next ?? '' }, 'pay');
    expect(await readOrderState(order)).to.deep.equal(PAID_STATE);
    expect(await api.vouchers.listVouchers({ sale_id: sale?.id ?? 0 })).to.have.lengthOf(sale?.number_of_vouchers ?? 0);
  });
});
