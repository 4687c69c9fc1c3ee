// The start: mistakes in the settings, the first administrator, and databases that this version cannot serve.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { SETTINGS } from '../../config/config.ts';
import manifest from '../../package.json' with { type: 'json' };
import { storeAnew } from '../../db/engine/changes/stored-form.ts';
import { startChildServer, awaitFailedStart, type ChildServer } from '../support/child-server.ts';
import { createFirstInvoice } from '../support/first-invoice.ts';
import { createEmptyDatabase, createDatabase, open, sendRaw } from '../support/index.ts';
import { expectRefusedStart } from '../support/refused-start.ts';
import { runWrite } from '../support/knex-writes.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('a start', () => {
  it('lists all mistakes in the settings at once, each with its remedy and none with its secret', async () => {
    const mistakes = {
      PORT: 'eighty',
      HOST: 'not a host',
      DATABASE_URL: 'mysql://root:hunter2@localhost/db',
      PUBLIC_URL: 'ftp://example.com',
      TIME_ZONE: 'Mars/Olympus',
      BOOTSTRAP_USERNAME: 'with space',
      BOOTSTRAP_PASSWORD: 'hunter2',
      BASIC_STRICT: 'perhaps',
      ONLINE_BOOKING_PUBLIC: 'soon',
      CORS_ORIGINS: 'https://a.example/path',
      TRUSTED_PROXIES: 'everybody',
      RATE_LIMIT: '12',
      SECRETS_KEY: 'hunter2',
      SECRETS_KEY_BEFORE: 'hunter2',
      LOG_LEVEL: 'loud',
    };
    const { code, output } = await awaitFailedStart(mistakes);
    expect(code).to.equal(1);

    for (const name of Object.keys(mistakes)) expect(output).to.match(new RegExp(`^ *- ${name}\\b.*: \\S`, 'm'));
    for (const remedy of ['0 to 65535', 'sqlite:', 'postgres://', 'Europe/Amsterdam', '12 to 256', 'yes or no'])
      expect(output).to.include(remedy);
    expect(output).to.not.include('hunter2');
    expect(output).to.not.match(/^\s+at /m);
  });

  it('makes its files private, including existing ones that others could read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-files-'));
    const file = join(folder, 'data', 'own.db');

    const readModes = (): Record<string, string> =>
      Object.fromEntries(
        readdirSync(dirname(file)).map((name) => [
          name,
          (statSync(join(dirname(file), name)).mode & 0o777).toString(8),
        ]),
      );

    const all = Object.fromEntries(['', '-shm', '-wal', '.key', '.lock'].map((end) => [`own.db${end}`, '600']));
    const first = await startChildServer({ DATABASE_URL: `sqlite:${file}` });
    expect(readModes()).to.deep.equal(all);
    expect((statSync(dirname(file)).mode & 0o777).toString(8)).to.equal('700');

    await first.end('SIGTERM');
    for (const name of readdirSync(dirname(file))) chmodSync(join(dirname(file), name), 0o644);

    const second = await startChildServer({ DATABASE_URL: `sqlite:${file}` });
    expect(readModes()).to.deep.equal(all);

    await second.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  it('creates a key next to an SQLite file, encrypts with it, and is refused when the key is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-key-'));
    const file = join(folder, 'kept.db');
    const keyFile = `${file}.key`;
    const DATABASE_URL = `sqlite:${file}`;
    const BOOTSTRAP_PASSWORD = 'gekozen door de beheerder';
    const first = await startChildServer({ DATABASE_URL, BOOTSTRAP_PASSWORD });
    const auth = { username: 'admin', password: BOOTSTRAP_PASSWORD };
    const { baseUrl } = first;
    const body = { name: 'Locatie::postInsert', url: 'https://receiver.example/hooks' };
    const { body: webhook } = await sendRaw('POST', '/api2/webhooks', { baseUrl, auth, body });
    const { secret } = webhook as { secret: string };
    expect(secret).to.match(/^whsec_/);

    await first.end('SIGTERM');
    expect(readFileSync(file).includes(secret)).to.equal(false);

    // As older versions stored it, without encryption.
    const database = await open(DATABASE_URL);
    await database.write((db) => storeAnew(db, 'webhooks', 1, { secret }));
    await database.close();
    expect(readFileSync(file).includes(secret)).to.equal(true);

    renameSync(keyFile, `${keyFile}.away`);
    const message = await expectRefusedStart({ DATABASE_URL });
    expect(message).to.match(/^The key [0-9a-f]{8}, .+ is not in \S+kept\.db\.key: put it back, or set SECRETS_KEY/);
    expect(existsSync(keyFile)).to.equal(false);

    renameSync(`${keyFile}.away`, keyFile);
    writeFileSync(`${keyFile}.cut`, readFileSync(keyFile).subarray(0, 20));
    for (const SECRETS_KEY of ['', 'een sleutel die de beheerder koos, lang genoeg']) {
      const server = await startChildServer({ DATABASE_URL, SECRETS_KEY });
      await server.end('SIGTERM');
      expect(server.readOutput()).to.not.match(/key that is missing|readable in the database/);
      expect(readFileSync(file).includes(secret), 'what was readable is overwritten').to.equal(false);
    }

    renameSync(`${keyFile}.cut`, keyFile);
    expect(await expectRefusedStart({ DATABASE_URL })).to.match(
      /^There is no key in \S+kept\.db\.key: put the file back/,
    );

    rmSync(folder, { recursive: true });
  });

  it('creates the first administrator once, and shows the generated password once', async () => {
    const DATABASE_URL = await createEmptyDatabase('first');
    const first = await startChildServer({ DATABASE_URL, BOOTSTRAP_USERNAME: 'baas' });
    const [, password = ''] = await first.waitForMatch(/user name baas, password ([\w-]+)/);
    expect(password).to.have.length.of.at.least(12);

    const auth = { username: 'baas', password };
    expect((await sendRaw('GET', '/api2/apikeys', { baseUrl: first.baseUrl, auth })).status).to.equal(200);
    expect(await first.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });

    const second = await startChildServer({
      DATABASE_URL,
      BOOTSTRAP_USERNAME: 'anders',
      BOOTSTRAP_PASSWORD: 'een heel ander wachtwoord',
    });

    await second.waitForMatch(new RegExp(`${second.baseUrl}/docs`));
    expect(second.readOutput()).to.not.match(/password/i);
    expect((await sendRaw('GET', '/api2/apikeys', { baseUrl: second.baseUrl, auth })).status).to.equal(200);

    const other = { username: 'anders', password: 'een heel ander wachtwoord' };
    expect((await sendRaw('GET', '/api2/apikeys', { baseUrl: second.baseUrl, auth: other })).status).to.equal(401);

    await second.end('SIGTERM');
  });

  it('does not repeat a password that the operator chose', async () => {
    const BOOTSTRAP_PASSWORD = 'gekozen door de beheerder';
    const server = await startChildServer({
      DATABASE_URL: await createEmptyDatabase('chosen'),
      BOOTSTRAP_PASSWORD,
      LOG_LEVEL: 'trace',
    });
    const auth = { username: 'admin', password: BOOTSTRAP_PASSWORD };
    expect((await sendRaw('GET', '/api2/apikeys', { baseUrl: server.baseUrl, auth })).status).to.equal(200);
    await server.end('SIGTERM');
    expect(server.readOutput()).to.not.include(BOOTSTRAP_PASSWORD);
  });

  it('is refused on a database of a newer version', async () => {
    const DATABASE_URL = await createDatabase('newer');
    const database = await open(DATABASE_URL);
    await database.write(({ build, write }) =>
      runWrite(
        { write },
        build('knex_migrations').insert({ name: '999-future', batch: 2, migration_time: new Date(0).toISOString() }),
      ),
    );
    await database.close();

    const { code, output } = await awaitFailedStart({ DATABASE_URL });
    expect(code).to.equal(1);
    expect(output)
      .to.include('999-future')
      .and.to.match(/newer version/);
  });

  it('is refused for a misspelt setting, and warns where the right one is set too, or for a short one', async () => {
    const DATABSE_URL = await createDatabase('misspelt');
    const remedy = 'Rename it; if another program needs it, set DATABASE_URL as well, or to nothing (DATABASE_URL=)';
    for (const command of [['dist/server.js'], ['dist/cli.js', 'backup', '/nowhere/x']])
      expect(await awaitFailedStart({ DATABSE_URL }, { command: [process.execPath, ...command] })).to.deep.equal({
        code: 1,
        output: `The environment has 1 mistake(s):\n  - DATABSE_URL: did you mean DATABASE_URL? ${remedy}\n`,
      });

    const others = { SMPT_URL: 'smtp://x', SMTP_URL: '', PORTS: '1', PORTAL: 'on', POSTAL_CODE: '1234 AB' };
    const server = await startChildServer({ DATABASE_URL: DATABSE_URL, ...others });
    await server.waitForMatch(/ serves /);
    await server.end('SIGTERM');

    const warnings = server.readOutput().match(/^.* is no setting .*$/gm);
    expect(warnings?.sort()).to.deep.equal([
      'PORTS is no setting and does nothing: did you mean PORT?',
      'SMPT_URL is no setting and does nothing: did you mean SMTP_URL?',
    ]);
  });

  it('is refused in another time zone than that of the bookings, unless that is confirmed', async () => {
    const BOOTSTRAP_PASSWORD = 'gekozen door de beheerder';
    const settings = { DATABASE_URL: await createEmptyDatabase('zone'), BOOTSTRAP_PASSWORD };
    const serve = async (environment: Readonly<Record<string, string>>): Promise<ChildServer> =>
      startChildServer({ ...settings, ...environment });

    await (await serve({ TIME_ZONE: 'America/New_York' })).end('SIGTERM');
    const server = await serve({});
    await createFirstInvoice(
      new Boekstaaf({ baseUrl: server.baseUrl, username: 'admin', password: BOOTSTRAP_PASSWORD }),
    );
    await server.end('SIGTERM');

    const elsewhere = { TIME_ZONE: 'Europe/Lisbon' };
    for (const before of [{}, { TIME_ZONE_BEFORE: 'America/New_York' }])
      expect(await expectRefusedStart({ ...settings, ...elsewhere, ...before })).to.match(
        /has local times of Europe\/Amsterdam, and TIME_ZONE is Europe\/Lisbon: set TIME_ZONE=Europe\/Amsterdam, or TIME_ZONE_BEFORE=Europe\/Amsterdam /,
      );

    for (const environment of [
      { TIME_ZONE: 'Europe/Brussels' },
      { ...elsewhere, TIME_ZONE_BEFORE: 'Europe/Brussels' },
      elsewhere,
    ])
      await (await serve(environment)).end('SIGTERM');

    expect(await expectRefusedStart(settings)).to.include('set TIME_ZONE=Europe/Lisbon');
  });

  it('names its version and its commit, as /health and /metrics do', async () => {
    const server = await startChildServer({ DATABASE_URL: await createDatabase('version') });
    const [, version, short = ''] = await server.waitForMatch(/^boekstaaf (\S+) \((\S+)\) serves /m);
    const { body } = await sendRaw('GET', '/health', { baseUrl: server.baseUrl, auth: null });
    const { commit } = body as { commit: string };
    expect(body).to.deep.equal({ status: 'ok', version: manifest.version, commit });
    expect(version).to.equal(manifest.version);
    expect(commit.startsWith(short)).to.equal(true);

    const { text } = await sendRaw('GET', '/metrics', { baseUrl: server.baseUrl, auth: null });
    const labels = `version="${manifest.version}",commit="${commit}",node="${process.version}"`;
    expect(text).to.include(`\nboekstaaf_build_info{${labels}} 1\n`);

    await server.end('SIGTERM');
    const result = await awaitFailedStart({}, { command: [process.execPath, 'build/setup.mjs', 'start', '--version'] });
    expect(result).to.deep.equal({ code: 0, output: `boekstaaf ${manifest.version} (${commit})\n` });
  });

  it('explains itself by --help, with every setting and its default, and refuses other options', async () => {
    const { code, output } = await awaitFailedStart({}, { command: ['npm', 'start', '--silent', '--', '--help'] });
    expect(code).to.equal(0);
    for (const [name, { default: text, summary }] of Object.entries(SETTINGS))
      expect(output)
        .to.match(new RegExp(`^  ${name} `, 'm'))
        .and.include(text === null || text === '' ? summary : `${summary} (${text})`);
    const refusal = await awaitFailedStart({}, { command: [process.execPath, 'dist/server.js', '--port', '9000'] });
    expect(refusal.code).to.equal(1);
    expect(refusal.output).to.match(/^There are two options, --help and --version; .+\n$/);
  });

  it('works through a symbolic link as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-link-'));
    symlinkSync(join(ROOT, 'dist'), join(folder, 'current'));
    const command = [process.execPath, join(folder, 'current', 'server.js')] as const;
    const server = await startChildServer({ DATABASE_URL: await createDatabase('link') }, { command, cwd: folder });
    expect((await sendRaw('GET', '/health', { baseUrl: server.baseUrl, auth: null })).status).to.equal(200);
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });
});
