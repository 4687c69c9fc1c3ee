// Changes the costs of a booking: sent costs, and the items that follow, arrive and disappear with their lines.
import {
  NO_DISCOUNT,
  type BookableProduct,
  type PlannedCost,
  type PlannedGroup,
  type PlannedItem,
  type PlannedBookingLine,
  type StoredBooking,
} from './booking.ts';
import type { SentCost } from './booking-sent.ts';
import { priceLine, type PricedLine, type PricingFacts } from './line-price.ts';
import { MAX_GROUP_DEPTH, listCostItems, type CostGroup, type CostItem, type CostLine } from './costs.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { selectSent } from '../values/sent-value.ts';

type SentGroup = Extract<SentCost, { type: 'groep' }>;
type SentItem = Extract<SentCost, { type: 'item' }>;

/** The costs to store with the lines that they charge, and the problems of the sent costs. */
export interface PlannedCosts {
  readonly planned: readonly PlannedCost[];
  readonly lines: readonly PlannedBookingLine[];
  readonly problems: readonly ProblemDetail[];
}

/**
 * Applies sent costs, if any, to the stored ones. Costs that equal the stored ones count as not sent: then new lines
 * get items of their own, priced for their dates. Either way items follow their lines. When a line is no longer among
 * `lines`, its items disappear, except the sent ones: these stay, without a line.
 */
export function planCostChanges(
  stored: Pick<StoredBooking, 'lines' | 'costs'>,
  sent: readonly SentCost[] | undefined,
  lines: readonly PlannedBookingLine[],
  products: ReadonlyMap<number, BookableProduct>,
  pricing: PricingFacts,
): PlannedCosts {
  if (sent !== undefined && !isSame(sent, stored.costs)) {
    const change = new CostsChange(stored, sent, lines);
    const planned = change.changeCosts(sent, 'kosten.regels', 1);
    return { planned, lines, problems: [...change.problems, ...findVoucherChangeProblems(stored.costs, planned)] };
  }

  const priced = lines.map((line, place): PricedLine => {
    const product = line.id === null ? products.get(line.product_id) : undefined;
    const field = `boekingsregels[${String(place)}].begin`;
    return product === undefined ? { line, items: [], problems: [] } : priceLine(line, product, pricing, field);
  });
  const after = priced.map(({ line }) => line);

  return {
    planned: [...planStoredCosts(stored, after), ...priced.flatMap(({ items }) => items)],
    lines: after,
    problems: priced.flatMap(({ problems }) => problems),
  };
}

/** The stored costs, with these lines in place of the stored ones. */
export function planStoredCosts(
  stored: Pick<StoredBooking, 'lines' | 'costs'>,
  lines: readonly PlannedBookingLine[],
): PlannedCost[] {
  return new CostsChange(stored, [], lines).keepCosts(stored.costs);
}

/** Whether costs were sent as they are stored; members that are left out do not count as different. */
export function isSame(sent: readonly SentCost[], stored: readonly CostLine[]): boolean {
  return sent.length === stored.length && sent.every((cost, index) => isSameLine(cost, stored[index]));
}

function isSameLine(sent: SentCost, stored: CostLine | undefined): boolean {
  if (stored === undefined || sent.id !== stored.id) return false;
  const was: Readonly<Record<string, unknown>> = { ...stored };
  return Object.entries(sent).every(([member, value]) => {
    if (member !== 'regels') return value === was[member];
    return stored.type === 'groep' && isSame(value as readonly SentCost[], stored.regels);
  });
}

/** ERR_NOT_CHANGEABLE for a changed item of a voucher: a voucher is only given back as a whole. */
function findVoucherChangeProblems(stored: readonly CostLine[], planned: readonly PlannedCost[]): ProblemDetail[] {
  const kept = new Map(planned.map((cost) => [cost.id, cost]));
  const isUnchanged = (item: CostItem): boolean => {
    const cost = kept.get(item.id);
    return cost?.type === 'item' && FIXED_MEMBERS.every((member) => cost[member] === item[member]);
  };
  if (listCostItems<CostItem>(stored).every((item) => item.voucher_id === undefined || isUnchanged(item))) return [];
  const message = 'The items of a voucher cannot change: take the voucher off the booking instead.';
  return [{ code: 'ERR_NOT_CHANGEABLE', message, field: 'kosten.regels' }];
}

