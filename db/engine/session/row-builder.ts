// Builds rows from the values of a driver: objects of one shape, for any number of columns.

/** Builds a row from the values of its columns. The last of several columns with one name counts. */
export type RowBuilder = (values: readonly unknown[]) => object;

/**
 * Returns a builder of rows with these columns. V8 makes an object a dictionary when about twenty members are added by
 * computed names, and its copies too. Dictionaries are three to fifteen times as slow:
 * docs/decisions/288-statements-and-rows.md.
 */
export function createRowBuilder(names: readonly string[]): RowBuilder {
  const empty = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`) as Record<
    string,
    unknown
  >;
  const count = names.length;
  const isTwice = new Set(names).size < count;
  return (values) => {
    const row = { ...empty };
    // Null is the initial value, unless an earlier column of the name was written.
    for (let at = 0; at < count; at += 1) if (values[at] !== null || isTwice) row[names[at] as string] = values[at];
    return row;
  };
}
