// The lint rule that lets one place tell the time: it finds every way to ask the machine or the database for it.
import { resolve } from 'node:path';
import { expect } from 'chai';
import { ESLint, Linter } from 'eslint';

const ROOT = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });

/** The complaints of the rules about syntax that a file has, about a text in it. */
async function listLintErrors(file: string, text: string): Promise<string[]> {
  const { rules = {} } = (await eslint.calculateConfigForFile(resolve(ROOT, file))) as Linter.Config;
  const rule = rules['no-restricted-syntax'] ?? 'off';
  return new Linter().verify(text, [{ rules: { 'no-restricted-syntax': rule } }]).map(({ message }) => message);
}

describe('the lint rule about the time', () => {
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

  it('lets moments be read and written', async () => {
    expect(await listLintErrors('jobs/scheduler.ts', 'new Date(0); now(); `${now()}`; "knows"')).to.deep.equal([]);
  });
});
