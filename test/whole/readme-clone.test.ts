// The README, followed to the letter in a clone: start, install the client in a project of one's own, and run the ten lines.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { patience } from '../support/patience.ts';
import { childServer } from '../support/child-server.ts';
import { clone } from '../support/clone.ts';

const run = promisify(execFile);
// A clone builds everything first; in milliseconds, on a machine with nothing else to do.
const BUILD_AND_START = 200_000;

describe('whoever follows the README in a clone', function () {
  this.timeout(patience(240_000));
  const { folder, remove } = clone({ packages: true });
  const project = mkdtempSync(join(tmpdir(), 'boekstaaf-project-'));
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');

  after(() => {
    remove();
    rmSync(project, { recursive: true, force: true });
  });

  it('starts the service, installs the client and has a paid invoice', async () => {
    const [start = '', install = ''] = [/^ {4}(npm start)\b/m, /^ {4}(npm install .+)$/m].map(
      (command) => command.exec(readme)?.[1] ?? '',
    );
    // Another program may have the port of the README.
    const server = await childServer(
      {},
      { command: ['sh', '-c', `exec ${start}`], cwd: folder, patience: BUILD_AND_START },
    );
    const [, password = ''] = await server.printed(/user name admin, password ([\w-]+)/);

    // What is installed already needs no network.
    const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
    await run('sh', ['-c', install.replace('/path/to/boekstaaf', folder)], { cwd: project, env });
    const [, lines = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    writeFileSync(
      join(project, 'lines.mjs'),
      lines.replace('http://127.0.0.1:8080', server.baseUrl).replace('the one that was printed', password),
    );
    const { stdout } = await run(process.execPath, ['lines.mjs'], { cwd: project });
    expect(stdout).to.match(/^\d{4}-\d{5} betaald\n$/);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
  });

  it('has everything built: nothing is built twice', async () => {
    const made = ['dist/server.js', 'sdk/dist/index.js'].map((file) => join(folder, file));
    const times = (): number[] => made.map((file) => statSync(file).mtimeMs);
    const before = times();
    await run('npm', ['run', 'build'], { cwd: folder });
    expect(times()).to.deep.equal(before);
  });
});
