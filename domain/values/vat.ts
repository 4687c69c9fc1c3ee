// Value added tax: per rate on the total of an invoice, cumulative over a booking, and divided over lines to the cent.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import { asCents, distributeRoundedDown, divideRounded, sum } from './money.ts';

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

const WHOLE = 10_000n; // 100 % in basis points

/** The VAT inside a gross amount: gross x r / (100 + r), rounded, in cents. */
export function calculateVatInside(gross: Cents, rate: BasisPoints): Cents {
  return asCents(divideRounded(BigInt(gross) * BigInt(rate), WHOLE + BigInt(rate)));
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
 * Gross and VAT per rate of an invoice whose booking was invoiced before. The VAT is that of all gross so far, this one
 * included, less the VAT invoiced before. So the invoices of a booking carry exactly the VAT of the whole, which
 * rounding each alone would miss by a cent. docs/decisions/022-money.md, rule 3.
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
 * The net of each line of one rate, in cents, adding up to gross less VAT. It is rounded down, the missing cents one
 * each to the largest fractions, ties in line order. Where the cumulative VAT leaves that range, the largest line takes
 * the difference. docs/decisions/022-money.md, rule 4.
 */
export function calculateNetPerLine(grosses: readonly Cents[], rate: BasisPoints, vat: Cents): Cents[] {
  const net = BigInt(sum(grosses)) - BigInt(vat);
  return distributeRoundedDown(
    grosses.map((gross) => BigInt(gross) * WHOLE),
    WHOLE + BigInt(rate),
    net,
  );
}
