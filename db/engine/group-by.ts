// Groups items by a key, and rows by their ids.

/** Returns the items by their key, keys in the order of their first item. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns the rows by id, in the order of `ids`; an id without a row is omitted. */
export function indexByIds<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Map<number, Row> {
  const rowsById = new Map<number, Row>();
  for (const row of rows) rowsById.set(row.id, row);
  const orderedRows = new Map<number, Row>();
  for (const id of ids) {
    const row = rowsById.get(id);
    if (row !== undefined) orderedRows.set(id, row);
  }
  return orderedRows;
}
