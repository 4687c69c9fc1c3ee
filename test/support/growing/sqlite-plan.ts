// The plans of SQLite for statements. Without statistics, as in the service, it assumes that each table has a million rows.
import Driver from 'better-sqlite3';
import { prepareConnection } from '../../../db/engine/sqlite/connection.ts';
import type { Explainer } from './explainer.ts';
import type { Scan } from './scan.ts';

interface PlanLine {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

/** Opens a file that explains statements. */
export function openSqlitePlans(url: string): Explainer {
  const connection = new Driver(url.slice('sqlite:'.length), { readonly: true });
  prepareConnection(connection);

  const indexes = readIndexes(connection);
  return {
    explain({ text, values }) {
      const empty = values.map(() => null);
      const lines = connection.prepare<unknown[], PlanLine>(`explain query plan ${text}`).all(...empty);
      return Promise.resolve(listScans(lines, text, indexes));
    },
    close() {
      connection.close();
      return Promise.resolve();
    },
  };
}

interface SqliteIndex {
  readonly columns: readonly string[];
  /** Conditions that all rows in it meet. */
  readonly conditions: readonly string[];
}

const NO_INDEX: SqliteIndex = { columns: [], conditions: [] };
const BY_ID: SqliteIndex = { columns: ['id'], conditions: [] };

function readIndexes(connection: Driver.Database): ReadonlyMap<string, SqliteIndex> {
  const all = connection.prepare<[], { name: string; sql: string | null; columns: string }>(
    `select name, sql, (select group_concat(coalesce(c.name, '')) from pragma_index_info(i.name) c) as columns
     from sqlite_master i where type = 'index'`,
  );
  return new Map(
    all.all().map(({ name, sql, columns }) => {
      const [, where] = (sql ?? '').split(/ where /i);
      return [name, { columns: columns.split(','), conditions: where === undefined ? [] : parseConditions(where) }];
    }),
  );
}

const parseConditions = (where: string): string[] =>
  where.split(/ and /i).map((each) =>
    each
      .replace(/\b\w+\./g, '')
      .trim()
      .toLowerCase(),
  );

/** The conditions by which a scan discards rows; those of its index are true for all of its rows. */
function filterOf(level: string, indexConditions: readonly string[]): string | null {
  const [, where] = / where (.*?)(?: order by | limit |$)/i.exec(level) ?? [];
  if (where === undefined || parseConditions(where).every((each) => indexConditions.includes(each))) return null;
  return where;
}

const WAY =
  /^(?:SCAN|SEARCH) ([a-z_]\w*)(?: EXISTS)?(?: USING (?:AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?(?:INDEX \w+|(?:INTEGER )?PRIMARY KEY))?(?: \((.*)\))?/;
const SORT = /^USE TEMP B-TREE FOR (?:ORDER BY|GROUP BY|DISTINCT|LAST|RIGHT)/;

function listScans(
  lines: readonly PlanLine[],
  text: string,
  indexes: ReadonlyMap<string, SqliteIndex>,
): readonly Scan[] {
  const isSorted = (parent: number): boolean => lines.some((line) => line.parent === parent && SORT.test(line.detail));
  const countsByAlias = new Map<string, number>();

  return lines.flatMap(({ parent, detail }) => {
    const [, alias, conditions = ''] = WAY.exec(detail) ?? [];
    if (alias === undefined) return [];

    const nth = countsByAlias.get(alias) ?? 0;
    countsByAlias.set(alias, nth + 1);

    const tablePlace = placeOf(text, alias, nth);
    const { table, level } = tablePlace;

    // Without a place in the text SQLite looks for rows that refer to those written. A scan matters only where it deletes.
    if (level === '' && !(isRemoval(text) && detail.startsWith('SCAN'))) return [];

    const equalColumns = [...conditions.matchAll(/(\w+)=\?/g)]
      .map(([, column = '']) => (column === 'rowid' ? 'id' : column))
      // `x is null` looks like `x = ?` in the plan, and many rows may have no value.
      .filter((column) => !new RegExp(`(?:\\b${alias}\\.|(?<![\\w.]))${column} is null\\b`, 'i').test(level));
    const [, name = ''] = / INDEX (\w+)/.exec(detail) ?? [];

    // A search that names no index uses the primary key.
    const isById = detail.startsWith('SEARCH') && name === '';
    const index = isById ? BY_ID : (indexes.get(name) ?? NO_INDEX);
    const filter = detail.startsWith('SCAN') ? filterOf(level, index.conditions) : null;
    const isLimited = endsEarly(tablePlace, equalColumns, index.columns) && !isSorted(parent);

    return [{ table, equalColumns, isLimited, filter, planLine: detail }];
  });
}

const isRemoval = (text: string): boolean => /^\s*delete/i.test(text);

/** Whether a query ends before it has read all rows that meet its conditions. */
function endsEarly({ level, least }: TablePlace, equalColumns: readonly string[], columns: readonly string[]): boolean {
  if (/ limit /i.test(level) || /^exists \(/i.test(level)) return true;
  // The least and the greatest value are at an end of an index that is sorted by them.
  return least !== null && columns.find((column) => !equalColumns.includes(column)) === least;
}

interface TablePlace {
  readonly table: string;
  /** The query that names it, without the queries inside. */
  readonly level: string;
  /** The column whose least or greatest value is all that the query returns. */
  readonly least: string | null;
}

/** Returns the table behind a name in a plan, at its nth occurrence. */
function placeOf(text: string, alias: string, nth: number): TablePlace {
  const flat = text.replace(/["`]/g, '').replace(/\s+/g, ' ');
  const aliasPattern = new RegExp(`(?:\\b(?:from|join|into|update)|,) (\\w+)(?: as)? ${alias}\\b`, 'gi');
  // A comma may also precede a column of the table.
  const tablePattern = new RegExp(`(?:\\b(?:from|join|into|update)|,) (${alias})\\b(?!\\.)`, 'gi');
  const matches = [...flat.matchAll(aliasPattern), ...flat.matchAll(tablePattern)].sort(
    (one, other) => one.index - other.index,
  );
  const match = matches[nth] ?? matches.at(-1);
  // A named query, or a table that a foreign key is checked against.
  if (match === undefined) return { table: alias, level: '', least: null };
  const [, least = null] = EXTREME_QUERY.exec(flat.slice(0, match.index)) ?? [];
  return { table: match[1] ?? '', level: levelAt(flat, match.index), least };
}

const EXTREME_QUERY = /select (?:min|max)\((?:\w+\.)?(\w+)\)(?: as \w+)? ?$/i;

/** Returns the query in the innermost brackets around a place, without the text of inner brackets; with `exists` before it. */
function levelAt(text: string, position: number): string {
  let from = position;
  for (let depth = 0; from > 0; from -= 1) {
    if (text[from] === ')') depth += 1;
    if (text[from] === '(' && --depth < 0) break;
  }

  const before = /\bexists ?$/i.test(text.slice(0, from)) ? 'exists ' : '';
  let level = '';
  for (let at = from, depth = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === ')') depth -= 1;
    if (depth <= (from === 0 ? 0 : 1)) level += letter;
    if (letter === '(') depth += 1;
    if (from > 0 && depth === 0) break;
  }

  return before + level;
}
