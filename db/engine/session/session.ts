// The interface of a transaction: queries for a Reader, and for a Writer also statements that change rows.
import { buildFor, compiled } from './build.ts';
import type { Answer, Run } from './connection.ts';
import type { Write } from './write.ts';
import { numbered } from './numbered.ts';
import { onlyReads } from './only-reads.ts';
import type { Dialect, Reader } from './reader.ts';

/** A Reader whose statements `run` runs. */
export function readerOn(dialect: Dialect, run: Run): Omit<Reader, 'versions'> {
  return {
    dialect,
    build: buildFor(dialect),
    async query<Row>(...[query, values = [], name]: Parameters<Reader['query']>): Promise<Row[]> {
      const asked = typeof query === 'string' ? { text: query, values, name } : compiled(query);
      if (!onlyReads(asked.text)) throw new Error(`A Reader has no way to write: ${asked.text}`);
      return (await run({ ...asked, text: numbered(dialect, asked.text) })).rows as Row[];
    },
  };
}

/** The write functions of a Writer, whose statements `run` runs. */
export function writeOn(dialect: Dialect, run: Run): Write {
  const write = async (...[text, values = [], settings]: Parameters<Write>): Promise<Answer> =>
    run({ text: numbered(dialect, text), values, ...settings });
  return write as Write;
}
