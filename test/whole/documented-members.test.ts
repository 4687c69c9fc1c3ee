// The linter refuses access to members that the types of pg, Knex, tarn and better-sqlite3 do not have.
import { resolve } from 'node:path';
import { expect } from 'chai';
import { ESLint } from 'eslint';
import '../support/only-with-all.ts';
import { scaleWait } from '../support/patience.ts';
import { ROOT } from '../support/sources.ts';

const REFUSED_LINES = [
  'export class Own extends pg.Query {}',
  'export const cast = (pool: Pool<object>): unknown => (pool as { readonly log?: unknown }).log;',
  "export const asked = (file: Database): boolean => 'memory' in file;",
  'export const hidden = (build: Knex): boolean => isShown(build);',
];
const SOURCE = [
  "import type { Database } from 'better-sqlite3';",
  "import type { Knex } from 'knex';",
  "import pg from 'pg';",
  "import type { Pool } from 'tarn';",
  "const isShown = (shown: object): boolean => 'toString' in shown;",
  ...REFUSED_LINES,
  "export const fine = (client: pg.Client): Promise<unknown> => client.query({ text: 'select 1', rowMode: 'array' });",
];

describe('members that no library documents', () => {
  it('are refused in db/, by a class, a cast, `in` or a parameter of any object type', async function () {
    this.timeout(scaleWait(60_000));
    const filePath = resolve(ROOT, 'db/engine/postgres/values.ts');
    const [result] = await new ESLint({ cwd: ROOT }).lintText(SOURCE.join('\n'), { filePath });
    const lines = result?.messages.filter(({ ruleId }) => ruleId === 'libraries/documented').map(({ line }) => line);
    expect(lines?.map((line) => SOURCE[line - 1])).to.deep.equal(REFUSED_LINES);
  });
});
