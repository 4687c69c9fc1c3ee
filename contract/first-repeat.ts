// Finds equal items of a list in one pass.

/**
 * Returns the places of the first item that equals an earlier one, and of that one; null for none. The contract has such
 * lists of ids and of texts only.
 */
export function findFirstRepeat(list: readonly unknown[]): readonly [number, number] | null {
  const indexByItem = new Map<unknown, number>();
  for (const [index, item] of list.entries()) {
    const earlier = indexByItem.get(item);
    if (earlier !== undefined) return [index, earlier];
    indexByItem.set(item, index);
  }
  return null;
}
