// How much of a material a number of products needs, exactly: in whole parts of a unit, never in binary fractions.
import type { MaterialNeed, NeedyProduct } from './period.ts';

/** More units than any material has. A larger need is capped here: it does not fit either way. */
const MAX_UNITS = 2 ** 31;
/** The most parts of a unit: sums of parts are exact up to a thousand million units in use at once. */
const MAX_PARTS = 4_000_000;
/**
 * The parts of a unit where exact ones would be too small: needs are then rounded up, so that nothing is overbooked.
 */
const SMALL_PARTS = 1_000_000;

/** A need: the parts for one multiple of `per_x_aantal` (`boven`), or for one unit of the product (`niet`). */
interface NeedFactor {
  readonly per: number;
  readonly parts: number;
}

/**
 * The needs of products of one material. Quantities are whole parts of a unit. A unit has enough parts to make each
 * need of the period a whole number of them: three times a third is exactly one.
 *
 * Example: a product needs 1 table for every 3 guests (`aantal` 100 hundredths, `per_x_aantal` 3).
 * Rounded `boven` a unit has 1 part: 1 and 3 guests need 1 table, 4 guests need 2.
 * With `niet` a unit has 3 parts: 1 guest needs 1 part, 3 guests need 3 (1 table), 4 guests need 4 (1.33 tables).
 */
export class MaterialNeeds {
  /** The number of parts in a unit of the material. */
  readonly unit: number;
  readonly #byProduct = new Map<number, readonly NeedFactor[]>();

  constructor(materiaal_id: number, products: readonly NeedyProduct[]) {
    const needs = products.flatMap(({ id, Materialen }) =>
      Materialen.filter((need) => need.materiaal_id === materiaal_id && need.aantal > 0).map((need) => ({ id, need })),
    );
    this.unit = calculateCommonUnit(needs.map(({ need }) => need));
    for (const { id, need } of needs)
      this.#byProduct.set(id, [...(this.#byProduct.get(id) ?? []), factorOf(need, this.unit)]);
  }

  /**
   * Returns the parts that an amount of a product needs. `boven` counts an incomplete multiple of `per_x_aantal` as a
   * whole one; `niet` is proportional.
   */
  calculateParts(product_id: number, aantal: number): number {
    const factors = this.#byProduct.get(product_id);
    if (factors === undefined) return 0;
    let sum = 0;
    for (const { per, parts } of factors) sum += partsOf(Math.ceil(aantal / per), parts);
    return Math.min(sum, MAX_UNITS * this.unit);
  }

  /** Returns the largest amount of a product, at most `limit`, whose need does not exceed these parts; 0 for none. */
  mostOf(product_id: number, parts: number, limit: number): number {
    if (this.calculateParts(product_id, limit) <= parts) return limit;
    let most = 0;
    let tooMuch = limit;
    while (tooMuch - most > 1) {
      const middle = (most + tooMuch) >> 1;
      if (this.calculateParts(product_id, middle) <= parts) most = middle;
      else tooMuch = middle;
    }
    return most;
  }

  /** Parts as a number of units, for display. */
  convertToUnits(parts: number): number {
    return parts / this.unit;
  }
}

/**
 * Rounds fractions of parts up: 3 times 0.7 parts is 3. Adding 1 to the floor also covers a fraction that floating point
 * shows as the whole number below.
 */
function partsOf(multiples: number, parts: number): number {
  if (Number.isInteger(parts)) return multiples * parts;
  return multiples === 0 ? 0 : Math.floor(multiples * parts) + 1;
}

function factorOf({ aantal, per_x_aantal, afronding }: MaterialNeed, unit: number): NeedFactor {
  const hundredths = aantal * unit;
  return afronding === 'boven'
    ? { per: per_x_aantal, parts: hundredths / 100 }
    : { per: 1, parts: hundredths / (100 * per_x_aantal) };
}

/** The smallest number of parts in a unit that makes every need a whole number of parts. */
function calculateCommonUnit(needs: readonly MaterialNeed[]): number {
  let unit = 1;
  for (const { aantal, per_x_aantal, afronding } of needs) {
    const under = afronding === 'boven' ? 100 : 100 * per_x_aantal;
    const parts = under / calculateCommonDivisor(under, aantal);
    unit *= parts / calculateCommonDivisor(unit, parts);
    if (unit > MAX_PARTS) return SMALL_PARTS;
  }
  return unit;
}

function calculateCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : calculateCommonDivisor(other, one % other);
}
