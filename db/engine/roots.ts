// The roots of aggregates, which carry the version: how to find one, and lock it before anything in it changes.
import type { Root } from '../../generated/operations.ts';
import type { Writer } from './database.ts';
import type { Reader } from './reader.ts';
import { notDeleted } from './references.ts';
import { inList, quoted, statement, type Statement } from './sql.ts';

/** Columns and what they must be. */
type Condition = Readonly<Record<string, string | null | false>>;

interface RootTable {
  readonly table: string;
  /** The column that a path names it by, where that is not its id. */
  readonly by?: string;
  /** Narrows the table, for the kinds of contacts. */
  readonly where?: Condition;
  /** The root that is locked before it, named by a column that never changes. docs/decisions/020-locks.md. */
  readonly within?: { readonly root: Root; readonly column: string };
}

/** By the name that the contract's `x-root` uses. */
const roots: Readonly<Record<Root, RootTable>> = {
  api_keys: { table: 'api_keys' },
  bookings: { table: 'bookings' },
  companies: { table: 'companies' },
  contacts: { table: 'contacts' },
  customers: { table: 'contacts', where: { 'contacts.type': 'klant' } },
  discount_codes: { table: 'discount_codes' },
  invoices: { table: 'invoices', within: { root: 'bookings', column: 'boeking_id' } },
  locations: { table: 'locations' },
  mails: { table: 'mails' },
  packages: { table: 'packages' },
  payment_methods: { table: 'payment_methods' },
  pdf_templates: { table: 'pdf_templates' },
  points_of_sale: { table: 'points_of_sale' },
  product_groups: { table: 'product_groups' },
  products: { table: 'products' },
  qualifications: { table: 'qualifications' },
  roles: { table: 'roles' },
  users: { table: 'users' },
  settings: { table: 'settings', by: 'slug' },
  webhooks: { table: 'webhooks' },
  staff: { table: 'contacts', where: { 'contacts.type': 'personeel' } },
  suppliers: { table: 'contacts', where: { 'contacts.type': 'leverancier' } },
};

/**
 * What is asked of a root's row.
 *
 * On PostgreSQL whoever locks a root takes his turn first, and the row then. A transaction that waits for a row which others
 * change meanwhile gets its number before it gets the row, and the change feed follows numbers: two changes of one root
 * could stand there the wrong way round. Waiting for one's turn gives out no number.
 */
interface Questions {
  readonly version: Statement<{ version: number }>;
  /** The version of one that is not deleted, locked until the transaction ends. */
  readonly lock: Statement<{ version: number }>;
  readonly outer: Statement<{ outer: number }>;
  /** Locks several, in the order of their ids. */
  readonly lockAll: Statement<{ id: number }>;
}

function questionsOf({ table, by = 'id', where = {}, within }: RootTable): Questions {
  const row = `from ${quoted(table)} where ${table}.${quoted(by)} = ?${conditions(where)}`;
  const present = `select version ${row}${conditions(notDeleted(table))}`;
  return {
    version: statement(() => `select version ${row}`),
    lock: statement((dialect) => {
      const turn = `(select pg_advisory_xact_lock(hashtext('${table}'), ${by === 'id' ? '?::int' : 'hashtext(?)'}))`;
      return dialect === 'postgres' ? `${present} and ${turn} is not null for no key update` : present;
    }),
    lockAll: statement((dialect) => {
      const all = `select id from ${quoted(table)} where ${inList(dialect, '"id"')}`;
      const keys = 'from (select key from unnest(?::int[]) key order by key) as ordered';
      const turns = `(select count(pg_advisory_xact_lock(hashtext('${table}'), key)) ${keys})`;
      return dialect === 'postgres' ? `${all} and ${turns} > 0 order by id for no key update` : `${all} order by id`;
    }),
    outer: statement(() => `select ${quoted(within?.column ?? 'id')} as "outer" ${row}`),
  };
}

function conditions(where: Condition): string {
  const shown = (value: string | false): string => (value === false ? '= false' : `= '${value}'`);
  const each = Object.entries(where).map(([column, value]) => `${column} ${value === null ? 'is null' : shown(value)}`);
  return each.map((condition) => ` and ${condition}`).join('');
}

const questions = Object.fromEntries(
  Object.entries(roots).map(([name, root]) => [name, questionsOf(root)]),
) as Readonly<Record<Root, Questions>>;

/** What a path names a root by: its id, or a name. */
export type RootKey = number | string;

/**
 * Locks a root until the transaction ends and answers its version; undefined when there is none or it was deleted. An
 * invoice's booking is locked before it: a change of the booking locks them in this order too.
 * Other transactions may still refer to it: a stronger lock would hold up, and deadlock with, their inserts.
 */
export async function lockRoot(db: Writer, root: Root, key: RootKey): Promise<{ version: number } | undefined> {
  const { within } = roots[root];
  if (within !== undefined)
    for (const { outer } of await questions[root].outer(db, key)) await lockRoot(db, within.root, outer);
  const [locked] = await questions[root].lock(db, ...twice(db, key));
  db.changes.passMoment();
  return locked;
}

// For the turn and for the row.
function twice<Value>({ dialect }: Writer, value: Value): readonly Value[] {
  return dialect === 'postgres' ? [value, value] : [value];
}

/** Locks roots that lie within no other until the transaction ends; those that are gone by now are passed over. */
export async function lockRoots(db: Writer, root: Exclude<Root, 'invoices'>, ids: readonly number[]): Promise<void> {
  await questions[root].lockAll(db, ...twice(db, ids));
  db.changes.passMoment();
}

/** The version of a root, deleted ones included; undefined when there is none. */
export async function versionOf(db: Reader | Writer, root: Root, key: RootKey): Promise<number | undefined> {
  const noted = typeof key === 'number' && 'changes' in db;
  const changed = noted ? db.changes.versionOf({ root: roots[root].table, id: key }) : undefined;
  const known = changed ?? db.versions?.get(`${roots[root].table} ${String(key)}`);
  return known ?? (await questions[root].version(db, key))[0]?.version;
}
