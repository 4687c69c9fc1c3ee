// The costs of bookings: a tree of groups and items, each with its place among its siblings.
import type {
  PlannedCost,
  PlannedBookingLine,
  StoredBooking,
  StoredBookingLine,
} from '../../domain/bookings/booking.ts';
import {
  calculateChargedAmounts,
  type ChargedAmount,
  type CostGroup,
  type CostItem,
  type CostLine,
  type PricedItem,
} from '../../domain/bookings/costs.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import { defineTable } from '../engine/changes/table.ts';

interface CostRow {
  readonly id: number;
  readonly boeking_id: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly type: 'groep' | 'item';
  readonly naam: string;
  readonly kortingspercentage: CostLine['kortingspercentage'];
  readonly kortingomschrijving: string | null;
  readonly children_visible: boolean | null;
  readonly aantal: number | null;
  readonly bedrag: CostItem['bedrag'] | null;
  readonly btw_percentage: CostItem['btw_percentage'] | null;
  readonly product_id: number | null;
  readonly boekingsregel_id: number | null;
  readonly voucher_id: number | null;
  readonly vooruitbetaald: boolean;
  /** The total of an item, stored for statistics: SQL cannot compute it. */
  readonly totaal_inc_btw: ChargedAmount['gross'] | null;
  readonly totaal_exc_btw: ChargedAmount['net'] | null;
}

const rows = defineTable<CostRow>('cost_lines', {
  rootOf: (row) => ({ root: 'bookings', id: row.boeking_id }),
  checks: { cost_lines_type_check: 'never' },
  references: { product_id: 'product_id', boekingsregel_id: 'boekingsregel_id', voucher_id: null },
});

/** Returns the costs by booking, as trees; every booking asked for has an entry. One query. */
export async function readByBooking(db: Reader, ids: readonly number[]): Promise<Map<number, CostLine[]>> {
  const rowsByBooking = await rows.readByParent(db, 'boeking_id', ids, 'position');
  return new Map([...rowsByBooking].map(([id, costRows]) => [id, treeOf(costRows)]));
}

function treeOf(costRows: readonly CostRow[]): CostLine[] {
  const children = groupBy(costRows, ({ parent_id }) => parent_id);
  const buildBelow = (parent: number | null): CostLine[] =>
    (children.get(parent) ?? []).map((row) => itemOf(row) ?? groupOf(row, buildBelow(row.id)));
  return buildBelow(null);
}

function itemOf(row: CostRow): CostItem | undefined {
  const { id, naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage } = row;
  if (aantal === null || bedrag === null || btw_percentage === null) return undefined;
  const { product_id, boekingsregel_id, voucher_id, vooruitbetaald } = row;
  const voucher = voucher_id === null ? {} : { voucher_id, vooruitbetaald };
  const charged = { aantal, bedrag, btw_percentage, product_id, boekingsregel_id, ...voucher };
  return { id, type: 'item', naam, kortingspercentage, kortingomschrijving, ...charged };
}

function groupOf(row: CostRow, regels: CostLine[]): CostGroup {
  const { id, naam, kortingspercentage, kortingomschrijving } = row;
  const children_visible = row.children_visible === true;
  return { id, type: 'groep', naam, kortingspercentage, kortingomschrijving, children_visible, regels };
}

type CostColumns = Omit<CostRow, 'id' | 'boeking_id' | 'parent_id'>;

/** A planned cost with its place in the tree. */
interface PlacedCost {
  readonly cost: PlannedCost;
  readonly parent: PlannedCost | null;
  readonly columns: CostColumns;
}

/**
 * Replaces the costs of a booking: changes known ones that differ, inserts new ones, removes the rest. `lines` has the
 * stored form of every line that an item charges. One insert for each depth of the tree. Returns the stored costs.
 */
