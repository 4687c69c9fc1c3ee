// The files in deploy/ that operators copy: the image can be built and runs, and every file sets variables that the
// service knows.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { SETTINGS } from '../../config/config.ts';
import { MAX_MAIL_BYTES } from '../../contract/body.ts';
import { OIDC_RETURN } from '../../domain/access/oidc.ts';
import started from '../../build/start.json' with { type: 'json' };
import { scaleWait } from '../support/patience.ts';
import { startChildServer } from '../support/child-server.ts';
import { clone, copyBuilt } from '../support/clone.ts';
import { buildImage, readIgnoredNames, parseInstructions } from '../support/dockerfile.ts';
import { assertKnown } from '../support/known-settings.ts';
import { readNginxForms } from '../support/nginx-forms.ts';
import { send } from '../support/raw.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

describe('the Dockerfile', function () {
  this.timeout(scaleWait(240_000));
  const steps = parseInstructions(read('Dockerfile'));
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-image-'));

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('makes an image that serves, is healthy, stops on SIGTERM and is not healthy then', async () => {
    const source = clone({ packages: false });
    const settings = ['deploy/.env', '.env.local', 'boekstaaf.env', 'deploy/tls.key', 'deploy/tls.pem'];
    const secrets = [...settings, 'own.db', 'own.db.key', 'own.db-wal', 'evening.backup'];
    for (const secret of secrets) writeFileSync(join(source.folder, secret), 'SECRETS_KEY=');

    const image = buildImage(steps, {
      context: source.folder,
      folder,
      ignored: readIgnoredNames(join(DEPLOY, 'Dockerfile.dockerignore')),
      // Packages come over the network, and some are compiled: .ci/run does that (test/installed.ts); here they are
      // those of this clone.
      replaceCommand: (command, cwd) => {
        if (command.startsWith('npm ci ')) {
          symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'));
          copyBuilt(cwd);
        }
        return /^npm (ci|prune) /.test(command);
      },
    });

    source.remove();
    expect(secrets.filter((secret) => existsSync(join(folder, 'build/app', secret)))).to.deep.equal([]);

    // The image needs nothing else: the build is complete without its sources.
    expect(readdirSync(image.cwd).sort()).to.deep.equal(['dist', 'node_modules']);

    assertKnown(image.environment);
    expect(image.user).to.equal('node');

    const [volume = ''] = image.volumes;
    expect(readdirSync(join(image.root, volume))).to.deep.equal([]);

    const { DATABASE_URL = '' } = image.environment;
    expect(DATABASE_URL).to.match(new RegExp(`^sqlite:${volume}/[^/]+$`));

    const here = { ...image.environment, DATABASE_URL: DATABASE_URL.replace('sqlite:', `sqlite:${image.root}`) };
    const [program = '', ...args] = image.command;
    expect([program, ...args]).to.deep.equal(['node', ...started.options, 'dist/server.js']);

    const server = await startChildServer(here, { command: [program, ...args], cwd: image.cwd });

    const isHealthy = (): boolean => {
      const [check = '', ...checkArgs] = image.healthCheck;
      const env = { PATH: process.env['PATH'] ?? '', PORT: new URL(server.baseUrl).port };
      return spawnSync(check, checkArgs, { env }).status === 0;
    };

    expect(isHealthy()).to.equal(true);

    const contract = await send(server.baseUrl, 'GET', '/openapi.json', {});
    expect(contract.body).to.have.property('openapi');
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
    expect(isHealthy()).to.equal(false);
  });

  it('copies no history and no build output, and builds on the base image that it runs on', () => {
    const ignored = readIgnoredNames(join(DEPLOY, 'Dockerfile.dockerignore'));
    for (const name of ['.git', 'node_modules', 'dist', 'data']) expect(name).to.match(ignored);
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8')).to.match(/^\.env\*$/m);
    const stages = steps.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(/[ :]/));
    const [[image, build = ''] = [], [base, slim] = []] = stages;
    expect([image, base, slim]).to.deep.equal(['node', 'node', `${build}-slim`]);
  });

  it('starts the server as build/start.json says', () => {
    const set = steps.filter(({ name }) => name === 'ENV').map(({ rest }) => rest.split('='));
    expect(Object.fromEntries(set) as object).to.include(started.environment);
  });
});

