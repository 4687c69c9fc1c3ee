// A real primary and a real streaming replica of it, which a test can pause at a moment of its own.
import { spawnSync } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, findUnprivilegedAccount, type Postgres } from './postgres.ts';

export interface ReplicatedPair {
  readonly primary: Postgres;
  readonly replica: Postgres;
  /** Has the replica replay nothing more. Later writes are not there. */
  pause(): Promise<void>;
  /** Has it go on, and waits until everything is there that was written until now. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'postgres';

/** Starts both, with their data below a folder. The replica begins with a copy of a primary that was stopped in order. */
export async function startReplicated(folder: string): Promise<ReplicatedPair> {
  const account = await findUnprivilegedAccount();
  const first = await startPostgres(folder);
  await first.stop('in order');

  const replicaFolder = join(folder, 'replica');
  await mkdir(replicaFolder, { mode: 0o755 });

  const data = join(replicaFolder, 'postgres');
  const copied = spawnSync('cp', ['-a', join(folder, 'postgres'), data]);
  if (copied.status !== 0) throw new Error(`The data could not be copied: ${copied.stderr.toString()}`);

  const signal = join(data, 'standby.signal');
  await writeFile(signal, '');
  if (account.uid !== undefined && account.gid !== undefined) await chown(signal, account.uid, account.gid);

  const primary = await startPostgres(folder);
  const { hostname, port, username } = new URL(primary.urlOf(NAME));
  const replica = await startPostgres(folder, {
    directory: replicaFolder,
    settings: {
      primary_conninfo: `host=${hostname} port=${port} user=${username}`,
      wal_retrieve_retry_interval: '50ms',
    },
  });

  return {
    primary,
    replica,
    pause: () =>
      queryServer(replica, async (ask) => {
        await ask('select pg_wal_replay_pause()');
        await waitUntil(async () => (await ask('select pg_get_wal_replay_pause_state()')) === 'paused');
      }),
    async resume() {
      const end = await queryServer(primary, async (ask) => {
        // A commit that waits for the disk takes along those that do not.
        await ask("select pg_logical_emit_message(true, 'test', 'all until now')");
        return ask('select pg_current_wal_flush_lsn()');
      });
      await queryServer(replica, async (ask) => {
        await ask('select pg_wal_replay_resume()');
        await waitUntil(async () => (await ask(`select pg_last_wal_replay_lsn() >= '${String(end)}'`)) === true);
      });
    },
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}

/** Asks a server for the first column of the first row. */
type AskServer = (text: string) => Promise<unknown>;

/** Asks a server on a connection of its own. */
export async function queryServer<T>(server: Postgres, work: (ask: AskServer) => Promise<T>, name = NAME): Promise<T> {
  const client = new Client({ connectionString: server.urlOf(name) });
  await client.connect();
  try {
    return await work(async (text) => {
      const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
      return rows[0]?.[0];
    });
  } finally {
    await client.end();
  }
}

/** Looks until it is so. Each look takes a while, and the server has the processor until then. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}
