// Drafts that the scheduler makes and sends: on their day, once, by the rules that apply to staff.
import { expect } from 'chai';
import pino from 'pino';
import type { Booking, Invoice, NewBooking } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, basic, clock, collectEvents, given, jobs, getService } from '../support/index.ts';
import { jobsOf } from '../support/service.ts';

const { cost } = given;
const set = (waarde: 'yes' | 'no'): PromiseLike<unknown> =>
  api.settings.updateSetting({ slug: 'deels_factureren', body: { waarde } });
const settle = (): Promise<number> => jobs.runAllDue();
const listInvoices = ({ id }: { readonly id: number }): Promise<Invoice[]> =>
  basic.invoices.listInvoices({ boeking_id: [id] }).then((all) => all);

/** Runs the jobs that are due at a local time of a day, by default just after midnight. */
async function runJobsAt(date: string, time = '00:10'): Promise<void> {
  clock.set(`${date}T${time}:00+02:00`);
  await settle();
}

/** Creates a confirmed booking of 121 euros on 13 June, of a company that invoices after five days. */
async function createBooking(body: Partial<NewBooking> = {}, regels = [cost()]): Promise<Booking> {
  const company = await given.company({ factureren_na_dagen: 5 });
  const customer = await given.customer({ bedrijf_id: company.id });
  return given.chargedBooking(regels, { klant_id: customer.id, status: 'definitief', ...body });
}

describe('drafts that the scheduler makes', () => {
  beforeEach(async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    await set('yes');
  });

  it('are made after the days that the booking says, else its company', async () => {
    const own = await createBooking({ conceptfactuur_na_dagen: 2 });
    const company = await createBooking();
    await runJobsAt('2026-06-14', '23:50');
    expect(await listInvoices(own)).to.deep.equal([]);
    await runJobsAt('2026-06-15');
    const [draft] = await listInvoices(own);
    expect(draft).to.include({ status: 'concept', verstuur_factuur_op: null, context: 'invoice' });
    expect(draft?.calculated_totaalbedrag_inclusief_btw).to.equal(121);
    expect(await listInvoices(company)).to.deep.equal([]);
    await runJobsAt('2026-06-18');
    expect(await listInvoices(company)).to.have.length(1);
  });

  it('have reverse charge where the advance of their booking has it', async () => {
    const booking = await createBooking();
    await api.invoices.createInvoice({
      body: { boeking_id: booking.id, status: 'definitief', btw_verlegd: true, voorschot_percentage: 50 },
    });
    await runJobsAt('2026-06-18');
    const draft = (await listInvoices(booking)).find(({ status }) => status === 'concept');
    expect(draft).to.include({ btw_verlegd: true, calculated_totaalbedrag_inclusief_btw: 50 });
  });

  it('are made by the service, once, even when staff delete them', async () => {
    const booking = await createBooking();
    const events = await collectEvents(() => runJobsAt('2026-06-18'));
    const invoices = events.filter(({ object }) => object === 'Factuur');
    expect(invoices.map(({ event }) => event)).to.deep.equal(['Factuur::postInsert', 'Factuur::postSave']);
    const [draft] = await listInvoices(booking);
    await api.invoices.deleteInvoice({ id: draft?.id ?? 0 });
    for (const day of ['2026-06-19', '2026-06-20']) await runJobsAt(day);
    expect(await listInvoices(booking)).to.deep.equal([]);
  });

  it('are made late after an outage, but not for old bookings', async () => {
    const booking = await createBooking();
    const old = await createBooking({ begin: '2026-06-02T10:00:00+02:00' });
    await runJobsAt('2026-07-19');
    expect(await listInvoices(booking)).to.have.length(1);
    expect(await listInvoices(old)).to.deep.equal([]);
  });

  it('are not made where the setting or the booking forbids it, nor before it is confirmed', async () => {
    const never = await createBooking({ factureren: false });
    const early = await createBooking({ status: 'reservering' });
    const completed = await createBooking({ status: 'voltooid' });

    await set('no');
    await runJobsAt('2026-06-20');
    expect(await listInvoices(completed)).to.deep.equal([]);

    await set('yes');
    await runJobsAt('2026-06-21');
    expect(await listInvoices(never)).to.deep.equal([]);
    expect(await listInvoices(early)).to.deep.equal([]);
    expect(await listInvoices(completed)).to.have.length(1);

    await api.bookings.setBookingStatus({ id: early.id, status: 'definitief' });
    await runJobsAt('2026-06-22');
    expect(await listInvoices(early)).to.have.length(1);
  });

  it('are not made for a booking that has a draft, is fully invoiced or costs nothing', async () => {
    const drafted = await createBooking();
    const invoiced = await createBooking();
    const empty = await createBooking({}, []);
    await api.invoices.createInvoice({ body: { boeking_id: drafted.id } });
    await api.invoices.createInvoice({ body: { boeking_id: invoiced.id, status: 'definitief' } });
    await runJobsAt('2026-06-18');
    expect(await listInvoices(drafted)).to.have.length(1);
    expect(await listInvoices(invoiced)).to.have.length(1);
    expect(await listInvoices(empty)).to.deep.equal([]);
    expect(await collectEvents(() => runJobsAt('2026-06-19'))).to.deep.equal([]);
  });

  it('charge the rest after an earlier invoice', async () => {
    const booking = await createBooking();
    await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    await given.recharge(booking, [cost({ bedrag: 221 })]);
    await runJobsAt('2026-06-18');
    const totals = (await listInvoices(booking)).map((invoice) => invoice.calculated_totaalbedrag_inclusief_btw);
    expect(totals).to.deep.equal([121, 100]);
  });
});

