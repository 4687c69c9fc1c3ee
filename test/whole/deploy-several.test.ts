// The example of several servers in deploy/several: its files agree with each other, and their programs start with them.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import { Client } from 'pg';
import { parse } from 'yaml';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { assertKnown } from '../support/known-settings.ts';
import { startPostgres } from '../support/postgres.ts';
import { send } from '../support/raw.ts';
import { DEPLOYED } from '../support/several/databases.ts';
import { startMachine } from '../support/several/machine.ts';
import { pathOf } from '../support/several/programs.ts';
import '../support/nightly-only.ts';

const read = (name: string): string => readFileSync(join(DEPLOYED, name), 'utf8');
const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !/^\s*[#;]|^--/.test(line));
const parsePairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).flatMap((line) => (line.includes('=') ? [line.split(/ ?= ?(.*)/s, 2)] : [])),
  ) as Record<string, string>;

interface ComposeService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly depends_on?: object;
}

interface ClusterComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } };
  };
}

describe('the example of several servers', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as ClusterComposeFile;

  const fillVariables = (text: string): string =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest?: string) =>
      kind === '-' ? (rest ?? '') : name === 'SECRETS_KEY' ? 'a key of 32 random characters or more' : 'secret',
    );

  const contentOf = (name: string): string => fillVariables(compose.configs[name]?.content ?? '');

  it('sets known variables: the pooler, and the primary without it', () => {
    const { databaseUrl, databaseDirectUrl, workers } = assertKnown(parsePairs(read('boekstaaf.env')));
    expect([databaseUrl, databaseDirectUrl].map((url) => new URL(url ?? '').port)).to.deep.equal(['6432', '5000']);
    expect(workers).to.be.greaterThan(1);
  });

  it('has two servers in its compose file, which differ only in their port', () => {
    const { 'server-1': one, 'server-2': two } = compose.services;
    expect({ ...one, ports: [] }).to.deep.equal({ ...two, ports: [] });
    const set = Object.entries(one?.environment ?? {}).map(([name, value]) => [name, fillVariables(value)] as const);
    const { databaseUrl, databaseDirectUrl } = assertKnown(Object.fromEntries(set));
    for (const url of [databaseUrl, databaseDirectUrl ?? ''])
      expect(compose.services).to.have.property(new URL(url).hostname);
    const [{ subnet }] = compose.networks.default.ipam.config;
    expect(one?.environment?.['TRUSTED_PROXIES']).to.equal(subnet.replace('.0/24', '.1'));
    for (const { depends_on = {} } of Object.values(compose.services))
      expect(Object.keys(compose.services)).to.include.members(Object.keys(depends_on));
  });

  it('has equal settings and accounts in its compose file and in the files next to it', () => {
    const here = { ...parsePairs(read('pgbouncer.ini')), boekstaaf: 'host=haproxy port=5000', listen_addr: '0.0.0.0' };
    expect(parsePairs(contentOf('pgbouncer'))).to.deep.equal({ ...here, max_prepared_statements: '1000' });
    expect(linesOf(contentOf('accounts-of-postgres'))).to.deep.equal(linesOf(read('primary.sql')));
    expect(contentOf('accounts').trim()).to.equal('"boekstaaf" "secret"');
    const args = (compose.services['database-1']?.command ?? []).filter((each) => !each.startsWith('--hba_file'));
    const settings = parsePairs(read('postgresql.conf'));
    expect(args.slice(1)).to.deep.equal(
      Object.entries(settings).map(([name, value]) => `--${name}=${value.replaceAll("'", '')}`),
    );
    const variables = new Set([...read('haproxy.cfg').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
    expect(Object.keys(compose.services['haproxy']?.environment ?? {}).sort()).to.deep.equal([...variables].sort());
  });

  it('works: the server, PgBouncer and HAProxy start with exactly these files', async () => {
    const pgbouncer = pathOf('pgbouncer');
    const haproxy = pathOf('haproxy');

    // .ci/run reports the tests that were left out.
    if (pgbouncer === undefined || haproxy === undefined) return;

    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-several-'));
    chmodSync(folder, 0o755);

    const postgres = await startPostgres(folder);
    const client = new Client({ connectionString: postgres.urlOf('postgres') });
    await client.connect();
    for (const line of linesOf(read('primary.sql'))) await client.query(line);
    await client.end();

    const port = Number(new URL(postgres.urlOf('postgres')).port);
    const machine = await startMachine('one', folder, { pgbouncer, haproxy }, [port, port]);
    const { body } = await send(machine.baseUrl, 'GET', '/ready', {});
    expect((body as { pooling: object }).pooling).to.include({ timeouts: 'transaction', jobs: 'told' });

    const api = new Boekstaaf({ baseUrl: machine.baseUrl, ...ADMINISTRATOR, retries: 0 });
    await api.locations.createLocation({ body: { naam: 'Baan 1' } });
    expect((await api.locations.listLocations()).map(({ naam }) => naam)).to.deep.equal(['Baan 1']);

    await machine.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
});
