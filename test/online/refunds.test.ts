// Refunds of online payments: requested from the provider once, recorded once it has paid, and never more than was received.
import { expect } from 'chai';
import { Boekstaaf, type OnlinePayment } from 'boekstaaf';
import { settingsOf } from '../../config/config.ts';
import { conclude } from '../../db/conclude.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as refunds from '../../db/online/refunds.ts';
import { refundPayment } from '../../jobs/online/refunds.ts';
import { sandboxProvider } from '../../jobs/online/sandbox.ts';
import { ZONE } from '../support/clock.ts';
import {
  api,
  apiKey,
  basic,
  clock,
  given,
  jobs,
  journal,
  startService,
  expectRefusal,
  getService,
} from '../support/index.ts';
import { reserveBooking, type ReservedBooking } from '../support/booking-payment.ts';
import {
  answerWith,
  startMollie,
  MOLLIE_KEY,
  answerProperly,
  answerNothing,
  type Mollie,
  type MollieRefund,
} from '../support/mollie.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';
import { closeReceivers } from '../support/receiver.ts';
import type { ServedService } from '../support/running.ts';
import { runWrite } from '../support/knex-writes.ts';

journal.addSecret(MOLLIE_KEY);

let provider: Mollie;
let served: ServedService;
let bedrijf_id: number;

const readPayment = (id: number): Promise<OnlinePayment> => api.onlinePayments.getOnlinePayment({ id });
/** Requests a refund at the service that sells over Mollie, which also reaches the sandbox. */
const refund = (id: number, amount?: number, description?: string) =>
  new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 }).onlinePayments.refundOnlinePayment({
    id,
    body: { ...(amount === undefined ? {} : { amount }), ...(description === undefined ? {} : { description }) },
  });
const listInvoices = (id: number) => basic.invoices.listInvoices({ boeking_id: [id], embed: ['Betalingen'] });
/** Returns the status of each invoice of a booking, with the amounts recorded on it. */
const listRecorded = async ({ booking }: ReservedBooking) =>
  (await listInvoices(booking.id)).map(({ status, Betalingen = [] }) => [
    status,
    ...Betalingen.map((each) => each.bedrag),
  ]);
/** Returns the amount that a booking adds to an account of the journal. */
async function calculateBalance({ booking }: ReservedBooking, account: string): Promise<number> {
  const ids = (await listInvoices(booking.id)).map(({ id }) => id);
  const entries = (await api.journal.listJournalEntries({ begin: '2026-01-01', eind: '2026-12-31' })).filter(
    ({ factuur_id }) => ids.includes(factuur_id ?? 0),
  );
  const lines = entries.flatMap(({ regels }) => regels).filter(({ rekening }) => rekening === account);
  return lines.reduce((sum, { debet, credit }) => Math.round((sum + debet - credit) * 100) / 100, 0);
}

async function findPayment({ booking }: ReservedBooking): Promise<OnlinePayment> {
  const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: booking.id });
  if (payment === undefined) throw new Error('The booking has no payment.');
  return payment;
}

/** Makes the sandbox report another amount for a payment than the requested one. */
async function changeSandboxAmount(payment: OnlinePayment | undefined, cents: number): Promise<void> {
  await getService().database.write(({ build, write }) =>
    runWrite(
      { write },
      build('sandbox_payments')
        .where({ id: Number(payment?.provider_payment_id) })
        .update({ amount: cents }),
    ),
  );
}

/** Creates a booking of 121.00 that was paid at the sandbox. */
async function createPaidBooking(): Promise<{ readonly reservation: ReservedBooking; readonly id: number }> {
  const reservation = await reserveBooking();
  await endPayment(reservation.payment_url, 'pay');
  await jobs.runAllDue();
  return { reservation, id: (await findPayment(reservation)).id };
}

/** Creates a booking of 121.00 that was paid over Mollie, of the company that sells there. */
async function createMollieBooking() {
  const { id: klant_id } = await given.customer({ bedrijf_id });
  const reservation = await reserveBooking({ klant_id }, { by: served });
  const at = provider.findNewest();
  at.status = 'paid';
  await report();
  return { made: reservation, at, id: (await findPayment(reservation)).id };
}

