// A real PgBouncer in transaction mode before a PostgreSQL of the tests, where one is installed.
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { killAfterTest } from './children.ts';
import { freePort, findUnprivilegedAccount } from './postgres.ts';

const PGBOUNCER = [process.env['PGBOUNCER_PATH'], '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Whether this machine has a PgBouncer. */
export const hasPooler = PGBOUNCER !== undefined;

export interface Pooler {
  /** The address of one of the databases, behind it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Its settings beside those that every one here has. */
export interface PoolerOptions {
  /** How many sessions of PostgreSQL it shares out. */
  readonly sessions?: number;
  /** Settings of a begin that it accepts and drops. */
  readonly ignored?: readonly string[];
}

let started = 0;

/** Starts one before the server at this address, with its files in the folder; it ends with the test file at the latest. */
export async function startPooler(
  server: string,
  folder: string,
  { sessions = 4, ignored = [] }: PoolerOptions = {},
): Promise<Pooler> {
  const { hostname, port: behind, username } = new URL(server);
  const port = await freePort();
  const account = await findUnprivilegedAccount();
  const poolerFolder = join(folder, `pooler-${String(++started)}`);
  await mkdir(poolerFolder, { mode: 0o755 });

  const file = join(poolerFolder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: sessions,
    max_client_conn: 200,
    ignore_startup_parameters: ignored.join(', '),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${String(value)}`);
  const database = `* = host=${hostname} port=${behind} user=${username}`;
  await writeFile(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(poolerFolder, account.uid, account.gid);

  const child = spawn(PGBOUNCER ?? '', [file], { ...account, cwd: poolerFolder });
  killAfterTest(child);

  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`PgBouncer did not start: ${output}`));
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      if (output.includes('process up')) resolve();
    });
  });

  return {
    urlOf: (name) => `postgres://${username}@127.0.0.1:${String(port)}/${name}`,
    async stop() {
      const closeEvent = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGINT');
      await closeEvent;
    },
  };
}
