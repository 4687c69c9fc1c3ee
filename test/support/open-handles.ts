// Handles that keep this process alive: a test file that leaves one behind fails by its own name.
import { scaleWait } from './patience.ts';

// Less than the time after which idle connections end on their own, however slow the machine is.
const MAX_CLOSING_MS = 2_000;
const CHECK_INTERVAL_MS = 20;
// Node lets go of a file that fetch did not send to its end when it collects garbage. A call of the file system ends on its own.
const NODE_HANDLES = ['FileHandleReadWrap', 'FSReqCallback'];

/** The kinds of resources that keep this process alive at this moment, each with its count. */
export function countHandles(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    if (!NODE_HANDLES.includes(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/**
 * Waits until no more handles are open than before, for what is closing yet. Returns those that stay, a word each, such as
 * `2 Timeout`; none when all is closed.
 */
export async function findLeftHandles(before: ReadonlyMap<string, number>): Promise<string[]> {
  const latest = performance.now() + scaleWait(MAX_CLOSING_MS);
  let newHandles = listNewHandles(before);
  while (newHandles.length > 0 && performance.now() < latest) {
    // It must not count itself.
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS).unref());
    newHandles = listNewHandles(before);
  }
  return newHandles;
}

function listNewHandles(before: ReadonlyMap<string, number>): string[] {
  return [...countHandles()]
    .map(([kind, count]) => ({ kind, more: count - (before.get(kind) ?? 0) }))
    .filter(({ more }) => more > 0)
    .map(({ kind, more }) => `${String(more)} ${kind}`);
}
