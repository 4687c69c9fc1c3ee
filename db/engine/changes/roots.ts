// The roots of aggregates, which carry the version: how to find one, and to lock it before a change of its aggregate.
import type { Root } from '../../../generated/operations.ts';
import type { Writer } from '../session/database.ts';
import type { Dialect, Reader } from '../session/reader.ts';
import { formatConditions, buildNotDeleted, resolveRootTable, type RootTable } from './declaration.ts';
import { buildIdList, quoteName, defineStatement, type Bindable, type Statement } from '../session/sql.ts';

/** The statements about the rows of a root. */
interface Questions extends Pick<RootTable, 'table' | 'within'> {
  readonly version: Statement<{ version: number }>;
  /** Locks the row of a root that is not deleted, until the transaction ends. */
  readonly lock: Statement<{ id: number; version: number }>;
  readonly outer: Statement<{ outer: number }>;
  /** Locks the rows of several roots, in the order of their ids. */
  readonly lockAll: Statement<{ id: number }>;
}

// `no key`: other transactions may still refer to the row. SQLite has one writer.
const LOCK_CLAUSE: Readonly<Record<Dialect, string>> = { sqlite: '', postgres: ' for no key update' };

function writeQuestions({ table, by = 'id', where, within }: RootTable): Questions {
  const row = `from ${quoteName(table)} where ${table}.${quoteName(by)} = ?${formatConditions(where)}`;
  const present = `select ${quoteName(table)}.* ${row}${formatConditions(buildNotDeleted(table))}`;
  return {
    table,
    ...(within !== undefined && { within }),
    version: defineStatement(() => `select version ${row}`),
    lock: defineStatement((dialect) => `${present}${LOCK_CLAUSE[dialect]}`),
    lockAll: defineStatement((dialect) => buildLockAll(dialect, table, buildIdList(dialect))),
    outer: defineStatement(() => `select ${quoteName(within?.column ?? 'id')} as "outer" ${row}`),
  };
}

/** Returns SQL that locks the rows with the ids of a selection, by ascending id. */
export function buildLockAll(dialect: Dialect, table: string, ids: string): string {
  const isChosen = dialect === 'postgres' ? `id = any(array(${ids}))` : `id in (${ids})`;
  return `select ${quoteName(table)}.* from ${quoteName(table)} where ${isChosen} order by id${LOCK_CLAUSE[dialect]}`;
}

const questions = new Map<Root, Questions>();

function questionsOf(root: Root): Questions {
  const cachedQuestions = questions.get(root);
  if (cachedQuestions !== undefined) return cachedQuestions;
  const rootQuestions = writeQuestions(resolveRootTable(root));
  questions.set(root, rootQuestions);
  return rootQuestions;
}

/** The key of a root in a path: its id, or a name. */
export type RootKey = number | string;

/**
 * Locks a root until the transaction ends and returns its version; undefined when there is none or it was deleted. The
 * container of a root, such as the booking of an invoice, is locked first: a change of the container locks in that
 * order too. Other transactions may still refer to the root: a stronger lock would block their inserts, and could
 * deadlock with them.
 */
export async function lockRoot(db: Writer, root: Root, key: RootKey): Promise<{ version: number } | undefined> {
  const { table, within, outer, lock } = questionsOf(root);
  if (within !== undefined) for (const row of await outer(db, key)) await lockRoot(db, within.root, row.outer);
  const [locked] = await lock(db, key);
  if (locked !== undefined) db.changes.ownRows.remember(table, [locked]);
  return locked;
}

/**
 * Locks roots until the transaction ends; deleted ones are skipped. Throws for roots with a container, which must be
 * locked one by one.
 */
export async function lockRoots(db: Writer, root: Root, ids: readonly number[]): Promise<void> {
  const { table, within, lockAll } = questionsOf(root);
  if (within !== undefined) throw new Error(`${root} lie within ${within.root}: lock them by lockRoot.`);
  if (ids.length > 0) await lockBy(db, table, lockAll, ids);
}

/** Locks rows of a table by SQL of `buildLockAll`. */
export async function lockBy(
  db: Writer,
  table: string,
  lock: Statement<{ id: number }>,
  ...values: readonly Bindable[]
): Promise<void> {
  db.changes.ownRows.remember(table, await lock(db, ...values));
}

/** Returns the version of a root, deleted ones included; undefined when there is none. */
export async function versionOf(db: Reader | Writer, root: Root, key: RootKey): Promise<number | undefined> {
  const { table, version } = questionsOf(root);
  const hasChanges = typeof key === 'number' && 'changes' in db;
  const changedVersion = hasChanges ? db.changes.versionOf({ root: table, id: key }) : undefined;
  const knownVersion = changedVersion ?? db.versions?.get(`${table} ${String(key)}`);
  return knownVersion ?? (await version(db, key))[0]?.version;
}

/** Returns the owner of a root, by the column that has it, deleted ones included; undefined when there is none. */
export async function ownerOf(db: Reader, root: Root, key: RootKey, column: string): Promise<unknown> {
  const { table, by = 'id', where } = resolveRootTable(root);
  const query = db
    .build(table)
    .where({ [`${table}.${by}`]: key, ...where })
    .select({ owner: `${table}.${column}` });
  const [row] = await db.query<{ owner: unknown }>(query);
  return row?.owner;
}
