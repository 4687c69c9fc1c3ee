// The price that was agreed for a booking, while cancelling charges another one: what copies it, and what takes it up again.
import type { PlannedCost, StoredBooking, StoredBookingLine } from './booking.ts';
import { isSame, planStoredCosts } from './costs-change.ts';
import type { CostLine } from './costs.ts';

/** The costs of a booking when it was cancelled, without vouchers, with the amounts of its lines. */
export interface AgreedPrice {
  readonly lines: readonly Pick<StoredBookingLine, 'id' | 'aantal'>[];
  readonly costs: readonly CostLine[];
  /** The costs that cancelling left. */
  readonly charged: readonly CostLine[];
}

type PricedBooking = Pick<StoredBooking, 'lines' | 'costs'>;

/** The price to keep of a booking whose vouchers were given back, and that charges other costs now. */
export function agreedPriceOf({ lines, costs }: PricedBooking, charged: readonly CostLine[]): AgreedPrice {
  return { lines: lines.map(({ id, aantal }) => ({ id, aantal })), costs, charged };
}

/**
 * The agreed costs of a booking that was cancelled, fitted to its lines of today, with the items of lines that are new.
 * Null where staff wrote other costs since: those are agreed then.
 */
export function fitAgreedCosts({ lines, costs }: PricedBooking, agreed: AgreedPrice): CostLine[] | null {
  const before = new Map(agreed.lines.map(({ id, aantal }) => [id, aantal]));
  const added = costs.slice(agreed.charged.length);
  const isUntouched =
    isSame(agreed.charged, costs.slice(0, agreed.charged.length)) &&
    added.every((cost) => cost.type === 'item' && cost.boekingsregel_id !== null && !before.has(cost.boekingsregel_id));
  return isUntouched
    ? [...fitCosts(agreed.costs, before, new Map(lines.map((line) => [line.id, line]))), ...added]
    : null;
}

/** Costs whose items follow their lines, and go with them. */
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

/** These costs as new ones of a booking. */
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
