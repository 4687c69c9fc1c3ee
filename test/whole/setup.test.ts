// Signals reach the server below npm, below build/setup.mjs, and with build/setup.mjs as the first process; its status is passed on.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startChildServer, awaitFailedStart, type ChildServer, type ServerLaunch } from '../support/child-server.ts';
import { send } from '../support/raw.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const SETUP_COMMAND = [process.execPath, 'build/setup.mjs', 'start'] as const;

// The first process of a container has no default for signals. Without the right to make a namespace it is an ordinary
// process here.
const NAMESPACE_COMMAND = [
  ['unshare', '--pid', '--fork', '--kill-child'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'],
].find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);

describe('a server that was started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-setup-'));
  const running = new Map<string, Promise<ChildServer>>();

  const start = (name: string, command: NonNullable<ServerLaunch['command']>): void => {
    const environment = { DATABASE_URL: `sqlite:${join(folder, `${name}.db`)}`, LOG_LEVEL: 'info' };
    running.set(name, startChildServer(environment, { command }));
  };

  const awaitServer = async (name: string): Promise<ChildServer> => {
    const server = await running.get(name);
    return server ?? expect.fail(`${name} was not started`);
  };

  before(async () => {
    start('npm', ['npm', 'start']);
    start('setup', SETUP_COMMAND);
    start('first', [...((NAMESPACE_COMMAND as [string] | undefined) ?? ['env']), ...SETUP_COMMAND]);
    start('terminal', SETUP_COMMAND);
    start('killed', SETUP_COMMAND);
    await Promise.all(running.values());
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [name, by, signal] of [
    ['npm', 'npm start', 'SIGTERM'],
    ['setup', 'build/setup.mjs', 'SIGINT'],
    ['terminal', 'build/setup.mjs in a terminal that is closed', 'SIGHUP'],
  ] as const)
    it(`by ${by} ends in order on ${signal}, and all parents of it with 0`, async () => {
      const server = await awaitServer(name);
      // The output is closed, so the server has ended.
      expect(await server.end(signal)).to.deep.equal({ code: 0, signal: null });
      expect(await isReachable(server)).to.equal(false);
    });

  it('by build/setup.mjs as the first process ends in order on SIGTERM', async () => {
    const server = await awaitServer('first');
    process.kill(NAMESPACE_COMMAND === undefined ? server.pid : childOf(server.pid), 'SIGTERM');
    expect(await server.programEnd).to.deep.equal({ code: 0, signal: null });
    expect(await isReachable(server)).to.equal(false);
  });

  it('leaves 128 plus the signal as the status when it is killed', async () => {
    const server = await awaitServer('killed');
    process.kill(childOf(server.pid), 'SIGKILL');
    expect(await server.programEnd).to.deep.equal({ code: 137, signal: null });
  });

  it('leaves its status too when it cannot serve', async () => {
    const { code, output } = await awaitFailedStart({ PORT: 'eighty' }, { command: ['npm', 'start', '--silent'] });
    expect(output).to.include('- PORT=eighty: ');
    expect(code).to.equal(1);
  });
});

describe('build/setup.mjs', () => {
  it('names its commands and its version, and refuses unknown ones', async () => {
    const runSetup = (...args: string[]): ReturnType<typeof awaitFailedStart> =>
      awaitFailedStart({}, { command: [process.execPath, 'build/setup.mjs', ...args] });
    expect(await runSetup('--help'))
      .to.include({ code: 0 })
      .and.property('output')
      .match(/^Commands: start, test, nightly, build,/);
    expect(await runSetup('--version')).to.deep.equal({ code: 0, output: `boekstaaf ${version}\n` });
    expect(await runSetup('toString'))
      .to.include({ code: 1 })
      .and.property('output')
      .match(/^Unknown command toString: use start,/);
  });
});

/** Returns the id of the first child of a process. */
function childOf(pid: number): number {
  const [first = ''] = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8').split(' ');
  return Number(first);
}

async function isReachable({ baseUrl }: ChildServer): Promise<boolean> {
  return send(baseUrl, 'GET', '/health', {}).then(
    () => true,
    () => false,
  );
}