export async function save(
  db: Writer,
  booking: Pick<StoredBooking, 'id' | 'costs'>,
  plannedCosts: readonly PlannedCost[],
  lines: ReadonlyMap<PlannedBookingLine, StoredBookingLine>,
): Promise<CostLine[]> {
  const before = new Map(rowsOf(booking.costs, booking.id).map((row) => [row.id, row]));
  const ids = new Map<PlannedCost | null, number | null>([[null, null]]);
  const placed = place(plannedCosts, null, { lines, amounts: calculateChargedAmounts(plannedCosts) });
  for (const { cost } of placed) if (cost.id !== null) ids.set(cost, cost.id);

  for (let unsavedCosts = placed.filter(({ cost }) => cost.id === null); unsavedCosts.length > 0;) {
    const ready = unsavedCosts.filter(({ parent }) => ids.has(parent));
    const costIds = await rows.insertMany(
      db,
      ready.map(({ columns, parent }) => ({ ...columns, boeking_id: booking.id, parent_id: ids.get(parent) ?? null })),
    );
    ready.forEach(({ cost }, index) => ids.set(cost, costIds[index] ?? 0));
    unsavedCosts = unsavedCosts.filter(({ cost }) => !ids.has(cost));
  }

  const changes = placed.flatMap(({ cost, parent, columns }) => {
    const row = cost.id === null ? undefined : before.get(cost.id);
    return row === undefined ? [] : [[row, { ...columns, parent_id: ids.get(parent) ?? null }] as const];
  });

  await rows.updateMany(db, changes);
  const plannedIds = new Set(placed.map(({ cost }) => cost.id));
  await rows.removeMany(
    db,
    [...before.values()].filter(({ id }) => !plannedIds.has(id)),
  );

  return treeOf(
    placed.map(({ cost, parent, columns }) => {
      return { ...columns, id: ids.get(cost) ?? 0, boeking_id: booking.id, parent_id: ids.get(parent) ?? null };
    }),
  );
}

/** The values for the columns of a cost that come from elsewhere: the stored lines, and the amounts of items. */
interface CostContext {
  readonly lines: ReadonlyMap<PlannedBookingLine, StoredBookingLine>;
  readonly amounts: ReadonlyMap<PricedItem, ChargedAmount>;
}

function place(costs: readonly PlannedCost[], parent: PlannedCost | null, context: CostContext): PlacedCost[] {
  return costs.flatMap((cost, position) => [
    { cost, parent, columns: columnsOf(cost, position, context) },
    ...(cost.type === 'groep' ? place(cost.regels, cost, context) : []),
  ]);
}

function columnsOf(cost: PlannedCost, position: number, { lines, amounts }: CostContext): CostColumns {
  if (cost.type === 'groep') return groupColumnsOf(cost, position);
  const lineId = cost.line === null ? null : (lines.get(cost.line)?.id ?? null);
  return itemColumnsOf({ ...cost, boekingsregel_id: lineId }, position, amounts.get(cost));
}

function groupColumnsOf(group: Omit<CostGroup, 'id' | 'regels'>, position: number): CostColumns {
  const { type, naam, kortingspercentage, kortingomschrijving, children_visible } = group;
  return { position, type, naam, kortingspercentage, kortingomschrijving, ...NO_ITEM, children_visible };
}

function itemColumnsOf(item: Omit<CostItem, 'id'>, position: number, amount: ChargedAmount | undefined): CostColumns {
  const { type, naam, kortingspercentage, kortingomschrijving } = item;
  const { aantal, bedrag, btw_percentage, product_id, boekingsregel_id } = item;
  const about = { product_id, boekingsregel_id, ...voucherOf(item) };
  const charged = { aantal, bedrag, btw_percentage, ...about, ...toTotals(amount) };
  return { position, type, naam, kortingspercentage, kortingomschrijving, children_visible: null, ...charged };
}

function voucherOf(
  item: Pick<CostItem, 'voucher_id' | 'vooruitbetaald'>,
): Pick<CostRow, 'voucher_id' | 'vooruitbetaald'> {
  return { voucher_id: item.voucher_id ?? null, vooruitbetaald: item.vooruitbetaald ?? false };
}

function toTotals(amount: ChargedAmount | undefined): Pick<CostRow, 'totaal_inc_btw' | 'totaal_exc_btw'> {
  return { totaal_inc_btw: amount?.gross ?? null, totaal_exc_btw: amount?.net ?? null };
}

const NO_ITEM = {
  aantal: null,
  bedrag: null,
  btw_percentage: null,
  product_id: null,
  boekingsregel_id: null,
  voucher_id: null,
  vooruitbetaald: false,
  totaal_inc_btw: null,
  totaal_exc_btw: null,
};

/** Returns the rows of a stored tree. */
function rowsOf(
  costs: readonly CostLine[],
  booking: number,
  amounts = calculateChargedAmounts(costs),
  parent: number | null = null,
): CostRow[] {
  return costs.flatMap((cost, position): CostRow[] => {
    const treeColumns = { id: cost.id, boeking_id: booking, parent_id: parent };
    if (cost.type === 'item') return [{ ...treeColumns, ...itemColumnsOf(cost, position, amounts.get(cost)) }];
    return [{ ...treeColumns, ...groupColumnsOf(cost, position) }, ...rowsOf(cost.regels, booking, amounts, cost.id)];
  });
}
