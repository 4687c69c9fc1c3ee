// Status reminders by the clock: on their day at eight, once for each stay in a status, never for what was due before.
import { expect } from 'chai';
import pino from 'pino';
import type { Booking, BookingStatus, NewStatusReminder, QueuedMail, StatusReminder } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, eventsDuring, given, jobs, service } from '../support/index.ts';
import { mailing } from '../support/mailing.ts';
import { jobsOf } from '../support/service.ts';

const CONTACT_PERSONS = [{ voornaam: 'Sanne', email1: 'sanne@klant.example' }];
const REMINDER_TEXTS = {
  onderwerp_mail_herinnering: 'Uw optie {uitje_nummer}',
  body_mail_herinnering: 'Dag {contactpersoon_voornaam}, wij houden uw optie vast tot {uitje_vervaldatum}. {onbekend}',
};

async function company(): Promise<number> {
  return (await given.company()).id;
}

async function reminder(bedrijf_id: number, body: Partial<NewStatusReminder> = {}): Promise<StatusReminder> {
  return given.statusReminder({ ...REMINDER_TEXTS, Bedrijven: [{ id: bedrijf_id }], ...body });
}

async function booked(
  bedrijf_id: number,
  status_vervaldatum: string | null = '2026-06-20',
  status: BookingStatus = 'optie',
  contactpersonen: readonly object[] = CONTACT_PERSONS,
): Promise<Booking> {
  const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [...contactpersonen] });
  return given.booking({ klant_id, status, status_vervaldatum, begin: '2027-06-13T14:00:00+02:00' });
}

/** Sets the clock to a local time, and does what is due. */
async function on(day: string, time = '08:00', offset = '+02:00'): Promise<void> {
  clock.set(`${day.length === 5 ? `2026-${day}` : day}T${time}:00${offset}`);
  await jobs.settled();
}

const mailsOf = async ({ id }: Booking): Promise<QueuedMail[]> => [
  ...(await api.mails.listMails({ about_kind: 'booking', about_id: id })),
];
const heldUntil = async ({ id }: Booking): Promise<string | null> =>
  (await api.bookings.getBooking({ id })).status_vervaldatum;

