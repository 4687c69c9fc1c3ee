// The interface of a transaction: queries for a Reader, and for a Writer also statements that change rows.
import type { Bindable } from './bindable.ts';
import { buildFor, compileQuery, type Built } from './build.ts';
import type { StatementResult, StatementRunner } from './connection.ts';
import type { Write } from './write.ts';
import { numberPlaceholders } from './placeholders.ts';
import { isReadOnly } from './read-only.ts';
import type { Dialect, Reader, StatementOptions } from './reader.ts';

/** Returns a Reader that sends its statements to `run`, for a transaction that also writes. */
export function createReader(dialect: Dialect, run: StatementRunner): Omit<Reader, 'versions'> {
  return { dialect, build: buildFor(dialect), query: queryOn(dialect, run) };
}

/**
 * Returns a Reader that sends its statements to `run`, for a transaction that only reads: cached versions stay valid.
 */
export function createOnlyReader(dialect: Dialect, run: StatementRunner): Reader {
  return { dialect, build: buildFor(dialect), query: queryOn(dialect, run), versions: new Map() };
}

const NO_VALUES: readonly Bindable[] = [];

function queryOn(dialect: Dialect, run: StatementRunner): Reader['query'] {
  return async <Row>(query: Built | string, values = NO_VALUES, sending: StatementOptions = {}) => {
    const statement = typeof query === 'string' ? { text: query, values } : compileQuery(query);
    if (!isReadOnly(statement.text)) throw new Error(`A Reader has no way to write: ${statement.text}`);
    const { name, asText } = sending;
    return (await run({ text: numberPlaceholders(dialect, statement.text), values: statement.values, name, asText }))
      .rows as Row[];
  };
}

/** Returns the write function of a Writer, which sends its statements to `run`. */
export function writeOn(dialect: Dialect, run: StatementRunner): Write {
  const write = async (...[text, values = [], settings]: Parameters<Write>): Promise<StatementResult> =>
    run({ text: numberPlaceholders(dialect, text), values, ...settings });
  return write as Write;
}
