// Payment reminders by the scheduler: on their day, in the company's words, once each, and never when nothing is open.
import { expect } from 'chai';
import pino from 'pino';
import type { ContactPersonPut, Invoice, NewCompany, QueuedMail } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, collectEvents, given, jobs, expectRefusal, getService } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import { jobsOf } from '../support/service.ts';

const REMINDER_TEXTS = {
  onderwerp_eerste_betalingsherinnering: 'Herinnering {factuur_nummer}',
  body_eerste_betalingsherinnering: 'Nog {factuur_resterend_bedrag} sinds {factuur_vervaldatum}, {gebruiker_voornaam}.',
  onderwerp_tweede_betalingsherinnering: 'Laatste herinnering',
  body_tweede_betalingsherinnering: 'Nog steeds {factuur_resterend_bedrag}. {onbekend}',
};
const CONTACT_PERSONS = [{ voornaam: 'Sanne', email1: 'sanne@klant.example' }];

/** Creates a finalised invoice of 1 June over 121 euros, due on the 15th. */
async function createInvoice(
  company: Partial<NewCompany> = {},
  people: readonly ContactPersonPut[] = CONTACT_PERSONS,
): Promise<Invoice> {
  const { id: bedrijf_id } = await given.company({ ...REMINDER_TEXTS, ...company });
  const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [...people] });
  const { id: boeking_id } = await given.chargedBooking(undefined, { klant_id });
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id, betaaltermijn: 14 } } });
  return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
}

/** Changes the price of an invoice's booking, and invoices the difference. */
async function charge({ boeking_id }: Invoice, bedrag: number): Promise<Invoice> {
  await given.recharge({ id: boeking_id }, [given.cost({ bedrag })]);
  return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
}

/** Sets the clock to a local time of a day in 2026, and runs the jobs that are due. */
async function runJobsAt(day: string, time = '08:00'): Promise<void> {
  clock.set(`2026-${day}T${time}:00+02:00`);
  await jobs.runAllDue();
}

const read = ({ id }: Invoice): PromiseLike<Invoice> => api.invoices.getInvoice({ id });
const listMails = async ({ id }: Invoice): Promise<QueuedMail[]> => [
  ...(await api.mails.listMails({ factuur_id: id })),
];
const listReminderDates = async (invoice: Invoice): Promise<unknown[]> => {
  const { herinnering1, herinnering2 } = await read(invoice);
  return [herinnering1, herinnering2];
};
const pay = ({ id }: Invoice, bedrag: number): PromiseLike<unknown> =>
  api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });

