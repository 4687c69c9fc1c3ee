// The roots of aggregates, which carry the version: how to find one, and lock it before anything in it changes.
import type { Root } from '../generated/operations.ts';
import type { Reader, Writer } from './connection.ts';
import type { Knex } from 'knex';
import { notDeleted } from './references.ts';

interface RootTable {
  readonly table: string;
  /** The column that a path names it by, where that is not its id. */
  readonly by?: string;
  /** Narrows the table, for the kinds of contacts. */
  readonly where?: Readonly<Record<string, Knex.Value>>;
  /** The root that is locked before it, named by a column that never changes. docs/decisions, Locks. */
  readonly within?: { readonly root: Root; readonly column: string };
}

/** By the name that the contract's `x-root` uses. */
const roots: Readonly<Record<Root, RootTable>> = {
  api_keys: { table: 'api_keys' },
  bookings: { table: 'bookings' },
  companies: { table: 'companies' },
  contacts: { table: 'contacts' },
  customers: { table: 'contacts', where: { 'contacts.type': 'klant' } },
  invoices: { table: 'invoices', within: { root: 'bookings', column: 'boeking_id' } },
  locations: { table: 'locations' },
  packages: { table: 'packages' },
  payment_methods: { table: 'payment_methods' },
  pdf_templates: { table: 'pdf_templates' },
  product_groups: { table: 'product_groups' },
  products: { table: 'products' },
  settings: { table: 'settings', by: 'slug' },
  suppliers: { table: 'contacts', where: { 'contacts.type': 'leverancier' } },
};

/** What a path names a root by: its id, or a name. */
export type RootKey = number | string;

/**
 * Locks a root until the transaction ends and answers its version; undefined when there is none or it was deleted. An
 * invoice's booking is locked before it: a change of the booking locks them in this order too.
 * Other transactions may still refer to it: a stronger lock would hold up, and deadlock with, their inserts.
 */
export async function lockRoot(db: Writer, root: Root, key: RootKey): Promise<{ version: number } | undefined> {
  const { table, within } = roots[root];
  if (within !== undefined) await lockOuter(db, root, within, key);
  const query = rowOf(db, root, key).where(notDeleted(table));
  return firstOf(db.dialect === 'postgres' ? query.forNoKeyUpdate() : query);
}

async function lockOuter(
  db: Writer,
  root: Root,
  within: NonNullable<RootTable['within']>,
  key: RootKey,
): Promise<void> {
  const rows: { outer: number }[] = await rowOf(db, root, key).select({ outer: within.column });
  for (const { outer } of rows) await lockRoot(db, within.root, outer);
}

/** The version of a root, deleted ones included; undefined when there is none. */
export async function versionOf(db: Reader | Writer, root: Root, key: RootKey): Promise<number | undefined> {
  const noted = typeof key === 'number' && 'changes' in db;
  const changed = noted ? db.changes.versionOf({ root: roots[root].table, id: key }) : undefined;
  return changed ?? (await firstOf(rowOf(db, root, key)))?.version;
}

function rowOf(db: Reader, root: Root, key: RootKey): Knex.QueryBuilder {
  const { table, by = 'id', where = {} } = roots[root];
  return db
    .knex(table)
    .where({ [`${table}.${by}`]: key, ...where })
    .select(`${table}.version`);
}

async function firstOf(query: PromiseLike<{ version: number }[]>): Promise<{ version: number } | undefined> {
  return (await query)[0];
}
