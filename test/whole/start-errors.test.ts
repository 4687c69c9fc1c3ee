// Faults that prevent a start, on any database: one sentence with its remedy, and no file or row made before.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startChildServer, awaitFailedStart, type ServerLaunch } from '../support/child-server.ts';
import { expectRefusedStart } from '../support/refused-start.ts';
import { send } from '../support/raw.ts';

/** Runs without the right to write everywhere, which root has to give up. */
const ordinary: ServerLaunch =
  process.getuid?.() === 0
    ? { command: ['setpriv', '--bounding-set=-dac_override', process.execPath, 'dist/server.js'] }
    : {};

/** Returns a command for a server whose files are limited to some kilobytes, as on a small disk. */
function limitFiles(kilobytes: number): ServerLaunch {
  const limited = `ulimit -f ${String(kilobytes)}; exec "$0" dist/server.js`;
  return { command: ['bash', '-c', limited, process.execPath] };
}

describe('a start is refused in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-start-'));
  const closed = join(folder, 'closed');

  const createSettings = (name: string): { readonly DATABASE_URL: string } => ({
    DATABASE_URL: `sqlite:${join(folder, name)}`,
  });

  before(() => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear reader, this is no database. '.repeat(50));
    mkdirSync(closed, { mode: 0o555 });
  });

  after(() => {
    chmodSync(closed, 0o755);
    rmSync(folder, { recursive: true });
  });

  it('when its port is in use, before there is a first administrator', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const message = await expectRefusedStart({ ...createSettings('port.db'), PORT });
    expect(message).to.match(new RegExp(`^Port ${PORT} of 127.0.0.1 is in use: .+ PORT`));
    await new Promise((resolve) => other.close(resolve));

    const server = await startChildServer(createSettings('port.db'));
    const [, password = ''] = await server.waitForMatch(/user name admin, password ([\w-]+)/);
    const auth = { username: 'admin', password };
    expect((await send(server.baseUrl, 'GET', '/api2/apikeys', { auth })).status).to.equal(200);
    await server.end('SIGTERM');
  });

  it('when there is no such address to listen on', async () => {
    const message = await expectRefusedStart({ ...createSettings('address.db'), HOST: '192.0.2.1' });
    expect(message).to.match(/^192\.0\.2\.1 is no address of this machine: .+ HOST/);
  });

  it('when the folder of an SQLite file cannot be created or written to', async () => {
    expect(await expectRefusedStart(createSettings('letter.txt/x.db'))).to.match(
      /letter\.txt cannot be made \(EEXIST\): .+ DATABASE_URL/,
    );
    expect(await expectRefusedStart(createSettings('closed/x/y.db'), ordinary)).to.match(
      /closed\/x cannot be made \(EACCES\): /,
    );
    expect(await expectRefusedStart(createSettings('closed/x.db'), ordinary)).to.match(
      /closed\/x\.db cannot be opened for writing: /,
    );
  });

  it('when a file is in the place of its folder', async () => {
    const message = await expectRefusedStart({ DATABASE_URL: 'sqlite:/proc/x/a.db' });
    expect(message).to.match(/^The folder \/proc\/x cannot be made \(ENOENT\): .+ DATABASE_URL/);
  });

  it('when the disk is full, at whatever moment of its first start', async () => {
    for (const kilobytes of [0, 4, 100, 800]) {
      const name = `full-${String(kilobytes)}.db`;
      const message = await expectRefusedStart(createSettings(name), limitFiles(kilobytes));
      expect(message).to.match(
        new RegExp(`^The disk of \\S+${name} is full or fails: make room on it, and start again\\.`),
      );
    }
    // The last file that a start writes next to its database.
    symlinkSync('/dev/full', join(folder, 'key.db.key.partial'));
    expect(await expectRefusedStart(createSettings('key.db'))).to.match(
      /^The disk of \S+key\.db is full or fails: make room/,
    );
  });

  it('when the file is no database', async () => {
    expect(await expectRefusedStart(createSettings('letter.txt'))).to.match(
      /letter\.txt is no SQLite database: .+ DATABASE_URL/,
    );
  });

  it('when another server uses the file', async () => {
    const first = await startChildServer(createSettings('shared.db'));
    expect(await expectRefusedStart(createSettings('shared.db'))).to.match(
      /^Another server is using \S+shared\.db: .+ DATABASE_URL/,
    );
    await first.end('SIGTERM');
  });

  it('when the first administrator would have an easily guessed password; a later start does not use that', async () => {
    const easy = { ...createSettings('easy.db'), BOOTSTRAP_USERNAME: 'Baas', BOOTSTRAP_PASSWORD: 'wachtwoord12' };
    for (const BOOTSTRAP_PASSWORD of [easy.BOOTSTRAP_PASSWORD, 'aaaaaaaaaaaa', 'BaasBaasBaas']) {
      const message = await expectRefusedStart({ ...easy, BOOTSTRAP_PASSWORD });
      expect(message)
        .to.match(/^BOOTSTRAP_PASSWORD is easy to guess: set another one, /)
        .and.not.include(BOOTSTRAP_PASSWORD);
    }

    const auth = { username: 'Baas', password: 'vier woorden op een rij' };
    const first = await startChildServer({ ...easy, BOOTSTRAP_PASSWORD: auth.password });
    await first.end('SIGTERM');

    const second = await startChildServer(easy);
    expect((await send(second.baseUrl, 'GET', '/api2/apikeys', { auth })).status).to.equal(200);

    await second.end('SIGTERM');
  });

  it('when nothing listens at the address of PostgreSQL, without its password', async () => {
    const message = await expectRefusedStart({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' });
    expect(message).to.match(/^Nothing listens at 127\.0\.0\.1:1: .+ DATABASE_URL/);
    expect(message).to.not.include('hunter2');
  });

  it('when a special character in a password was not encoded, without that password', async () => {
    const { code, output } = await awaitFailedStart({ DATABASE_URL: 'postgres://nobody:hun#ter2@127.0.0.1/none' });
    expect(code).to.equal(1);
    expect(output)
      .to.match(/- DATABASE_URL: write .+ percent-encode/)
      .and.not.include('ter2');
  });
});
