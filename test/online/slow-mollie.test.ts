// A Mollie that responds late, partly or never, at each step: no one waits longer than necessary, and nothing is done twice.
import { expect } from 'chai';
import { Boekstaaf, type Package } from 'boekstaaf';
import pino from 'pino';
import { enqueue } from '../../db/queue/jobs.ts';
import { openHttpClient, type HttpClient } from '../../jobs/announcements/http-client.ts';
import { createSchedulerJob, rounds } from '../../jobs/scheduler.ts';
import { CALL_LIMITS } from '../../jobs/outgoing-call.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, apiKey, basic, clock, getDatabase, given, jobsOf, startService, getService } from '../support/index.ts';
import { startMollie, answerProperly, type MollieManner, type Mollie, type MolliePayment } from '../support/mollie.ts';
import { scaleWait } from '../support/patience.ts';
import { closeReceivers } from '../support/receiver.ts';
import { RECEIVERS, resolve } from '../support/receiver-names.ts';
import { mailsTo, prepareReservation, createSmallPackage } from '../support/reserving.ts';
import type { ServedService } from '../support/running.ts';

const PUBLIC_BASE_URL = 'https://boekstaaf.example';
/** The time limit in milliseconds where Mollie is known not to respond in time. */
const HASTY_PATIENCE_MS = 100;
const CONTENT_TYPE = 'application/hal+json';

/** Receives the request, and never responds. */
const ignoreRequest: MollieManner = () => undefined;

/** Sends one half of the response, and then nothing. */
const sendHalf: MollieManner = (response, { status, body }) => {
  response.writeHead(status, { 'content-type': CONTENT_TYPE, 'content-length': String(body.length) });
  response.write(body.slice(0, body.length / 2));
};

/** Sends one half of the response, and closes the connection. */
const cut: MollieManner = (response, properResponse) => {
  sendHalf(response, properResponse);
  setImmediate(() => response.destroy());
};

/** Sends the whole response after the client has gone. */
const respondLate: MollieManner = (response, properResponse) => {
  response.once('close', () => {
    answerProperly(response, properResponse);
  });
};

const MANNERS = { never: ignoreRequest, half: sendHalf, cut, late: respondLate };

let provider: Mollie;
let served: ServedService;
let visitor: Boekstaaf;
let sold: Package;
let integration_id: number;
let isHasty = false;
const senders: HttpClient[] = [];

/** Returns a client with a shorter time limit while the provider is broken. */
function createImpatientSender(): HttpClient {
  const open = (wait: number): HttpClient => {
    const sender = openHttpClient({ ...CALL_LIMITS, allowed: RECEIVERS, resolve, timeoutMs: wait });
    senders.push(sender);
    return sender;
  };
  const steady = open(scaleWait(CALL_LIMITS.timeoutMs));
  const hasty = open(HASTY_PATIENCE_MS);
  return { ...steady, send: (method, message) => (isHasty ? hasty : steady).send(method, message) };
}

/** Breaks the provider in this manner, and shortens the time limit. */
function breakProvider(manner: MollieManner): void {
  isHasty = true;
  provider.behave(manner);
}

/** Repairs the provider, and runs the retries that are due. */
async function repairProvider(): Promise<void> {
  isHasty = false;
  provider.behave(answerProperly);
  clock.advance({ seconds: 6 });
  await served.runDue();
}

interface VisitorBooking {
  readonly email: string;
  readonly booking: number;
  readonly payment_url: string;
}

async function book(): Promise<VisitorBooking> {
  const body = prepareReservation(sold, [1], { betaalmethode: 'provider' });
  const { boeking_id = 0, payment_url = '', status } = await visitor.onlineBooking.reservePackage({ body });
  expect(status).to.equal('betaling benodigd');
  return { email: String(body.contactformulier['contactpersoon.email1']), booking: boeking_id, payment_url };
}

const toOwnUrl = (url: string): string => `${served.baseUrl}${new URL(url).pathname}`;
const fetchPage = (url: string): Promise<Response> => fetch(toOwnUrl(url), { redirect: 'manual' });

async function report({ id, webhookUrl = '' }: MolliePayment): Promise<number> {
  return (await fetch(toOwnUrl(webhookUrl), { method: 'POST', body: new URLSearchParams({ id }) })).status;
}

/** Returns the state of a booking: its status, its recorded money, and the mails to its visitor. */
async function readState({ booking, email }: VisitorBooking) {
  const { status } = await api.bookings.getBooking({ id: booking });
  const recorded: number[] = [];
  for (const { id } of await basic.invoices.listInvoices({ boeking_id: [booking] }))
    recorded.push(...(await api.invoicePayments.listInvoicePayments({ id })).map(({ bedrag }) => bedrag));
  return { status, recorded, mails: (await mailsTo(email)).length };
}