const FIXED_MEMBERS = ['naam', 'kortingspercentage', 'aantal', 'bedrag', 'btw_percentage', 'product_id'] as const;

class CostsChange {
  readonly problems: ProblemDetail[] = [];
  readonly #costs: ReadonlyMap<number, CostLine>;
  readonly #amounts: ReadonlyMap<number, number>;
  readonly #lines: ReadonlyMap<number, PlannedBookingLine>;
  readonly #named: ReadonlySet<number>;
  readonly #seen = new Set<number>();

  constructor(
    stored: Pick<StoredBooking, 'lines' | 'costs'>,
    sent: readonly SentCost[],
    lines: readonly PlannedBookingLine[],
  ) {
    this.#costs = new Map(flattenCosts<CostLine>(stored.costs).map((cost) => [cost.id, cost]));
    this.#amounts = new Map(stored.lines.map((line) => [line.id, line.aantal]));
    this.#lines = new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line]])));
    this.#named = new Set(flattenCosts<SentCost>(sent).flatMap(({ id }) => id ?? []));
  }

  /** Stored costs that the body does not name; those that it names at another place of the tree are left out. */
  keepCosts(costs: readonly CostLine[]): PlannedCost[] {
    return costs.flatMap((cost): PlannedCost[] => {
      if (this.#named.has(cost.id)) return [];
      if (cost.type === 'groep') return [{ ...cost, regels: this.keepCosts(cost.regels) }];
      const { boekingsregel_id: lineId } = cost;
      const goes = lineId !== null && !this.#lines.has(lineId);
      return goes ? [] : [this.#item(cost, { ...cost }, lineId)];
    });
  }

  changeCosts(sent: readonly SentCost[], field: string, depth: number): PlannedCost[] {
    return sent.flatMap((cost, index) => this.#sent(cost, `${field}[${String(index)}]`, depth));
  }

  #sent(cost: SentCost, field: string, depth: number): PlannedCost[] {
    const stored = cost.id === undefined ? undefined : this.#known(cost.id, cost.type, field);
    if (cost.id !== undefined && stored === undefined) return [];
    if (cost.type === 'item') return this.#sentItem(cost, stored?.type === 'item' ? stored : undefined, field);
    if (depth > MAX_GROUP_DEPTH) {
      this.#refuse(
        'ERR_COSTS_TOO_DEEP',
        `Groups nest at most ${String(MAX_GROUP_DEPTH)} deep: move this one up.`,
        field,
      );
      return [];
    }
    return [this.#sentGroup(cost, stored?.type === 'groep' ? stored : undefined, field, depth)];
  }

  #sentGroup(group: SentGroup, stored: CostGroup | undefined, field: string, depth: number): PlannedGroup {
    this.#require(group, stored, ['naam'], field);
    return {
      id: stored?.id ?? null,
      type: 'groep',
      naam: group.naam ?? stored?.naam ?? '',
      kortingspercentage: group.kortingspercentage ?? stored?.kortingspercentage ?? NO_DISCOUNT,
      kortingomschrijving: selectSent(group.kortingomschrijving, stored?.kortingomschrijving ?? null),
      children_visible: group.children_visible ?? stored?.children_visible ?? true,
      regels:
        group.regels === undefined
          ? this.keepCosts(stored?.regels ?? [])
          : this.changeCosts(group.regels, `${field}.regels`, depth + 1),
    };
  }

  #sentItem(item: SentItem, stored: CostItem | undefined, field: string): PlannedItem[] {
    this.#require(item, stored, ['naam', 'aantal', 'bedrag', 'btw_percentage'], field);
    const aantal = item.aantal ?? stored?.aantal;
    const bedrag = item.bedrag ?? stored?.bedrag;
    const rate = item.btw_percentage ?? stored?.btw_percentage;
    if (aantal === undefined || bedrag === undefined || rate === undefined) return [];

    const lineId = selectSent(item.boekingsregel_id, stored?.boekingsregel_id ?? null);
    if (lineId !== null && !this.#amounts.has(lineId)) {
      this.#refuse(
        'ERR_UNKNOWN_REFERENCE',
        'This booking has no line with this id: send the id of one of its lines.',
        `${field}.boekingsregel_id`,
      );
    }