describe('payment reminders', () => {
  beforeEach(async () => {
    await runJobsAt('06-01', '12:00');
  });

  it('are sent at eight on the day after the due date, and 14 days later', async () => {
    const invoice = await createInvoice();
    await runJobsAt('06-15', '23:00');
    await runJobsAt('06-16', '07:59');
    expect(await listMails(invoice)).to.deep.equal([]);
    expect(await listReminderDates(invoice)).to.deep.equal([null, null]);

    await runJobsAt('06-16');
    const [first] = await listMails(invoice);
    expect(first).to.deep.include({
      kind: 'first_reminder',
      subject: `Herinnering ${invoice.factuur_nummer ?? ''}`,
      body: 'Nog € 121,00 sinds 15 juni 2026, .',
      to: ['sanne@klant.example'],
      attachments: [`factuur-${invoice.factuur_nummer ?? ''}.pdf`],
    });
    expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', null]);

    for (const day of ['06-17', '06-29']) await runJobsAt(day, '20:00');
    expect(await listMails(invoice)).to.have.lengthOf(1);

    await pay(invoice, 21);
    await runJobsAt('06-30');

    const [, second] = await listMails(invoice);
    expect(second).to.deep.include({
      kind: 'second_reminder',
      subject: 'Laatste herinnering',
      body: 'Nog steeds € 100,00. {onbekend}',
      unknown_tags: ['onbekend'],
    });
    expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', '2026-06-30']);

    for (const day of ['07-01', '07-14', '07-20']) await runJobsAt(day);
    expect(await listMails(invoice)).to.have.lengthOf(2);
  });

  it('are announced with their date on the invoice, as done by the service', async () => {
    const invoice = await createInvoice();
    const events = await collectEvents(() => runJobsAt('06-16'));
    expect(events.map(({ event, object_id }) => [event, object_id])).to.deep.include.members([
      ['Factuur::postUpdate', invoice.id],
    ]);
    expect(events.map(({ event }) => event)).to.include('QueuedMail::postInsert');
  });

  it('are not sent when nothing is open: paid, credited, or both together', async () => {
    const paid = await createInvoice();
    const credited = await createInvoice();
    const both = await createInvoice();
    const unsettled = await createInvoice();

    await pay(paid, 121);
    await api.invoices.createCreditInvoice({ id: credited.id });

    const item = (await read(both)).regels?.find(({ type }) => type === 'item');
    const regels = [{ id: item?.id ?? 0, bedrag: 21 }];
    await pay(both, 100);
    await api.invoices.createCreditInvoice({ id: both.id, body: { regels, verrekenen: false } });
    await api.invoices.createCreditInvoice({ id: unsettled.id, body: { verrekenen: false } });

    expect((await read(both)).status).to.equal('deels_betaald');
    expect((await read(unsettled)).status).to.equal('verzonden');

    await runJobsAt('06-16');
    for (const invoice of [paid, credited, both, unsettled]) {
      expect(await listMails(invoice)).to.deep.equal([]);
      expect(await listReminderDates(invoice)).to.deep.equal([null, null]);
    }
  });

  it("are neither sent nor allowed when the booking's other invoices owe the customer the rest", async () => {
    const invoice = await createInvoice();
    const difference = await charge(invoice, 81);
    expect(difference.calculated_totaalbedrag_inclusief_btw).to.equal(-40);

    await pay(invoice, 81);
    for (const day of ['06-16', '06-30']) await runJobsAt(day);
    expect(await listMails(invoice)).to.deep.equal([]);
    expect(await listReminderDates(invoice)).to.deep.equal([null, null]);
    expect(
      await expectRefusal(api.invoices.mailInvoice({ id: invoice.id, body: { kind: 'first_reminder' } })),
    ).to.include({
      code: 'ERR_NOTHING_TO_PAY',
    });

    const { bedrijf_id } = invoice;
    expect(await api.statistics.getAgedDebtors({ bedrijf_id })).to.deep.equal([]);
  });

  it('ask for the open amount of all invoices of the booking', async () => {
    const invoice = await createInvoice();
    await charge(invoice, 81);
    await runJobsAt('06-16');
    expect((await listMails(invoice)).map(({ body }) => body)).to.deep.equal(['Nog € 81,00 sinds 15 juni 2026, .']);
  });

  it('ask for the rest after a partial credit, and ignore credit invoices', async () => {
    const invoice = await createInvoice();
    const item = (await read(invoice)).regels?.find(({ type }) => type === 'item');
    const body = { regels: [{ id: item?.id ?? 0, bedrag: 21 }], verrekenen: false };
    const credit = await api.invoices.createCreditInvoice({ id: invoice.id, body });
    await runJobsAt('06-16');
    expect((await listMails(invoice)).map((mail) => mail.body)).to.deep.equal(['Nog € 100,00 sinds 15 juni 2026, .']);
    expect(await listMails(credit)).to.deep.equal([]);
  });

  it('are sent to the recipient of the invoice, else the first person with an address, else wait for one', async () => {
    const two = [{ voornaam: 'Sanne' }, { voornaam: 'Bas', email1: 'bas@klant.example' }];
    const some = await createInvoice({}, two);
    const nobody = await createInvoice({}, [{ voornaam: 'Niemand' }]);
    const { klant_id } = nobody;
    const other = await given.contact({ contactpersonen: [{ voornaam: 'Ander', email1: 'ander@elders.example' }] });
    const mailed = await given.mailedInvoice({ mail_to: other.contactpersonen[0]?.id ?? 0 });

    await runJobsAt('07-02');
    expect((await listMails(some)).map(({ to }) => to)).to.deep.equal([['bas@klant.example']]);
    expect(await listReminderDates(nobody)).to.deep.equal([null, null]);

    const reminder = (await listMails(mailed)).find(({ kind }) => kind === 'first_reminder');
    expect(reminder?.to).to.deep.equal(['ander@elders.example']);

    const { contactpersonen } = await api.customers.getCustomer({ id: klant_id });
    const reachablePeople = contactpersonen.map((person) => ({ ...person, email1: 'nieuw@klant.example' }));
    await api.customers.updateCustomer({ id: klant_id, body: { contactpersonen: reachablePeople } });
    await runJobsAt('07-03');

    expect((await listMails(nobody)).map(({ to }) => to)).to.deep.equal([['nieuw@klant.example']]);
    expect(await listReminderDates(nobody)).to.deep.equal(['2026-07-03', null]);

    await runJobsAt('07-16');
    expect(await listMails(nobody)).to.have.lengthOf(1);
  });

  it('are not sent for a company without a text for them', async () => {
    const silent = await createInvoice({ body_eerste_betalingsherinnering: ' ' });
    await runJobsAt('06-16');
    expect(await listMails(silent)).to.deep.equal([]);
    expect(await listReminderDates(silent)).to.deep.equal([null, null]);
  });

  it('are cancelled while they wait for a mail server, when the invoice is paid', async () => {
    const paid = await createInvoice();
    const open = await createInvoice();
    await runJobsAt('06-16');
    await pay(paid, 121);
    const { deliverMail: deliver, close } = await startMailing();
    const late = (await listMails(paid))[0];
    const due = (await listMails(open))[0];
    expect(await deliver(late as QueuedMail)).to.include({ status: 'cancelled', attempts: 0 });
    expect(await deliver(due as QueuedMail)).to.include({ status: 'sent' });
    await close();
  });

  it('are sent late after an outage, but not after years', async () => {
    const recent = await createInvoice();
    const old = await createInvoice();
    await runJobsAt('06-10', '12:00');
    const later = await createInvoice();
    await runJobsAt('07-18');
    expect(await listReminderDates(later)).to.deep.equal(['2026-07-18', null]);
    expect(await listReminderDates(recent)).to.deep.equal([null, null]);
    expect(await listReminderDates(old)).to.deep.equal([null, null]);
  });

  it('are sent once when the clock jumps ahead a year and back', async () => {
    const invoice = await createInvoice();
    clock.set('2027-06-16T08:00:00+02:00');
    await jobs.runAllDue();
    expect(await listMails(invoice)).to.deep.equal([]);
    await runJobsAt('06-01', '13:00');
    for (const day of ['06-16', '06-17', '06-30', '07-01']) await runJobsAt(day);
    expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', '2026-06-30']);
    clock.set('2027-06-16T08:00:00+02:00');
    await jobs.runAllDue();
    for (const day of ['06-16', '06-30']) await runJobsAt(day);
    expect((await listMails(invoice)).map(({ kind }) => kind)).to.deep.equal(['first_reminder', 'second_reminder']);
  });

  for (const [label, invoicedOn, before, due] of [
    ['to summer', '2027-03-13T12:00:00+01:00', '2027-03-28T07:59:00+02:00', '2027-03-28T08:00:00+02:00'],
    ['to winter', '2026-10-10T12:00:00+02:00', '2026-10-25T07:59:00+01:00', '2026-10-25T08:00:00+01:00'],
  ] as const)
    it(`keep their local time over the change ${label}`, async () => {
      clock.set(invoicedOn);
      const invoice = await createInvoice();

      // The evening before, then right before eight.
      for (const hours of [-12, 0]) {
        clock.set(before);
        clock.advance({ hours });
        await jobs.runAllDue();
        expect(await listMails(invoice)).to.deep.equal([]);
      }

      for (const hours of [0, 1, 1]) {
        if (hours === 0) clock.set(due);
        clock.advance({ hours });
        await jobs.runAllDue();
        expect(await listMails(invoice)).to.have.length(1);
      }
    });

  it('are sent once by two concurrent queues', async () => {
    const all: Invoice[] = [];
    for (let at = 0; at < 8; at++) all.push(await createInvoice());
    clock.set('2026-06-16T09:00:00+02:00');

    const { config, database } = getService();
    const twice = all
      .flatMap((each) => [each, each])
      .map(({ id }) => ({ kind: 'remind-invoice' as const, payload: { factuur_id: id } }));

    await database.write((db) => enqueueAll(db, twice));
    const log = pino({ level: 'silent' });
    const work = jobsOf(database, config);
    const queues = [1, 2].map(() => new JobQueue({ config, database, jobs: work, now: clock.now, log }));
    await Promise.all(queues.map((queue) => queue.runDue()));
    for (const invoice of all) {
      expect((await listMails(invoice)).map(({ kind }) => kind)).to.deep.equal(['first_reminder']);
      expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', null]);
    }
  });
});
