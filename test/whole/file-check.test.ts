// An SQLite file at a start: the checks before the first response, and those in a separate process.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import Driver from 'better-sqlite3';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { FileCheck } from '../../db/engine/sqlite/check.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { awaitFailedStart } from '../support/child-server.ts';
import { send } from '../support/raw.ts';
import { expectRefusedStart } from '../support/refused-start.ts';
import {
  copyInUse,
  cutOff,
  damageTable,
  fillTable,
  findWholeReads,
  recordStatements,
} from '../support/sqlite-files.ts';

const GROWING_TABLES = [
  'bookings',
  'booking_lines',
  'cost_lines',
  'invoices',
  'invoice_lines',
  'invoice_payments',
  'contacts',
].concat(['events', 'journal_entries', 'journal_lines', 'mails', 'webhook_payloads', 'webhook_deliveries', 'till_log']);
const PAGE_BYTES = 4096;

describe('the file of a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-file-'));
  const whole = join(folder, 'whole.db');
  const killed = join(folder, 'killed.db');
  let server: RunningServer | undefined;

  const start = async (
    file: string,
    parts: Partial<Parameters<typeof startServer>[0]> = {},
  ): Promise<RunningServer> => {
    const environment = {
      DATABASE_URL: `sqlite:${file}`,
      PORT: '0',
      BOOTSTRAP_PASSWORD: 'een wachtwoord voor de proef',
    };
    const fixed = { config: readConfig(environment), log: pino({ level: 'silent' }), jobsWhenAsked: true, grace: 0 };
    server = await startServer({ ...fixed, ...parts });
    return server;
  };

  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };

  const copy = (name: string, of = whole): string => {
    const file = join(folder, name);
    copyInUse(of, file);
    return file;
  };

  const readState = async (): Promise<{ readonly ready: unknown; readonly checked: string | undefined }> => {
    // During the check, a connection may be idle for longer than the server keeps it open.
    const headers = { connection: 'close' };
    const [ready, metrics] = await Promise.all(
      ['/ready', '/metrics'].map((path) => send(server?.url ?? '', 'GET', path, { headers })),
    );
    const [, checked] = /^boekstaaf_file_check\{state="(\w+)"\} 1$/m.exec(metrics?.text ?? '') ?? [];
    return { ready: ready?.body, checked };
  };

  before(async () => {
    await start(whole);
    fillTable(whole);
    // The inserted rows are in the log of the database, and not in its file.
    copyInUse(whole, killed);
    await stop();
  });

  afterEach(stop);

  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [kind, file] of [
    ['that its last server left in order', whole],
    ['whose server was killed', killed],
  ] as const)
    it(`${kind} is not read whole before the first response`, async () => {
      const path = copy('read.db', file);
      const texts = await recordStatements(() => start(path));
      expect(texts.length).to.be.greaterThan(20);
      expect(texts.filter((text) => /_check/i.test(text))).to.deep.equal([]);
      await stop();
      expect(findWholeReads(path, texts, GROWING_TABLES)).to.deep.equal([]);
    });

  it('is read in a separate process, and reported as sound', async () => {
    const damages: unknown[] = [];
    await start(copy('sound.db'), { onDamaged: (damage) => damages.push(damage), checkAfter: 0 });
    const seenStates = new Set<string | undefined>();
    while (!seenStates.has('sound')) {
      const { ready, checked } = await readState();
      seenStates.add(checked);
      expect(ready).to.include({ status: 'ready' }).and.have.property('file_check');
    }
    expect(await readState()).to.deep.equal({ ready: { status: 'ready', file_check: 'sound' }, checked: 'sound' });
    expect([...seenStates].filter((state) => !['waiting', 'running', 'sound'].includes(state ?? ''))).to.deep.equal([]);
    expect(damages).to.deep.equal([]);
  });

  it('is found damaged in the middle of a table, after which the service is not ready', async () => {
    const file = copy('damaged.db');
    damageTable(file);

    const message = await new Promise<string>((resolve, reject) => {
      const reportDamage = (damage: Error): void => {
        resolve(damage.message);
      };
      start(file, { onDamaged: reportDamage, checkAfter: 0 }).catch(reject);
    });
    expect(message).to.match(/damaged\.db is damaged \(.+\): restore a backup\.$/);
    expect(await readState()).to.deep.equal({
      ready: { status: 'not ready', database: 'damaged', file_check: 'damaged' },
      checked: 'damaged',
    });

    await stop();
    expect(await expectRefusedStart({ DATABASE_URL: `sqlite:${file}` })).to.match(
      /damaged\.db was found damaged \(.+\): restore a backup, or remove \S+damaged\.db\.damaged /,
    );
  });

  it('stops the service in order when it is damaged, with a line in the log and status 1', async () => {
    const file = copy('ends.db');
    damageTable(file);
    const { code, output } = await awaitFailedStart({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'fatal' });
    expect(code, output).to.equal(1);
    expect(output).to.match(/ serves http/);
    expect(output).to.match(/^\{"level":60,.*"msg":"the database is damaged: the service stops"\}$/m);
    expect(output).to.match(/^The file \S+ends\.db is damaged \(.+\): restore a backup\.$/m);
    expect(readFileSync(`${file}.damaged`, 'utf8')).to.not.equal('');
    expect(existsSync(`${file}-wal`), 'ended in order').to.equal(false);
  });

  it('is accepted when its last pages are in its log alone', async () => {
    const file = copy('log.db', killed);
    const size = readFileSync(file).length;
    await start(file);
    await stop();
    expect(readFileSync(file).length).to.be.greaterThan(size);
  });

  it('is refused before the first response when it was cut off, even within a page and with a log', async () => {
    for (const [name, bytes, of] of [
      ['one.db', 1, whole],
      ['page.db', PAGE_BYTES, whole],
      ['half.db', 100 * PAGE_BYTES, whole],
      ['with-log.db', readFileSync(killed).length / 2, killed],
    ] as const) {
      const file = copy(name, of);
      cutOff(file, bytes);
      expect(await expectRefusedStart({ DATABASE_URL: `sqlite:${file}` }), name).to.match(
        /\.db is damaged\b.*: restore a backup\.\n$/,
      );
    }

    const file = copy('emptied.db', killed);
    cutOff(file, readFileSync(file).length);
    expect(await expectRefusedStart({ DATABASE_URL: `sqlite:${file}` })).to.match(
      /emptied\.db is damaged \(it is empty, and /,
    );
  });

  it('is refused before the first response when it is of another program, and stays unchanged', async () => {
    const file = join(folder, 'other.db');
    const other = new Driver(file);
    other.exec('create table songs (name text)');
    other.close();
    const before = readFileSync(file);
    expect(await expectRefusedStart({ DATABASE_URL: `sqlite:${file}` })).to.match(
      /other\.db is a database of another program: .+ DATABASE_URL/,
    );
    expect(readFileSync(file).equals(before)).to.equal(true);
  });

  it('is released as soon as the check is stopped', async () => {
    const check = new FileCheck(whole);
    const running = check.run();
    await check.stop();
    expect(await running).to.equal(undefined);
    expect(await check.run()).to.equal(undefined);
  });

  it('is not reported as sound when it could not be read', async () => {
    const check = new FileCheck(join(folder, 'none.db'));
    const failure = await check.run().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(check.state).to.equal('failed');
  });
});
