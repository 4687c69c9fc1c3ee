// Scheduled booking mails: once for each text, booking and date, whatever clocks and servers do.
import { expect } from 'chai';
import pino from 'pino';
import type { Booking, BookingMail, BookingMailSending, NewBooking, NewBookingMail } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, given, jobs, getService } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import { asAnother } from '../support/queue-processes.ts';
import { jobsOf } from '../support/service.ts';

async function createReminder(bedrijf_id: number, body: Partial<NewBookingMail> = {}): Promise<BookingMail> {
  return given.bookingMail({ bedrijf_id, moment: 'herinnering', dagen: 7, ...body });
}

async function createBooking(bedrijf_id: number, body: Partial<NewBooking> = {}): Promise<Booking> {
  const { id: klant_id } = await given.customer({ bedrijf_id });
  return given.booking({ klant_id, status: 'definitief', begin: '2026-06-20T14:00:00+02:00', ...body });
}

/** Sets the clock to a local time, and runs all jobs that are due. */
async function runJobsAt(day: string, time = '09:00', offset = '+02:00'): Promise<void> {
  clock.set(`${day.length === 5 ? `2026-${day}` : day}T${time}:00${offset}`);
  await jobs.runAllDue();
}

const listSendings = async ({ id }: Booking): Promise<BookingMailSending[]> => [
  ...(await api.bookingMails.listBookingMailSendings({ boeking_id: id })),
];
const listSendingDates = async (booking: Booking): Promise<(string | null)[]> =>
  (await listSendings(booking)).map(({ datum }) => datum);
const countMails = async ({ id }: Booking): Promise<number> =>
  (await api.mails.listMails({ about_kind: 'booking', about_id: id })).length;
const createCompany = async (): Promise<number> => (await given.company()).id;