/** The parameters of a contract. */
interface ParameterContract {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly { readonly name: string }[] }>>;
}

interface ComposeFile {
  readonly services: Readonly<
    Record<
      'boekstaaf' | 'database',
      { readonly environment: Readonly<Record<string, string>>; readonly [other: string]: unknown }
    >
  >;
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } };
  };
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the compose file', () => {
  const { services, networks, volumes } = parse(read('compose.yaml')) as ComposeFile;

  const fillVariables = (text: string): string =>
    text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) =>
      kind === '-' ? rest : `${name.toLowerCase()}${name === 'SECRETS_KEY' ? '-of-32-random-characters' : ''}`,
    );

  it('sets variables that the service knows, and the database that it names', () => {
    const { environment } = services.boekstaaf;
    const set = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillVariables(value)]));
    assertKnown(set);

    const { protocol, username, password, hostname, pathname } = new URL(set['DATABASE_URL'] ?? '');
    const { POSTGRES_USER, POSTGRES_PASSWORD = '', POSTGRES_DB = '' } = services.database.environment;
    expect([protocol, username, password]).to.deep.equal([
      'postgres:',
      POSTGRES_USER,
      fillVariables(POSTGRES_PASSWORD),
    ]);
    expect(services).to.have.property(hostname);
    expect(pathname).to.equal(`/${POSTGRES_DB}`);
    expect(services.boekstaaf).to.deep.include({ depends_on: { [hostname]: { condition: 'service_healthy' } } });
  });

  it('passes every setting on, except fixed ones and those for tests', () => {
    const decided = ['PORT', 'HOST', 'MOLLIE_API_URL', 'BILLIT_API_URL', 'STORECOVE_API_URL'];
    const { environment } = services.boekstaaf;
    expect(Object.keys(environment).sort()).to.deep.equal(
      Object.keys(SETTINGS)
        .filter((name) => !decided.includes(name))
        .sort(),
    );
    const fixed = ['DATABASE_URL', 'TRUSTED_PROXIES'];
    for (const [name, value] of Object.entries(environment))
      if (!fixed.includes(name)) expect(value).to.match(new RegExp(`^\\$\\{${name}:[-?]`));
  });

  it('trusts the address of a proxy on the machine, and stores the data in a volume', () => {
    const [{ subnet }] = networks.default.ipam.config;
    expect(services.boekstaaf.environment['TRUSTED_PROXIES']).to.equal(subnet.replace('.0/24', '.1'));
    const [volume = ''] = services.database['volumes'] as string[];
    expect(volumes).to.have.property(volume.split(':')[0] ?? '');
    expect(services.boekstaaf).to.deep.include({ ports: ['127.0.0.1:8080:8080'], read_only: true });
  });
});

describe('the systemd unit', () => {
  const lines = read('boekstaaf.service')
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'));
  const pairs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const listValues = (name: string): string[] => pairs.flatMap(([key, value]) => (key === name ? [value] : []));

  it('starts the server as build/start.json says, with settings that it knows', () => {
    const set = listValues('Environment').map((each) => each.split(/=(.*)/s).slice(0, 2) as [string, string]);
    const environment = Object.fromEntries(set);
    assertKnown(environment);
    expect(environment).to.include(started.environment);
    expect(listValues('ExecStart')).to.deep.equal([
      `/usr/bin/node ${[...started.options, 'dist/server.js'].join(' ')}`,
    ]);
  });

  it('may write to its state folder, and nowhere else', () => {
    const [state = ''] = listValues('StateDirectory');
    expect(listValues('Environment').join('\n')).to.include(`=sqlite:/var/lib/${state}/`);
    const hardened = {
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      NoNewPrivileges: 'yes',
      DynamicUser: 'yes',
      CapabilityBoundingSet: '',
    };
    for (const [name, value] of Object.entries(hardened)) expect(listValues(name), name).to.deep.equal([value]);
    // V8 compiles at run time, so this restriction is not possible.
    expect(listValues('MemoryDenyWriteExecute')).to.deep.equal([]);
  });
});

