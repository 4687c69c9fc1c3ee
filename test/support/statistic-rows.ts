// Rows of statistics as tests compare them: the values of the key, then those of the data.

/** The values of a row without their names. */
export function flattenRow({ key, data }: { readonly key: object; readonly data: object }): unknown[] {
  return [key, data].flatMap((part): unknown[] => Object.values(part));
}
