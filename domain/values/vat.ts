// Value added tax: per rate on the total of an invoice, cumulative over a booking, and divided over lines to the cent.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import { asCents, distributeRoundedDown, divideRounded, sum, HUNDRED_PERCENT } from './money.ts';

/** The total of one VAT rate: the amount including VAT and the VAT in it, in cents. */
export interface RateTotal {
  readonly btw_percentage: BasisPoints;
  readonly gross: Cents;
  readonly vat: Cents;
}

/** A line as far as VAT is concerned: its rate in basis points and its gross in cents. */
export interface RatedLine {
  readonly btw_percentage: BasisPoints;
  readonly gross: Cents;
}

/** The VAT inside a gross amount: gross x r / (100 + r), rounded, in cents. */
export function calculateVatInside(gross: Cents, rate: BasisPoints): Cents {
  return asCents(divideRounded(BigInt(gross) * BigInt(rate), BigInt(HUNDRED_PERCENT + rate)));
}

/** The gross per VAT rate, lowest rate first: the sum of its lines. docs/decisions/022-money.md, rule 2. */
export function sumGrossPerRate(lines: Iterable<RatedLine>): Map<BasisPoints, Cents> {
  const byRate = new Map<BasisPoints, Cents[]>();
  for (const { btw_percentage: rate, gross } of lines) {
    const grosses = byRate.get(rate);
    if (grosses === undefined) byRate.set(rate, [gross]);
    else grosses.push(gross);
  }
  return new Map([...byRate].sort(([a], [b]) => a - b).map(([rate, amounts]) => [rate, sum(amounts)]));
}

/**
 * Returns gross and VAT per rate of an invoice whose booking was invoiced before. The VAT is that of all gross so far,
 * this invoice included, less the VAT invoiced before. The invoices of a booking then carry exactly the VAT of the
 * whole, which rounding each alone can miss by a cent. docs/decisions/022-money.md, rule 3.
 *
 * Example: three invoices of 10.00 at 21 %. The VAT of 10.00 is 1.74, of 20.00 it is 3.47, of 30.00 it is 5.21.
 * So they carry 1.74, then 3.47 - 1.74 = 1.73, then 5.21 - 3.47 = 1.74: together 5.21. Alone, three times 1.74 is 5.22.
 */
export function calculateCumulativeVat(lines: Iterable<RatedLine>, before: Iterable<RateTotal>): RateTotal[] {
  const invoiced = new Map([...sumTotalsPerRate(before)].map((total) => [total.btw_percentage, total]));
  return [...sumGrossPerRate(lines)].map(([rate, gross]) => {
    const earlier = invoiced.get(rate);
    if (earlier === undefined) return { btw_percentage: rate, gross, vat: calculateVatInside(gross, rate) };
    const vat = calculateVatInside(sum([earlier.gross, gross]), rate) - earlier.vat;
    return { btw_percentage: rate, gross, vat: asCents(vat) };
  });
}

/** Gross and VAT added up per rate, lowest rate first. */
export function sumTotalsPerRate(totals: Iterable<RateTotal>): RateTotal[] {
  const all = [...totals];
  return [...sumGrossPerRate(all)].map(([rate, gross]) => ({
    btw_percentage: rate,
    gross,
    vat: sum(all.filter((total) => total.btw_percentage === rate).map((total) => total.vat)),
  }));
}

/**
 * Returns the net of each line of one rate, in cents, adding up to gross less VAT. Each is rounded down, and the
 * missing cents are added one each to the largest fractions, ties in line order. Where the cumulative VAT leaves that
 * range, the largest line gets the difference. docs/decisions/022-money.md, rule 4.
 *
 * Example: three lines of 1.00 at 21 %, with a VAT of 0.52 on 3.00. The nets have to add up to 2.48.
 * Each line's exact net is 82.64 cents, rounded down 82, together 2.46. The two missing cents give 0.83, 0.83 and 0.82.
 */
export function calculateNetPerLine(grosses: readonly Cents[], rate: BasisPoints, vat: Cents): Cents[] {
  const net = BigInt(sum(grosses)) - BigInt(vat);
  return distributeRoundedDown(
    grosses.map((gross) => BigInt(gross) * BigInt(HUNDRED_PERCENT)),
    BigInt(HUNDRED_PERCENT + rate),
    net,
  );
}