describe('the systemd-run of docs/operating/install.md', () => {
  const page = readFileSync(join(ROOT, 'docs/operating/install.md'), 'utf8');
  const [command = ''] = /systemd-run [^]*?"\$@"/.exec(page) ?? [];
  const unit = read('boekstaaf.service');

  it('runs like the unit: its account, its folder and its settings', () => {
    const properties = [...command.matchAll(/-p (\S+)/g)].map(([, property = '']) => property);
    // Without User= the unit runs by an account with the name of the unit.
    expect(properties).to.include('User=boekstaaf');
    const others = properties.filter((property) => property !== 'User=boekstaaf');
    expect(others.length).to.be.greaterThan(5);
    expect(others.filter((property) => !unit.includes(`\n${property}\n`))).to.deep.equal([]);
    expect(command).to.match(/\/usr\/bin\/node dist\/cli\.js "\$@"$/);
  });

  it('runs commands that exist', () => {
    const backups = readFileSync(join(ROOT, 'docs/operating/backups.md'), 'utf8');
    const commands = [...backups.matchAll(/^ {4}boekstaaf ([a-z]+) /gm)].map(([, name = '']) => name);
    expect(commands).to.deep.equal(['backup', 'restore', 'rescue']);
  });
});

describe('the proxies', () => {
  const [, idle = ''] = /keepAliveTimeout: ([\d_]+)/.exec(readFileSync(join(ROOT, 'http/listener.ts'), 'utf8')) ?? [];
  const seconds = Number(idle.replaceAll('_', '')) / 1000;

  for (const [name, forwarded, keepAlive] of [
    [
      'nginx.conf',
      ['proxy_set_header X-Forwarded-For $remote_addr;', 'proxy_set_header Forwarded "";'],
      /keepalive_timeout (\d+)s;/,
    ],
    ['Caddyfile', ['header_up X-Forwarded-For {remote_host}', 'header_up -Forwarded'], /keepalive (\d+)s/],
  ] as const)
    it(`of ${name} pass on the client's own address alone, and close connections before the service`, () => {
      const text = read(name);
      for (const line of forwarded) expect(text).to.include(line);
      // In nginx, a location with its own headers loses those of its server.
      expect(text).not.to.match(/location [^}]*(?:proxy_set_header|add_header)/);
      expect(text).to.match(/Strict-Transport-Security "max-age=31536000"/);
      expect(seconds).to.be.greaterThan(Number(keepAlive.exec(text)?.[1]));
      const [, trusted = ''] = /TRUSTED_PROXIES=([\d.]+)/.exec(text) ?? [];
      assertKnown({ TRUSTED_PROXIES: trusted });
      expect(text).to.include(`${trusted}:8080`);
    });

  it('configure HTTP/2 in the form of each version of nginx', () => {
    const { older, newer } = readNginxForms();
    const findListenLines = (text: string): string[] =>
      text.match(/^ *(?:listen .* ssl\b.*|http2 on);$/gm)?.map((line) => line.trim()) ?? [];
    expect(findListenLines(older)).to.deep.equal(['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']);
    expect(findListenLines(newer)).to.deep.equal(['listen 443 ssl;', 'listen [::]:443 ssl;', 'http2 on;']);
  });

  it('accept bodies of the size that the service accepts', () => {
    const [, most = ''] = /client_max_body_size (\d+)m;/.exec(read('nginx.conf')) ?? [];
    expect(Number(most) * 1_000_000).to.be.greaterThan(MAX_MAIL_BYTES);
  });

  it('exclude addresses with tokens from the error log', () => {
    const [, unlogged = ''] = /location ~ (\S+) \{\s+error_log \/dev\/null emerg;/.exec(read('nginx.conf')) ?? [];
    const pages = ['payment-pages', 'peppol-pages', 'withdrawal-page']
      .map((name) => readFileSync(join(ROOT, `http/pages/${name}.ts`), 'utf8'))
      .flatMap((text) => [...text.matchAll(/'(\/[^']*\/:(?:token|reference|proof))'/g)].map(([, path = '']) => path));
    const secret = /^(?:token|reference|code)$/;
    const contract = parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as ParameterContract;
    const operations = Object.entries(contract.paths).filter(([, methods]) =>
      Object.values(methods).some(({ parameters = [] }) => parameters.some(({ name }) => secret.test(name))),
    );
    const paths = [...pages, ...operations.map(([path]) => `/api2${path}`), OIDC_RETURN];
    expect(paths.length).to.be.greaterThan(12);
    expect(paths.filter((path) => !new RegExp(unlogged).test(path))).to.deep.equal([]);
  });
});
