// Scheduled status reminders: at eight on their day, once for each stay in a status, never for what was due before.
import { expect } from 'chai';
import pino from 'pino';
import type { Booking, BookingStatus, NewStatusReminder, QueuedMail, StatusReminder } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, collectEvents, given, jobs, getService } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import { jobsOf } from '../support/service.ts';

const CONTACT_PERSONS = [{ voornaam: 'Sanne', email1: 'sanne@klant.example' }];
const REMINDER_TEXTS = {
  onderwerp_mail_herinnering: 'Uw optie {uitje_nummer}',
  body_mail_herinnering: 'Dag {contactpersoon_voornaam}, wij houden uw optie vast tot {uitje_vervaldatum}. {onbekend}',
};

async function createCompany(): Promise<number> {
  return (await given.company()).id;
}

async function createReminder(bedrijf_id: number, body: Partial<NewStatusReminder> = {}): Promise<StatusReminder> {
  return given.statusReminder({ ...REMINDER_TEXTS, Bedrijven: [{ id: bedrijf_id }], ...body });
}

async function createBooking(
  bedrijf_id: number,
  status_vervaldatum: string | null = '2026-06-20',
  status: BookingStatus = 'optie',
  contactpersonen: readonly object[] = CONTACT_PERSONS,
): Promise<Booking> {
  const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [...contactpersonen] });
  return given.booking({ klant_id, status, status_vervaldatum, begin: '2027-06-13T14:00:00+02:00' });
}

/** Sets the clock to a local time, and runs all jobs that are due. */
async function runJobsAt(day: string, time = '08:00', offset = '+02:00'): Promise<void> {
  clock.set(`${day.length === 5 ? `2026-${day}` : day}T${time}:00${offset}`);
  await jobs.runAllDue();
}

const listMails = async ({ id }: Booking): Promise<QueuedMail[]> => [
  ...(await api.mails.listMails({ about_kind: 'booking', about_id: id })),
];
const readExpiryDate = async ({ id }: Booking): Promise<string | null> =>
  (await api.bookings.getBooking({ id })).status_vervaldatum;

