// Frozen, for 0024-cost-amounts: what each item of a booking's costs came to when that migration was written.

export interface CostItem {
  readonly type: 'item';
  readonly id: number;
  /** In basis points, as all percentages. */
  readonly kortingspercentage: number;
  readonly aantal: number;
  /** In ten-thousandths. */
  readonly bedrag: number;
  readonly btw_percentage: number;
}

export interface CostGroup {
  readonly type: 'groep';
  readonly kortingspercentage: number;
  readonly regels: readonly (CostItem | CostGroup)[];
}

interface ItemAmount {
  readonly item: CostItem;
  readonly gross: bigint;
}

const WHOLE = 10_000n;

/** Gross and net of each item, in cents, by its id. The nets of a rate add up to its gross less its VAT. */
export function amountsOf(
  costs: readonly (CostItem | CostGroup)[],
): Map<number, { readonly gross: number; readonly net: number }> {
  const items = grossOf(costs, []);
  const rates = new Set(items.map(({ item }) => item.btw_percentage));
  const amounts = [...rates].flatMap((rate) => {
    const own = items.filter(({ item }) => item.btw_percentage === rate);
    const nets = netsOf(
      own.map(({ gross }) => gross),
      BigInt(rate),
    );
    return own.map(({ item, gross }, at) => [item.id, { gross: Number(gross), net: Number(nets[at]) }] as const);
  });
  return new Map(amounts);
}

/** Rounded once, after the discounts of the item and of every group around it. */
function grossOf(costs: readonly (CostItem | CostGroup)[], around: readonly number[]): ItemAmount[] {
  return costs.flatMap((cost) => {
    const discounts = [...around, cost.kortingspercentage];
    if (cost.type === 'groep') return grossOf(cost.regels, discounts);
    const kept = discounts.reduce((product, discount) => product * (WHOLE - BigInt(discount)), 1n);
    const exact = BigInt(cost.aantal) * BigInt(cost.bedrag) * kept;
    return [{ item: cost, gross: rounded(exact, 100n * WHOLE ** BigInt(discounts.length)) }];
  });
}

/** Rounded down, then one cent more for the largest fractions, ties in the order given, until gross less VAT is reached. */
function netsOf(grosses: readonly bigint[], rate: bigint): bigint[] {
  const denominator = WHOLE + rate;
  const total = grosses.reduce((sum, gross) => sum + gross, 0n);
  const net = total - rounded(total * rate, denominator);
  const exact = grosses.map((gross) => gross * WHOLE);
  const nets = exact.map((each) => roundedDown(each, denominator));
  const missing = Number(net - nets.reduce((sum, each) => sum + each, 0n));
  const fraction = (at: number): bigint => (exact[at] ?? 0n) - (nets[at] ?? 0n) * denominator;
  const largest = nets.map((_net, at) => at).sort((a, b) => compare(fraction(b), fraction(a)) || a - b);
  const raised = new Set(largest.slice(0, missing));
  return nets.map((each, at) => (raised.has(at) ? each + 1n : each));
}

/** Half up on the magnitude. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const quotient = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -quotient : quotient;
}

function roundedDown(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
