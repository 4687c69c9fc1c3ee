// The lines of invoices: a tree that is stored depth first, with the gross and the net of each item.
import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../generated/types.ts';
import type { InvoicedLine } from '../../domain/invoices/credit.ts';
import type { InvoicedItem } from '../../domain/invoices/invoice.ts';
import type { PlannedInvoiceLine } from '../../domain/invoices/invoice-lines.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import { defineTable } from '../engine/changes/table.ts';

type InvoiceLine = components['schemas']['InvoiceLine'];

export interface InvoiceLineRow extends Omit<PlannedInvoiceLine, 'parent' | 'vooruitbetaald'> {
  readonly id: number;
  readonly factuur_id: number;
  readonly parent_id: number | null;
  readonly vooruitbetaald: boolean;
  /** The position in the list of all lines of the invoice, depth first. */
  readonly position: number;
}

export const rows = defineTable<InvoiceLineRow>('invoice_lines', {
  rootOf: (row) => ({ root: 'invoices', id: row.factuur_id }),
  references: { product_id: 'product_id', voorschot_factuur_id: null, credits_line_id: null },
});

/** Returns the lines in the form of the contract, by invoice; every requested invoice has a list. One query. */
export async function readByInvoice(db: Reader, ids: readonly number[]): Promise<Map<number, InvoiceLine[]>> {
  const rowsByInvoice = await rows.readByParent(db, 'factuur_id', ids, 'position');
  return new Map([...rowsByInvoice].map(([id, lines]) => [id, treeOf(lines)]));
}

/** Returns the charged items of invoices, with the values that a later invoice needs. One query. */
export async function readItemsByInvoice(db: Reader, ids: readonly number[]): Promise<Map<number, InvoicedItem[]>> {
  const rowsByInvoice = await rows.readByParent(db, 'factuur_id', ids, 'position');
  return new Map([...rowsByInvoice].map(([id, lines]) => [id, lines.flatMap(asItem)]));
}

/** Returns the lines of invoices with their ids, depth first; every requested invoice has a list. One query. */
export async function storedOf(db: Reader, ids: readonly number[]): Promise<Map<number, InvoicedLine[]>> {
  const rowsByInvoice = await rows.readByParent(db, 'factuur_id', ids, 'position');
  const attachIds = (lines: readonly InvoiceLineRow[]): InvoicedLine[] =>
    asPlanned(lines).map((line, index) => ({ ...line, id: lines[index]?.id ?? 0 }));
  return new Map([...rowsByInvoice].map(([id, lines]) => [id, attachIds(lines)]));
}

/** Returns the lines of invoices in the form of a plan, depth first; every requested invoice has a list. One query. */
export async function plannedOf(db: Reader, ids: readonly number[]): Promise<Map<number, PlannedInvoiceLine[]>> {
  const rowsByInvoice = await rows.readByParent(db, 'factuur_id', ids, 'position');
  return new Map([...rowsByInvoice].map(([id, lines]) => [id, asPlanned(lines)]));
}

/** Replaces the lines of an invoice; writes nothing when they are equal. A fixed number of queries. */
export async function rewrite(
  db: Writer,
  factuur_id: number,
  plannedLines: readonly PlannedInvoiceLine[],
): Promise<void> {
  const before = (await rows.readByParent(db, 'factuur_id', [factuur_id], 'position')).get(factuur_id) ?? [];
  if (isDeepStrictEqual(asPlanned(before), plannedLines)) return;
  await rows.removeMany(db, before);
  await insert(db, factuur_id, plannedLines);
}

/** Stores the lines of an invoice without lines. A line needs the id of its group, so each depth is one statement. */
export async function insert(
  db: Writer,
  factuur_id: number,
  plannedLines: readonly PlannedInvoiceLine[],
): Promise<void> {
  const ids = new Map<number, number>();
  let unsavedLines = plannedLines.map((line, position) => ({ line, position }));

  while (unsavedLines.length > 0) {
    const ready = unsavedLines.filter(({ line }) => line.parent === null || ids.has(line.parent));
    const lineIds = await rows.insertMany(
      db,
      ready.map(({ line: { parent, ...line }, position }) => ({
        ...line,
        vooruitbetaald: line.vooruitbetaald ?? false,
        factuur_id,
        position,
        parent_id: parent === null ? null : (ids.get(parent) ?? null),
      })),
    );
    ready.forEach(({ position }, index) => ids.set(position, lineIds[index] ?? 0));
    unsavedLines = unsavedLines.filter(({ position }) => !ids.has(position));
  }
}

function asPlanned(lineRows: readonly InvoiceLineRow[]): PlannedInvoiceLine[] {
  const positions = new Map(lineRows.map(({ id, position }) => [id, position]));
  return lineRows.map(({ parent_id, ...line }) => ({
    parent: parent_id === null ? null : (positions.get(parent_id) ?? null),
    type: line.type,
    naam: line.naam,
    kortingspercentage: line.kortingspercentage,
    kortingomschrijving: line.kortingomschrijving,
    voorschot_factuur_id: line.voorschot_factuur_id,
    children_visible: line.children_visible,
    aantal: line.aantal,
    bedrag: line.bedrag,
    btw_percentage: line.btw_percentage,
    product_id: line.product_id,
    boekingsregel_id: line.boekingsregel_id,
    ...toPrepaid(line),
    gross: line.gross,
    totaal_inc_btw: line.totaal_inc_btw,
    totaal_exc_btw: line.totaal_exc_btw,
    credits_line_id: line.credits_line_id,
  }));
}

function asItem({ naam, product_id, btw_percentage, gross, ...line }: InvoiceLineRow): InvoicedItem[] {
  if (btw_percentage === null || gross === null) return [];
  return [{ naam, product_id, btw_percentage, gross, ...toPrepaid(line) }];
}

/** Returns the member only where it is true: seals of older invoices do not include it. */
function toPrepaid({
  vooruitbetaald,
}: Pick<InvoiceLineRow, 'vooruitbetaald'>): Pick<PlannedInvoiceLine, 'vooruitbetaald'> {
  return vooruitbetaald ? { vooruitbetaald: true } : {};
}

function treeOf(lineRows: readonly InvoiceLineRow[]): InvoiceLine[] {
  const children = groupBy(lineRows, ({ parent_id }) => parent_id);
  const buildBelow = (parent: number | null): InvoiceLine[] =>
    (children.get(parent) ?? []).map((line) => toInvoiceLine(line, () => buildBelow(line.id)));
  return buildBelow(null);
}

function toInvoiceLine(line: InvoiceLineRow, regels: () => InvoiceLine[]): InvoiceLine {
  const { id, naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage } = line;
  const both = { id, naam, kortingspercentage, kortingomschrijving };
  if (aantal !== null && bedrag !== null && btw_percentage !== null) {
    const { product_id, boekingsregel_id } = line;
    return { ...both, type: 'item', aantal, bedrag, btw_percentage, product_id, boekingsregel_id };
  }

  const { voorschot_factuur_id, children_visible } = line;
  return {
    ...both,
    type: 'groep',
    voorschot_factuur_id,
    children_visible: children_visible === true,
    regels: regels(),
  };
}
