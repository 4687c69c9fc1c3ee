// The right edges of the columns of an invoice's rows: as far apart as their contents need.
import type { DocumentRow } from '../domain/invoices/invoice-document.ts';
import type { InvoiceDrawing } from './drawing.ts';
import { GREY, PAGE, type Style } from './sheet.ts';

export const TEXT: Style = { size: 9 };
export const GROUP: Style = { size: 9, weight: 'medium' };
export const HEAD: Style = { size: 7.5, color: GREY };
const GAP_PT = 12;

/** The texts in the columns of a row; empty where it has none. */
export interface Cells {
  readonly quantity: string;
  readonly price: string;
  readonly rate: string;
  readonly amount: string;
}

/** The right edges of the columns, and where a description with numbers after it must end. */
export interface InvoiceColumns extends Readonly<Record<keyof Cells, number>> {
  readonly name: number;
}

const USUAL_EDGES = { quantity: 336, price: 408, rate: 446, amount: PAGE.right } as const;
const COLUMN_ORDER = ['amount', 'rate', 'price', 'quantity'] as const;

export function cellsOf({ formats }: InvoiceDrawing, row: DocumentRow): Cells {
  return {
    quantity: row.aantal === null ? '' : formats.count(row.aantal),
    price: row.bedrag === null ? '' : formats.price(row.bedrag),
    rate: row.rates.map((rate) => formats.percentage(rate)).join(', '),
    amount: row.totaal === null ? '' : formats.money(row.totaal),
  };
}

/** Returns the heads of the columns. */
export function headsOf({ words, invoice }: InvoiceDrawing): Cells {
  const amount = invoice.btw_verlegd ? words.amountNet : words.amount;
  return { quantity: words.quantity, price: words.price, rate: words.vat, amount };
}

/** The columns for these rows: where they usually are, further left where something is wide. */
export function planColumns(drawing: InvoiceDrawing, rows: readonly DocumentRow[]): InvoiceColumns {
  const { sheet } = drawing;
  const heads = headsOf(drawing);
  const all = rows.map((row) => cellsOf(drawing, row));
  const edges: Record<keyof Cells, number> = { ...USUAL_EDGES };
  let free: number = PAGE.right;
  for (const name of COLUMN_ORDER) {
    edges[name] = Math.min(USUAL_EDGES[name], free);
    const widths = all.map((cells) => sheet.measureWidth(cells[name], GROUP));
    free = edges[name] - Math.max(sheet.measureWidth(heads[name], HEAD), ...widths) - GAP_PT;
  }
  return { ...edges, name: free };
}