/** Reports the newest payment as Mollie does, also when a refund changes. */
async function report(): Promise<void> {
  await fetch(`${served.baseUrl}${new URL(provider.findNewest().webhookUrl ?? '').pathname}`, { method: 'POST' });
  await served.runDue();
}

/** Returns the refunds of the newest payment at Mollie. */
const listMollieRefunds = (): readonly MollieRefund[] => provider.refundsOf(provider.findNewest().id);

before(async () => {
  provider = await startMollie();
  const environment = { MOLLIE_API_URL: provider.apiUrl, PUBLIC_URL: 'https://boekstaaf.example' };
  served = await startService({ environment });
  const { id: payment_integration_id } = await given.paymentIntegration();
  bedrijf_id = (await given.company({ payment_integration_id })).id;
});
beforeEach(() => {
  clock.set('2026-03-10T11:00:00Z');
  provider.behave(answerProperly);
});
after(async () => {
  await Promise.all([served.close(), closeReceivers()]);
  clock.reset();
});

describe('a refund of an online payment', () => {
  it('is recorded on the invoice with the money, to the cent, and never exceeds the rest', async () => {
    const { reservation, id } = await createPaidBooking();
    const first = await refund(id, 20.01);
    expect(first).to.deep.include({ refundable: 100.99, status: 'paid', error: null });
    expect(first.refunds[0]).to.deep.include({ amount: 20.01, status: 'refunded', error: null, description: null });
    expect(first.refunds[0]?.refunded_at).to.equal('2026-03-10T12:00:00+01:00');
    expect(await listRecorded(reservation)).to.deep.equal([['deels_betaald', 121, -20.01]]);

    const more = await expectRefusal(refund(id, 101));
    expect(more).to.include({ status: 406, code: 'ERR_REFUND_EXCEEDS_PAID', field: 'amount' });
    expect((await refund(id)).refundable).to.equal(0);
    expect(await listRecorded(reservation)).to.deep.equal([['verzonden', 121, -20.01, -100.99]]);
    expect(await expectRefusal(refund(id))).to.include({ status: 406, code: 'ERR_NOT_REFUNDABLE' });
    expect([
      await calculateBalance(reservation, 'debiteuren'),
      await calculateBalance(reservation, 'betalingen'),
    ]).to.deep.equal([121, 0]);

    await jobs.runAllDue();
    expect(await readPayment(id)).to.deep.include({ returned: 121, error: null });
  });

  it('is recorded on the credit invoice of a cancelled booking, which then needs no attention', async () => {
    const reservation = await reserveBooking();
    await api.bookings.setBookingStatus({ id: reservation.booking.id, status: 'geannuleerd' });
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();

    const { id, error } = await findPayment(reservation);
    expect(error).to.include('The booking was cancelled');
    expect(await refund(id)).to.deep.include({ error: null, refundable: 0 });
    expect(await listRecorded(reservation)).to.deep.equal([
      ['betaald', 121],
      ['betaald', -121],
    ]);

    const accounts = ['debiteuren', 'betalingen', 'omzet', 'btw'].map((account) =>
      calculateBalance(reservation, account),
    );
    expect(await Promise.all(accounts)).to.deep.equal([0, 0, 0, 0]);

    const day = reservation.booking.begin.slice(0, 10);
    const during = { begin: `${day}T00:00:00+02:00`, eind: `${day}T23:59:59+02:00` };
    const conflicts = await api.planning.getPlanningConflicts(during);
    expect(
      conflicts.filter(({ objecten }) => objecten.some(({ id: of }) => of === reservation.booking.id)),
    ).to.deep.equal([]);
  });

  it('pays an open credit invoice first, and then deducts from the invoice', async () => {
    const { reservation, id } = await createPaidBooking();
    const [invoice] = await listInvoices(reservation.booking.id);
    const regels = (await api.invoices.getInvoice({ id: invoice?.id ?? 0 })).regels ?? [];
    const listItemIds = (lines: typeof regels): number[] =>
      lines.flatMap((each) => (each.type === 'groep' ? listItemIds(each.regels) : each.id));
    const part = [{ id: listItemIds(regels)[0] ?? 0, bedrag: 40 }];
    await api.invoices.createCreditInvoice({ id: invoice?.id ?? 0, body: { regels: part } });
    await refund(id, 50);
    expect(await listRecorded(reservation)).to.deep.equal([
      ['deels_betaald', 121, -10],
      ['betaald', -40],
    ]);
  });

  it('is paid although staff recorded the money before, and reported as an error', async () => {
    const { made, at, id } = await createMollieBooking();
    await refund(id, 100);
    await served.runDue();
    const [invoice] = await listInvoices(made.booking.id);
    await api.invoicePayments.createInvoicePayment({ id: invoice?.id ?? 0, body: { bedrag: -100 } });
    provider.refundsOf(at.id)[0]!.status = 'refunded';
    await report();
    expect(await listRecorded(made)).to.deep.equal([['deels_betaald', 121, -100]]);
    const { refunds: all, error } = await readPayment(id);
    expect(all.map(({ status }) => status)).to.deep.equal(['refunded']);
    expect(error).to.equal('The refund of 100.00 could not be recorded on an invoice: record it by hand.');
  });

  it('is recorded once by ten concurrent jobs', async () => {
    const { reservation, id } = await createPaidBooking();
    const { database, config } = getService();
    const refund_id = await database.write((db) =>
      refunds.insert(
        db,
        { payment_id: id, amount: 5000 as never, description: null, created_by: null },
        clock.now() as never,
      ),
    );

    const concludeContext = {
      now: clock.now(),
      zone: ZONE,
      actor: { type: 'system', id: null },
      requestId: null,
    } as const;

    const means = {
      read: database.read.bind(database),
      write: (work: (db: Writer) => Promise<unknown>) =>
        database.write(async (db) => {
          const result = await work(db);
          await conclude(db, concludeContext);
          return result;
        }),
    };
    const moment = { now: () => clock.now(), today: () => '2026-03-10', zone: ZONE };
    const context = { ...means, ...moment, settings: settingsOf(config), log: { warn: () => undefined } } as never;
    const job = refundPayment({ sandbox: sandboxProvider });
    await Promise.all(Array.from({ length: 10 }, () => job.run({ refund_id }, context)));

    expect(await listRecorded(reservation)).to.deep.equal([['deels_betaald', 121, -50]]);

    await jobs.runAllDue();
    expect(await readPayment(id)).to.deep.include({ refundable: 71, returned: 50, error: null });
  });

  it('is refused for unpaid payments, and for vouchers that can be used', async () => {
    const sale = await given.voucherSale();
    const [open] = await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale.id });
    expect(await expectRefusal(refund(open?.id ?? 0))).to.include({ status: 406, code: 'ERR_NOT_REFUNDABLE' });
    await payVoucherOrder(sale);
    expect((await readPayment(open?.id ?? 0)).refundable).to.equal(0);
    const refusal = await expectRefusal(refund(open?.id ?? 0));
    expect(refusal).to.include({ code: 'ERR_NOT_REFUNDABLE' });
    expect(refusal.message).to.include('vouchers that were paid for can be used');
  });

  it('pays back the received amount where that differed, and no error is left', async () => {
    const sale = await given.voucherSale();
    const [payment] = await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale.id });
    await changeSandboxAmount(payment, 700);
    await payVoucherOrder(sale);

    const id = payment?.id ?? 0;
    const differs = await readPayment(id);
    expect(differs).to.deep.include({ status: 'failed', received: 7, refundable: 7, invoice_id: null });
    expect(differs.error).to.include('instead of');
    expect(await refund(id)).to.deep.include({ refundable: 0, error: null });

    await jobs.runAllDue();
    clock.advance({ hours: 2 });
    await jobs.runAllDue();
    expect(await readPayment(id)).to.deep.include({ status: 'failed', returned: 7, error: null });
    expect((await api.voucherSales.getVoucherSale({ id: sale.id })).status).to.equal('open');
  });

  it('leaves the invoice of a cancelled booking as it is where it never had the money', async () => {
    const reservation = await reserveBooking();
    const payment = await findPayment(reservation);
    await changeSandboxAmount(payment, 700);
    await endPayment(reservation.payment_url, 'pay');
    await jobs.runAllDue();

    expect(await readPayment(payment.id)).to.deep.include({ refundable: 7, invoice_id: null });

    const { id: boeking_id } = reservation.booking;
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'definitief' });

    const invoice = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 121 } });
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'geannuleerd' });
    await refund(payment.id);

    expect(await listRecorded(reservation)).to.deep.equal([['betaald', 121]]);
    expect(await api.cancellations.getCancellation({ boeking_id })).to.include({ geannuleerd_op: null, betaald: 121 });
  });
});

