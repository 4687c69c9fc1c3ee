// When an order can start: on which dates, and its programme from each start time on.
import type { Instant } from '../../generated/types.ts';
import type { WantedProgramme, WantedProgrammeLine } from '../planning/availability.ts';
import { addDays, instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { parseElapsed } from '../values/duration.ts';
import { DAY } from '../values/time-units.ts';
import { createProblem } from '../values/problem.ts';
import type { TimeSpan } from '../values/period.ts';
import type { PackageOffer, OfferedLine, OrderContents } from './order.ts';

/** Local dates, both included. */
export interface DatePeriod {
  readonly begin: string;
  readonly eind: string;
}

/**
 * Returns the dates of a period on which a package may be booked: from today on, as far ahead as it allows; undefined
 * for none.
 */
export function calculateBookableDays(
  { onlineboeking_minimaal_vooruit: least, onlineboeking_maximaal_vooruit: most }: PackageOffer,
  { begin, eind }: DatePeriod,
  today: string,
): DatePeriod | undefined {
  const first = [begin, addDays(today, least ?? 0)].toSorted()[1] ?? begin;
  const last = most === null ? eind : ([eind, addDays(today, most)].toSorted()[0] ?? eind);
  return first > last ? undefined : { begin: first, eind: last };
}

/** Throws ERR_NOT_AVAILABLE on `begin` for a moment that is no start time, or cannot be booked. */
export function assertStartTime<Time>(candidate: Time | undefined): asserts candidate is Time {
  if (candidate !== undefined) return;
  const message = 'This is no start time of the package that can be booked now: choose one that is available.';
  throw createProblem('ERR_NOT_AVAILABLE', message, { field: 'begin', params: { redenen: [] } });
}

/**
 * The programme of an order for any start time. Offsets are those of the whole package, even when its first line is not
 * booked.
 */
export function wantedProgrammeOf(
  { regels }: PackageOffer,
  { personen, lines }: OrderContents,
  zone: Zone,
): WantedProgramme {
  const earliest = regels.flatMap(({ begin }) => begin ?? []).toSorted()[0];
  return {
    personen,
    online: true,
    lines: lines.map(({ line, aantal }): WantedProgrammeLine => {
      const { product, locatie_id } = line;
      return {
        product_id: product.id,
        aantal,
        offset: line.begin === null || earliest === undefined ? 0 : zone.measureWallClock(earliest, line.begin),
        duration: lengthOf(line),
        locations: locatie_id === null ? product.locations : [locatie_id],
        location_required: product.locatie_verplicht,
      };
    }),
  };
}

function lengthOf({ begin, eind, product }: OfferedLine): number {
  if (begin !== null && eind !== null) return millisecondsOf(eind) - millisecondsOf(begin);
  return parseElapsed(product.duur ?? 'PT0S');
}

/** Longer than any clock change. */
const CLOCK_CHANGE_MS = DAY;

/** A period that contains the programme for all start times between two, whatever clock changes fall in it. */
export function spanOf({ lines }: WantedProgramme, first: Instant, last: Instant): TimeSpan {
  const longest = Math.max(0, ...lines.map(({ offset, duration }) => offset + duration));
  return { begin: first, eind: instantAt(millisecondsOf(last) + longest + CLOCK_CHANGE_MS) };
}
