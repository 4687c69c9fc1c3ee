// The ids of existing rows that cannot be deleted until the transaction ends.
import { roots, type Root } from '../../../generated/operations.ts';
import type { Writer } from '../session/database.ts';
import { isInList, quoteName, buildSharedLock, defineStatement, type Statement } from '../session/sql.ts';
import { formatConditions, hasValues, buildNotDeleted, resolveRootTable, lockOrderOf } from './declaration.ts';

const questions = new Map<Root, Statement<{ id: number }>>();

// Foreign keys prevent the deletion of the others: docs/decisions/020-locks.md.
function questionOf(root: Root): Statement<{ id: number }> {
  let statement = questions.get(root);
  if (statement === undefined) {
    const { table, where } = resolveRootTable(root);
    statement = defineStatement((dialect) => {
      const columns = needsLock(root) ? `${quoteName(table)}.*` : 'id';
      const rows = `select ${columns} from ${quoteName(table)} where ${isInList(dialect, `${table}.id`)}`;
      const query = `${rows}${formatConditions(where)}${formatConditions(buildNotDeleted(table))} order by id`;
      return needsLock(root) ? buildSharedLock(dialect, query) : query;
    });
    questions.set(root, statement);
  }
  return statement;
}

function needsLock(root: Root): boolean {
  return lockOrderOf(resolveRootTable(root).table) !== undefined;
}

/**
 * Returns those of these ids that are rows of a root and not deleted. Rows with soft deletion are locked. Rows that the
 * transaction inserted or locked are not read.
 */
export async function presentOf(db: Writer, root: Root, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { ownRows: own } = db.changes;
  const { table, where } = resolveRootTable(root);
  const ownRows = ids.flatMap((id) => own.findRow(table, id) ?? []);
  if (ownRows.length === ids.length)
    return idsOf(ownRows.filter((row) => hasValues(row, { ...where, ...buildNotDeleted(table) })));
  const presentRows = await questionOf(root)(db, ids);
  if (needsLock(root)) own.remember(table, presentRows);
  return idsOf(presentRows);
}

function idsOf(rows: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(rows.map(({ id }) => id));
}

/** Returns the present ids of several roots, one query for each, in the order of their locks. */
export async function present(
  db: Writer,
  idsByRoot: ReadonlyMap<Root, readonly number[]>,
): Promise<ReadonlyMap<Root, ReadonlySet<number>>> {
  const presentByRoot = new Map<Root, ReadonlySet<number>>();
  for (const [root, ids] of [...idsByRoot].sort(([one], [other]) => orderOf(one) - orderOf(other)))
    presentByRoot.set(root, await presentOf(db, root, ids));
  return presentByRoot;
}

// Kinds of one table have a fixed order too.
function orderOf(root: Root): number {
  return (lockOrderOf(resolveRootTable(root).table) ?? 0) * roots.length + roots.indexOf(root);
}