    const planned = {
      id: stored?.id ?? null,
      type: 'item' as const,
      naam: item.naam ?? stored?.naam ?? '',
      kortingspercentage: item.kortingspercentage ?? stored?.kortingspercentage ?? NO_DISCOUNT,
      kortingomschrijving: selectSent(item.kortingomschrijving, stored?.kortingomschrijving ?? null),
      aantal,
      bedrag,
      btw_percentage: rate,
      product_id: selectSent(item.product_id, stored?.product_id ?? null),
    };

    return [this.#item(stored, planned, lineId)];
  }

  /** An item with its line. It gets the line's amount when both were equal, and no line when the line is removed. */
  #item(stored: CostItem | undefined, item: Omit<PlannedItem, 'line'>, lineId: number | null): PlannedItem {
    const { id, type, naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage, product_id } =
      item;
    const voucher = stored === undefined ? {} : voucherOf(stored);
    const priced = { bedrag, btw_percentage, product_id, ...voucher };
    const members = { id, type, naam, kortingspercentage, kortingomschrijving, ...priced };
    const line = lineId === null ? undefined : this.#lines.get(lineId);
    if (lineId === null || line === undefined) return { ...members, aantal, line: null };
    const followed = stored?.boekingsregel_id === lineId && stored.aantal === this.#amounts.get(lineId);
    return { ...members, aantal: followed && aantal === stored.aantal ? line.aantal : aantal, line };
  }

  #known(id: number, type: SentCost['type'], field: string): CostLine | undefined {
    const stored = this.#costs.get(id);
    if (stored === undefined) {
      this.#refuse(
        'ERR_UNKNOWN_REFERENCE',
        'This booking has no cost with this id: leave the id out for a new cost.',
        `${field}.id`,
      );
      return undefined;
    }

    if (stored.type !== type) {
      this.#refuse(
        'ERR_NOT_CHANGEABLE',
        'The type of a cost cannot change: leave the id out for a new cost.',
        `${field}.type`,
      );
      return undefined;
    }

    if (this.#seen.has(id)) this.#refuse('ERR_DUPLICATE', 'This cost appears twice: send it once.', `${field}.id`);
    this.#seen.add(id);
    return stored;
  }

  #require<Sent extends SentCost>(
    sent: Sent,
    stored: CostLine | undefined,
    members: readonly (keyof Sent & string)[],
    field: string,
  ): void {
    if (stored !== undefined) return;
    for (const member of members.filter((each) => sent[each] === undefined)) {
      this.#refuse('ERR_REQUIRED', `A new cost needs ${member}: send it.`, `${field}.${member}`);
    }
  }

  #refuse(code: ProblemDetail['code'], message: string, field: string): void {
    this.problems.push({ code, message, field });
  }
}

/** All groups and items of a tree, depth first. */
function flattenCosts<Cost extends { readonly type: string }>(costs: readonly Cost[]): Cost[] {
  return costs.flatMap((cost) => {
    const inside = 'regels' in cost && Array.isArray(cost.regels) ? flattenCosts<Cost>(cost.regels) : [];
    return [cost, ...inside];
  });
}

function voucherOf({ voucher_id, vooruitbetaald }: CostItem): Pick<CostItem, 'voucher_id' | 'vooruitbetaald'> {
  return voucher_id === undefined || vooruitbetaald === undefined ? {} : { voucher_id, vooruitbetaald };
}
