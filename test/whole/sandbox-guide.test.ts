// The guide to testing an integration: its file, run unchanged by node:test and by mocha against a sandbox.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ADMINISTRATOR } from '../support/index.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';
import '../support/either-database.ts';
import '../support/nightly-only.ts';

const root = resolve(import.meta.dirname, '../..');
// Below the project, so that Node resolves the client as after an installation.
const folder = join(root, '.cache', `sandbox-guide-${String(process.pid)}`);
const guide = readFileSync(join(root, 'docs/guides/test-your-integration.md'), 'utf8');
const file = /^```ts\n(.*?)^```/ms.exec(guide)?.[1] ?? '';

describe('the test of the guide', () => {
  let sandbox: TestSandbox;

  before(async () => {
    sandbox = await startSandbox();
    mkdirSync(folder, { recursive: true });
  });

  after(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the file on the sandbox, with another line that imports `test`; returns the runner's output. */
  async function run(imports: string, ...runner: readonly string[]): Promise<string> {
    const path = join(folder, 'guide.test.mjs');
    const program = file
      .replace("import { test } from 'node:test';", imports)
      .replace('http://127.0.0.1:8080', sandbox.url)
      .replace("'admin'", JSON.stringify(ADMINISTRATOR.username))
      .replace("'only-for-tests'", JSON.stringify(ADMINISTRATOR.password));
    writeFileSync(path, program);
    return (await promisify(execFile)(process.execPath, [...runner, path], { cwd: folder })).stdout;
  }

  it('has 40 lines at most', () => {
    expect(file.trim().split('\n').length).to.be.within(30, 40);
  });

  it('passes under node:test, any number of times', async () => {
    for (let time = 0; time < 2; time++)
      expect(await run("import { test } from 'node:test';", '--test', '--test-reporter=tap')).to.match(/^# pass 1$/m);
  });

  it('passes under mocha', async () => {
    const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
    expect(await run("import { it as test } from 'mocha';", mocha, '--timeout', '60000')).to.match(/^\s*1 passing/m);
  });
});
