// PUT-back: the read-only members in a body, and which of them differ from the stored ones.
import { isDeepStrictEqual } from 'node:util';
import { createProblem } from '../../domain/values/problem.ts';

/**
 * Returns the paths of read-only members of `sent`, which are not in `taken`, whose values differ from `shown`. Paths have any
 * depth: `kosten.boeking_id`, `regels[0].product`. Items of lists are compared by id, else by position. With `shown` null
 * all ignored members are returned.
 */
export function findIgnoredMembers(sent: unknown, taken: unknown, shown: unknown, at = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(taken)) {
    const counterpart = createCounterpartFinder(shown);
    return sent.flatMap((item: unknown, index) =>
      findIgnoredMembers(item, taken[index], counterpart(item, index), `${at}[${String(index)}]`),
    );
  }
  if (!hasMembers(sent) || !hasMembers(taken)) return [];

  return Object.entries(sent).flatMap(([name, value]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const shownMember = hasMembers(shown) ? shown[name] : undefined;
    if (name in taken) return findIgnoredMembers(value, taken[name], shownMember, path);
    // The id of the root was compared with the path.
    return path === 'id' || isPartOf(value, shownMember) ? [] : [path];
  });
}

/** Whether a value is the one that is shown, or that one as it was before it got more members. */
function isPartOf(value: unknown, shown: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(shown))
    return value.length === shown.length && value.every((each, index) => isPartOf(each, shown[index]));
  if (!hasMembers(value) || !hasMembers(shown)) return isDeepStrictEqual(value, shown);
  return Object.entries(value).every(([name, each]) => isPartOf(each, shown[name]));
}

/** Returns a function that finds the counterpart of an item in linear time overall: lists may have ten thousand items. */
function createCounterpartFinder(shown: unknown): (item: unknown, index: number) => unknown {
  if (!Array.isArray(shown)) return () => undefined;
  const list: readonly unknown[] = shown;
  const byId = new Map(list.flatMap((each) => (hasMembers(each) && 'id' in each ? [[each['id'], each]] : [])));
  if (byId.size === 0) return (_item, index) => list[index];
  return (item) => (hasMembers(item) ? byId.get(item['id']) : undefined);
}

function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** Throws for a body whose id is not the one in the path. */
export function requireSameId(body: unknown, path: Readonly<Record<string, unknown>>): void {
  if (typeof body !== 'object' || body === null || !('id' in body)) return;
  const id = Object.values(path).at(-1);
  if (body.id !== id)
    throw createProblem('ERR_ID_MISMATCH', 'The id cannot be changed: leave it out, or send the one in the path.', {
      field: 'id',
    });
}