describe('a Mollie that does not respond in time', () => {
  before(async () => {
    provider = await startMollie();
    const config = { ...getService().config, mollieApiUrl: provider.apiUrl, publicUrl: PUBLIC_BASE_URL };
    const jobs = {
      ...jobsOf(getDatabase(), config, createImpatientSender()),
      clock: createSchedulerJob(rounds.filter(({ name }) => name === 'holds')),
    };
    const log = pino({ level: 'silent' });
    const queue = new JobQueue({ config, database: getDatabase(), jobs, now: clock.now, log, random: () => 0 });

    served = await startService({
      queue,
      environment: { MOLLIE_API_URL: provider.apiUrl, PUBLIC_URL: PUBLIC_BASE_URL },
      failing: true,
    });
    visitor = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
    integration_id = (await given.paymentIntegration()).id;

    const { id: bedrijf_id } = await given.company({ payment_integration_id: integration_id });
    sold = await createSmallPackage([{}], { bedrijf_id });
  });

  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
    isHasty = false;
    provider.behave(answerProperly);
  });

  after(async () => {
    await served.close();
    await Promise.all([...senders.map((sender) => sender.close()), closeReceivers()]);
    clock.reset();
  });

  for (const [name, manner] of Object.entries(MANNERS)) {
    it(`shows the visitor a page that leads to the payment, and makes one payment (${name})`, async () => {
      const requestCount = provider.received.length;
      const paymentCount = provider.payments.size;
      breakProvider(manner);

      const reservation = await book();
      expect(reservation.payment_url).to.match(/^https:\/\/boekstaaf\.example\/betalen\/naar\//);

      const page = await fetchPage(reservation.payment_url);
      expect(await page.text()).to.include('Een ogenblik');
      expect(page.headers.get('refresh')).to.equal('3');
      expect(await readState(reservation)).to.deep.equal({ status: 'reservering', recorded: [], mails: 0 });

      await repairProvider();
      expect((await fetchPage(reservation.payment_url)).headers.get('location')).to.include(provider.findNewest().id);
      expect(provider.payments.size).to.equal(paymentCount + 1);

      const keys = provider.received.slice(requestCount).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys)).to.deep.equal(new Set([provider.findNewest().metadata.reference]));
    });

    it(`settles nothing before its whole response, and then once (${name})`, async () => {
      const reservation = await book();
      const payment = provider.findNewest();
      payment.status = 'paid';
      breakProvider(manner);

      // Neither a report nor a returning customer waits for Mollie.
      expect(await report(payment)).to.equal(200);
      expect((await fetchPage(payment.redirectUrl)).status).to.equal(200);

      await served.runDue();
      expect(await readState(reservation)).to.deep.equal({ status: 'reservering', recorded: [], mails: 0 });

      await repairProvider();
      const settledState = { status: 'definitief', recorded: [12.1], mails: 1 };
      expect(await readState(reservation)).to.deep.equal(settledState);

      await report(payment);
      await served.runDue();
      expect(await readState(reservation)).to.deep.equal(settledState);
    });

    it(`delays no end of a reservation, and is notified afterwards (${name})`, async () => {
      const reservation = await book();
      const payment = provider.findNewest();
      clock.advance({ minutes: 31 });
      breakProvider(manner);
      await getDatabase().write((db) => enqueue(db, { kind: 'clock', payload: { name: 'holds' }, key: 'holds' }));
      await served.runDue();
      expect((await readState(reservation)).status).to.equal('geannuleerd');
      await repairProvider();
      expect(payment.status).to.equal('canceled');
      const [storedPayment] = await api.onlinePayments.listOnlinePayments({ booking_id: reservation.booking });
      expect(storedPayment).to.include({ status: 'cancelled' });
    });
  }

  // Lists of refunds arrive in time: only the response to the new refund is lost.
  for (const [name, manner] of Object.entries(MANNERS))
    it(`delays staff no longer than visitors, and refunds once (${name})`, async () => {
      const reservation = await book();
      const payment = provider.findNewest();
      payment.status = 'paid';
      await report(payment);
      await served.runDue();

      const [{ id } = { id: 0 }] = await api.onlinePayments.listOnlinePayments({ booking_id: reservation.booking });
      breakProvider((response, properResponse) => {
        const reply = properResponse.status === 201 ? manner : answerProperly;
        reply(response, properResponse);
      });

      const updatedPayment = await visitor.onlinePayments.refundOnlinePayment({ id, body: { amount: 2.1 } });
      expect(updatedPayment.refunds.map(({ amount, status }) => [amount, status])).to.deep.equal([[2.1, 'requested']]);

      await repairProvider();
      const [refund, ...more] = provider.refundsOf(payment.id);
      expect([refund?.amount.value, more]).to.deep.equal(['2.10', []]);
    });

  it('delays no other request', async () => {
    let release = (): void => undefined;
    const requestArrival = new Promise<void>((resolved) => {
      provider.behave((response, properResponse) => {
        release = () => {
          answerProperly(response, properResponse);
        };
        resolved();
      });
    });
    let isTold = false;
    const reservation = book().finally(() => {
      isTold = true;
    });

    await requestArrival;
    const { id } = await given.location();
    await visitor.locations.getLocation({ id });

    const later = await visitor.onlineBooking.reservePackage({ body: prepareReservation(sold, [1]) });
    expect(later.status).to.equal('reservering');
    expect(isTold).to.equal(false);

    release();
    expect((await reservation).payment_url).to.include('mollie.example');
  });
});
