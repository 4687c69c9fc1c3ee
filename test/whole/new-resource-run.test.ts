// A resource with members of every type, made by npm run new in a clone: its tests pass once the blanks are filled in.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BLANK } from '../../spec/generator/resource-files.ts';
import { clone, copyBuilt } from '../support/clone.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/nightly-only.ts';

const run = promisify(execFile);
const NEW_ARGUMENTS = [
  'new',
  '--',
  'fictional policy',
  'house',
  '/verzinsels',
  '--permission',
  'editLocaties',
  '--rule',
  'ERR_RANGE',
  'naam:text:unique',
  'aantal:integer',
  'prijs:money',
  'actief:boolean',
  'datum:date',
  'locatie_id:id',
];
const RULE = '(body.aantal ?? before.aantal) < before.aantal';
const CASES = { before: 2, allowed: 3, refused: 1 };

/** Returns the text of a file with its blanks filled in: the rule is that a number never decreases. */
function fillBlanks(text: string): string {
  return text
    .replace(`${BLANK}(before, body)`, RULE)
    .replace(
      new RegExp(`${BLANK}\\.(\\w+)`, 'g'),
      (_blank, name: keyof typeof CASES) => `{ aantal: ${String(CASES[name])} }`,
    )
    .replace(`${BLANK}: 'what is refused'`, 'aantal: 0')
    .replaceAll(`'${BLANK}'`, "'aantal'")
    .replaceAll(BLANK, 'Says');
}

describe('a new resource', function () {
  this.timeout(scaleWait(400_000));
  const { folder, remove } = clone({ packages: true });
  copyBuilt(folder);

  after(remove);

  it('has tests that pass', async () => {
    const runNpm = (...words: string[]): ReturnType<typeof run> => run('npm', ['--silent', ...words], { cwd: folder });
    const { stdout } = await runNpm('run', ...NEW_ARGUMENTS);
    for (const path of String(stdout).match(/^\S+\.(?:ts|yaml)$/gm) ?? []) {
      const file = join(folder, path);
      writeFileSync(file, fillBlanks(readFileSync(file, 'utf8')));
    }
    await runNpm('run', 'generate');
    await runNpm('test', '--', 'fictional-polic');
  });
});
