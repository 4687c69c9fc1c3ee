// How a list is written: as JSON, or as CSV if the operation offers that and the client asks for it.
import { stringify } from 'csv-stringify/sync';
import type { Context } from 'koa';
import type { CsvTable, TabularRows } from '../../handlers/csv-table.ts';
import { DoorProblem } from '../../contract/errors.ts';

/** The text around and between the items of a list, and of each item. */
export interface ListFormat {
  readonly headers: Readonly<Record<string, string>>;
  readonly begin: string;
  readonly between: string;
  readonly end: string;
  /** Throws when the item breaks the contract. */
  readonly writeItem: (item: unknown) => string;
}

/** The item as the client sees it, and that as JSON. */
interface ItemConverters {
  readonly toSeen: (item: unknown) => unknown;
  readonly toJson: (item: unknown) => string;
}

const LIST_TYPES = ['application/json', 'text/csv'];

/**
 * Returns the format of a list by the client's Accept. A list that is no table is JSON for every client. Throws
 * ERR_NOT_ACCEPTABLE when the client accepts neither format of a table.
 */
export function chooseListFormat(ctx: Context, list: object, { toSeen, toJson }: ItemConverters): ListFormat {
  return ('table' in list ? chooseTableFormat(ctx, list as TableOwner, toSeen) : null) ?? asJson(toJson);
}

type TableOwner = Pick<TabularRows<unknown>, 'table'>;

/** How the table is written where the client wants it so; null where it wants JSON. Throws ERR_NOT_ACCEPTABLE for neither. */
export function chooseTableFormat(
  ctx: Context,
  { table }: TableOwner,
  toSeen: ItemConverters['toSeen'],
): ListFormat | null {
  ctx.vary('Accept');
  const type = ctx.accepts(LIST_TYPES);
  if (type === 'application/json') return null;
  if (type === 'text/csv') return asTable(table, chooseDialect(ctx), toSeen);
  const message = `This operation returns ${LIST_TYPES.join(' or ')}: name one of them in Accept.`;
  throw new DoorProblem({ code: 'ERR_NOT_ACCEPTABLE', message, field: 'Accept' }, {});
}

/** Whether an output is rows that can be a table. */
export function isTabularRows(value: unknown): value is TabularRows<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value && 'table' in value;
}

/** The delimiter of cells, the decimal sign, and the begin of the file. */
interface CsvDialect {
  readonly begin: string;
  readonly delimiter: string;
  readonly point: string;
}

const PLAIN_DIALECT: CsvDialect = { begin: '', delimiter: ',', point: '.' };
/** For spreadsheets whose decimal sign is the comma; they read a file without the byte order mark in an older encoding. */
const COMMA_DIALECT: CsvDialect = { begin: '\ufeff', delimiter: ';', point: ',' };

/** The first language is for clients that name none: programs have always read it. */
const LANGUAGES = ['en', 'nl', 'de', 'fr'];

function chooseDialect(ctx: Context): CsvDialect {
  ctx.vary('Accept-Language');
  const language = ctx.acceptsLanguages(LANGUAGES);
  return language === false || language === 'en' ? PLAIN_DIALECT : COMMA_DIALECT;
}

function asJson(item: ListFormat['writeItem']): ListFormat {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { headers, begin: '[', between: ',', end: ']', writeItem: item };
}

function asTable(
  { filename, columns, decimals, toRows }: CsvTable<unknown>,
  { begin, delimiter, point }: CsvDialect,
  toSeen: ItemConverters['toSeen'],
): ListFormat {
  const areDecimals = columns.map((name) => decimals.includes(name));

  const writeLines = (cells: readonly (readonly unknown[])[], isHead: boolean): string =>
    stringify(
      cells.map((row) =>
        row.map((cell, at) => (!isHead && areDecimals[at] === true ? formatDecimal(cell, point) : escapeFormula(cell))),
      ),
      // A single CR or LF ends a row for many readers, so RFC 4180 quotes these too.
      { record_delimiter: 'windows', quote_record_delimiter: true, delimiter },
    );

  return {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
    begin: begin + writeLines([columns], true),
    between: '',
    end: '',
    writeItem: (item) => writeLines(toRows(toSeen(item)), false),
  };
}

/** A number as the reader writes it. */
function formatDecimal(cell: unknown, point: string): unknown {
  return typeof cell === 'number' || typeof cell === 'string' ? String(cell).replace('.', point) : cell;
}

/** Texts that a spreadsheet would run as a formula: customers choose their names themselves. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A formula after a character that ends a cell in some spreadsheets. */
const BEHIND_END = /([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

// Where the comma is the decimal sign, spreadsheets end cells at `;`, and do not know our quotation marks for theirs.
function escapeFormula(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const within = cell.replace(BEHIND_END, "$1'");
  return FORMULA.test(within) ? `'${within}` : within;
}
