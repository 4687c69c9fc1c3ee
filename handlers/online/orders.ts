// The order of a visitor, checked; and the start times with capacity for it.
import type { Reader } from '../../db/engine/session/reader.ts';
import { settingOf } from '../../db/house/settings.ts';
import * as offers from '../../db/online/offers.ts';
import type { Scope } from '../../db/planning/period.ts';
import {
  assertBookable,
  assertSound,
  createGroupProblem,
  orderOf,
  type PackageOffer,
  type OrderContents,
  type OfferWish,
} from '../../domain/online/order.ts';
import { calculateBookableDays, wantedProgrammeOf, spanOf, type DatePeriod } from '../../domain/online/start.ts';
import {
  startingAt,
  type StartCandidate,
  type WantedProgramme,
  type PeriodAvailability,
} from '../../domain/planning/availability.ts';
import type { WantedBooking } from '../../domain/planning/period.ts';
import { nextDateOf } from '../../domain/values/calendar.ts';
import type { ProblemDetail } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';
import { readPeriodAvailability } from '../planning/period-availability.ts';
import { assertOpen } from './open-to-visitors.ts';

/** A package that can be booked online, and the wish for it. */
export interface OfferedOrder {
  readonly offer: PackageOffer;
  readonly order: OrderContents;
  readonly problems: readonly ProblemDetail[];
}

/** A wish with its package. */
export type PackageWish = OfferWish & { readonly arrangement_id: number };

/** Returns the ordered package, with all problems of the amounts. Throws as `assertBookable` does. */
export async function readOrder(db: Reader, wish: PackageWish): Promise<OfferedOrder> {
  const offer = await offers.findOffer(db, wish.arrangement_id);
  assertBookable(offer);
  const { order, problems, tooLarge } = orderOf(offer, wish);
  if (tooLarge === null) return { offer, order, problems };
  const message = await settingOf(db, 'maximum_aantal_online_boeking_overschreden');
  return { offer, order, problems: [...problems, createGroupProblem(offer, tooLarge, message)] };
}

/** Returns the ordered package; throws the problems of the amounts, and as `assertBookable` does. */
export async function requireSoundOrder(db: Reader, wish: PackageWish): Promise<OfferedOrder> {
  const offeredOrder = await readOrder(db, wish);
  assertSound(offeredOrder);
  return offeredOrder;
}

/** The start times of local dates at which a package may be booked now, by moment. At most one statement. */
export async function candidatesOf(
  { db, now, today, zone }: Pick<Context, 'db' | 'now' | 'today' | 'zone'>,
  offer: PackageOffer,
  datePeriod: DatePeriod,
): Promise<StartCandidate[]> {
  const days = calculateBookableDays(offer, datePeriod, today);
  if (days === undefined || offer.startmomentgroep_id === null) return [];
  const period = { begin: zone.startOfLocalDay(days.begin), end: zone.startOfLocalDay(nextDateOf(days.eind)) };
  const candidates = await offers.startTimesOf(db, offer.startmomentgroep_id, period);
  return candidates.filter(({ moment }) => moment > now);
}

/** A search: the start times of one period, and the capacity in it. */
export interface StartTimeSearch {
  readonly order: OrderContents;
  readonly candidates: readonly StartCandidate[];
  readonly availability: PeriodAvailability;
  /** The order as a booking that starts at a candidate. */
  readonly startingAt: (candidate: StartCandidate) => WantedBooking;
}

/**
 * Finds the capacity on local dates; undefined where the package has no start time that may be booked. Throws the
 * problems of the order, and as `assertOpen` does. Eleven statements at most.
 */
export async function searchFor(
  wish: PackageWish,
  days: DatePeriod,
  context: Context,
): Promise<StartTimeSearch | undefined> {
  await assertOpen(context, 'allow_online_package_booking');
  const { db, zone } = context;
  const { offer, order } = await requireSoundOrder(db, wish);
  const candidates = await candidatesOf(context, offer, days);
  const first = candidates[0];
  const last = candidates.at(-1);
  if (first === undefined || last === undefined) return undefined;

  const programme = wantedProgrammeOf(offer, order, zone);
  const availability = await readPeriodAvailability(
    db,
    scopeOf(order, programme),
    spanOf(programme, first.moment, last.moment),
  );

  return { order, candidates, availability, startingAt: (candidate) => startingAt(programme, candidate, zone) };
}

/** The materials and locations that limit an order. */
export function scopeOf({ lines }: OrderContents, programme: WantedProgramme): Scope {
  const materials = new Set(lines.flatMap(({ line }) => line.product.materials));
  const locations = new Set(programme.lines.flatMap((line) => line.locations));
  return { materials: [...materials].sort((one, other) => one - other), locations: [...locations] };
}
