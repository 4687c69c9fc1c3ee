// Booking mails by the clock: once for each text, booking and date, whatever clocks and servers do.
import { expect } from 'chai';
import pino from 'pino';
import type { Booking, BookingMail, BookingMailSending, NewBooking, NewBookingMail } from 'boekstaaf';
import { enqueueAll } from '../../db/queue/jobs.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, given, jobs, service } from '../support/index.ts';
import { mailing } from '../support/mailing.ts';
import { asAnother } from '../support/queue-processes.ts';
import { jobsOf } from '../support/service.ts';

async function reminder(bedrijf_id: number, body: Partial<NewBookingMail> = {}): Promise<BookingMail> {
  return given.bookingMail({ bedrijf_id, moment: 'herinnering', dagen: 7, ...body });
}

async function booked(bedrijf_id: number, body: Partial<NewBooking> = {}): Promise<Booking> {
  const { id: klant_id } = await given.customer({ bedrijf_id });
  return given.booking({ klant_id, status: 'definitief', begin: '2026-06-20T14:00:00+02:00', ...body });
}

/** Sets the clock to a local time, and does what is due. */
async function on(day: string, time = '09:00', offset = '+02:00'): Promise<void> {
  clock.set(`${day.length === 5 ? `2026-${day}` : day}T${time}:00${offset}`);
  await jobs.settled();
}

const sent = async ({ id }: Booking): Promise<BookingMailSending[]> => [
  ...(await api.bookingMails.listBookingMailSendings({ boeking_id: id })),
];
const dates = async (booking: Booking): Promise<(string | null)[]> => (await sent(booking)).map(({ datum }) => datum);
const mails = async ({ id }: Booking): Promise<number> =>
  (await api.mails.listMails({ about_kind: 'booking', about_id: id })).length;
const company = async (): Promise<number> => (await given.company()).id;

