// The products that others require (`vereist_product`), and those that an order lacks.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type ProductRequirement = Readonly<components['schemas']['RequiredProduct']>;

/** Booked units of a product. */
interface OrderedUnits {
  readonly line: {
    readonly product: { readonly id: number; readonly vereist_product: readonly ProductRequirement[] };
  };
  readonly aantal: number;
}

/** An exact fraction, so that the shares of many products add up without rounding. */
interface UnitFraction {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * ERR_REQUIRED_PRODUCT for each product of which fewer units are booked than the others together require. `fieldOf`
 * returns the field with the amount of a product.
 */
export function findRequiredProductProblems(
  bookedUnits: readonly OrderedUnits[],
  fieldOf: (product: number) => string,
): ProblemDetail[] {
  const totals = new Map<number, number>();
  for (const { line, aantal } of bookedUnits) totals.set(line.product.id, (totals.get(line.product.id) ?? 0) + aantal);

  const products = new Map(bookedUnits.map(({ line }) => [line.product.id, line.product]));
  const needByProduct = new Map<number, UnitFraction>();
  for (const [id, { vereist_product }] of products)
    for (const each of vereist_product)
      needByProduct.set(
        each.vereist_product_id,
        addFractions(needByProduct.get(each.vereist_product_id), calculateNeed(each, totals.get(id) ?? 0)),
      );

  return [...needByProduct].flatMap(([product_id, need]): ProblemDetail[] => {
    const nodig = roundUp(need);
    const aantal = totals.get(product_id) ?? 0;
    if (aantal >= nodig) return [];
    const message = `What you book requires ${String(nodig)} units of product ${String(product_id)}: book these as well.`;
    return [
      { code: 'ERR_REQUIRED_PRODUCT', message, field: fieldOf(product_id), params: { product_id, nodig, aantal } },
    ];
  });
}

/** `aantal` for every `per_x_aantal` units; an incomplete multiple counts as a whole one, or in proportion. */
function calculateNeed({ aantal, per_x_aantal, afronding }: ProductRequirement, units: number): UnitFraction {
  const multiples = afronding === 'boven' ? Math.ceil(units / per_x_aantal) : units;
  return { over: BigInt(multiples) * BigInt(aantal), under: afronding === 'boven' ? 1n : BigInt(per_x_aantal) };
}

function addFractions(one: UnitFraction = { over: 0n, under: 1n }, other: UnitFraction): UnitFraction {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

function roundUp({ over, under }: UnitFraction): number {
  return Number((over + under - 1n) / under);
}