describe('a refund over Mollie', () => {
  it('is requested once, and recorded once when it is paid, however often it is reported', async () => {
    const { made, at, id } = await createMollieBooking();
    await refund(id, 21, 'Eén persoon minder');
    await served.runDue();

    const [there, ...others] = provider.refundsOf(at.id);
    expect(others).to.deep.equal([]);
    expect(there).to.deep.include({ amount: { currency: 'EUR', value: '21.00' }, description: 'Eén persoon minder' });

    const refundRequests = provider.received.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/refunds'),
    );
    expect(refundRequests.at(-1)?.headers).to.include({ 'idempotency-key': there?.metadata.reference });

    await report();
    expect((await readPayment(id)).refunds[0]).to.deep.include({ status: 'pending', provider_refund_id: there?.id });
    expect(await readPayment(id)).to.deep.include({ refundable: 100, returned: 21, error: null });
    expect(await listRecorded(made)).to.deep.equal([['betaald', 121]]);

    there!.status = 'refunded';
    for (let time = 0; time < 3; time += 1) await report();
    clock.advance({ hours: 2 });
    await served.runDue();

    expect((await readPayment(id)).refunds[0]?.status).to.equal('refunded');
    expect(await listRecorded(made)).to.deep.equal([['deels_betaald', 121, -21]]);
    expect((await readPayment(id)).error).to.equal(null);
  });

  it('is found by the scheduler when no report arrives', async () => {
    const { made, id } = await createMollieBooking();
    await refund(id);

    // The rounds of the scheduler begin again after the clock was set back.
    await jobs.runAllDue();
    // The last check of the payment itself is over by then.
    clock.advance({ hours: 1 });
    await served.runDue();
    listMollieRefunds()[0]!.status = 'refunded';
    await served.runDue();

    expect((await readPayment(id)).refunds[0]?.status).to.equal('pending');

    clock.advance({ hours: 1 });
    await served.runDue();
    expect(await listRecorded(made)).to.deep.equal([['verzonden', 121, -121]]);
  });

  it('is made once when its response is lost, even when the provider has purged the key', async () => {
    const { id } = await createMollieBooking();
    provider.behave(answerNothing);
    expect((await refund(id, 30)).refundable).to.equal(91);

    await served.runDue();
    // The list of refunds before it got no response either, so no refund was requested.
    expect(listMollieRefunds()).to.deep.equal([]);

    let isLost = false;
    provider.behave((response, properResponse) => {
      isLost ||= properResponse.status === 201;
      const reply = properResponse.status === 201 ? answerNothing : answerProperly;
      reply(response, properResponse);
    });
    clock.advance({ minutes: 1 });
    await served.runDue();

    expect([isLost, listMollieRefunds().length]).to.deep.equal([true, 1]);
    expect((await readPayment(id)).refunds[0]).to.deep.include({ status: 'requested', provider_refund_id: null });
    expect((await readPayment(id)).refunds[0]?.error).to.be.a('string');

    provider.expireKeys();
    provider.behave(answerProperly);
    clock.advance({ hours: 2 });
    await served.runDue();

    expect(listMollieRefunds()).to.have.length(1);
    expect((await readPayment(id)).refunds[0]).to.deep.include({ status: 'pending', error: null });
  });

  it('shows when the provider refuses or does not pay it, and can be requested again', async () => {
    const { made, id } = await createMollieBooking();
    provider.behave((response, properResponse) => {
      const reply = properResponse.status === 201 ? answerWith(422) : answerProperly;
      reply(response, properResponse);
    });

    // Mollie made the refund but reports a refusal, which the service cannot tell apart.
    await refund(id, 10);
    await served.runDue();
    listMollieRefunds()[0]!.status = 'failed';
    expect((await readPayment(id)).refunds[0]).to.deep.include({ status: 'failed', refunded_at: null });
    expect((await readPayment(id)).error).to.match(/^A refund of 10.00 failed/);

    const unseen = await api.onlinePayments.listOnlinePayments({ has_error: true, booking_id: made.booking.id });
    expect(unseen).to.have.length(1);

    provider.behave(answerProperly);
    await refund(id);
    await served.runDue();
    listMollieRefunds()[1]!.status = 'canceled';
    await report();

    expect((await readPayment(id)).refunds.map(({ status }) => status)).to.deep.equal(['failed', 'failed']);
    expect(await listRecorded(made)).to.deep.equal([['betaald', 121]]);

    provider.findNewest().amountRefunded = { currency: 'EUR', value: '0.00' };
    await report();
    await refund(id);
    await served.runDue();
    listMollieRefunds()[2]!.status = 'refunded';
    await report();

    expect(await listRecorded(made)).to.deep.equal([['verzonden', 121, -121]]);
    expect((await readPayment(id)).error).to.equal(null);
  });

  it('that failed needs no attention once its amount is paid by another one', async () => {
    const { made, id } = await createMollieBooking();
    await refund(id, 10);
    await served.runDue();
    listMollieRefunds()[0]!.status = 'failed';
    await report();

    expect((await readPayment(id)).error).to.match(/^A refund of 10.00 failed/);

    provider.findNewest().amountRefunded = { currency: 'EUR', value: '0.00' };
    await refund(id, 10);
    await served.runDue();
    listMollieRefunds()[1]!.status = 'refunded';
    await report();

    expect(await listRecorded(made)).to.deep.equal([['deels_betaald', 121, -10]]);
    expect((await readPayment(id)).error).to.equal(null);
  });

  it('is limited by what staff paid back at the provider, which is not taken for our own refunds', async () => {
    const { at, id } = await createMollieBooking();
    at.amountRefunded = { currency: 'EUR', value: '50.00' };
    await report();
    expect(await readPayment(id)).to.deep.include({ returned: 50, refundable: 71 });
    expect((await readPayment(id)).error).to.equal('The provider paid 50.00 back: record it on the invoice.');
    expect(await expectRefusal(refund(id, 71.01))).to.include({ code: 'ERR_REFUND_EXCEEDS_PAID' });
  });

  it('needs no attention once the bank reverses a chargeback, unless that was recorded on the invoice', async () => {
    const { made, at, id } = await createMollieBooking();

    const chargeBack = async (value: string): Promise<void> => {
      at.amountChargedBack = { currency: 'EUR', value };
      await report();
    };

    await chargeBack('50.00');
    expect((await readPayment(id)).error).to.equal('The provider paid 50.00 back: record it on the invoice.');

    await chargeBack('0.00');
    expect(await readPayment(id)).to.deep.include({ returned: 0, refundable: 121, error: null });

    await chargeBack('50.00');
    const [invoice] = await listInvoices(made.booking.id);
    await api.invoicePayments.createInvoicePayment({ id: invoice?.id ?? 0, body: { bedrag: -50 } });
    await chargeBack('0.00');

    expect((await readPayment(id)).error).to.include('delete the refund on the invoice');
  });
});