describe('scheduled booking mails', () => {
  beforeEach(async () => {
    await runJobsAt('06-01', '12:00');
  });

  it('remind once, at their time and number of days before the begin', async () => {
    const bedrijf_id = await createCompany();
    const text = await createReminder(bedrijf_id, { tijd: '16:30' });
    const booking = await createBooking(bedrijf_id);

    await runJobsAt('06-13', '16:29');
    expect(await listSendings(booking)).to.deep.equal([]);

    await runJobsAt('06-13', '16:30');
    const [sending] = await listSendings(booking);
    expect(sending).to.deep.include({ boekingsmail_id: text.id, moment: 'herinnering', datum: '2026-06-20' });
    expect(await api.mails.getMail({ id: sending?.mail_id ?? 0 })).to.include({
      kind: 'booking_reminder',
      subject: 'Tot 20 juni 2026',
    });

    for (const day of ['06-14', '06-19', '06-20', '06-21']) await runJobsAt(day, '18:00');
    expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20']);
  });

  it('thank after the end in every status but cancelled, after their number of days', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id, { moment: 'bedankt', dagen: 1 });

    const product = await given.product({ duur: 'PT12H', locatie_verplicht: false });
    const night = await createBooking(bedrijf_id, { product_id: product.id });
    const cancelled = await createBooking(bedrijf_id);

    await runJobsAt('06-19', '12:00');
    await api.bookings.setBookingStatus({ id: cancelled.id, status: 'geannuleerd' });
    await runJobsAt('06-21', '20:00');

    expect(await listSendings(night)).to.deep.equal([]);

    await runJobsAt('06-22');
    await runJobsAt('06-23');
    expect(await listSendingDates(night)).to.deep.equal(['2026-06-21']);
    expect((await api.bookings.getBooking({ id: night.id })).status).to.equal('voltooid');
    expect(await listSendings(cancelled)).to.deep.equal([]);
  });

  it('are sent for each text, and only for the company of the costs', async () => {
    const bedrijf_id = await createCompany();
    const other = await createCompany();
    await createReminder(bedrijf_id);
    await createReminder(bedrijf_id, { dagen: 2 });
    await createReminder(bedrijf_id, { actief: false });
    await createReminder(bedrijf_id, { dagen: null });

    const booking = await createBooking(bedrijf_id);
    const elsewhere = await createBooking(other);
    const option = await createBooking(bedrijf_id, { status: 'optie' });

    await runJobsAt('06-13');
    await runJobsAt('06-18');
    expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20', '2026-06-20']);
    expect([await listSendings(elsewhere), await listSendings(option)]).to.deep.equal([[], []]);
  });

  it('remind again when the date changes, and once for each date', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const { id } = await createBooking(bedrijf_id);
    const booking = { id } as Booking;
    const move = (begin: string): PromiseLike<unknown> => api.bookings.updateBooking({ id, body: { begin } });

    await runJobsAt('06-13');
    await move('2026-06-27T10:00:00+02:00');
    await runJobsAt('06-14');
    expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20']);

    await runJobsAt('06-20');
    await move('2026-06-27T20:00:00+02:00');
    await runJobsAt('06-21');
    expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20', '2026-06-27']);

    await runJobsAt('06-19', '12:00');
    await move('2026-06-20T20:00:00+02:00');
    await runJobsAt('06-20', '12:00');
    expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20', '2026-06-27']);
  });

  it('are not sent when they were due before the text, its new days, or the confirmation', async () => {
    const bedrijf_id = await createCompany();
    const early = await createBooking(bedrijf_id);
    await runJobsAt('06-14', '12:00');
    const text = await createReminder(bedrijf_id);
    const late = await createBooking(bedrijf_id);
    for (const day of ['06-14', '06-17', '06-19']) await runJobsAt(day, '20:00');
    expect([await listSendings(early), await listSendings(late)]).to.deep.equal([[], []]);
    const other = await createBooking(bedrijf_id, { begin: '2026-07-20T14:00:00+02:00' });
    await runJobsAt('07-01', '12:00');
    await api.bookingMails.updateBookingMail({ id: text.id, body: { dagen: 30 } });
    await runJobsAt('07-19', '12:00');
    expect(await listSendings(other)).to.deep.equal([]);
  });

  it('record once that no contact person has an address', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);
    const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [{ voornaam: 'Niemand' }] });
    const booking = await createBooking(bedrijf_id, { klant_id });
    await runJobsAt('06-13');
    await runJobsAt('06-14');
    expect((await listSendings(booking)).map(({ mail_id, datum }) => [mail_id, datum])).to.deep.equal([
      [null, '2026-06-20'],
    ]);
  });

  it('are sent once when the clock jumps a year on and back, and none is late on the way', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);
    await createReminder(bedrijf_id, { moment: 'bedankt', dagen: 1 });

    const booking = await createBooking(bedrijf_id);
    const next = await createBooking(bedrijf_id, { begin: '2027-06-05T14:00:00+02:00' });

    await runJobsAt('2027-06-01', '12:00');
    expect([await listSendingDates(booking), await listSendingDates(next)]).to.deep.equal([[], ['2027-06-05']]);

    await api.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
    await runJobsAt('06-01', '13:00');
    for (const day of ['06-13', '06-14', '06-21', '06-22']) await runJobsAt(day, '12:00');
    await runJobsAt('2027-05-29', '12:00');
    await runJobsAt('2027-06-04', '12:00');

    expect([await listSendingDates(booking), await listSendingDates(next)]).to.deep.equal([
      ['2026-06-20', '2026-06-20'],
      ['2027-06-05'],
    ]);
  });

  for (const [moment, direction, begin, before, due] of [
    ['herinnering', 'to summer', '2027-03-29T14:00:00+02:00', '2027-03-28T08:59:00+02:00', '2027-03-28T09:00:00+02:00'],
    ['herinnering', 'to winter', '2026-10-26T14:00:00+01:00', '2026-10-25T08:59:00+01:00', '2026-10-25T09:00:00+01:00'],
    ['bedankt', 'to summer', '2027-03-27T14:00:00+01:00', '2027-03-28T08:59:00+02:00', '2027-03-28T09:00:00+02:00'],
    ['bedankt', 'to winter', '2026-10-24T14:00:00+02:00', '2026-10-25T08:59:00+01:00', '2026-10-25T09:00:00+01:00'],
  ] as const)
    it(`keep their local time over the change ${direction}: ${moment}`, async () => {
      const bedrijf_id = await createCompany();
      await createReminder(bedrijf_id, { dagen: 1, moment });
      const booking = await createBooking(bedrijf_id, { begin });
      clock.set(before);
      await jobs.runAllDue();
      expect(await listSendings(booking)).to.deep.equal([]);
      for (const hours of [0, 1, 1]) {
        if (hours === 0) clock.set(due);
        clock.advance({ hours });
        await jobs.runAllDue();
        expect(await listSendings(booking)).to.have.length(1);
      }
    });

  it('are sent once by two servers on one database', async () => {
    const bedrijf_id = await createCompany();
    const text = await createReminder(bedrijf_id);
    const all: Booking[] = [];
    for (let at = 0; at < 8; at++) all.push(await createBooking(bedrijf_id));
    clock.set('2026-06-13T09:00:00+02:00');

    const { config, database } = getService();
    const other = await asAnother(database, config.databaseUrl);
    const twice = all
      .flatMap((each) => [each, each])
      .map(({ id }) => ({ kind: 'mail-booking' as const, payload: { boeking_id: id, boekingsmail_id: text.id } }));

    await database.write((db) => enqueueAll(db, twice));
    const log = pino({ level: 'silent' });
    const queues = [database, other.database].map(
      (each) => new JobQueue({ config, database: each, jobs: jobsOf(each, config), now: clock.now, log }),
    );

    await Promise.all(queues.map((queue) => queue.runDue()));
    await other.close();
    for (const booking of all) {
      expect(await listSendingDates(booking)).to.deep.equal(['2026-06-20']);
      expect(await countMails(booking)).to.equal(1);
    }
  });

  it('that waited for a mail server are cancelled with their booking', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);
    const cancelled = await createBooking(bedrijf_id);
    const kept = await createBooking(bedrijf_id);
    await runJobsAt('06-13');
    await api.bookings.setBookingStatus({ id: cancelled.id, status: 'geannuleerd' });
    const late = [(await listSendings(cancelled))[0], (await listSendings(kept))[0]];
    const { deliverMail: handedOver, close } = await startMailing();
    const statuses = [];
    for (const each of late) statuses.push((await handedOver({ id: each?.mail_id ?? 0 })).status);
    expect(statuses).to.deep.equal(['cancelled', 'sent']);
    await close();
  });
});
