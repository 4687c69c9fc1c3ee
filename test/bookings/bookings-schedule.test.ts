// Scheduled status changes: bookings are under way from their first line's begin, and completed at their last line's end.
import { expect } from 'chai';
import pino from 'pino';
import type { BookingStatus } from 'boekstaaf';
import * as bookings from '../../db/bookings/bookings.ts';
import { recordEvents } from '../../db/announcements/events.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { insertJobs, addMilliseconds } from '../../db/queue/jobs.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { moveBookings } from '../../jobs/bookings/booking-moves.ts';
import type { Job } from '../../jobs/job.ts';
import { JobQueue } from '../../jobs/queue.ts';
import {
  api,
  clock,
  collectEvents,
  given,
  jobs,
  type RecordedEvent,
  collectSql,
  getService,
} from '../support/index.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

const settle = (): Promise<number> => jobs.runAllDue();
const readStatus = async (id: number): Promise<string> => (await api.bookings.getBooking({ id })).status;
const listEventNames = (events: readonly RecordedEvent[]): string[] => events.map(({ event }) => event);

describe('scheduled status changes of bookings', () => {
  // Each test has a day of its own, on which the bookings of earlier tests are completed.
  let begin = '';

  beforeEach(async () => {
    clock.advance({ days: 2 });
    await settle();
    begin = addMilliseconds(clock.now(), 24 * 60 * MINUTE);
  });

  /** Creates a booking of two hours from `begin` on; returns its id. */
  async function createOuting(status: BookingStatus = 'definitief'): Promise<number> {
    const product = await given.product({ duur: 'PT2H' });
    return (await given.booking({ product_id: product.id, begin, status })).id;
  }

  /** Sets the clock to this number of minutes after the begin, and runs all jobs that are due. */
  async function advanceTo(minutes: number): Promise<void> {
    clock.set(begin);
    clock.advance({ minutes });
    await settle();
  }

  it('set bookings under way from their begin and completed at their end', async () => {
    const id = await createOuting();
    const statuses: string[] = [];
    for (const minutes of [-1, 0, 119, 120, 180]) {
      await advanceTo(minutes);
      statuses.push(await readStatus(id));
    }
    expect(statuses).to.deep.equal(['definitief', 'gaande', 'gaande', 'voltooid', 'voltooid']);
  });

  it('are announced once, by the service', async () => {
    const id = await createOuting();
    const { status_updated_at } = await api.bookings.getBooking({ id });
    const events = await collectEvents(() => advanceTo(0));
    expect(listEventNames(events)).to.deep.equal(['Boeking::postUpdate', 'Boeking::postSave']);
    expect(events[0]).to.deep.include({
      object_id: id,
      modified: ['status', 'status_updated_at'],
      previous: { status: 'definitief', status_updated_at },
    });

    const bookingEvents = (await api.events.listEvents({ page_size: 1_000 })).filter(
      ({ meta }) => meta.object_id === id,
    );
    expect(bookingEvents.at(-1)?.meta.actor).to.deep.equal({ type: 'system', id: null });
    expect(await collectEvents(() => advanceTo(1))).to.deep.equal([]);
  });

  it('complete bookings that are over when the service comes back in one change', async () => {
    const id = await createOuting();
    expect(listEventNames(await collectEvents(() => advanceTo(5_000)))).to.deep.equal([
      'Boeking::postUpdate',
      'Boeking::postSave',
    ]);
    expect(await readStatus(id)).to.equal('voltooid');
  });

  it('skip bookings without lines, and every status but two', async () => {
    const empty = await given.booking({ begin, status: 'definitief' });
    const statuses = ['informatie', 'interesse', 'optie', 'reservering', 'geannuleerd'] as const;
    const ids: number[] = [];
    for (const status of statuses) ids.push(await createOuting(status));
    expect(await collectEvents(() => advanceTo(5_000))).to.deep.equal([]);
    expect(await readStatus(empty.id)).to.equal('definitief');
    for (const [index, id] of ids.entries()) expect(await readStatus(id)).to.equal(statuses[index]);
  });

  it('change bookings that are confirmed after their begin at once', async () => {
    clock.advance({ days: 3 });
    const id = await createOuting('optie');
    await api.bookings.setBookingStatus({ id, status: 'definitief' });
    clock.advance({ minutes: 1 });
    await settle();
    expect(await readStatus(id)).to.equal('voltooid');
  });

  it('respect an earlier status that staff set, until a later moment', async () => {
    const id = await createOuting();
    await advanceTo(30);
    await api.bookings.setBookingStatus({ id, status: 'definitief' });
    await advanceTo(40);
    expect(await readStatus(id)).to.equal('definitief');
    await advanceTo(120);
    expect(await readStatus(id)).to.equal('voltooid');
    await api.bookings.setBookingStatus({ id, status: 'gaande' });
    expect(await collectEvents(() => advanceTo(5_000))).to.deep.equal([]);
  });

  it('use as many statements for one booking as for ten', async () => {
    const counts: number[] = [];
    for (const number of [1, 10]) {
      begin = addMilliseconds(clock.now(), 24 * 60 * MINUTE);
      for (let index = 0; index < number; index++) await createOuting();
      counts.push((await collectSql(() => advanceTo(0))).filter((sql) => /booking/.test(sql)).length);
      await advanceTo(120);
    }
    expect(counts[0]).to.be.greaterThan(3);
    expect(counts[1]).to.equal(counts[0]);
  });

  it('respect a status that is set while the round runs', async () => {
    const id = await createOuting();
    clock.set(begin);

    const { database } = getService();
    let go: () => void = () => undefined;
    const round = new Promise<void>((resolve) => {
      go = resolve;
    }).then(settle);

    await database.write(async (db) => {
      await lockRoots(db, 'bookings', [id]);
      const booking = await readOne(bookings.readStored, db, id);
      go();
      await waitForEventLoop();
      await bookings.saveAgreement(db, booking, { status: 'geannuleerd', status_updated_at: clock.now() });
      const actor = { type: 'system', id: null } as const;
      await recordEvents(db, { now: clock.now(), actor, requestId: null, zone: zoneOf('Europe/Amsterdam') });
    });
    await round;

    expect(await readStatus(id)).to.equal('geannuleerd');
  });

  // Gives a round the time to find the booking and to wait for its lock.
  async function waitForEventLoop(): Promise<void> {
    for (let index = 0; index < 10_000; index++) await new Promise((resolve) => setImmediate(resolve));
  }

  it('happen once by two rounds at the same time', async () => {
    for (let index = 0; index < 10; index++) await createOuting();
    clock.set(begin);
    const { config, database } = getService();
    const round: Job<never> = { concurrency: 2, retries: [], run: (_, context) => moveBookings(context) };
    const log = pino({ level: 'silent' });
    const queue = new JobQueue({ config, database, jobs: { round }, now: clock.now, log });
    const two = [1, 2].map((payload) => ({ kind: 'round', payload }));
    await database.write((db) => insertJobs(db, two));
    const events = await collectEvents(() => queue.runDue());
    expect(listEventNames(events).filter((event) => event === 'Boeking::postUpdate')).to.have.length(10);
  });
});
