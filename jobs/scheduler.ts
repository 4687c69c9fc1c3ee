// Regular work by the local clock: one job per round that schedules its next run, so one process has it at a time.
import { findNewestMoment } from '../db/dated-moments.ts';
import { beginMark, callBack } from '../db/queue/clock-marks.ts';
import { enqueueAll, addMilliseconds } from '../db/queue/jobs.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { failAbandoned } from '../db/announcements/mails.ts';
import { instantAt, millisecondsOf, nextDateOf, type Zone } from '../domain/values/calendar.ts';
import { findInstantAt } from '../domain/values/time-of-day.ts';
import type { Instant } from '../generated/types.ts';
import { REMINDER_TIME } from '../domain/bookings/status-reminder.ts';
import { enqueueBookingMails } from './bookings/booking-mails.ts';
import { enqueueStatusReminders } from './bookings/status-reminders.ts';
import { expireOptions, moveBookings } from './bookings/booking-moves.ts';
import { expireProposals } from './bookings/proposals.ts';
import { expirePaymentRequests } from './invoices/payment-requests.ts';
import { expireVouchers } from './catalogue/vouchers.ts';
import { enqueueDrafts } from './invoices/drafts.ts';
import { askAfterSendings } from './invoices/peppol-sendings.ts';
import { enqueueReceiving } from './invoices/peppol-receiving.ts';
import { purgeExpired } from './housekeeping.ts';
import { endUnpaidReservations } from './online/unpaid-reservations.ts';
import { endPendingBookings } from './online/pending-bookings.ts';
import { askAfterPayments } from './online/payments.ts';
import { askAfterRefunds } from './online/refunds.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { Job, JobContext } from './job.ts';
import { enqueueReminders } from './invoices/reminders.ts';
import { resumeVatChanges } from './invoices/vat-changes.ts';
import { HOUR, MINUTE, SECOND } from '../domain/values/time-units.ts';

/** Recurring work. One run makes up for all occasions that were missed while no process ran. */
export interface Round {
  readonly name: string;
  readonly every: 'minute' | 'quarter' | 'hour' | { readonly dailyAt: string };
  /** Does the work. May run twice for an occasion, when the process ended in the middle. */
  run(context: JobContext): Promise<void>;
}

/** All regular work. */
export const rounds: readonly Round[] = [
  { name: 'bookings', every: 'minute', run: moveBookings },
  { name: 'options', every: 'hour', run: expireOptions },
  { name: 'drafts', every: 'hour', run: enqueueDrafts },
  { name: 'reminders', every: { dailyAt: '08:00' }, run: enqueueReminders },
  { name: 'vouchers', every: { dailyAt: '00:00' }, run: expireVouchers },
  { name: 'booking-mails', every: 'minute', run: enqueueBookingMails },
  { name: 'status-reminders', every: { dailyAt: REMINDER_TIME }, run: enqueueStatusReminders },
  { name: 'payments', every: 'hour', run: askAfterPayments },
  { name: 'refunds', every: 'hour', run: askAfterRefunds },
  { name: 'peppol-sendings', every: 'hour', run: askAfterSendings },
  { name: 'peppol-documents', every: 'quarter', run: enqueueReceiving },
  { name: 'holds', every: 'minute', run: endUnpaidReservations },
  { name: 'pending-bookings', every: 'minute', run: endPendingBookings },
  { name: 'proposals', every: 'hour', run: expireProposals },
  { name: 'payment-requests', every: 'hour', run: expirePaymentRequests },
  { name: 'vat-changes', every: 'hour', run: resumeVatChanges },
  { name: 'mails', every: 'hour', run: ({ write }) => write(failAbandoned) },
  { name: 'tidy', every: 'hour', run: purgeExpired },
];

/**
 * Returns the first occasion after `now`. A time of day that a clock change skips is moved by the gap.
 *
 * Clocks in Amsterdam skip 02:00 to 03:00 on 29 March 2026, and repeat it on 25 October. A round daily at 02:30 runs so:
 * - after 28 March 02:30+01:00 follows 29 March 03:30+02:00, then 30 March 02:30+02:00;
 * - after 24 October 02:30+02:00 follows 25 October 02:30+02:00, the first of two, then 26 October 02:30+01:00.
 * Rounds of a minute, a quarter or an hour ignore clock changes: after 01:00+01:00 follows 03:00+02:00, an hour later.
 */
export function findNextOccasion(every: Round['every'], now: Instant, zone: Zone): Instant {
  if (every === 'minute') return calculateNext(now, MINUTE);
  if (every === 'quarter') return calculateNext(now, 15 * MINUTE);
  if (every === 'hour') return calculateNext(now, HOUR);
  const today = zone.toLocalDate(now);
  const next = findInstantAt(today, every.dailyAt, zone);
  return next > now ? next : findInstantAt(nextDateOf(today), every.dailyAt, zone);
}

// Offsets are whole minutes, and in nearly all time zones whole hours, so steps align with local time.
function calculateNext(now: Instant, step: number): Instant {
  return instantAt((Math.floor(millisecondsOf(now) / step) + 1) * step);
}

// How long a round may wait after its next occasion: a lease, or the longest wait after a failure.
const SLACK_MS = 10 * MINUTE;

/**
 * Enqueues each round that is not in the queue yet. A queued round stays due for the occasion that it missed. One that a clock
 * from the future postponed moves to its next occasion, also when it was running or had failed by that clock. The first
 * call also stores since when the clock is known.
 */
export async function scheduleRounds(
  db: Writer,
  now: Instant,
  zone: Zone,
  all: readonly Round[] = rounds,
): Promise<void> {
  await beginMark(db, now, findNewestMoment);
  const next = all.map(({ name, every }) => ({ key: name, runAt: findNextOccasion(every, now, zone) }));
  await callBack(
    db,
    now,
    next.map(({ key, runAt }) => ({ key, runAt, latest: addMilliseconds(runAt, SLACK_MS) })),
  );
  await enqueueAll(
    db,
    next.map(({ key, runAt }) => ({ kind: 'clock', payload: { name: key }, key, runAt })),
  );
}

/**
 * Returns the job that runs rounds. One that fails each retry becomes a dead letter, and runs again at its next occasion.
 * While the clock is not plausible, none runs: docs/decisions/040-time.md.
 */
export function createSchedulerJob(all: readonly Round[] = rounds, watch?: ClockWatch): Job<{ readonly name: string }> {
  const roundsByName = new Map(all.map((round) => [round.name, round]));
  return {
    concurrency: Math.max(1, all.length),
    retries: [10 * SECOND, MINUTE, 5 * MINUTE],
    async run({ name }, context) {
      if (watch !== undefined && (await watch.checkClock()) !== null) return;
      await roundsByName.get(name)?.run(context);
      await watch?.recordRun();
    },
    planNextRun({ name }, { now, zone }) {
      const round = roundsByName.get(name);
      return round === undefined ? null : findNextOccasion(round.every, now(), zone);
    },
  };
}