describe('scheduled status reminders', () => {
  beforeEach(async () => {
    await runJobsAt('06-01', '12:00');
  });

  it('are sent at eight on the day when the term ends, and postpone the last day', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const booking = await createBooking(bedrijf_id);
    await runJobsAt('06-07', '23:00');
    await runJobsAt('06-08', '07:59');
    expect(await listMails(booking)).to.deep.equal([]);
    expect(await readExpiryDate(booking)).to.equal('2026-06-20');

    await runJobsAt('06-08');
    const [mail, ...more] = await listMails(booking);
    expect(more).to.deep.equal([]);
    expect(mail).to.deep.include({
      kind: 'status_reminder',
      bedrijf_id,
      subject: `Uw optie ${booking.referentie}`,
      body: 'Dag Sanne, wij houden uw optie vast tot 23 juni 2026. {onbekend}',
      to: ['sanne@klant.example'],
      attachments: [],
      unknown_tags: ['onbekend'],
      about: { kind: 'booking', id: booking.id },
    });
    expect(await readExpiryDate(booking)).to.equal('2026-06-23');

    for (const day of ['06-09', '06-15', '07-20']) await runJobsAt(day, '20:00');
    expect(await listMails(booking)).to.have.lengthOf(1);
    expect(await readExpiryDate(booking)).to.equal('2026-06-23');
  });

  for (const [label, status, before, after] of [
    ['moves a last day in the past to one after today', 'optie', '2026-06-02', '2026-06-11'],
    ['moves a last day of today', 'reservering', '2026-06-08', '2026-06-11'],
    ['sets a last day for an option without one', 'optie', null, '2026-06-11'],
    ['sets no last day for an interest', 'interesse', null, null],
    ['moves the last day in every status', 'definitief', '2026-07-01', '2026-07-04'],
  ] as const)
    it(label, async () => {
      const bedrijf_id = await createCompany();
      await createReminder(bedrijf_id, { status });
      const booking = await createBooking(bedrijf_id, before, status);
      await runJobsAt('06-08');
      expect(await listMails(booking)).to.have.lengthOf(1);
      expect(await readExpiryDate(booking)).to.equal(after);
    });

  it('are for the status, and for the company of the costs', async () => {
    const bedrijf_id = await createCompany();
    const other = await createCompany();
    await createReminder(bedrijf_id);
    await createReminder(other, { status: 'reservering', Bedrijven: [] });

    const elsewhere = await createBooking(other);
    const moved = await createBooking(other);
    const reserved = await createBooking(other, null, 'reservering');
    const confirmed = await createBooking(bedrijf_id, null, 'definitief');
    const away = await createBooking(bedrijf_id);

    await api.bookings.updateBooking({ id: moved.id, body: { kosten: { bedrijf_id } } });
    await api.bookings.updateBooking({ id: away.id, body: { kosten: { bedrijf_id: other } } });
    await runJobsAt('06-08');

    const mailLists = await Promise.all([elsewhere, moved, reserved, confirmed, away].map(listMails));
    expect(mailLists.map((mails) => mails.length)).to.deep.equal([0, 1, 0, 0, 0]);
    expect((await listMails(moved))[0]).to.include({ bedrijf_id });
  });

  it('are sent again for each stay in a status, and not once the status is another one', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const booking = await createBooking(bedrijf_id);
    const confirmed = await createBooking(bedrijf_id);
    const set = ({ id }: Booking, status: BookingStatus): PromiseLike<unknown> =>
      api.bookings.setBookingStatus({ id, status });

    await runJobsAt('06-07', '12:00');
    await set(confirmed, 'definitief');
    await runJobsAt('06-08', '12:00');
    await set(booking, 'interesse');
    await set(booking, 'optie');
    await set(booking, 'optie');
    await runJobsAt('06-14');

    expect([(await listMails(booking)).length, (await listMails(confirmed)).length]).to.deep.equal([1, 0]);

    await runJobsAt('06-15');
    await runJobsAt('06-30');
    expect(await listMails(booking)).to.have.lengthOf(2);
  });

  it('are never sent for what was due when the company got them', async () => {
    const bedrijf_id = await createCompany();
    const due = await createBooking(bedrijf_id);
    const sameDay = await createBooking(bedrijf_id);
    const later = await createBooking(bedrijf_id);

    const begin = async (booking: Booking, day: string): Promise<void> => {
      await runJobsAt(day, '12:00');
      await api.bookings.setBookingStatus({ id: booking.id, status: 'informatie' });
      await api.bookings.setBookingStatus({ id: booking.id, status: 'optie' });
    };

    await begin(sameDay, '06-03');
    await begin(later, '06-04');
    await runJobsAt('06-10', '12:00');
    await createReminder(bedrijf_id);
    for (const day of ['06-11', '06-12', '07-11']) await runJobsAt(day);

    const mailLists = await Promise.all([due, sameDay, later].map(listMails));
    expect(mailLists.map((mails) => mails.length)).to.deep.equal([0, 0, 1]);
  });

  it('with a shorter term or another status are not sent for what would have been due', async () => {
    const bedrijf_id = await createCompany();
    const reminder = await createReminder(bedrijf_id, { termijn_in_dagen: 30 });
    const option = await createBooking(bedrijf_id);
    const confirmed = await createBooking(bedrijf_id, null, 'definitief');

    await runJobsAt('06-10', '12:00');
    await api.statusReminders.updateStatusReminder({ id: reminder.id, body: { termijn_in_dagen: 5 } });
    await runJobsAt('06-20');
    expect(await listMails(option)).to.deep.equal([]);

    await api.statusReminders.updateStatusReminder({ id: reminder.id, body: { status: 'definitief' } });
    await runJobsAt('06-30');
    expect(await listMails(confirmed)).to.deep.equal([]);

    const fresh = await createBooking(bedrijf_id, null, 'definitief');
    await runJobsAt('07-05');
    expect(await listMails(fresh)).to.have.lengthOf(1);
  });

  it('with another text are still sent', async () => {
    const bedrijf_id = await createCompany();
    const { id } = await createReminder(bedrijf_id);
    const booking = await createBooking(bedrijf_id);
    await runJobsAt('06-08', '07:00');
    await api.statusReminders.updateStatusReminder({ id, body: { onderwerp_mail_herinnering: 'Nieuw' } });
    await runJobsAt('06-08');
    expect((await listMails(booking)).map(({ subject }) => subject)).to.deep.equal(['Nieuw']);
  });

  it('of no days are sent on the next morning', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id, { termijn_in_dagen: 0 });
    const booking = await createBooking(bedrijf_id);
    await runJobsAt('06-01', '23:59');
    expect(await listMails(booking)).to.deep.equal([]);
    await runJobsAt('06-02');
    expect(await listMails(booking)).to.have.lengthOf(1);
  });

  it('are sent to the main contact person, else to the next with an address, else wait for one', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const two = [{ voornaam: 'Sanne' }, { voornaam: 'Bas', email1: 'bas@klant.example' }];
    const main = [
      { voornaam: 'Bas', email1: 'bas@klant.example' },
      { voornaam: 'An', email1: 'an@klant.example', hoofdcontact: true },
    ];
    const withoutMain = await createBooking(bedrijf_id, null, 'optie', two);
    const withMain = await createBooking(bedrijf_id, null, 'optie', main);
    const nobody = await createBooking(bedrijf_id, null, 'optie', [{ voornaam: 'Niemand' }]);

    await runJobsAt('06-08');
    expect((await listMails(withoutMain)).map(({ to }) => to)).to.deep.equal([['bas@klant.example']]);
    expect((await listMails(withMain)).map(({ to }) => to)).to.deep.equal([['an@klant.example']]);
    expect([await listMails(nobody), await readExpiryDate(nobody)]).to.deep.equal([[], null]);

    const { contactpersonen } = await api.customers.getCustomer({ id: nobody.klant_id });
    const contactPersons = contactpersonen.map((person) => ({ ...person, email1: 'nieuw@klant.example' }));
    await api.customers.updateCustomer({ id: nobody.klant_id, body: { contactpersonen: contactPersons } });
    await runJobsAt('06-09');

    expect((await listMails(nobody)).map(({ to }) => to)).to.deep.equal([['nieuw@klant.example']]);
    expect(await readExpiryDate(nobody)).to.equal('2026-06-12');
  });

  it('announce the booking and the mail', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);
    const { id } = await createBooking(bedrijf_id);
    const events = await collectEvents(() => runJobsAt('06-08'));
    expect(events.map(({ event }) => event)).to.have.members(
      ['Boeking::postUpdate', 'Boeking::postSave', 'QueuedMail::postInsert', 'QueuedMail::postSave'],
    ); // prettier-ignore
    const change = events.find(({ event }) => event === 'Boeking::postUpdate');
    expect(change).to.deep.include({ object_id: id, modified: ['status_vervaldatum'] });
  });

  it('are sent once when the clock jumps a year on and back, over both clock changes', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const booking = await createBooking(bedrijf_id);
    await runJobsAt('2027-06-01', '12:00');
    await runJobsAt('06-01', '13:00');
    for (const day of ['06-08', '06-09', '07-01']) await runJobsAt(day);

    expect(await listMails(booking)).to.have.lengthOf(1);

    for (const [beginDay, before, due, offset] of [
      ['2026-10-18', '2026-10-24', '2026-10-25', '+01:00'],
      ['2027-03-21', '2027-03-27', '2027-03-28', '+02:00'],
    ] as const) {
      await runJobsAt(beginDay, '23:30', beginDay === '2026-10-18' ? '+02:00' : '+01:00');
      const newBooking = await createBooking(bedrijf_id);
      await runJobsAt(before, '23:00', beginDay === '2026-10-18' ? '+02:00' : '+01:00');
      await runJobsAt(due, '07:59', offset);
      expect(await listMails(newBooking)).to.deep.equal([]);
      await runJobsAt(due, '08:00', offset);
      await runJobsAt(due, '23:00', offset);
      expect(await listMails(newBooking)).to.have.lengthOf(1);
    }
  });

  it('are made once by two queues at the same time', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const all: Booking[] = [];
    for (let at = 0; at < 8; at++) all.push(await createBooking(bedrijf_id));
    clock.set('2026-06-08T09:00:00+02:00');

    const { config, database } = getService();
    const twice = all
      .flatMap((each) => [each, each])
      .map(({ id }) => ({ kind: 'remind-status' as const, payload: { boeking_id: id } }));

    await database.write((db) => enqueueAll(db, twice));
    const log = pino({ level: 'silent' });
    const work = jobsOf(database, config);
    const queues = [1, 2].map(() => new JobQueue({ config, database, jobs: work, now: clock.now, log }));
    await Promise.all(queues.map((queue) => queue.runDue()));
    for (const booking of all) {
      expect(await listMails(booking)).to.have.lengthOf(1);
      expect(await readExpiryDate(booking)).to.equal('2026-06-23');
    }
  });

  it('that waited for a mail server are cancelled when the booking has another status by then', async () => {
    const bedrijf_id = await createCompany();
    await createReminder(bedrijf_id);

    const confirmed = await createBooking(bedrijf_id);
    const deleted = await createBooking(bedrijf_id);
    const open = await createBooking(bedrijf_id);

    await runJobsAt('06-08');
    const late = [(await listMails(confirmed))[0], (await listMails(deleted))[0], (await listMails(open))[0]];
    await api.bookings.setBookingStatus({ id: confirmed.id, status: 'definitief' });
    await api.bookings.deleteBooking({ id: deleted.id });

    const { deliverMail: deliver, close } = await startMailing();
    const statuses = [];
    for (const mail of late) statuses.push((await deliver(mail as QueuedMail)).status);
    expect(statuses).to.deep.equal(['cancelled', 'cancelled', 'sent']);

    await close();
  });
});
