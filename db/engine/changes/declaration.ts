// Facts of tables beyond their columns, so that the engine names no table. They are the name of a row in a path, the
// lock before it, the roots among its rows, and how a row is deleted.
import type { Root } from '../../../generated/operations.ts';

/** Columns and the values that they must have. */
export type ColumnCondition = Readonly<Record<string, string | null | false>>;

export interface Declaration {
  /** The column that a path names a row by, where that is not its id. */
  readonly by?: string;
  /** The root that is locked first, and the column that names it and never changes. docs/decisions/020-locks.md */
  readonly within?: { readonly root: Root; readonly column: string };
  /**
   * The column that refers to the rows that these go with, by their table. It is for rows that have events of their own
   * and a foreign key with a cascade. They are removed before, so that events tell of it.
   * test/engine/constraints.test.ts compares it with the schema.
   */
  readonly goesWith?: Readonly<Record<string, string>>;
  /** Columns that refer to another table than the root's, and that table. test/engine/constraints.test.ts compares them with the schema. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Roots that are some of the rows, as customers are contacts: what those rows have in common. */
  readonly kinds?: Readonly<Partial<Record<Root, ColumnCondition>>>;
  /**
   * For rows that stay when they are deleted: what all others have in common. A reference to a deleted row is a reference to
   * nothing. Since no foreign key protects the others from being deleted, they are held in the order of `turn`:
   * docs/decisions/020-locks.md.
   */
  readonly softDeletion?: {
    readonly present: ColumnCondition;
    readonly turn: number;
  };
}

/** Where the rows of a root are. */
export interface RootTable extends Pick<Declaration, 'by' | 'within'> {
  readonly table: string;
  /** Narrows the table, by full names of columns. */
  readonly where: ColumnCondition;
}

const tables = new Map<string, Declaration>();
const kinds = new Map<string, { readonly table: string; readonly where: ColumnCondition }>();

/** Notes what a table says of itself. */
export function declareTable(table: string, declaration: Declaration): void {
  tables.set(table, declaration);
  for (const [root, where] of Object.entries(declaration.kinds ?? {}))
    kinds.set(root, { table, where: qualifyColumns(table, where) });
}

/** The rows of a root: those of the table of its name, unless a table has it as a kind. Throws when there is none. */
export function resolveRootTable(root: Root): RootTable {
  const { table, where } = kinds.get(root) ?? { table: root, where: {} };
  const declaration = tables.get(table);
  if (declaration === undefined)
    throw new Error(
      `No table holds the root ${root}: write table('${root}') in db/, or add ${root} to the kinds of one.`,
    );
  const { by, within } = declaration;
  return { table, where, ...(by !== undefined && { by }), ...(within !== undefined && { within }) };
}

/** The declared rows that go with others: as `table.column goes with table`. */
export function listCompanions(): string[] {
  return [...tables].flatMap(([table, { goesWith = {} }]) =>
    Object.entries(goesWith).map(([whole, column]) => `${table}.${column} goes with ${whole}`),
  );
}

/** The declared references to other tables than the root's: as `table.column refers to table`. */
export function listParents(): string[] {
  return [...tables].flatMap(([table, { parents = {} }]) =>
    Object.entries(parents).map(([column, parent]) => `${table}.${column} refers to ${parent}`),
  );
}

/** The condition that a row was not softly deleted, as an object for `where`. Empty for tables that delete for good. */
export function buildNotDeleted(table: string): ColumnCondition {
  return qualifyColumns(table, tables.get(table)?.softDeletion?.present ?? {});
}

/** The turn in which rows that are only marked when they are deleted are held; undefined for all other tables. */
export function lockOrderOf(table: string): number | undefined {
  return tables.get(table)?.softDeletion?.turn;
}

/** A condition as SQL that follows another: ` and contacts.type = 'klant'`. */
export function formatConditions(where: ColumnCondition): string {
  const formatValue = (value: string | false): string => (value === false ? '= false' : `= '${value}'`);
  const each = Object.entries(where).map(
    ([column, value]) => `${column} ${value === null ? 'is null' : formatValue(value)}`,
  );
  return each.map((condition) => ` and ${condition}`).join('');
}

/** Whether a row is as a condition says. */
export function hasValues(row: object, where: ColumnCondition): boolean {
  const members = new Map<string, unknown>(Object.entries(row));
  return Object.entries(where).every(([column, value]) => members.get(column.slice(column.indexOf('.') + 1)) === value);
}

function qualifyColumns(table: string, condition: ColumnCondition): ColumnCondition {
  return Object.fromEntries(Object.entries(condition).map(([column, value]) => [`${table}.${column}`, value]));
}
