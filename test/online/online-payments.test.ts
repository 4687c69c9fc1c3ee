// Online payments for staff: what each is for, its outcome, and the recipient of its confirmation.
import { expect } from 'chai';
import type { Customer, OnlinePayment } from 'boekstaaf';
import { api, basic, clock, given, jobs } from '../support/index.ts';
import { reserveBooking } from '../support/booking-payment.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';
import {
  mailsTo,
  prepareReservation,
  makeReservation as reservedOnline,
  createSmallPackage,
} from '../support/reserving.ts';

const list = api.onlinePayments.listOnlinePayments.bind(api.onlinePayments);

async function findPayment(booking_id: number): Promise<OnlinePayment | undefined> {
  return (await list({ booking_id }))[0];
}

async function pay(payment_url: string | null): Promise<void> {
  await endPayment(payment_url, 'pay');
  await jobs.runAllDue();
}

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-03-10T12:00:00+01:00');
});
after(() => {
  clock.reset();
});

describe('an online payment', () => {
  it('shows what it is for, its outcome and time; the invoice with the money refers to it', async () => {
    const { booking, payment_url } = await reserveBooking();
    const openPayment = await findPayment(booking.id);
    expect(openPayment).to.deep.include({
      status: 'open',
      amount: 121,
      booking_id: booking.id,
      voucher_sale_id: null,
      invoice_id: null,
      provider: 'sandbox',
      integration_id: null,
      received: null,
      returned: 0,
      error: null,
      paid_at: null,
      created_at: '2026-03-10T12:00:00+01:00',
      held_until: '2026-03-10T12:30:00+01:00',
      released_at: null,
    });
    expect(openPayment?.description).to.include(booking.referentie);
    expect(openPayment?.provider_payment_id).to.be.a('string');

    clock.advance({ minutes: 4 });
    await pay(payment_url);

    const paidPayment = await api.onlinePayments.getOnlinePayment({ id: openPayment?.id ?? 0 });
    const [invoice] = await basic.invoices.listInvoices({ boeking_id: [booking.id] });
    expect(paidPayment).to.deep.include({
      status: 'paid',
      invoice_id: invoice?.id,
      paid_at: '2026-03-10T12:04:00+01:00',
      held_until: null,
    });
    expect(invoice?.provider_transaction_id).to.equal(paidPayment.id);

    const [staffs] = await basic.invoices.listInvoices({ boeking_id: [(await given.invoice()).boeking_id] });
    expect(staffs?.provider_transaction_id).to.equal(null);
  });

  it('refers to the invoice by staff on which the money was recorded, and not the other way round', async () => {
    const { booking, payment_url } = await reserveBooking();
    const body = { boeking_id: booking.id, status: 'definitief' as const };
    const { id } = await api.invoices.createInvoice({ body });
    await pay(payment_url);
    expect(await findPayment(booking.id)).to.include({ status: 'paid', invoice_id: id });
    expect((await api.invoices.getInvoice({ id })).provider_transaction_id).to.equal(null);
  });

  it('is found by status, booking or order, invoice, provider, time and error, and embeds them', async () => {
    const { booking } = await reserveBooking();
    clock.advance({ hours: 1 });
    await jobs.runAllDue();

    const sale = await given.voucherSale();
    await payVoucherOrder(sale);

    const [late] = await list({ booking_id: booking.id });
    const [salePayment] = await list({ voucher_sale_id: sale.id });
    const listIds = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
    expect(late?.status).to.equal('expired');
    expect(salePayment).to.include({ status: 'paid', booking_id: null, invoice_id: null, amount: sale.total });

    const both = [late?.id, salePayment?.id];
    const listOwnIds = async (query: Parameters<typeof list>[0]) =>
      (await listIds(query)).filter((id) => both.includes(id));
    expect(await listOwnIds({})).to.deep.equal(both);
    expect(await listOwnIds({ status: ['expired', 'failed'] })).to.deep.equal([late?.id]);
    expect(await listOwnIds({ date_after: '2026-03-10T13:00:00+01:00' })).to.deep.equal([salePayment?.id]);
    expect(await listOwnIds({ date_before: '2026-03-10T13:00:00+01:00' })).to.deep.equal([late?.id]);
    expect(await listOwnIds({ has_error: true })).to.deep.equal([]);
    expect(await listIds({ provider_payment_id: late?.provider_payment_id ?? '' })).to.deep.equal([late?.id]);

    const other = await reserveBooking();
    await pay(other.payment_url);

    const [payment] = await list({ booking_id: other.booking.id, embed: ['Boeking', 'Factuur', 'VoucherSale'] });
    expect([payment?.Boeking?.id, payment?.VoucherSale]).to.deep.equal([other.booking.id, undefined]);
    expect([payment?.Factuur?.id, payment?.Factuur?.regels]).to.deep.equal([payment?.invoice_id, undefined]);

    const [with_sale] = await list({ voucher_sale_id: sale.id, embed: ['VoucherSale'] });
    expect(with_sale?.VoucherSale).to.include({ id: sale.id, status: 'betaald' });
    expect(await listIds({ invoice_id: payment?.invoice_id ?? 0 })).to.deep.equal([payment?.id]);
  });

  it('is among those with an error when it needs attention', async () => {
    const { booking, payment_url } = await reserveBooking();
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    await pay(payment_url);
    const payments = await list({ booking_id: booking.id, has_error: true });
    expect(payments.map(({ error }) => error)[0]).to.match(/^The booking was cancelled before the money came/);
    expect(await list({ booking_id: booking.id, has_error: false })).to.deep.equal([]);
  });
});

