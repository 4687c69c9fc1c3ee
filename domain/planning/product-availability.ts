// How much of a product is available at a start time, in each of its locations.
import type { components, Instant } from '../../generated/types.ts';
import { calculateAmount, type AmountRule } from '../values/amount.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { addElapsed, parseElapsed } from '../values/duration.ts';
import type { TimeSpan } from '../values/period.ts';
import type { StartCandidate, PeriodAvailability } from './availability.ts';

/** The amount for an unlimited product, as the contract says. */
const UNLIMITED_AMOUNT = 99_999;

/** The facts of a product. */
export interface AvailableProduct extends AmountRule {
  readonly id: number;
  readonly duur: string | null;
  readonly locatie_verplicht: boolean;
  /** Its locations, in order of preference. */
  readonly locations: readonly number[];
}

export type ProductAvailability = components['schemas']['ProductAvailability'];

/**
 * Returns the amount of a product that one online booking can have at a start time, in units of the product. It is
 * limited by its materials, and in each location by the needs of the largest group that fits. Below `minimum_aantal` it
 * is 0. A product without locations has one row, unless it requires a location.
 *
 * Example: the materials are enough for 12 units, and a group needs 1 unit for every 2 people.
 * A location for 20 people with 14 present has places for 6, who need 3 units: 3 are available there.
 * With a `minimum_aantal` of 4 none are.
 */
export function calculateProductAvailability(
  availability: PeriodAvailability,
  product: AvailableProduct,
  candidate: StartCandidate,
): ProductAvailability {
  const begin = millisecondsOf(candidate.moment);
  const time = { begin, eind: begin + parseElapsed(product.duur ?? 'PT0S') };
  const most = calculateMaterialsLeft(availability, product, time, candidate.percentage);
  const applyMinimum = (remaining: number) => (remaining < product.minimum_aantal ? 0 : remaining);
  const anywhere = product.locatie_verplicht ? [] : [{ locatie_id: null, beschikbaarheid: applyMinimum(most) }];
  const locaties = product.locations.map((id) => {
    const people = Math.min(...availability.listLocationsAbove(id).map((use) => use.calculateLeft(time)));
    return { locatie_id: id, beschikbaarheid: applyMinimum(Math.min(most, calculateUnits(product, people))) };
  });
  return { startmoment: candidate.moment, locaties: locaties.length > 0 ? locaties : anywhere };
}

/**
 * From the first of ordered start times to the end of a product that begins at the last. Throws ERR_RANGE outside the
 * calendar.
 */
export function spanOf({ duur }: AvailableProduct, candidates: readonly StartCandidate[]): TimeSpan | undefined {
  const first = candidates[0];
  const last = candidates.at(-1);
  return first && last && { begin: first.moment, eind: addElapsed(last.moment, duur ?? 'PT0S') };
}

/** Candidates by moment: of two at one time, that with the larger share. `null` is each material's own. */
export function bestOf(rows: readonly ProductAvailability[]): ProductAvailability[] {
  const best = new Map<Instant, ProductAvailability>();
  for (const row of rows) {
    const other = best.get(row.startmoment);
    const locaties = row.locaties.map((locationRow, index) => {
      const remaining = Math.max(locationRow.beschikbaarheid, other?.locaties[index]?.beschikbaarheid ?? 0);
      return { ...locationRow, beschikbaarheid: remaining };
    });
    best.set(row.startmoment, { ...row, locaties });
  }
  return [...best.values()];
}

type ProductTime = Readonly<Record<'begin' | 'eind', number>>;

function calculateMaterialsLeft(
  availability: PeriodAvailability,
  { id }: AvailableProduct,
  time: ProductTime,
  percentage: number | null,
): number {
  let most = UNLIMITED_AMOUNT;
  for (const material of availability.materials) {
    const use = availability.readMaterialUse(material);
    if (use.needs.calculateParts(id, 1) === 0) continue;
    const remaining = use.calculateLeft(time, percentage ?? use.limits.percentage_online_te_boeken ?? 100);
    most = use.needs.mostOf(id, remaining, most);
  }
  return most;
}

/** The units of the product that a group of this many people needs: only they are available. */
function calculateUnits(product: AvailableProduct, people: number): number {
  if (people < 1) return 0;
  if (people === Infinity || product.aantalbepaling === 'vast') return UNLIMITED_AMOUNT;
  return Math.min(UNLIMITED_AMOUNT, calculateAmount({ ...product, minimum_aantal: 0 }, people));
}
