// Processes with job queues on one database, and what a test must know of their databases.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Database } from '../../db/engine/session/database.ts';
import { insertJobs, type AnyJob } from '../../db/queue/jobs.ts';
import { open } from './service.ts';
import { changeSchema } from './knex-writes.ts';

export interface QueueProcess {
  /** Waits until it has said this about the job with that number. */
  waitUntilSaid(event: 'begun' | 'ended' | 'stopped', number: number): Promise<void>;
  /** The words it has said so far, such as `ended 5`. */
  readonly words: readonly string[];
  /** Lets its slow jobs end. */
  go(): void;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts one; `lease` is how long its claims last without being renewed, in milliseconds. */
export async function startQueueProcess(url: string, lease = 60_000): Promise<QueueProcess> {
  const child = fork(join(import.meta.dirname, 'queue-process.ts'), [url, String(lease)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

  running.add(child);
  const exitEvent = once(child, 'exit') as Promise<[number | null]>;
  void exitEvent.then(() => running.delete(child));

  const words: string[] = [];
  const resolversByWord = new Map<string, () => void>();
  child.on('message', ({ event, number }: { event: string; number: number }) => {
    const word = event === 'ready' ? event : `${event} ${String(number)}`;
    words.push(word);
    resolversByWord.get(word)?.();
  });

  const waitFor = (word: string): Promise<void> =>
    new Promise((resolve, reject) => {
      resolversByWord.set(word, resolve);
      if (words.includes(word)) resolve();
      void exitEvent.then(() => {
        reject(new Error(`The process has ended; it said ${words.join(', ')}`));
      });
    });

  await waitFor('ready');
  return {
    words,
    waitUntilSaid: (event, number) => waitFor(`${event} ${String(number)}`),
    go: () => child.send('go'),
    async end(signal) {
      child.kill(signal);
      return (await exitEvent)[0];
    },
  };
}

/** As many processes as the database allows: two on PostgreSQL. */
export async function startQueueProcesses(url: string): Promise<QueueProcess[]> {
  return Promise.all(Array.from({ length: isShared(url) ? 2 : 1 }, () => startQueueProcess(url)));
}

function isShared(url: string): boolean {
  return !url.startsWith('sqlite:');
}

/** Opens the database as another process would, where there can be another; else gives the same one. */
export async function asAnother(
  database: Database,
  url: string,
): Promise<{ database: Database; close(): Promise<void> }> {
  if (!isShared(url)) return { database, close: () => Promise.resolve() };
  const other = await open(url);
  return { database: other, close: () => other.close() };
}

/** Breaks the connections on which PostgreSQL notifies of new jobs. */
export async function breakNotices(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') return;
  await database.write(async ({ build, query }) => {
    await query(
      build.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'boekstaaf jobs' and datname = current_database()",
      ),
    );
  });
}

/** Waits until a queue listens for notifications of new jobs. It looks once for earlier jobs when it begins to listen. */
export async function waitUntilListening(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') return;
  const listening = `select pid from pg_stat_activity where datname = current_database() and state = 'idle'
    and application_name = 'boekstaaf jobs' and query like 'listen%'`;
  while ((await database.read((db) => db.query(listening))).length === 0);
}

/** Puts jobs in a database that no process has open, with a table in which `quick` ones leave a row for each run. */
export async function prepareJobs(url: string, jobs: readonly AnyJob[]): Promise<void> {
  await useDatabase(url, async (database) => {
    await database.write(async (db) => {
      await changeSchema(
        db,
        db.build.schema.createTable('job_runs', (t) => {
          t.integer('number');
          t.integer('pid');
        }),
      );
      await insertJobs(db, jobs);
    });
  });
}

interface QueueLeftovers {
  /** The numbers that `quick` jobs left. */
  readonly runs: readonly number[];
  /** The kinds of open jobs. */
  readonly open: readonly string[];
  /** When each of them can be had: at once, or when a lease runs out. */
  readonly due: readonly string[];
}

/** The leftovers in a database that no process has open. */
export async function readLeftovers(url: string): Promise<QueueLeftovers> {
  return useDatabase(url, (database) =>
    database.read(async ({ build, query }) => {
      const runs: { number: number }[] = await query(build('job_runs').select('number'));
      const jobs: { kind: string; run_at: string }[] = await query(
        build('jobs').whereNot({ kind: 'clock' }).select('kind', 'run_at'),
      );
      return {
        runs: runs.map(({ number }) => number),
        open: jobs.map(({ kind }) => kind),
        due: jobs.map(({ run_at }) => run_at),
      };
    }),
  );
}

async function useDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
