// The copy of a booking: its lines and costs, moved to another begin and fitted to another size of the group.
import type { components } from '../../generated/types.ts';
import {
  calculateAmountByRule,
  moveLine,
  type BookableProduct,
  type PlannedCost,
  type PlannedBookingLine,
  type PlannedProgramme,
  type StoredBooking,
  type StoredBookingLine,
} from './booking.ts';
import { listCostItems, type CostItem } from './costs.ts';
import { isSameCharge } from './item-charges.ts';
import { priceLine, type PricedLine, type PricingFacts } from './line-price.ts';

type NewBooking = components['schemas']['NewBooking'];

/** A line with its copy and its problems; `items` is undefined where the copy is charged as the line was. */
interface CopiedLine extends Pick<PricedLine, 'problems'> {
  readonly was: StoredBookingLine;
  readonly copy: PlannedBookingLine;
  readonly items: PricedLine['items'] | undefined;
}

/**
 * Returns the lines and costs of another booking, moved. A line charged at the list price of its date is priced for its
 * new date (ERR_NO_PRICE). Every other price was agreed, and is copied. docs/decisions/315-price-a-booking-line.md.
 */
export function copyOf(
  source: StoredBooking,
  body: Pick<NewBooking, 'begin' | 'personen'>,
  products: ReadonlyMap<number, BookableProduct>,
  pricing: PricingFacts,
): PlannedProgramme {
  const charges = listCostItems<CostItem>(source.costs).filter(({ voucher_id }) => voucher_id === undefined);
  const lines = source.lines.map((was): CopiedLine => {
    const product = products.get(was.product_id);
    const copy = copyLine(was, source, body, product, pricing);
    const lineCharges = charges.filter(({ boekingsregel_id }) => boekingsregel_id === was.id);
    const whenMade = { ...pricing, reservedOn: pricing.zone.toLocalDate(source.created_at) };
    const asSold = product === undefined ? [] : priceLine(was, product, whenMade, 'begin').items;
    if (product === undefined || lineCharges.length === 0 || !isSameCharge(lineCharges, asSold))
      return { was, copy, items: undefined, problems: [] };
    const { line, items, problems } = priceLine(copy, product, pricing, 'begin');
    const same = items.map((item) => ({ ...item, aantal: was.aantal }));
    return { was, copy: line, items: isSameCharge(lineCharges, same) ? undefined : items, problems };
  });

  return {
    lines: lines.map(({ copy }) => copy),
    costs: copyCosts(source.costs, new Map(lines.map((line) => [line.was.id, line]))),
    problems: lines.flatMap(({ problems }) => problems),
  };
}

function copyLine(
  line: StoredBookingLine,
  source: StoredBooking,
  { begin, personen }: Pick<NewBooking, 'begin' | 'personen'>,
  product: BookableProduct | undefined,
  { zone }: PricingFacts,
): PlannedBookingLine {
  const fitted = line.follows_rule && personen !== source.personen && product !== undefined;
  const aantal = fitted ? calculateAmountByRule(product, line, personen) : line.aantal;
  const unpaid = { betaald_bedrag: null, betaal_datum: null, betaal_opmerking: null };
  return { ...moveLine(line, { from: source.begin, to: begin }, zone), ...unpaid, id: null, aantal };
}

/**
 * Copies costs without the items of vouchers, which pay once. A line that is priced again has its new items in the
 * place of its first item.
 */
function copyCosts(
  costs: StoredBooking['costs'],
  lines: ReadonlyMap<number, CopiedLine>,
  copiedLines = new Set<CopiedLine>(),
): PlannedCost[] {
  return costs.flatMap((cost): PlannedCost[] => {
    if (cost.type === 'groep') return [{ ...cost, id: null, regels: copyCosts(cost.regels, lines, copiedLines) }];
    const { boekingsregel_id, ...item } = cost;
    if (item.voucher_id !== undefined) return [];
    const line = boekingsregel_id === null ? undefined : lines.get(boekingsregel_id);
    if (line?.items === undefined) {
      const aantal = line?.was.aantal === item.aantal ? line.copy.aantal : item.aantal;
      return [{ ...item, id: null, aantal, line: line?.copy ?? null }];
    }
    if (copiedLines.has(line)) return [];
    copiedLines.add(line);
    const { naam, kortingspercentage, kortingomschrijving } = item;
    return line.items.map((each) => ({ ...each, naam, kortingspercentage, kortingomschrijving }));
  });
}