describe('status reminders by the clock', () => {
  beforeEach(async () => {
    await on('06-01', '12:00');
  });

  it('go out at eight on the day when the term ends, and move the last day on', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const booking = await booked(bedrijf_id);
    await on('06-07', '23:00');
    await on('06-08', '07:59');
    expect(await mailsOf(booking)).to.deep.equal([]);
    expect(await heldUntil(booking)).to.equal('2026-06-20');

    await on('06-08');
    const [mail, ...more] = await mailsOf(booking);
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
    expect(await heldUntil(booking)).to.equal('2026-06-23');

    for (const day of ['06-09', '06-15', '07-20']) await on(day, '20:00');
    expect(await mailsOf(booking)).to.have.lengthOf(1);
    expect(await heldUntil(booking)).to.equal('2026-06-23');
  });

  for (const [what, status, before, after] of [
    ['moves a day that has passed to days after today', 'optie', '2026-06-02', '2026-06-11'],
    ['moves today', 'reservering', '2026-06-08', '2026-06-11'],
    ['gives an option without a last day one', 'optie', null, '2026-06-11'],
    ['gives no last day to what is not held', 'interesse', null, null],
    ['moves the last day in every status', 'definitief', '2026-07-01', '2026-07-04'],
  ] as const)
    it(what, async () => {
      const bedrijf_id = await company();
      await reminder(bedrijf_id, { status });
      const booking = await booked(bedrijf_id, before, status);
      await on('06-08');
      expect(await mailsOf(booking)).to.have.lengthOf(1);
      expect(await heldUntil(booking)).to.equal(after);
    });

  it('are for the status, and for the company of the costs', async () => {
    const [bedrijf_id, other] = [await company(), await company()];
    await reminder(bedrijf_id);
    await reminder(other, { status: 'reservering', Bedrijven: [] });

    const [elsewhere, moved, reserved] = [
      await booked(other),
      await booked(other),
      await booked(other, null, 'reservering'),
    ];
    const [confirmed, away] = [await booked(bedrijf_id, null, 'definitief'), await booked(bedrijf_id)];

    await api.bookings.updateBooking({ id: moved.id, body: { kosten: { bedrijf_id } } });
    await api.bookings.updateBooking({ id: away.id, body: { kosten: { bedrijf_id: other } } });
    await on('06-08');

    const sent = await Promise.all([elsewhere, moved, reserved, confirmed, away].map(mailsOf));
    expect(sent.map((mails) => mails.length)).to.deep.equal([0, 1, 0, 0, 0]);
    expect((await mailsOf(moved))[0]).to.include({ bedrijf_id });
  });

  it('come again for each stay in a status, and not for what has another one by then', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const [booking, gone] = [await booked(bedrijf_id), await booked(bedrijf_id)];
    const set = ({ id }: Booking, status: BookingStatus): PromiseLike<unknown> =>
      api.bookings.setBookingStatus({ id, status });

    await on('06-07', '12:00');
    await set(gone, 'definitief');
    await on('06-08', '12:00');
    await set(booking, 'interesse');
    await set(booking, 'optie');
    await set(booking, 'optie');
    await on('06-14');

    expect([(await mailsOf(booking)).length, (await mailsOf(gone)).length]).to.deep.equal([1, 0]);

    await on('06-15');
    await on('06-30');
    expect(await mailsOf(booking)).to.have.lengthOf(2);
  });

  it('never fire for what was due when the company got them', async () => {
    const bedrijf_id = await company();
    const [due, sameDay, later] = [await booked(bedrijf_id), await booked(bedrijf_id), await booked(bedrijf_id)];

    const begin = async (booking: Booking, day: string): Promise<void> => {
      await on(day, '12:00');
      await api.bookings.setBookingStatus({ id: booking.id, status: 'informatie' });
      await api.bookings.setBookingStatus({ id: booking.id, status: 'optie' });
    };

    await begin(sameDay, '06-03');
    await begin(later, '06-04');
    await on('06-10', '12:00');
    await reminder(bedrijf_id);
    for (const day of ['06-11', '06-12', '07-11']) await on(day);

    const sent = await Promise.all([due, sameDay, later].map(mailsOf));
    expect(sent.map((mails) => mails.length)).to.deep.equal([0, 0, 1]);
  });

  it('with a shorter term or another status do not fire for what would have been due', async () => {
    const bedrijf_id = await company();
    const made = await reminder(bedrijf_id, { termijn_in_dagen: 30 });
    const [option, confirmed] = [await booked(bedrijf_id), await booked(bedrijf_id, null, 'definitief')];

    await on('06-10', '12:00');
    await api.statusReminders.updateStatusReminder({ id: made.id, body: { termijn_in_dagen: 5 } });
    await on('06-20');
    expect(await mailsOf(option)).to.deep.equal([]);

    await api.statusReminders.updateStatusReminder({ id: made.id, body: { status: 'definitief' } });
    await on('06-30');
    expect(await mailsOf(confirmed)).to.deep.equal([]);

    const fresh = await booked(bedrijf_id, null, 'definitief');
    await on('07-05');
    expect(await mailsOf(fresh)).to.have.lengthOf(1);
  });

  it('with another text still fire', async () => {
    const bedrijf_id = await company();
    const { id } = await reminder(bedrijf_id);
    const booking = await booked(bedrijf_id);
    await on('06-08', '07:00');
    await api.statusReminders.updateStatusReminder({ id, body: { onderwerp_mail_herinnering: 'Nieuw' } });
    await on('06-08');
    expect((await mailsOf(booking)).map(({ subject }) => subject)).to.deep.equal(['Nieuw']);
  });

  it('of no days go out on the next morning', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id, { termijn_in_dagen: 0 });
    const booking = await booked(bedrijf_id);
    await on('06-01', '23:59');
    expect(await mailsOf(booking)).to.deep.equal([]);
    await on('06-02');
    expect(await mailsOf(booking)).to.have.lengthOf(1);
  });

  it('go to the main contact person, else to the next who has an address, else wait for one', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const two = [{ voornaam: 'Sanne' }, { voornaam: 'Bas', email1: 'bas@klant.example' }];
    const main = [
      { voornaam: 'Bas', email1: 'bas@klant.example' },
      { voornaam: 'An', email1: 'an@klant.example', hoofdcontact: true },
    ];
    const some = await booked(bedrijf_id, null, 'optie', two);
    const marked = await booked(bedrijf_id, null, 'optie', main);
    const nobody = await booked(bedrijf_id, null, 'optie', [{ voornaam: 'Niemand' }]);

    await on('06-08');
    expect((await mailsOf(some)).map(({ to }) => to)).to.deep.equal([['bas@klant.example']]);
    expect((await mailsOf(marked)).map(({ to }) => to)).to.deep.equal([['an@klant.example']]);
    expect([await mailsOf(nobody), await heldUntil(nobody)]).to.deep.equal([[], null]);

    const { contactpersonen } = await api.customers.getCustomer({ id: nobody.klant_id });
    const known = contactpersonen.map((person) => ({ ...person, email1: 'nieuw@klant.example' }));
    await api.customers.updateCustomer({ id: nobody.klant_id, body: { contactpersonen: known } });
    await on('06-09');

    expect((await mailsOf(nobody)).map(({ to }) => to)).to.deep.equal([['nieuw@klant.example']]);
    expect(await heldUntil(nobody)).to.equal('2026-06-12');
  });

  it('announce the booking and the mail', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);
    const { id } = await booked(bedrijf_id);
    const events = await eventsDuring(() => on('06-08'));
    expect(events.map(({ event }) => event)).to.have.members(
      ['Boeking::postUpdate', 'Boeking::postSave', 'QueuedMail::postInsert', 'QueuedMail::postSave'],
    ); // prettier-ignore
    const change = events.find(({ event }) => event === 'Boeking::postUpdate');
    expect(change).to.deep.include({ object_id: id, modified: ['status_vervaldatum'] });
  });

  it('come once when the clock jumps a year on and back, over both clock changes', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const booking = await booked(bedrijf_id);
    await on('2027-06-01', '12:00');
    await on('06-01', '13:00');
    for (const day of ['06-08', '06-09', '07-01']) await on(day);

    expect(await mailsOf(booking)).to.have.lengthOf(1);

    for (const [begun, before, due, offset] of [
      ['2026-10-18', '2026-10-24', '2026-10-25', '+01:00'],
      ['2027-03-21', '2027-03-27', '2027-03-28', '+02:00'],
    ] as const) {
      await on(begun, '23:30', begun === '2026-10-18' ? '+02:00' : '+01:00');
      const made = await booked(bedrijf_id);
      await on(before, '23:00', begun === '2026-10-18' ? '+02:00' : '+01:00');
      await on(due, '07:59', offset);
      expect(await mailsOf(made)).to.deep.equal([]);
      await on(due, '08:00', offset);
      await on(due, '23:00', offset);
      expect(await mailsOf(made)).to.have.lengthOf(1);
    }
  });

  it('are made once by two queues at the same time', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const all: Booking[] = [];
    for (let at = 0; at < 8; at++) all.push(await booked(bedrijf_id));
    clock.set('2026-06-08T09:00:00+02:00');

    const { config, database } = service();
    const twice = all
      .flatMap((each) => [each, each])
      .map(({ id }) => ({ kind: 'remind-status' as const, payload: { boeking_id: id } }));

    await database.write((db) => enqueueAll(db, twice));
    const log = pino({ level: 'silent' });
    const work = jobsOf(database, config);
    const queues = [1, 2].map(() => new JobQueue({ config, database, jobs: work, now: clock.now, log }));
    await Promise.all(queues.map((queue) => queue.runDue()));
    for (const booking of all) {
      expect(await mailsOf(booking)).to.have.lengthOf(1);
      expect(await heldUntil(booking)).to.equal('2026-06-23');
    }
  });

  it('that waited for a mail server are cancelled when the booking has another status by then', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);
    const [confirmed, deleted, open] = [await booked(bedrijf_id), await booked(bedrijf_id), await booked(bedrijf_id)];
    await on('06-08');
    const late = [(await mailsOf(confirmed))[0], (await mailsOf(deleted))[0], (await mailsOf(open))[0]];
    await api.bookings.setBookingStatus({ id: confirmed.id, status: 'definitief' });
    await api.bookings.deleteBooking({ id: deleted.id });
    const { sent, close } = await mailing();
    const ended = [];
    for (const mail of late) ended.push((await sent(mail as QueuedMail)).status);
    expect(ended).to.deep.equal(['cancelled', 'cancelled', 'sent']);
    await close();
  });
});
