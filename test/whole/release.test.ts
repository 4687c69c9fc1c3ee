// A release as docs/operating/install.md makes one: it serves, no command changes it, and what it lacks is reported.
import { cpSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { startChildServer, awaitFailedStart } from '../support/child-server.ts';
import { clone, copyBuilt } from '../support/clone.ts';
import { scaleWait } from '../support/patience.ts';
import { send } from '../support/raw.ts';
import { expectRefusedStart } from '../support/refused-start.ts';

const auth = { username: 'admin', password: 'een wachtwoord voor de proef' };

describe('a release', function () {
  this.timeout(scaleWait(120_000));
  // `npm ci && npm run build && npm prune --omit=dev`, from the packages and the build of this folder.
  const { folder, remove } = clone({ packages: 'production' });
  copyBuilt(folder);

  const settings = { DATABASE_URL: `sqlite:${join(folder, 'data/own.db')}`, BOOTSTRAP_PASSWORD: auth.password };

  const createCommand = (...args: string[]) => ({
    command: ['npm', 'run', '--silent', ...args] as const,
    cwd: folder,
  });

  after(remove);

  it('serves by npm start, and stays unchanged by any other command', async () => {
    const before = filesOf(folder);
    const server = await startChildServer(settings, createCommand('start'));
    const backup = join(folder, 'data/evening.backup');
    const elsewhere = { ...settings, DATABASE_URL: `sqlite:${join(folder, 'data/other.db')}` };

    expect(await awaitFailedStart(settings, createCommand('backup', '--', backup))).to.include({ code: 0 });
    expect(await awaitFailedStart(elsewhere, createCommand('restore', '--', backup, '--waiting=send'))).to.include({
      code: 0,
    });
    expect(await awaitFailedStart(elsewhere, createCommand('rescue', '--', 'nood'))).to.include({ code: 0 });
    expect(await expectRefusedStart(elsewhere, createCommand('sandbox', '--', 'save', 'x'))).to.match(
      /is no sandbox: /,
    );

    for (const command of ['build', 'test', 'demo'])
      expect(await expectRefusedStart({}, createCommand(command))).to.match(
        /^This folder is a release, .+ npm ci installs them, while /,
      );

    // Statistics run in a separate process, whose file and driver are loaded on first use.
    const { status } = await send(server.baseUrl, 'GET', '/api2/omzet?begin=2026-01-01&eind=2026-12-31', { auth });
    expect(status).to.equal(200);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
    expect(filesOf(folder)).to.deep.equal(before);
  });

  it('reports missing packages, and packages of another Node', async () => {
    const at = join(folder, 'node_modules');
    unlinkSync(join(at, 'pdfkit'));

    const missing = /^Packages are not installed \(pdfkit\): run npm ci --omit=dev /;
    expect(await expectRefusedStart(settings, createCommand('start'))).to.match(missing);
    expect(await expectRefusedStart(settings, createCommand('backup', '--', join(folder, 'data/x')))).to.match(missing);

    symlinkSync(join(import.meta.dirname, '../../node_modules/pdfkit'), join(at, 'pdfkit'));

    const driver = join(at, 'better-sqlite3');
    unlinkSync(driver);
    cpSync(join(import.meta.dirname, '../../node_modules/better-sqlite3'), driver, { recursive: true });

    const binary = join(driver, 'build/Release/better_sqlite3.node');
    const other =
      /^The package better-sqlite3 was not installed for Node \S+ on this machine: run npm ci with this Node/;

    writeFileSync(binary, 'of another machine');
    expect(await expectRefusedStart(settings, createCommand('start'))).to.match(other);

    rmSync(binary);
    expect(await expectRefusedStart(settings, createCommand('backup', '--', join(folder, 'data/x')))).to.match(other);
  });

  it('reports a Node that is too old, before it loads code that this cannot parse', async () => {
    for (const file of ['server.js', 'cli.js'])
      expect(listImported(file), file).to.have.members(['node:fs', 'node:module', 'node:path', 'node:url']);
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } })`;
    for (const file of ['dist/server.js', 'dist/cli.js', 'build/setup.mjs'])
      expect(
        await expectRefusedStart({}, { command: [process.execPath, '--import', older, file], cwd: folder }),
      ).to.match(/^boekstaaf needs Node 20\.19 or later: this is 18\.20\.0\.$/m);
  });
});

/** Returns the modules of Node that a file of the build imports when it is loaded, directly and through its parts. */
function listImported(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8');
  const imported = [...text.matchAll(/\b(?:from|import) ?["']([^"']+)["']/g)].map(([, name = '']) => name);
  return [...new Set(imported.flatMap((name) => (name.startsWith('./') ? listImported(name) : [name])))];
}

/** Returns all files except the data, each with what changes when it is written again. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(folder, 'data')))
    .map((path) => {
      const { ino, mtimeMs, size } = lstatSync(path);
      return [path, ino, mtimeMs, size].join(' ');
    });
}
