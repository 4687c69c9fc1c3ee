// The agreed price of a booking that was cancelled with other costs: how it is stored, and how a reopened booking gets it back.
import type { PlannedCost, StoredBooking, StoredBookingLine } from './booking.ts';
import { isSame, planStoredCosts } from './costs-change.ts';
import type { CostLine } from './costs.ts';

/** The costs of a booking when it was cancelled, without vouchers, and the amounts of its lines. */
export interface AgreedPrice {
  readonly lines: readonly Pick<StoredBookingLine, 'id' | 'aantal'>[];
  readonly costs: readonly CostLine[];
  /** The costs that the cancellation charged. */
  readonly charged: readonly CostLine[];
}

type PricedBooking = Pick<StoredBooking, 'lines' | 'costs'>;

/** Returns the price to store for a booking whose vouchers were given back and that now charges other costs. */
export function agreedPriceOf({ lines, costs }: PricedBooking, charged: readonly CostLine[]): AgreedPrice {
  return { lines: lines.map(({ id, aantal }) => ({ id, aantal })), costs, charged };
}

/**
 * Returns the agreed costs of a cancelled booking, fitted to its present lines, with the items of new lines. Null where
 * staff wrote other costs since: those are agreed then.
 */
export function fitAgreedCosts({ lines, costs }: PricedBooking, agreed: AgreedPrice): CostLine[] | null {
  const before = new Map(agreed.lines.map(({ id, aantal }) => [id, aantal]));
  const addedCosts = costs.slice(agreed.charged.length);
  const isUntouched =
    isSame(agreed.charged, costs.slice(0, agreed.charged.length)) &&
    addedCosts.every(
      (cost) => cost.type === 'item' && cost.boekingsregel_id !== null && !before.has(cost.boekingsregel_id),
    );
  return isUntouched
    ? [...fitCosts(agreed.costs, before, new Map(lines.map((line) => [line.id, line]))), ...addedCosts]
    : null;
}

/** Costs whose items follow the amounts of their lines, and disappear with them. */
function fitCosts(
  costs: readonly CostLine[],
  before: ReadonlyMap<number, number>,
  lines: ReadonlyMap<number, StoredBookingLine>,
): CostLine[] {
  return costs.flatMap((cost): CostLine[] => {
    if (cost.type === 'groep') return [{ ...cost, regels: fitCosts(cost.regels, before, lines) }];
    if (cost.boekingsregel_id === null) return [cost];
    const line = lines.get(cost.boekingsregel_id);
    if (line === undefined) return [];
    return [cost.aantal === before.get(line.id) ? { ...cost, aantal: line.aantal } : cost];
  });
}

/** The costs as new ones, without ids. */
export function renewCosts({ lines }: PricedBooking, costs: readonly CostLine[]): PlannedCost[] {
  return removeIds(planStoredCosts({ lines, costs }, lines));
}

function removeIds(costs: readonly PlannedCost[]): PlannedCost[] {
  return costs.map((cost) => ({
    ...cost,
    id: null,
    ...(cost.type === 'groep' && { regels: removeIds(cost.regels) }),
  }));
}
