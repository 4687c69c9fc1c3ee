// The README, followed to the letter in a clone: starts, installs the client in a new project, runs the ten lines and
// the demo.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { scaleWait } from '../support/patience.ts';
import { startChildProgram, startChildServer } from '../support/child-server.ts';
import { clone } from '../support/clone.ts';

const run = promisify(execFile);
// A clone builds everything first; in milliseconds, on an idle machine.
const BUILD_AND_START_MS = 200_000;

describe('a reader who follows the README in a clone', function () {
  this.timeout(scaleWait(240_000));
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

    // Another program may use the port of the README.
    const server = await startChildServer(
      {},
      { command: ['sh', '-c', `exec ${start}`], cwd: folder, startTimeoutMs: BUILD_AND_START_MS },
    );
    const [, password = ''] = await server.waitForMatch(/user name admin, password ([\w-]+)/);

    // Installed packages need no network.
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

  it('opens the demo, which writes three files, until Ctrl-C', async () => {
    const [, command = ''] = /^\| `(npm run demo -- --keep)` \|/m.exec(readme) ?? [];
    const temporary = join(project, 'tmp');
    mkdirSync(temporary);

    const demo = startChildProgram(['sh', '-c', `exec ${command}`], { TMPDIR: temporary }, { cwd: folder });
    await demo.waitForMatch(/^Ctrl-C ends it/m);

    const [, url = '', ...login] =
      /^The server goes on at (\S+): log in as (\S+) with the password (\S+)\.$/m.exec(demo.readOutput()) ?? [];

    const saved = [...demo.readOutput().matchAll(/^Saved (.+)$/gm)].map(([, path = '']) => path);
    expect(saved.map((path) => dirname(path))).to.deep.equal(Array(3).fill(join(folder, 'data', 'demo')));

    const [pdf = '', mail = '', table = ''] = saved.map((path) => readFileSync(path, 'latin1'));
    expect(pdf).to.match(/^%PDF-/);
    expect(mail).to.match(/^From: .+ <\S+@\S+>\nTo: \S+@\S+\nSubject: \S.*\n\n\S/);

    const [header = '', row = ''] = table.split(/\r?\n/);
    expect(header).to.match(/^\w+(,\w+)+$/);
    expect(row.split(',')).to.have.length.of.at.least(header.split(',').length);

    expect(demo.readOutput()).to.include(`${url}/kantoor shows`).and.include(`${url}/docs `);
    expect(await (await fetch(`${url}/kantoor`)).text()).to.include('<title>');
    expect(await (await fetch(`${url}/docs`)).text()).to.include('The boekstaaf API');

    const requestStatus = async (credential: readonly string[]): Promise<number> => {
      const authorization = `Basic ${Buffer.from(credential.join(':')).toString('base64')}`;
      return (await fetch(`${url}/api2/gebruikers`, { headers: { authorization } })).status;
    };

    expect([await requestStatus(login), await requestStatus(['admin', 'something else'])]).to.deep.equal([200, 401]);

    const listData = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('boekstaaf-demo'));
    expect(listData()).to.have.length(1);

    // A terminal signals all started processes, and npm passes the signal on.
    process.kill(-demo.pid, 'SIGINT');
    await demo.programEnd;
    expect(listData()).to.deep.equal([]);
  });

  it('builds nothing twice', async () => {
    const builtFiles = ['dist/server.js', 'sdk/dist/index.js'].map((file) => join(folder, file));
    const readTimes = (): number[] => builtFiles.map((file) => statSync(file).mtimeMs);
    const before = readTimes();
    await run('npm', ['run', 'build'], { cwd: folder });
    expect(readTimes()).to.deep.equal(before);
  });
});
