// Packages: their price for a group, and the programme that visitors read.
import type { BasisPoints, Cents, components, Instant } from '../../generated/types.ts';
import { calculateAmount, type AmountRule } from '../values/amount.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { selectDisplayName } from '../values/display-name.ts';
import { formatDuration, parseElapsed } from '../values/duration.ts';
import { asCents, MAX_AMOUNT_CENTS, divideRounded, HUNDRED_PERCENT } from '../values/money.ts';
import { selectPricesOn, type ProductPrice } from './product.ts';

type Package = components['schemas']['Package'];
type PackageLine = components['schemas']['PackageLine'];

/** The name of a package as customers see it. */
export function packageNameOf({ weergavenaam, arrangement }: Pick<Package, 'weergavenaam' | 'arrangement'>): string {
  return selectDisplayName(weergavenaam, arrangement);
}

/** Compares lines by begin, lines without a time last: the order in a package, and in a booking of it. */
export function compareByBegin<Line extends Pick<PackageLine, 'id' | 'begin'>>(one: Line, other: Line): number {
  if (one.begin === other.begin) return one.id - other.id;
  if (one.begin === null || other.begin === null) return one.begin === null ? 1 : -1;
  return one.begin < other.begin ? -1 : 1;
}

/** The facts that decide the price of a line: the amount rule and the prices of its product. */
export interface PricedProduct extends AmountRule {
  readonly ProductPrice: readonly ProductPrice[];
}

export type PackagePrices = Pick<Package, 'prijs_pp_exc' | 'prijs_pp_inc' | 'prijs_totaal_exc' | 'prijs_totaal_inc'>;

/**
 * Returns the prices for `personen` people of products on a local date, by their amount rules, in cents. VAT is
 * calculated per rate on the total, as for a booking. A total beyond a thousand million, which only a later rise of a
 * price can cause, is shown as that limit.
 */
export function calculatePackagePrices(
  personen: number,
  products: readonly PricedProduct[],
  date: string,
): PackagePrices {
  const { inc, exc } = calculateTotals(personen, products, date);
  const people = BigInt(personen);
  return {
    prijs_totaal_inc: limitAmount(inc),
    prijs_totaal_exc: limitAmount(exc),
    prijs_pp_inc: limitAmount(divideRounded(inc, people)),
    prijs_pp_exc: limitAmount(divideRounded(exc, people)),
  };
}

/** Throws ERR_AMOUNT_TOO_LARGE where the price of a package on a local date exceeds the largest invoice. */
export function requirePayable(personen: number, products: readonly PricedProduct[], date: string): void {
  asCents(calculateTotals(personen, products, date).inc);
}

/** Totals in cents, without a limit. */
function calculateTotals(
  personen: number,
  products: readonly PricedProduct[],
  date: string,
): { inc: bigint; exc: bigint } {
  const gross = new Map<BasisPoints, bigint>();
  for (const product of products) {
    const amount = BigInt(calculateAmount(product, personen));
    for (const { btw, verkoop } of selectPricesOn(product.ProductPrice, date)) {
      const line = divideRounded(amount * BigInt(verkoop), 100n);
      gross.set(btw, (gross.get(btw) ?? 0n) + line);
    }
  }

  let inc = 0n;
  let vat = 0n;
  for (const [rate, amount] of gross) {
    inc += amount;
    vat += divideRounded(amount * BigInt(rate), BigInt(HUNDRED_PERCENT + rate));
  }

  return { inc, exc: inc - vat };
}

function limitAmount(amount: bigint): Cents {
  const most = BigInt(MAX_AMOUNT_CENTS);
  return asCents(amount > most ? most : amount < -most ? -most : amount);
}

/**
 * A line of the programme. `begin_on_the_wall` is the time on the wall clock at `begin`, in milliseconds from a moment
 * shared by all lines. `duur` is that of the product.
 */
export type ProgrammedLine = Pick<PackageLine, 'begin' | 'eind' | 'beschrijving' | 'aantal_personen'> & {
  readonly begin_on_the_wall: number | null;
  readonly product: Pick<PackageLine['product'], 'naam' | 'weergavenaam'> & { readonly duur: string | null };
};

/**
 * The lines with a `begin`, in the order given, as visitors read them. Offsets are on the wall clock from the earliest
 * line, lengths in elapsed time. A line without `eind` lasts as long as its product, or no time.
 */
export function buildPackageProgramme(lines: readonly ProgrammedLine[], personen: number): Package['programma'] {
  const start = Math.min(...lines.flatMap(({ begin_on_the_wall: wall }) => wall ?? []));
  return lines.flatMap((line) => {
    if (line.begin === null || line.begin_on_the_wall === null) return [];
    const offset = line.begin_on_the_wall - start;
    const length = lengthOf(line.begin, line.eind, line.product.duur);
    return {
      omschrijving: line.beschrijving ?? selectDisplayName(line.product.weergavenaam, line.product.naam),
      aantal: line.aantal_personen === 0 ? personen : line.aantal_personen,
      wat: 'persoon' as const,
      begin: formatDuration(offset),
      duur: formatDuration(length),
      eind: formatDuration(offset + length),
    };
  });
}

function lengthOf(begin: Instant, eind: Instant | null, duur: string | null): number {
  if (eind !== null) return millisecondsOf(eind) - millisecondsOf(begin);
  return duur === null ? 0 : parseElapsed(duur);
}
