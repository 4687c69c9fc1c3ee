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
import type { SentCost } from './booking-change-input.ts';
import { priceLine, type PricedLine, type PricingFacts } from './line-price.ts';
import { MAX_GROUP_DEPTH, listCostItems, type CostGroup, type CostItem, type CostLine } from './costs.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { selectSent } from '../values/sent-value.ts';

type SentGroup = Extract<SentCost, { type: 'groep' }>;
type SentItem = Extract<SentCost, { type: 'item' }>;

/** The costs to store with the lines that they charge, and the problems of the sent costs. */
export interface PlannedCosts {
  readonly costs: readonly PlannedCost[];
  readonly lines: readonly PlannedBookingLine[];
  readonly problems: readonly ProblemDetail[];
}

/**
 * Applies sent costs, if any, to the stored ones. Costs that equal the stored ones count as not sent: then new lines
 * get items of their own, priced for their dates. Either way items follow their lines. When a line is no longer among
 * `lines`, its items disappear, except the sent ones: these stay, without a line.
 */
export function planCostChanges(
  booking: Pick<StoredBooking, 'lines' | 'costs'>,
  sentCosts: readonly SentCost[] | undefined,
  lines: readonly PlannedBookingLine[],
  products: ReadonlyMap<number, BookableProduct>,
  pricing: PricingFacts,
): PlannedCosts {
  if (sentCosts !== undefined && !isSame(sentCosts, booking.costs)) {
    const change = new CostsChange(booking, sentCosts, lines);
    const planned = change.changeCosts(sentCosts, 'kosten.regels', 1);
    return {
      costs: planned,
      lines,
      problems: [...change.problems, ...findVoucherChangeProblems(booking.costs, planned)],
    };
  }

  const priced = lines.map((line, index): PricedLine => {
    const product = line.id === null ? products.get(line.product_id) : undefined;
    const field = `boekingsregels[${String(index)}].begin`;
    return product === undefined ? { line, items: [], problems: [] } : priceLine(line, product, pricing, field);
  });
  const after = priced.map(({ line }) => line);

  return {
    costs: [...planStoredCosts(booking, after), ...priced.flatMap(({ items }) => items)],
    lines: after,
    problems: priced.flatMap(({ problems }) => problems),
  };
}