describe('the page of a payment', () => {
  it('refuses a form that is too large with 413, and ends no payment', async () => {
    const { booking, payment_url } = await reserveBooking();
    expect(await endPayment(payment_url, 'pay', 'x'.repeat(3_000))).to.deep.equal({ status: 413, location: null });
    expect((await findPayment(booking.id))?.status).to.equal('open');
  });
});

describe('the confirmation of a booking that a visitor paid for', () => {
  /** Reserves online to pay at once; returns the customer and the payment address. */
  async function reserveForCustomer() {
    const body = prepareReservation(await createSmallPackage(), [2], { betaalmethode: 'provider' });
    clock.set('2026-06-01T12:00:00+02:00');
    const { response, booking } = await reservedOnline(body);
    const typed = String(body.contactformulier['contactpersoon.email1']);
    const customer = await api.customers.getCustomer({ id: booking.klant_id });
    return { booking, typed, customer, payment_url: response.payment_url ?? null };
  }

  /** Makes another person the main contact person of a customer. */
  async function setMainContact(
    { id, contactpersonen }: Customer,
    email1: string,
    others = contactpersonen.map((each) => ({ ...each, hoofdcontact: false })),
  ): Promise<void> {
    const chief = { achternaam: 'Directeur', email1, hoofdcontact: true };
    await api.customers.updateCustomer({ id, body: { contactpersonen: [chief, ...others] } });
  }

  it('is mailed to the typed address, even when another person is the main contact person by then', async () => {
    const { typed, customer, payment_url } = await reserveForCustomer();
    await setMainContact(customer, 'directeur.een@voorbeeld.example');
    await pay(payment_url);
    expect(await mailsTo(typed)).to.have.length(1);
    expect(await mailsTo('directeur.een@voorbeeld.example')).to.deep.equal([]);
  });

  it('is mailed to that address even where it became the second one of the contact person', async () => {
    const { typed, customer, payment_url } = await reserveForCustomer();
    const [person] = customer.contactpersonen;
    const changedPerson = { ...person, email1: 'nieuw.twee@voorbeeld.example', email2: typed };
    await api.customers.updateCustomer({ id: customer.id, body: { contactpersonen: [changedPerson] } });
    await pay(payment_url);
    expect(await mailsTo(typed)).to.have.length(1);
    expect(await mailsTo('nieuw.twee@voorbeeld.example')).to.deep.equal([]);
  });

  it('is mailed to the main contact person where the address no longer belongs to the customer', async () => {
    const gone = await reserveForCustomer();
    const moved = await reserveForCustomer();
    await setMainContact(gone.customer, 'directeur.drie@voorbeeld.example', []);
    const contactpersonen = [{ achternaam: 'Ander', email1: 'ander.drie@voorbeeld.example' }];
    const { id: klant_id } = await given.customer({ contactpersonen });
    await api.bookings.updateBooking({ id: moved.booking.id, body: { klant_id } });
    for (const { payment_url } of [gone, moved]) await pay(payment_url);
    for (const { typed } of [gone, moved]) expect(await mailsTo(typed)).to.deep.equal([]);
    expect(await mailsTo('directeur.drie@voorbeeld.example')).to.have.length(1);
    expect(await mailsTo('ander.drie@voorbeeld.example')).to.have.length(1);
  });
});
