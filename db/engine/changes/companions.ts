// Companions: rows that are removed with others and have events of their own.
import type { Writer } from '../session/database.ts';

type CompanionRemoval = (db: Writer, ids: readonly number[]) => Promise<void>;

const goingWith = new Map<string, CompanionRemoval[]>();

/** Declares how to remove the companions of rows of a table. */
export function declareGoing(parentTable: string, remove: CompanionRemoval): void {
  goingWith.set(parentTable, [...(goingWith.get(parentTable) ?? []), remove]);
}

/** Removes the companions of these rows of a table. */
export async function removeParts(db: Writer, name: string, ids: readonly number[]): Promise<void> {
  for (const remove of goingWith.get(name) ?? []) await remove(db, ids);
}