/** The stored costs, with these lines in place of the stored ones. */
export function planStoredCosts(
  booking: Pick<StoredBooking, 'lines' | 'costs'>,
  lines: readonly PlannedBookingLine[],
): PlannedCost[] {
  return new CostsChange(booking, [], lines).keepCosts(booking.costs);
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

/**
 * ERR_NOT_CHANGEABLE for an item of a voucher that was changed, moved into a group, or given a line to follow. A voucher
 * is only given back as a whole.
 */
function findVoucherChangeProblems(stored: readonly CostLine[], planned: readonly PlannedCost[]): ProblemDetail[] {
  const plannedById = new Map(planned.map((cost) => [cost.id, cost]));
  const isUnchanged = (item: CostItem): boolean => {
    const cost = plannedById.get(item.id);
    if (cost?.type !== 'item' || (cost.line?.id ?? null) !== item.boekingsregel_id) return false;
    return FIXED_MEMBERS.every((member) => cost[member] === item[member]);
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
  readonly #namedIds: ReadonlySet<number>;
  readonly #seenIds = new Set<number>();

  constructor(
    booking: Pick<StoredBooking, 'lines' | 'costs'>,
    sentCosts: readonly SentCost[],
    lines: readonly PlannedBookingLine[],
  ) {
    this.#costs = new Map(flattenCosts<CostLine>(booking.costs).map((cost) => [cost.id, cost]));
    this.#amounts = new Map(booking.lines.map((line) => [line.id, line.aantal]));
    this.#lines = new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line]])));
    this.#namedIds = new Set(flattenCosts<SentCost>(sentCosts).flatMap(({ id }) => id ?? []));
  }

  /** Stored costs that the body does not name; those that it names at another place of the tree are left out. */
  keepCosts(costs: readonly CostLine[]): PlannedCost[] {
    return costs.flatMap((cost): PlannedCost[] => {
      if (this.#namedIds.has(cost.id)) return [];
      if (cost.type === 'groep') return [{ ...cost, regels: this.keepCosts(cost.regels) }];
      const { boekingsregel_id: lineId } = cost;
      const isLineRemoved = lineId !== null && !this.#lines.has(lineId);
      return isLineRemoved ? [] : [this.#planItem(cost, { ...cost }, lineId)];
    });
  }

  changeCosts(sentCosts: readonly SentCost[], field: string, depth: number): PlannedCost[] {
    return sentCosts.flatMap((cost, index) => this.#changeCost(cost, `${field}[${String(index)}]`, depth));
  }

  #changeCost(cost: SentCost, field: string, depth: number): PlannedCost[] {
    const storedCost = cost.id === undefined ? undefined : this.#findStored(cost.id, cost.type, field);
    if (cost.id !== undefined && storedCost === undefined) return [];
    if (cost.type === 'item')
      return this.#changeItem(cost, storedCost?.type === 'item' ? storedCost : undefined, field);

    if (depth > MAX_GROUP_DEPTH) {
      this.#refuse(
        'ERR_COSTS_TOO_DEEP',
        `Groups nest at most ${String(MAX_GROUP_DEPTH)} deep: move this one up.`,
        field,
      );
      return [];
    }

    return [this.#changeGroup(cost, storedCost?.type === 'groep' ? storedCost : undefined, field, depth)];
  }

  #changeGroup(group: SentGroup, storedGroup: CostGroup | undefined, field: string, depth: number): PlannedGroup {
    this.#require(group, storedGroup, ['naam'], field);
    return {
      id: storedGroup?.id ?? null,
      type: 'groep',
      naam: group.naam ?? storedGroup?.naam ?? '',
      kortingspercentage: group.kortingspercentage ?? storedGroup?.kortingspercentage ?? NO_DISCOUNT,
      kortingomschrijving: selectSent(group.kortingomschrijving, storedGroup?.kortingomschrijving ?? null),
      children_visible: group.children_visible ?? storedGroup?.children_visible ?? true,
      regels:
        group.regels === undefined
          ? this.keepCosts(storedGroup?.regels ?? [])
          : this.changeCosts(group.regels, `${field}.regels`, depth + 1),
    };
  }

  #changeItem(item: SentItem, storedItem: CostItem | undefined, field: string): PlannedItem[] {
    this.#require(item, storedItem, ['naam', 'aantal', 'bedrag', 'btw_percentage'], field);
    const aantal = item.aantal ?? storedItem?.aantal;
    const bedrag = item.bedrag ?? storedItem?.bedrag;
    const rate = item.btw_percentage ?? storedItem?.btw_percentage;
    if (aantal === undefined || bedrag === undefined || rate === undefined) return [];

    const lineId = selectSent(item.boekingsregel_id, storedItem?.boekingsregel_id ?? null);
    if (lineId !== null && !this.#amounts.has(lineId)) {
      this.#refuse(
        'ERR_UNKNOWN_REFERENCE',
        'This booking has no line with this id: send the id of one of its lines.',
        `${field}.boekingsregel_id`,
      );
    }

    const plannedItem = {
      id: storedItem?.id ?? null,
      type: 'item' as const,
      naam: item.naam ?? storedItem?.naam ?? '',
      kortingspercentage: item.kortingspercentage ?? storedItem?.kortingspercentage ?? NO_DISCOUNT,
      kortingomschrijving: selectSent(item.kortingomschrijving, storedItem?.kortingomschrijving ?? null),
      aantal,
      bedrag,
      btw_percentage: rate,
      product_id: selectSent(item.product_id, storedItem?.product_id ?? null),
    };

    return [this.#planItem(storedItem, plannedItem, lineId)];
  }

  /** An item with its line. It gets the line's amount when both were equal, and no line when the line is removed. */
  #planItem(storedItem: CostItem | undefined, item: Omit<PlannedItem, 'line'>, lineId: number | null): PlannedItem {
    const { id, type, naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage, product_id } =
      item;
    const voucher = storedItem === undefined ? {} : voucherOf(storedItem);
    const priced = { bedrag, btw_percentage, product_id, ...voucher };
    const members = { id, type, naam, kortingspercentage, kortingomschrijving, ...priced };
    const line = lineId === null ? undefined : this.#lines.get(lineId);
    if (lineId === null || line === undefined) return { ...members, aantal, line: null };
    const followed = storedItem?.boekingsregel_id === lineId && storedItem.aantal === this.#amounts.get(lineId);
    return { ...members, aantal: followed && aantal === storedItem.aantal ? line.aantal : aantal, line };
  }

  #findStored(id: number, type: SentCost['type'], field: string): CostLine | undefined {
    const cost = this.#costs.get(id);
    if (cost === undefined) {
      this.#refuse(
        'ERR_UNKNOWN_REFERENCE',
        'This booking has no cost with this id: leave the id out for a new cost.',
        `${field}.id`,
      );
      return undefined;
    }

    if (cost.type !== type) {
      this.#refuse(
        'ERR_NOT_CHANGEABLE',
        'The type of a cost cannot change: leave the id out for a new cost.',
        `${field}.type`,
      );
      return undefined;
    }

    if (this.#seenIds.has(id)) this.#refuse('ERR_DUPLICATE', 'This cost appears twice: send it once.', `${field}.id`);
    this.#seenIds.add(id);
    return cost;
  }

  #require<Sent extends SentCost>(
    sentCost: Sent,
    storedCost: CostLine | undefined,
    members: readonly (keyof Sent & string)[],
    field: string,
  ): void {
    if (storedCost !== undefined) return;
    for (const member of members.filter((each) => sentCost[each] === undefined)) {
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
