// A primary and its synchronous standby, made as docs/operating/postgresql.md tells, which can be killed, frozen, filled and promoted.
import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { create, freePort, serve, findUnprivilegedAccount, type SystemAccount } from '../postgres.ts';
import type { Programs } from './programs.ts';

export const DEPLOYED = resolve(import.meta.dirname, '../../../deploy/several');
/** The superuser, who comes by TCP and without a password: the tests have no account postgres. */
const SUPERUSER = 'tester';

export interface DatabaseNode {
  readonly data: string;
  readonly port: number;
  readonly process: ChildProcess;
}

export class Databases {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #account: SystemAccount;
  readonly #settings: Readonly<Record<string, string>>;

  private constructor(programs: Programs, folder: string, account: SystemAccount) {
    this.#programs = programs;
    this.#folder = folder;
    this.#account = account;
    this.#settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, log_min_messages: 'log' };
  }

  static async createIn(folder: string, programs: Programs): Promise<Databases> {
    return new Databases(programs, folder, await findUnprivilegedAccount());
  }

  /** The primary, with its data in `diskFolder` and its log elsewhere, and the accounts and the database of the example. */
  async startPrimary(diskFolder: string): Promise<DatabaseNode> {
    const log = this.#own(join(this.#folder, 'primary-log'));
    const data = join(diskFolder, 'primary');
    await create(this.#programs.postgres, data, this.#account, [`--waldir=${log}`]);
    copyFileSync(join(DEPLOYED, 'postgresql.conf'), join(data, 'several.conf'));

    // A checkpoint that meets a full disk ends the server, as a machine that dies does.
    appendFileSync(
      join(data, 'postgresql.conf'),
      "include 'several.conf'\ncheckpoint_timeout = 1h\nmax_wal_size = 4GB\n",
    );

    const rules = readFileSync(join(DEPLOYED, 'pg_hba.conf'), 'utf8');
    writeFileSync(join(data, 'pg_hba.conf'), `${rules}host all ${SUPERUSER} 127.0.0.1/32 trust\n`);

    const node = await this.#serve(data);
    const script = ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${join(DEPLOYED, 'primary.sql')}`];
    this.#run('psql', [...script, `--dbname=${urlOf(node, 'postgres')}`]);

    return node;
  }

  /** A standby of the primary, which from then on waits for it at each commit. */
  async attachStandby(primary: DatabaseNode): Promise<DatabaseNode> {
    const data = this.#own(join(this.#folder, 'standby'));
    const from = [`--host=127.0.0.1`, `--port=${String(primary.port)}`, '--username=standby', '--write-recovery-conf'];
    this.#run('pg_basebackup', [`--pgdata=${data}`, '--checkpoint=fast', ...from], { PGPASSWORD: 'secret' });
    const node = await this.#serve(data);
    await ask(primary, "alter system set synchronous_standby_names = '*'");
    await ask(primary, 'select pg_reload_conf()');
    const inSync = "select 1 from pg_stat_replication where sync_state = 'sync'";
    while ((await ask(primary, inSync)).length === 0) await pause(50);
    return node;
  }

  /** Makes a standby the primary. */
  promote({ data }: DatabaseNode): void {
    this.#run('pg_ctl', ['promote', '--wait', '--silent', `--pgdata=${data}`]);
  }

  #serve = async (data: string): Promise<DatabaseNode> => {
    const port = await freePort();
    return {
      data,
      port,
      process: await serve(this.#programs.postgres, data, { ...this.#settings, port }, this.#account),
    };
  };

  #own(folder: string): string {
    mkdirSync(folder, { mode: 0o700 });
    const { uid, gid } = this.#account;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    return folder;
  }

  #run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
    const options = { ...this.#account, cwd: this.#folder, env: { LANG: 'C', ...env }, stdio: 'inherit' } as const;
    execFileSync(join(this.#programs.postgres, program), args, options);
  }
}

/** The address of a database of a node, for its superuser. */
export function urlOf({ port }: DatabaseNode, database: string): string {
  return `postgres://${SUPERUSER}@127.0.0.1:${String(port)}/${database}`;
}

/** The rows that a statement finds there. */
async function ask(node: DatabaseNode, text: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: urlOf(node, database) });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}

/** Sends a signal to a server and all of its processes at once, as when a machine dies or stands still. */
export function sendSignal({ process: { pid = 0 } }: DatabaseNode, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const children = `/proc/${String(pid)}/task/${String(pid)}/children`;
  const childPids = existsSync(children)
    ? readFileSync(children, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    : [];
  for (const each of [pid, ...childPids]) process.kill(each, signal);
}

/** Ends a server at once. */
export async function end(node: DatabaseNode): Promise<void> {
  if (node.process.exitCode !== null || node.process.signalCode !== null) return;
  const exitEvent = once(node.process, 'exit');
  sendSignal(node, 'SIGCONT');
  node.process.kill('SIGQUIT');
  await exitEvent;
}