describe('booking mails by the clock', () => {
  beforeEach(async () => {
    await on('06-01', '12:00');
  });

  it('remind at their time, so many days before the begin, once', async () => {
    const bedrijf_id = await company();
    const text = await reminder(bedrijf_id, { tijd: '16:30' });
    const booking = await booked(bedrijf_id);

    await on('06-13', '16:29');
    expect(await sent(booking)).to.deep.equal([]);

    await on('06-13', '16:30');
    const [sending] = await sent(booking);
    expect(sending).to.deep.include({ boekingsmail_id: text.id, moment: 'herinnering', datum: '2026-06-20' });
    expect(await api.mails.getMail({ id: sending?.mail_id ?? 0 })).to.include({
      kind: 'booking_reminder',
      subject: 'Tot 20 juni 2026',
    });

    for (const day of ['06-14', '06-19', '06-20', '06-21']) await on(day, '18:00');
    expect(await dates(booking)).to.deep.equal(['2026-06-20']);
  });

  it('thank so many days after the end, whatever became of it but cancelled', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id, { moment: 'bedankt', dagen: 1 });

    const product = await given.product({ duur: 'PT12H', locatie_verplicht: false });
    const [night, cancelled] = [await booked(bedrijf_id, { product_id: product.id }), await booked(bedrijf_id)];
    await on('06-19', '12:00');
    await api.bookings.setBookingStatus({ id: cancelled.id, status: 'geannuleerd' });
    await on('06-21', '20:00');

    expect(await sent(night)).to.deep.equal([]);

    await on('06-22');
    await on('06-23');
    expect(await dates(night)).to.deep.equal(['2026-06-21']);
    expect((await api.bookings.getBooking({ id: night.id })).status).to.equal('voltooid');
    expect(await sent(cancelled)).to.deep.equal([]);
  });

  it('come for each text, and for the company of the costs only', async () => {
    const [bedrijf_id, other] = [await company(), await company()];
    await reminder(bedrijf_id);
    await reminder(bedrijf_id, { dagen: 2 });
    await reminder(bedrijf_id, { actief: false });
    await reminder(bedrijf_id, { dagen: null });

    const [booking, elsewhere, option] = [
      await booked(bedrijf_id),
      await booked(other),
      await booked(bedrijf_id, { status: 'optie' }),
    ];

    await on('06-13');
    await on('06-18');
    expect(await dates(booking)).to.deep.equal(['2026-06-20', '2026-06-20']);
    expect([await sent(elsewhere), await sent(option)]).to.deep.equal([[], []]);
  });

  it('remind again of another date, and not twice of one', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);

    const { id } = await booked(bedrijf_id);
    const booking = { id } as Booking;
    const move = (begin: string): PromiseLike<unknown> => api.bookings.updateBooking({ id, body: { begin } });

    await on('06-13');
    await move('2026-06-27T10:00:00+02:00');
    await on('06-14');
    expect(await dates(booking)).to.deep.equal(['2026-06-20']);

    await on('06-20');
    await move('2026-06-27T20:00:00+02:00');
    await on('06-21');
    expect(await dates(booking)).to.deep.equal(['2026-06-20', '2026-06-27']);

    await on('06-19', '12:00');
    await move('2026-06-20T20:00:00+02:00');
    await on('06-20', '12:00');
    expect(await dates(booking)).to.deep.equal(['2026-06-20', '2026-06-27']);
  });

  it('are not sent when they were due before the text, its new days, or the confirmation', async () => {
    const bedrijf_id = await company();
    const early = await booked(bedrijf_id);
    await on('06-14', '12:00');
    const text = await reminder(bedrijf_id);
    const late = await booked(bedrijf_id);
    for (const day of ['06-14', '06-17', '06-19']) await on(day, '20:00');
    expect([await sent(early), await sent(late)]).to.deep.equal([[], []]);
    const other = await booked(bedrijf_id, { begin: '2026-07-20T14:00:00+02:00' });
    await on('07-01', '12:00');
    await api.bookingMails.updateBookingMail({ id: text.id, body: { dagen: 30 } });
    await on('07-19', '12:00');
    expect(await sent(other)).to.deep.equal([]);
  });

  it('note when nobody has an address, once', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);
    const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [{ voornaam: 'Niemand' }] });
    const booking = await booked(bedrijf_id, { klant_id });
    await on('06-13');
    await on('06-14');
    expect((await sent(booking)).map(({ mail_id, datum }) => [mail_id, datum])).to.deep.equal([[null, '2026-06-20']]);
  });

  it('come once when the clock jumps a year on and back, and nothing stale on the way', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);
    await reminder(bedrijf_id, { moment: 'bedankt', dagen: 1 });

    const [booking, next] = [
      await booked(bedrijf_id),
      await booked(bedrijf_id, { begin: '2027-06-05T14:00:00+02:00' }),
    ];

    await on('2027-06-01', '12:00');
    expect([await dates(booking), await dates(next)]).to.deep.equal([[], ['2027-06-05']]);

    await api.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
    await on('06-01', '13:00');
    for (const day of ['06-13', '06-14', '06-21', '06-22']) await on(day, '12:00');
    await on('2027-05-29', '12:00');
    await on('2027-06-04', '12:00');

    expect([await dates(booking), await dates(next)]).to.deep.equal([['2026-06-20', '2026-06-20'], ['2027-06-05']]);
  });

  for (const [moment, what, begin, before, due] of [
    ['herinnering', 'to summer', '2027-03-29T14:00:00+02:00', '2027-03-28T08:59:00+02:00', '2027-03-28T09:00:00+02:00'],
    ['herinnering', 'to winter', '2026-10-26T14:00:00+01:00', '2026-10-25T08:59:00+01:00', '2026-10-25T09:00:00+01:00'],
    ['bedankt', 'to summer', '2027-03-27T14:00:00+01:00', '2027-03-28T08:59:00+02:00', '2027-03-28T09:00:00+02:00'],
    ['bedankt', 'to winter', '2026-10-24T14:00:00+02:00', '2026-10-25T08:59:00+01:00', '2026-10-25T09:00:00+01:00'],
  ] as const)
    it(`keep their local time over the change ${what}: ${moment}`, async () => {
      const bedrijf_id = await company();
      await reminder(bedrijf_id, { dagen: 1, moment });
      const booking = await booked(bedrijf_id, { begin });
      clock.set(before);
      await jobs.settled();
      expect(await sent(booking)).to.deep.equal([]);
      for (const hours of [0, 1, 1]) {
        if (hours === 0) clock.set(due);
        clock.advance({ hours });
        await jobs.settled();
        expect(await sent(booking)).to.have.length(1);
      }
    });

  it('are sent once by two servers on one database', async () => {
    const bedrijf_id = await company();
    const text = await reminder(bedrijf_id);
    const all: Booking[] = [];
    for (let at = 0; at < 8; at++) all.push(await booked(bedrijf_id));
    clock.set('2026-06-13T09:00:00+02:00');

    const { config, database } = service();
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
      expect(await dates(booking)).to.deep.equal(['2026-06-20']);
      expect(await mails(booking)).to.equal(1);
    }
  });

  it('that waited for a mail server are cancelled with their booking', async () => {
    const bedrijf_id = await company();
    await reminder(bedrijf_id);
    const [cancelled, kept] = [await booked(bedrijf_id), await booked(bedrijf_id)];
    await on('06-13');
    await api.bookings.setBookingStatus({ id: cancelled.id, status: 'geannuleerd' });
    const late = [(await sent(cancelled))[0], (await sent(kept))[0]];
    const { sent: handedOver, close } = await mailing();
    const ended = [];
    for (const each of late) ended.push((await handedOver({ id: each?.mail_id ?? 0 })).status);
    expect(ended).to.deep.equal(['cancelled', 'sent']);
    await close();
  });
});
