// A Mollie that does not answer, answers by half, or too late, at each step. Nobody waits for it longer than they must, and nothing is doubled.
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
/** How long Mollie has where it is known that it will not answer in time, in milliseconds. */
const HASTY_PATIENCE_MS = 100;
const CONTENT_TYPE = 'application/hal+json';

/** Takes the request, and never says anything. */
const ignoreRequest: MollieManner = () => undefined;

/** Says one half, and then nothing. */
const sendHalf: MollieManner = (response, { status, body }) => {
  response.writeHead(status, { 'content-type': CONTENT_TYPE, 'content-length': String(body.length) });
  response.write(body.slice(0, body.length / 2));
};

/** Says one half, and closes the connection. */
const cut: MollieManner = (response, properResponse) => {
  sendHalf(response, properResponse);
  setImmediate(() => response.destroy());
};

/** Says it all when nobody listens any more. */
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

/** A sender that has less patience where the answer will not come. */
function createImpatientSender(): HttpClient {
  const open = (wait: number): HttpClient => {
    const sender = openHttpClient({ ...CALL_LIMITS, allowed: RECEIVERS, resolve, patience: wait });
    senders.push(sender);
    return sender;
  };
  const [steady, hasty] = [open(scaleWait(CALL_LIMITS.patience)), open(HASTY_PATIENCE_MS)];
  return { ...steady, send: (method, message) => (isHasty ? hasty : steady).send(method, message) };
}

/** From now on it behaves so, and is not waited for. */
function breakProvider(manner: MollieManner): void {
  isHasty = true;
  provider.behave(manner);
}

/** It is well again, and what failed is due again. */
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

/** The state of a booking: its status, its recorded money, and the mails to its visitor. */
async function readState({ booking, email }: VisitorBooking) {
  const { status } = await api.bookings.getBooking({ id: booking });
  const recorded: number[] = [];
  for (const { id } of await basic.invoices.listInvoices({ boeking_id: [booking] }))
    recorded.push(...(await api.invoicePayments.listInvoicePayments({ id })).map(({ bedrag }) => bedrag));
  return { status, recorded, mails: (await mailsTo(email)).length };
}

describe('a Mollie that does not answer in time', () => {
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
    it(`leaves the visitor a page that leads on, and makes one payment (${name})`, async () => {
      const [requestCount, paymentCount] = [provider.received.length, provider.payments.size];
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

    it(`settles nothing before it has heard all of it, and then once (${name})`, async () => {
      const reservation = await book();
      const payment = provider.findNewest();
      payment.status = 'paid';
      breakProvider(manner);

      // Neither who reports nor who comes back waits for it.
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

    it(`ends a hold to the minute, and is told afterwards (${name})`, async () => {
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

  // The refunds that there are are told in time: what is lost is the answer to the one that is made.
  for (const [name, manner] of Object.entries(MANNERS))
    it(`keeps staff no longer either, and pays back once (${name})`, async () => {
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

  it('delays nobody else meanwhile', async () => {
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
