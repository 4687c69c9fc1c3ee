// A stored booking as a request for capacity, and the refusal where there is none.
import type { components } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { createProblem } from '../values/problem.ts';
import type { TimeSpan } from '../values/period.ts';
import type { LimitCheck, CapacityVerdict, WantedBooking, WantedLine } from './period.ts';

type PlacedLine = Pick<components['schemas']['BookingLine'], 'begin' | 'eind' | 'product_id' | 'aantal' | 'locatie_id'>;

/** The needs of a booking that may not overbook. */
export interface BookedWish {
  readonly personen: number;
  readonly online_boeking: boolean;
  readonly lines: readonly PlacedLine[];
}

/** The products of its lines, by id. */
type PlacedProducts = ReadonlyMap<number, { readonly locatie_verplicht: boolean }>;

/** The online shares of the start times at which a line is sold, as `WantedLine` has them. */
export type OnlineShares = (line: Pick<PlacedLine, 'begin' | 'product_id'>) => WantedLine['percentages'];

/** Returns a stored booking as a request: each line at its own location only. */
export function wishOf(
  { personen, online_boeking, lines }: BookedWish,
  products: PlacedProducts,
  shares: OnlineShares,
): WantedBooking {
  return {
    personen,
    online: online_boeking,
    lines: lines.map(({ begin, eind, product_id, aantal, locatie_id }) => ({
      begin,
      eind,
      product_id,
      aantal,
      percentages: shares({ begin, product_id }),
      locations: locatie_id === null ? [] : [locatie_id],
      location_required: locatie_id !== null || products.get(product_id)?.locatie_verplicht === true,
    })),
  };
}

/** The verdict on a booking without lines. */
export const EMPTY_VERDICT: CapacityVerdict = { available: true, locations: [], reasons: [] };

/** From the first begin to the last end of a booking with lines. */
export function spanOf(lines: readonly TimeSpan[]): TimeSpan | undefined {
  const [begin] = lines.map((line) => line.begin).sort();
  const eind = lines
    .map((line) => line.eind)
    .sort()
    .at(-1);
  return begin === undefined || eind === undefined ? undefined : { begin, eind };
}

/**
 * Throws ERR_NOT_AVAILABLE on a field, with the reasons in `params.redenen`.
 * docs/decisions/194-availability-capacity-and-start-times.md.
 */
export function assertAvailable({ available, reasons }: CapacityVerdict, field: string, zone: Zone): void {
  if (available) return;
  const redenen = reasons.map((reason) => presentReason(reason, zone));
  const message = 'There is no room: choose another time or a smaller amount. params.redenen says what is full.';
  throw createProblem('ERR_NOT_AVAILABLE', message, { field, params: { redenen } });
}

/** A reason as the API shows it: moments with the offset of the zone. */
function presentReason(
  { begin, eind, soort, id, beperking, regel, capaciteit, gebruikt, nodig }: LimitCheck,
  zone: Zone,
): object {
  const time = { begin: zone.toText(begin), eind: zone.toText(eind) };
  return { soort, id, beperking, regel, ...time, capaciteit, gebruikt, nodig };
}
