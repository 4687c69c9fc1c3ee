// The roots of aggregates, which carry the version: how to find one, and lock it before anything in it changes.
import type { Root } from '../generated/operations.ts';
import type { Reader, Writer } from './connection.ts';
import type { Knex } from 'knex';
import { notDeleted } from './references.ts';

interface RootTable {
  readonly table: string;
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
  suppliers: { table: 'contacts', where: { 'contacts.type': 'leverancier' } },
};

/**
 * Locks a root until the transaction ends and answers its version; undefined when there is none or it was deleted. An
 * invoice's booking is locked before it: a change of the booking locks them in this order too.
 * Other transactions may still refer to it: a stronger lock would hold up, and deadlock with, their inserts.
 */
export async function lockRoot(db: Writer, root: Root, id: number): Promise<{ version: number } | undefined> {
  const { table, within } = roots[root];
  if (within !== undefined) await lockOuter(db, root, within, id);
  const query = rowOf(db, root, id).where(notDeleted(table));
  return firstOf(db.dialect === 'postgres' ? query.forNoKeyUpdate() : query);
}

async function lockOuter(db: Writer, root: Root, within: NonNullable<RootTable['within']>, id: number): Promise<void> {
  const rows: { outer: number }[] = await rowOf(db, root, id).select({ outer: within.column });
  for (const { outer } of rows) await lockRoot(db, within.root, outer);
}

/** The version of a root, deleted ones included; undefined when there is none. */
export async function versionOf(db: Reader | Writer, root: Root, id: number): Promise<number | undefined> {
  const changed = 'changes' in db ? db.changes.versionOf({ root: roots[root].table, id }) : undefined;
  return changed ?? (await firstOf(rowOf(db, root, id)))?.version;
}

function rowOf(db: Reader, root: Root, id: number): Knex.QueryBuilder {
  const { table, where = {} } = roots[root];
  return db
    .knex(table)
    .where({ [`${table}.id`]: id, ...where })
    .select(`${table}.version`);
}

async function firstOf(query: PromiseLike<{ version: number }[]>): Promise<{ version: number } | undefined> {
  return (await query)[0];
}
