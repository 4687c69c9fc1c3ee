// Finds in the text of a statement the query that names a table, and the conditions of that query.

/** The place at which a statement names a table. */
export interface TablePlace {
  readonly table: string;
  /** The query that names it, without the queries inside. */
  readonly query: string;
  /** The column whose least or greatest value is all that the query returns. */
  readonly extremeColumn: string | null;
}

const EXTREME_QUERY = /select (?:min|max)\((?:\w+\.)?(\w+)\)(?: as \w+)? ?$/i;

/** Returns the table behind a name in a plan, at its nth occurrence. */
export function findTablePlace(text: string, alias: string, nth: number): TablePlace {
  const flat = text.replace(/["`]/g, '').replace(/\s+/g, ' ');
  const aliasPattern = new RegExp(`(?:\\b(?:from|join|into|update)|,) (\\w+)(?: as)? ${alias}\\b`, 'gi');
  // A comma may also precede a column of the table.
  const tablePattern = new RegExp(`(?:\\b(?:from|join|into|update)|,) (${alias})\\b(?!\\.)`, 'gi');
  const matches = [...flat.matchAll(aliasPattern), ...flat.matchAll(tablePattern)].sort(
    (one, other) => one.index - other.index,
  );

  // A plan may name a table more often than the text does: once for each condition of an `or`, for example.
  const match = matches[nth] ?? matches.at(-1);
  // A named query, or a table that a foreign key is checked against.
  if (match === undefined) return { table: alias, query: '', extremeColumn: null };

  const [, extremeColumn = null] = EXTREME_QUERY.exec(flat.slice(0, match.index)) ?? [];
  return { table: match[1] ?? '', query: queryAt(flat, match.index), extremeColumn };
}

/**
 * Returns the query in the innermost brackets around a position, with `exists` before it. In
 * `select 1 where exists (select 2 from a where b in (select 3))` it is `exists (select 2 from a where b in ())` for `a`.
 */
function queryAt(text: string, position: number): string {
  const opening = findOpening(text, position);
  if (opening === -1) return removeInner(text, 0);
  const prefix = /\bexists ?$/i.test(text.slice(0, opening)) ? 'exists ' : '';
  return prefix + removeInner(text, opening);
}

/** Returns the position of the innermost bracket that is open at a position; -1 where none is. */
function findOpening(text: string, position: number): number {
  let closed = 0;
  for (let at = position; at >= 0; at -= 1) {
    if (text[at] === ')') closed += 1;
    if (text[at] !== '(') continue;
    if (closed === 0) return at;
    closed -= 1;
  }
  return -1;
}

/** Returns the text in the brackets that open at `from`, or from there to the end, without the text of inner brackets. */
function removeInner(text: string, from: number): string {
  const outerDepth = text[from] === '(' ? 1 : 0;
  let depth = 0;
  let outerText = '';
  for (const letter of text.slice(from)) {
    if (letter === ')') depth -= 1;
    if (depth <= outerDepth) outerText += letter;
    if (letter === '(') depth += 1;
    if (outerDepth === 1 && depth === 0) break;
  }
  return outerText;
}

/** Returns the conditions of a `where`, without names of tables and in small letters, to be compared. */
export const parseConditions = (where: string): string[] =>
  where.split(/ and /i).map((each) =>
    each
      .replace(/\b\w+\./g, '')
      .trim()
      .toLowerCase(),
  );

/** Returns the `where` by which a scan discards rows; null where the conditions of its index are true for all its rows. */
export function filterOf(query: string, indexConditions: readonly string[]): string | null {
  const [, where] = / where (.*?)(?: order by | limit |$)/i.exec(query) ?? [];
  if (where === undefined || parseConditions(where).every((each) => indexConditions.includes(each))) return null;
  return where;
}
