// A machine of the example in deploy/several: a server behind its PgBouncer and its HAProxy, by the very files, at addresses of the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ADMINISTRATOR } from '../administrator.ts';
import { cableTo, type Cable } from '../cable.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';
import { killAfterTest } from '../children.ts';
import { freePort, findUnprivilegedAccount } from '../postgres.ts';
import { SECRETS_KEY } from '../secrets-key.ts';
import { DEPLOYED } from './databases.ts';
import type { Programs } from './programs.ts';

export interface ServerMachine {
  readonly name: string;
  readonly baseUrl: string;
  /** Between the server and its PgBouncer. */
  readonly cable: Cable;
  kill(): Promise<unknown>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** All that the server has said: errors, and why it ended. */
  readOutput(): string;
}

const read = (name: string): string => readFileSync(join(DEPLOYED, name), 'utf8');

/** Starts one that finds the databases at these two ports. */
export async function startMachine(
  name: string,
  parent: string,
  programs: Pick<Programs, 'pgbouncer' | 'haproxy'>,
  databases: readonly [number, number],
): Promise<ServerMachine> {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o755 });

  const primary = await freePort();
  const standby = await freePort();
  const pooled = await freePort();
  const port = await freePort();
  const proxy = await startProxy(folder, programs.haproxy, { primary, standby, databases });
  const pooler = await startPooler(folder, programs.pgbouncer, { primary, pooled });
  const cable = await cableTo(pooled);
  const environment = environmentOf([
    [':6432/', `:${String(cable.port)}/`],
    [':5000/', `:${String(primary)}/`],
    [':5001/', `:${String(standby)}/`],
  ]);
  const startServer = (): Promise<ChildServer> => startChildServer(environment, { port });
  let server = await startServer();

  return {
    name,
    baseUrl: server.baseUrl,
    cable,
    kill: () => server.end('SIGKILL'),
    readOutput: () => server.readOutput(),
    async start() {
      server = await startServer();
    },
    async stop() {
      cable.mend();
      await server.end('SIGTERM');
      await cable.close();
      for (const child of [pooler, proxy]) await killProgram(child);
    },
  };
}

/** The settings of the example; a limit of requests would slow the load down. */
function environmentOf(replacements: readonly (readonly [string, string])[]): Record<string, string> {
  const text = replacements.reduce((so, [from, to]) => so.replaceAll(from, to), read('boekstaaf.env'));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const set = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const { username: BOOTSTRAP_USERNAME, password: BOOTSTRAP_PASSWORD } = ADMINISTRATOR;
  const testSettings = { HOST: '127.0.0.1', SECRETS_KEY, RATE_LIMIT: 'no', LOG_LEVEL: 'error' };
  return { ...set, ...testSettings, BOOTSTRAP_USERNAME, BOOTSTRAP_PASSWORD };
}

async function startProxy(
  folder: string,
  program: string,
  { primary, standby, databases }: { primary: number; standby: number; databases: readonly [number, number] },
): Promise<ChildProcess> {
  const file = join(folder, 'haproxy.cfg');
  const text = read('haproxy.cfg')
    .replaceAll(':5000"', `:${String(primary)}"`)
    .replaceAll(':5001"', `:${String(standby)}"`);

  writeFileSync(file, text);
  const [DATABASE_ONE, DATABASE_TWO] = databases.map((port) => `127.0.0.1:${String(port)}`);
  const child = spawn(program, ['-db', '-f', file], { cwd: folder, env: { DATABASE_ONE, DATABASE_TWO } });
  killAfterTest(child);

  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });

  await waitForPrimary(`postgres://boekstaaf:secret@127.0.0.1:${String(primary)}/boekstaaf`, () => {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${output}`);
  });

  return child;
}

async function startPooler(
  folder: string,
  program: string,
  { primary, pooled }: { primary: number; pooled: number },
): Promise<ChildProcess> {
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  const text = read('pgbouncer.ini')
    .replace('port=5000', `port=${String(primary)}`)
    .replace('listen_port = 6432', `listen_port = ${String(pooled)}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(file, text);
  writeFileSync(users, '"boekstaaf" "secret"\n');
  const account = await findUnprivilegedAccount();
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  return waitUntilRunning(spawn(program, [file], { ...account, cwd: folder }), /process up/);
}

/** Waits until a program says that it runs; throws with what it said when it ends instead. */
async function waitUntilRunning(child: ChildProcess, pattern: RegExp): Promise<ChildProcess> {
  killAfterTest(child);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`${child.spawnfile} did not start: ${output}`));
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
        if (pattern.test(output)) resolve();
      });
  });

  return child;
}

const CHECK_COUNT = 20;

/** Waits until a proxy leads to a primary each time: it knows no server when it starts, and asks all of them. */
async function waitForPrimary(url: string, check: () => void): Promise<void> {
  for (let right = 0; right < CHECK_COUNT; right = (await isPrimary(url)) ? right + 1 : 0) {
    check();
    await pause(100);
  }
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exitEvent = once(child, 'exit');
  child.kill('SIGKILL');
  await exitEvent;
}
