// How a list is written: as JSON, or as CSV if the operation offers that and the client asks for it.
import { stringify } from 'csv-stringify/sync';
import type { Context } from 'koa';
import type { CsvTable } from '../handlers/handler.ts';
import { DoorProblem } from './errors.ts';

/** The text around and between the items of a list, and of each item. */
export interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly begin: string;
  readonly between: string;
  readonly end: string;
  /** Throws when the item breaks the contract. */
  readonly item: (item: unknown) => string;
}

/** What becomes of an item: what of it the client sees, and that as JSON. */
interface Items {
  readonly seen: (item: unknown) => unknown;
  readonly toJson: (item: unknown) => string;
}

const TYPES = ['application/json', 'text/csv'];

/**
 * The way in which the client wants a list. Every client gets JSON of a list that is no table, whatever it accepts, as of
 * anything else. Throws ERR_NOT_ACCEPTABLE when it wants a table in neither way.
 */
export function writtenFor(ctx: Context, list: object, { seen, toJson }: Items): Written {
  if (!('table' in list)) return asJson(toJson);
  ctx.vary('Accept');
  const type = ctx.accepts(TYPES);
  if (type === 'application/json') return asJson(toJson);
  if (type === 'text/csv') return asTable(list.table as CsvTable<unknown>, seen);
  const message = `This operation returns ${TYPES.join(' or ')}: name one of them in Accept.`;
  throw new DoorProblem({ code: 'ERR_NOT_ACCEPTABLE', message, field: 'Accept' }, {});
}

function asJson(item: Written['item']): Written {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { headers, begin: '[', between: ',', end: ']', item };
}

function asTable({ filename, columns, rows }: CsvTable<unknown>, seen: Items['seen']): Written {
  return {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
    },
    begin: lines([columns]),
    between: '',
    end: '',
    item: (item) => lines(rows(seen(item))),
  };
}

// A spreadsheet would run a text that looks like a formula, and customers choose their names themselves.
function lines(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { record_delimiter: 'windows', escape_formulas: true },
  );
}

/** A formula behind what ends a cell elsewhere. */
const BEHIND_END = /([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

// Where the comma is the decimal sign, spreadsheets end cells at `;`, and do not know our quotation marks for theirs.
function harmless(cell: unknown): unknown {
  return typeof cell === 'string' ? cell.replace(BEHIND_END, "$1'") : cell;
}
