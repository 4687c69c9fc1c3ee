// The plans of SQLite for statements. Without statistics, as in the service, it assumes that each table has a million rows.
import Driver from 'better-sqlite3';
import { configureConnection } from '../../../db/engine/sqlite/connection.ts';
import type { Explainer } from './explainer.ts';
import type { Scan } from './scan.ts';
import { filterOf, findTablePlace, parseConditions, type TablePlace } from './sql-places.ts';

interface PlanLine {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

/** Opens a file that explains statements. */
export function openSqlitePlans(url: string): Explainer {
  const connection = new Driver(url.slice('sqlite:'.length), { readonly: true });
  configureConnection(connection);

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

const ACCESS =
  /^(?:SCAN|SEARCH) ([a-z_]\w*)(?: EXISTS)?(?: USING (?:AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?(?:INDEX \w+|(?:INTEGER )?PRIMARY KEY))?(?: \((.*)\))?/;
const SORT = /^USE TEMP B-TREE FOR (?:ORDER BY|GROUP BY|DISTINCT|LAST|RIGHT)/;

function listScans(
  lines: readonly PlanLine[],
  text: string,
  indexes: ReadonlyMap<string, SqliteIndex>,
): readonly Scan[] {
  const needsSort = (parent: number): boolean => lines.some((line) => line.parent === parent && SORT.test(line.detail));
  const countsByAlias = new Map<string, number>();

  return lines.flatMap(({ parent, detail }) => {
    const [, alias, conditions = ''] = ACCESS.exec(detail) ?? [];
    if (alias === undefined) return [];

    const nth = countsByAlias.get(alias) ?? 0;
    countsByAlias.set(alias, nth + 1);

    const tablePlace = findTablePlace(text, alias, nth);
    const { table, query } = tablePlace;

    // SQLite also searches tables that refer to the written one; the text does not name them. Only a scan by a delete matters.
    if (query === '' && !(isRemoval(text) && detail.startsWith('SCAN'))) return [];

    const equalColumns = [...conditions.matchAll(/(\w+)=\?/g)]
      .map(([, column = '']) => (column === 'rowid' ? 'id' : column))
      // `x is null` looks like `x = ?` in the plan, and many rows may have no value.
      .filter((column) => !new RegExp(`(?:\\b${alias}\\.|(?<![\\w.]))${column} is null\\b`, 'i').test(query));
    const [, name = ''] = / INDEX (\w+)/.exec(detail) ?? [];

    // A search that names no index uses the primary key.
    const isById = detail.startsWith('SEARCH') && name === '';
    const index = isById ? BY_ID : (indexes.get(name) ?? NO_INDEX);
    const filter = detail.startsWith('SCAN') ? filterOf(query, index.conditions) : null;
    const isLimited = endsEarly(tablePlace, equalColumns, index.columns) && !needsSort(parent);

    return [{ table, equalColumns, isLimited, filter, planLine: detail }];
  });
}

const isRemoval = (text: string): boolean => /^\s*delete/i.test(text);

/** Returns whether a query ends before it has read all rows that meet its conditions. */
function endsEarly(
  { query, extremeColumn }: TablePlace,
  equalColumns: readonly string[],
  indexColumns: readonly string[],
): boolean {
  if (/ limit /i.test(query) || /^exists \(/i.test(query)) return true;
  // The least and the greatest value are at an end of an index that is sorted by them.
  if (extremeColumn === null) return false;
  return indexColumns.find((column) => !equalColumns.includes(column)) === extremeColumn;
}
