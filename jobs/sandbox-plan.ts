// When each round has work next: the clock of a sandbox skips all other occasions.
import { findTimedMails } from '../db/bookings/booking-mails.ts';
import { duesOf, type NextDues } from '../db/house/sandbox.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import { addMilliseconds } from '../db/queue/jobs.ts';
import { findFirstRun } from '../db/queue/next-runs.ts';
import { PAYMENT_WAIT_MS } from '../domain/bookings/awaited-payment.ts';
import { nextDateOf, type Zone } from '../domain/values/calendar.ts';
import { findInstantAt } from '../domain/values/time-of-day.ts';
import type { Instant } from '../generated/types.ts';
import { findNextOccasion, rounds, type Round } from './scheduler.ts';

interface Dues extends NextDues {
  /** The next moment of a booking mail with a time of day. */
  readonly mails: Instant | null;
}

/** Reads the due times of rows; one statement, and one for booking mails. */
async function readDues(db: Reader, now: Instant, zone: Zone): Promise<Dues> {
  const dues = await duesOf(db, addMilliseconds(now, -PAYMENT_WAIT_MS));
  const today = zone.toLocalDate(now);
  const times = (await findTimedMails(db)).map(({ tijd }) => {
    const at = findInstantAt(today, tijd, zone);
    return at > now ? at : findInstantAt(nextDateOf(today), tijd, zone);
  });
  return { ...dues, mails: times.sort()[0] ?? null };
}

type NextMoment = (dues: Dues, now: Instant, zone: Zone) => Instant | null;

const createHourly =
  (name: 'payments' | 'refunds' | 'sendings' | 'changes'): NextMoment =>
  (dues, now) =>
    dues[name] > 0 ? now : null;
const findTomorrow: NextMoment = (_dues, now, zone) => zone.startOfLocalDay(nextDateOf(zone.toLocalDate(now)));

interface RoundPlan {
  /** Returns from when the round has work: its next occasion is the first one after that. Null for no known work. */
  readonly when: NextMoment;
  /** Whether it may have something to do after any change as well. */
  readonly afterChanges: boolean;
}

const ROWS_PLAN = { afterChanges: false } as const;
const DATE_PLAN: RoundPlan = { when: findTomorrow, afterChanges: true };

/** By the name of the round. Daily rounds are not here: they run each day. */
const PLANS: Readonly<Record<string, RoundPlan>> = {
  bookings: { when: ({ bookings }) => bookings, ...ROWS_PLAN },
  holds: { when: ({ holds }) => holds, ...ROWS_PLAN },
  'pending-bookings': { when: ({ pending }) => pending, ...ROWS_PLAN },
  'booking-mails': { when: ({ mails }) => mails, afterChanges: true },
  options: DATE_PLAN,
  drafts: DATE_PLAN,
  proposals: DATE_PLAN,
  'payment-requests': DATE_PLAN,
  payments: { when: createHourly('payments'), ...ROWS_PLAN },
  refunds: { when: createHourly('refunds'), ...ROWS_PLAN },
  'peppol-sendings': { when: createHourly('sendings'), ...ROWS_PLAN },
  'vat-changes': { when: createHourly('changes'), ...ROWS_PLAN },
  // A year of hourly housekeeping would take longer than all other work together.
  tidy: { when: findTomorrow, ...ROWS_PLAN },
};

/** Rounds without work in a sandbox: it has no providers, and none of its mails is abandoned. */
const EMPTY_ROUNDS: ReadonlySet<string> = new Set(['peppol-documents', 'mails']);

/** Returns the next occasion on which a round may have work; null for none. */
function findNextWork(
  { name, every }: Round,
  {
    dues,
    now,
    zone,
    isChanged,
  }: { readonly dues: Dues; readonly now: Instant; readonly zone: Zone; readonly isChanged: boolean },
): Instant | null {
  if (EMPTY_ROUNDS.has(name)) return null;
  const next = findNextOccasion(every, now, zone);
  const plan = PLANS[name];
  if (plan === undefined || (plan.afterChanges && isChanged)) return next;
  const from = plan.when(dues, now, zone);
  if (from === null) return null;
  return from <= next ? next : findNextOccasion(every, addMilliseconds(from, -1), zone);
}

/** The next work. */
interface DueWork {
  /** The next due moment; null where nothing is due. */
  readonly moment: Instant | null;
  /** The rounds that are due then. */
  readonly due: ReadonlySet<Round>;
  /** Whether a job is. */
  readonly isQueued: boolean;
}

interface DueQuery {
  readonly now: Instant;
  readonly zone: Zone;
  /** The kinds of the jobs that are due. */
  readonly kinds: readonly string[];
  /** The rounds that may have work because of a change. */
  readonly changedRounds: ReadonlySet<Round>;
}

/** The next moment at which rounds or jobs are due. */
export async function findNextDue(db: Reader, { now, zone, kinds, changedRounds }: DueQuery): Promise<DueWork> {
  const dues = await readDues(db, now, zone);
  const job = (await findFirstRun(db, kinds))?.run_at ?? null;
  const all = rounds.map((round) => ({
    round,
    at: findNextWork(round, { dues, now, zone, isChanged: changedRounds.has(round) }),
  }));
  const [moment = null] = [job, ...all.map(({ at }) => at)].filter((each) => each !== null).sort();
  const due = new Set(all.filter(({ at }) => at === moment).map(({ round }) => round));
  return { moment, due, isQueued: job === moment };
}

/** Whether a round that reacts to changes has an occasion at exactly this moment. */
export function isAt({ name, every }: Round, moment: Instant, zone: Zone): boolean {
  return PLANS[name]?.afterChanges === true && findNextOccasion(every, addMilliseconds(moment, -1), zone) === moment;
}
