// The pages for operators: the metrics, settings and commands they name exist, and their backup can be restored.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { TOTP } from 'otpauth';
import { SETTINGS } from '../../config/config.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import started from '../../build/start.json' with { type: 'json' };
import { startChildServer, awaitFailedStart, type ChildServer } from '../support/child-server.ts';
import { expressionsOf, parseSamples, parseSelectors } from '../support/prometheus.ts';
import { send } from '../support/raw.ts';
import { expectRefusedStart } from '../support/refused-start.ts';
import project from '../../package.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES_FOLDER = join(ROOT, 'docs/operating');

/** Returns the expressions of the dashboard for operators. */
function readDashboard(): string[] {
  const dashboard = readFileSync(join(ROOT, 'deploy/grafana.json'), 'utf8');
  return [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text) as string);
}

describe('docs/operating', () => {
  const page = readdirSync(PAGES_FOLDER)
    .map((name) => readFileSync(join(PAGES_FOLDER, name), 'utf8'))
    .join('\n');
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-operating-'));
  const file = join(folder, 'boekstaaf.db');
  const auth = { username: 'admin', password: 'een wachtwoord voor de proef' };
  const settings = { DATABASE_URL: `sqlite:${file}`, BOOTSTRAP_PASSWORD: auth.password };
  let server: ChildServer;

  before(async () => {
    server = await startChildServer(settings);
  });

  after(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  it('and the dashboard use metrics that a fresh server has, since an alarm would miss the first event', async () => {
    const { text } = await send(server.baseUrl, 'GET', '/metrics', {});
    const there = parseSamples(text);
    const selectors = [...parseSelectors(expressionsOf(page)), ...parseSelectors(readDashboard())];
    expect(new Set(selectors.map(({ name }) => name)).size).to.be.at.least(15);
    const missing = selectors.filter(
      ({ name, isMatching: labels }) => !there.some((each) => each.name === name && labels(each.labels)),
    );
    expect(missing.map(({ text: written }) => written)).to.deep.equal([]);
  });

  it('and the dashboard use the growth of counters and the change of gauges, and never the reverse', async () => {
    const { text } = await send(server.baseUrl, 'GET', '/metrics', {});
    const matches = [...expressionsOf(page), ...readDashboard()].flatMap((expression) => [
      ...expression.matchAll(/\b(increase|rate|delta)\(([a-z_]+?)(?:_bucket|_count|_sum)?(?=[{[])/g),
    ]);
    const wrong = matches.filter(
      ([, how, name]) => text.includes(`# TYPE ${String(name)} gauge\n`) !== (how === 'delta'),
    );
    expect(wrong.map(([expression]) => expression)).to.deep.equal([]);
    expect(matches.length).to.be.greaterThan(5);
  });

  it('finds possible failures in the metrics of a fresh server, at zero', async () => {
    const { text } = await send(server.baseUrl, 'GET', '/metrics', {});
    for (const sample of [
      'boekstaaf_requests_total{operation="reservePackage",status="500",outcome="failed"} 0',
      'boekstaaf_requests_total{operation="reservePackage",status="503",outcome="failed"} 0',
      'boekstaaf_broken_promises_total{operation="getBooking"} 0',
      'boekstaaf_broken_off_lists_total{operation="listProducts"} 0',
      'boekstaaf_broken_off_lists_total{operation="getAuditFile"} 0',
      'boekstaaf_jobs{kind="settle-payment",state="dead"} 0',
      'boekstaaf_webhook_attempts_total{result="failed"} 0',
      'boekstaaf_mails{status="failed"} 0',
    ])
      expect(text.split('\n'), sample).to.include(sample);
  });

  it('names existing settings', () => {
    const settingNames = new Set(page.match(/\b[A-Z]+_[A-Z_]+\b/g));
    const { ConflictCode } = contract.components.schemas;
    const knownNames = [...Object.keys(SETTINGS), ...Object.keys(started.environment), ...ConflictCode.enum];
    expect([...settingNames].filter((name) => !knownNames.includes(name))).to.deep.equal([]);
    expect(settingNames.size).to.be.greaterThan(3);
  });

  it('names existing commands', () => {
    const commandNames = [...page.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name);
    expect(commandNames).to.include.members(['backup', 'restore', 'rescue']);
    expect(commandNames.filter((name) => !(name in project.scripts))).to.deep.equal([]);
  });

  it('lets operators log in again: by npm run rescue, which the audit trail shows', async () => {
    await server.end('SIGTERM');
    const command = [process.execPath, 'dist/cli.js', 'rescue', 'nood'] as const;
    const { code, output } = await awaitFailedStart(settings, { command: [...command] });
    expect(code, output).to.equal(0);

    const [, password = '', id = ''] = /user name nood, password (\S+), user id (\d+)/.exec(output) ?? [];
    expect(await expectRefusedStart(settings, { command: [...command] })).to.match(/taken/);

    // With a Cyrillic letter.
    const [node, ...cli] = command;
    const alike = { command: [node, ...cli.slice(0, -1), 'n\u043eod'] as const };
    expect(await expectRefusedStart(settings, alike)).to.match(/^This looks like the name of another account: choose /);

    server = await startChildServer(settings);
    const account = { username: 'nood', password };
    const { body } = await send(server.baseUrl, 'GET', `/api2/gebruikers/${id}`, { auth: account });
    const first = await send(server.baseUrl, 'GET', '/api2/gebruikers/1', { auth });
    expect(body).to.have.deep.property('permissies', (first.body as { permissies: string[] }).permissies);

    const trail = await send(server.baseUrl, 'GET', `/api2/audit?object=frameworkGuardUser&object_id=${id}`, {
      auth: account,
    });
    const [entry] = trail.body as { event: string; user_id: number | null; apikey_id: number | null }[];
    expect(entry).to.include({ event: 'postInsert', user_id: null, apikey_id: null });
  });

  it('lets an administrator without phone and recovery codes in: npm run rescue removes the second factor', async () => {
    const login = { gebruikersnaam: auth.username, wachtwoord: auth.password };
    const { body: session, headers } = await send(server.baseUrl, 'POST', '/api2/sessies', { body: login });
    const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
    const token = (session as { csrf_token: string }).csrf_token;
    const page = { cookie, 'x-csrf-token': token, origin: server.baseUrl };
    const setupResponse = await send(server.baseUrl, 'POST', '/api2/tweede_factor', {
      headers: page,
      body: { wachtwoord: auth.password },
    });
    const code = new TOTP({ secret: (setupResponse.body as { secret: string }).secret }).generate();
    const confirmation = { headers: page, body: { code } };
    const confirmed = await send(server.baseUrl, 'POST', '/api2/tweede_factor/bevestigen', confirmation);
    expect(confirmed.status, confirmed.text).to.equal(200);

    const { status, body } = await send(server.baseUrl, 'GET', '/api2/gebruikers/1', { auth });
    expect([status, (body as { code: string }).code]).to.deep.equal([401, 'ERR_BASIC_REFUSED']);

    await server.end('SIGTERM');
    const command = [process.execPath, 'dist/cli.js', 'rescue', auth.username] as const;
    const { code: exit, output } = await awaitFailedStart(settings, { command: [...command] });
    expect([exit, output]).to.deep.equal([
      0,
      'The second factor of admin is removed: the user name and the password are enough to log in.\n',
    ]);
    expect(await expectRefusedStart(settings, { command: [...command] }), 'once more').to.match(/taken/);

    server = await startChildServer(settings);
    expect((await send(server.baseUrl, 'GET', '/api2/gebruikers/1', { auth })).status).to.equal(200);
    expect((await send(server.baseUrl, 'GET', '/api2/sessies/huidige', { headers: page })).status).to.equal(401);

    const trail = await send(server.baseUrl, 'GET', '/api2/audit?object=frameworkGuardUser&object_id=1', { auth });
    const [entry] = trail.body as { user_id: number | null; after: object }[];
    expect(entry?.user_id).to.equal(null);
    expect(entry?.after).to.include({ tweede_factor: false });
  });

  describe('and npm run restore', () => {
    const copy = join(folder, 'copy.db');

    const readNames = async (): Promise<string[]> => {
      const { body } = await send(server.baseUrl, 'GET', '/api2/locaties', { auth });
      return (body as { naam: string }[]).map(({ naam }) => naam);
    };

    const add = async (naam: string): Promise<void> => {
      expect((await send(server.baseUrl, 'POST', '/api2/locaties', { auth, body: { naam } })).status).to.equal(201);
    };

    /** Kills the server in the middle of its work: its last writes are in the log next to the database. */
    const kill = async (): Promise<void> => {
      await server.end('SIGKILL');
      expect(statSync(`${file}-wal`).size).to.be.greaterThan(0);
    };

    const operate = async (...args: readonly string[]): Promise<void> => {
      const command = [process.execPath, 'dist/cli.js', ...args] as const;
      const { code, output } = await awaitFailedStart(settings, { command: [...command] });
      expect(code, output).to.equal(0);
    };

    it('removes the files next to the database that it replaces', async () => {
      await add('Baan 1');
      await operate('backup', copy);
      await add('Baan 2');
      await kill();
      await operate('restore', copy, '--replace', '--waiting=send');
      server = await startChildServer(settings);
      expect(await readNames()).to.deep.equal(['Baan 1']);
    });

    it('is completed by the next start when its process was killed', async () => {
      await add('Baan 3');
      await kill();
      copyFileSync(copy, `${file}.restored`);
      server = await startChildServer(settings);
      expect(await readNames()).to.deep.equal(['Baan 1']);
      expect(existsSync(`${file}.restored`)).to.equal(false);
    });

    it('refuses a damaged backup, and a server on such a database ends', async () => {
      const bytes = readFileSync(copy);
      const damaged = join(folder, 'damaged.db');
      writeFileSync(damaged, bytes.fill(0xff, bytes.length - 8192));

      const environment = { DATABASE_URL: `sqlite:${join(folder, 'elsewhere.db')}` };
      const command = [process.execPath, 'dist/cli.js', 'restore', damaged, '--waiting=send'] as const;
      expect(await expectRefusedStart(environment, { command: [...command] })).to.match(
        /damaged\.db is damaged\b.*: restore a backup/,
      );

      copyFileSync(`${file}.key`, `${damaged}.key`);
      const { code, output } = await awaitFailedStart({ DATABASE_URL: `sqlite:${damaged}`, LOG_LEVEL: 'silent' });
      expect(code, output).to.equal(1);
      expect(output).to.match(/damaged\.db is damaged\b.*: restore a backup/);
      expect(readdirSync(folder).filter((name) => /restor|elsewhere\.db$/.test(name))).to.deep.equal([]);
    });
  });
});
