// Makes rows of the values that a driver answers: objects of one shape, whatever their number of columns.

/** Makes a row of the values of its columns. Where two columns have one name, the last one counts. */
export type RowBuilder = (values: readonly unknown[]) => object;

/**
 * Makes rows with columns of these names. V8 makes a dictionary of an object to which some twenty members are added by
 * computed names, and of its copies. That is three to fifteen times as slow: docs/decisions/288-statements-and-rows.md.
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
    // Null is there already, unless an earlier column of the name was written.
    for (let at = 0; at < count; at += 1) if (values[at] !== null || isTwice) row[names[at] as string] = values[at];
    return row;
  };
}
