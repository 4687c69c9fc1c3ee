// All that an answer in steps finds, at one moment.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { WalkSteps } from '../../db/engine/walk.ts';

/** The items of all steps. */
export async function allOf<T>(db: Reader, steps: WalkSteps<T>): Promise<T[]> {
  const items: T[] = [];
  for (let step = await steps.next(db); step.done !== true; step = await steps.next(db)) items.push(...step.value);
  return items;
}
