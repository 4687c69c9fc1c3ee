// Companions: rows that go when others are removed, and have events of their own.
import type { Writer } from '../session/database.ts';

type CompanionRemoval = (db: Writer, ids: readonly number[]) => Promise<void>;

const goingWith = new Map<string, CompanionRemoval[]>();

/** Declares how to remove what goes with rows of a table. */
export function declareGoing(whole: string, remove: CompanionRemoval): void {
  goingWith.set(whole, [...(goingWith.get(whole) ?? []), remove]);
}

/** Removes what goes with these rows of a table and has events of its own. */
export async function removeParts(db: Writer, name: string, ids: readonly number[]): Promise<void> {
  for (const remove of goingWith.get(name) ?? []) await remove(db, ids);
}