describe('drafts with a sending date', () => {
  const createDraft = async (verstuur_factuur_op: string, booking?: Booking): Promise<Invoice> => {
    const { id } = booking ?? (await createBooking());
    return api.invoices.createInvoice({ body: { boeking_id: id, verstuur_factuur_op } });
  };

  const read = ({ id }: Invoice): PromiseLike<Invoice> => api.invoices.getInvoice({ id });

  beforeEach(async () => {
    clock.set('2027-03-01T12:00:00+01:00');
    await set('no');
  });

  it('are finalised at the beginning of that day, once, as if staff had sent them', async () => {
    const draft = await createDraft('2027-04-07');
    await runJobsAt('2027-04-06', '23:50');
    expect((await read(draft)).status).to.equal('concept');
    const events = await collectEvents(() => runJobsAt('2027-04-07'));
    expect(await read(draft)).to.include({ status: 'verzonden', datum: '2027-04-07', factuur_nummer: '2027-00001' });
    expect(events.map(({ event }) => event)).to.include('InvoiceDefinitive');
    const feedEvents = (await api.events.listEvents({ page_size: 1_000 })).filter(
      ({ meta }) => meta.event === 'InvoiceDefinitive' && meta.object_id === draft.id,
    );
    expect(feedEvents.map(({ meta }) => meta.actor)).to.deep.equal([{ type: 'system', id: null }]);
    expect(await collectEvents(() => runJobsAt('2027-04-08'))).to.deep.equal([]);
  });

  it("are mailed on that day to the customer's first contact person with an address, if any", async () => {
    const draft = await createDraft('2027-04-07');
    const silent = await createDraft('2027-04-07');
    const { contactpersonen } = await api.customers.getCustomer({ id: silent.klant_id });
    const nobody = contactpersonen.map((person) => ({ ...person, email1: null, email2: null }));
    await api.customers.updateCustomer({ id: silent.klant_id, body: { contactpersonen: nobody } });
    await runJobsAt('2027-04-07');
    const [mail, ...others] = await api.mails.listMails({ factuur_id: draft.id });
    const [first] = (await api.customers.getCustomer({ id: draft.klant_id })).contactpersonen;
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({ kind: 'invoice', status: 'queued', to: [first?.email1] });
    expect((await read(silent)).status).to.equal('verzonden');
    expect(await api.mails.listMails({ factuur_id: silent.id })).to.deep.equal([]);
  });

  it('stay drafts without a date when a rule refuses them, and delay no other', async () => {
    const booking = await createBooking();
    const first = await createDraft('2027-04-07', booking);
    const second = await createDraft('2027-04-07', booking);
    const other = await createDraft('2027-04-07');
    await runJobsAt('2027-04-07');
    const invoices = [await read(first), await read(second)];
    expect(invoices.map(({ status }) => status)).to.have.members(['verzonden', 'concept']);
    expect(invoices.find(({ status }) => status === 'concept')?.verstuur_factuur_op).to.equal(null);
    expect((await read(other)).status).to.equal('verzonden');
  });

  it('are sent once by two concurrent queues, and so are drafts made', async () => {
    await set('yes');
    clock.set('2027-04-10T12:00:00+02:00');

    const bookings: Booking[] = [];
    const drafts: Invoice[] = [];
    for (let at = 0; at < 6; at++) bookings.push(await createBooking({ begin: '2027-04-05T10:00:00+02:00' }));
    for (let at = 0; at < 6; at++) drafts.push(await createDraft('2027-04-10'));

    const { config, database } = getService();
    const all = jobsOf(database, config);

    // Without a key each job is queued twice, as if both queues had found it.
    const twice = [...bookings, ...bookings].map(({ id }) => ({
      kind: 'draft-invoice' as const,
      payload: { boeking_id: id },
    }));
    const also = [...drafts, ...drafts].map(({ id }) => ({
      kind: 'send-invoice' as const,
      payload: { factuur_id: id },
    }));

    await database.write((db) => enqueueAll(db, [...twice, ...also]));
    const log = pino({ level: 'silent' });
    const queues = [1, 2].map(() => new JobQueue({ config, database, jobs: all, now: clock.now, log }));
    await Promise.all(queues.map((queue) => queue.runDue()));
    for (const booking of bookings) expect(await listInvoices(booking)).to.have.length(1);

    const numbers = await Promise.all(drafts.map(async (each) => (await read(each)).factuur_nummer));
    expect(numbers.every((number) => number === '2027-00001')).to.equal(true);
  });
});
