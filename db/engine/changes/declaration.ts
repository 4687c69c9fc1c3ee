// Facts of tables beyond their columns, so that the engine names no table: keys in paths, locks, roots and soft deletion.
import type { Root } from '../../../generated/operations.ts';

/** Columns and their required values. */
export type ColumnCondition = Readonly<Record<string, string | null | false>>;

export interface Declaration {
  /** The column by which a path names a row, where that is not its id. */
  readonly by?: string;
  /** The root that is locked first, and the column that names it and never changes. docs/decisions/020-locks.md */
  readonly within?: { readonly root: Root; readonly column: string };
  /**
   * The column that refers to the rows with which these are removed, by their table. For rows with events of their own
   * and a cascading foreign key: they are removed first, so that they have events. test/engine/constraints.test.ts
   * compares it with the schema.
   */
  readonly goesWith?: Readonly<Record<string, string>>;
  /** Columns that refer to another table than the root's, and that table. test/engine/constraints.test.ts compares them with the schema. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Roots that are a subset of the rows, as customers are of contacts, each with the condition for its rows. */
  readonly kinds?: Readonly<Partial<Record<Root, ColumnCondition>>>;
  /**
   * For rows that are only marked when they are deleted: the condition for all others. A deleted row counts as missing.
   * No foreign key protects the others from deletion, so they are locked, tables by `lockOrder`:
   * docs/decisions/020-locks.md.
   */
  readonly softDeletion?: {
    readonly present: ColumnCondition;
    readonly lockOrder: number;
  };
}

/** The table of a root, and the condition for its rows. */
export interface RootTable extends Pick<Declaration, 'by' | 'within'> {
  readonly table: string;
  /** The condition for the rows, by full names of columns. */
  readonly where: ColumnCondition;
}

const tables = new Map<string, Declaration>();
const kinds = new Map<string, { readonly table: string; readonly where: ColumnCondition }>();

/** Registers the declaration of a table. */
export function declareTable(table: string, declaration: Declaration): void {
  tables.set(table, declaration);
  for (const [root, where] of Object.entries(declaration.kinds ?? {}))
    kinds.set(root, { table, where: qualifyColumns(table, where) });
}

/**
 * Returns the table of a root: the one with its name, unless a table declares it as a kind. Throws when there is none.
 */
export function resolveRootTable(root: Root): RootTable {
  const { table, where } = kinds.get(root) ?? { table: root, where: {} };
  const declaration = tables.get(table);
  if (declaration === undefined)
    throw new Error(
      `No table holds the root ${root}: write defineTable('${root}') in db/, or add ${root} to the kinds of one.`,
    );
  const { by, within } = declaration;
  return { table, where, ...(by !== undefined && { by }), ...(within !== undefined && { within }) };
}

/** Returns the declared companions, as `table.column goes with table`. */
export function listCompanions(): string[] {
  return [...tables].flatMap(([table, { goesWith = {} }]) =>
    Object.entries(goesWith).map(([parentTable, column]) => `${table}.${column} goes with ${parentTable}`),
  );
}

/** Returns the declared references to other tables than the root's, as `table.column refers to table`. */
export function listParents(): string[] {
  return [...tables].flatMap(([table, { parents = {} }]) =>
    Object.entries(parents).map(([column, parent]) => `${table}.${column} refers to ${parent}`),
  );
}

/**
 * Returns the condition for rows that are not soft-deleted, as an object for `where`; empty for tables without soft
 * deletion.
 */
export function buildNotDeleted(table: string): ColumnCondition {
  return qualifyColumns(table, tables.get(table)?.softDeletion?.present ?? {});
}

/** Returns the position of a table with soft deletion in the order of locks; undefined for all other tables. */
export function lockOrderOf(table: string): number | undefined {
  return tables.get(table)?.softDeletion?.lockOrder;
}

/** Returns a condition as SQL that follows another, such as ` and contacts.type = 'klant'`. */
export function formatConditions(where: ColumnCondition): string {
  const formatValue = (value: string | false): string => (value === false ? '= false' : `= '${value}'`);
  const each = Object.entries(where).map(
    ([column, value]) => `${column} ${value === null ? 'is null' : formatValue(value)}`,
  );
  return each.map((condition) => ` and ${condition}`).join('');
}

/** Returns whether a row meets a condition. */
export function hasValues(row: object, where: ColumnCondition): boolean {
  const members = new Map<string, unknown>(Object.entries(row));
  return Object.entries(where).every(([column, value]) => members.get(column.slice(column.indexOf('.') + 1)) === value);
}

function qualifyColumns(table: string, condition: ColumnCondition): ColumnCondition {
  return Object.fromEntries(Object.entries(condition).map(([column, value]) => [`${table}.${column}`, value]));
}
