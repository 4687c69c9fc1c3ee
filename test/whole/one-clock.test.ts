// The lint rule for a single source of time: it finds every way to read the time of the machine or the database.
import { resolve } from 'node:path';
import { expect } from 'chai';
import { ESLint, Linter } from 'eslint';

const ROOT = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

/** Returns the lint errors of the rules about syntax for a text in a file. */
async function listLintErrors(file: string, text: string): Promise<string[]> {
  const { rules = {} } = (await eslint.calculateConfigForFile(resolve(ROOT, file))) as Linter.Config;
  const rule = rules['no-restricted-syntax'] ?? 'off';
  return new Linter().verify(text, [{ rules: { 'no-restricted-syntax': rule } }]).map(({ message }) => message);
}

describe('the lint rule for time', () => {
  for (const text of [
    'Date.now()',
    'new Date()',
    'Date()',
    'DateTime.now()',
    "'select now()'",
    '`select id from jobs where run_at < current_timestamp`',
    "'insert into jobs values (clock_timestamp())'",
    '"select datetime(\'now\')"',
  ])
    it(`refuses ${text}, wherever the server runs it`, async () => {
      for (const file of ['jobs/scheduler.ts', 'db/queue/jobs.ts', 'db/engine/listing.ts', 'http/app.ts', 'server.ts'])
        expect(await listLintErrors(file, text), file).to.deep.equal([
          'Take the time from `now`: only db/engine/clock.ts asks the machine or the database for it.',
        ]);
      expect(await listLintErrors('db/engine/clock.ts', text)).to.deep.equal([]);
      expect(await listLintErrors('sdk/retry.ts', text)).to.deep.equal([]);
    });

  it('allows parsing and formatting moments', async () => {
    expect(await listLintErrors('jobs/scheduler.ts', 'new Date(0); now(); `${now()}`; "knows"')).to.deep.equal([]);
  });
});
