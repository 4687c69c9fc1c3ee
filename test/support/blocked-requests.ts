// Blocks a request in the middle of its work, so that a test sees the responses to others.
import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { open, getService } from './service.ts';
import { runWrite } from './knex-writes.ts';

/**
 * Sends `request`, a write with an Idempotency-Key, while a transaction of ours blocks all writers of locations. Then
 * runs `meanwhile`, and lets the request finish.
 */
export async function blockRequest(request: () => Promise<unknown>, meanwhile: () => Promise<void>): Promise<void> {
  let responses: Promise<unknown>[] = [];
  await getService().database.write(async (db) => {
    await lockWriters(db);
    // One of two equal requests is blocked and the other refused at once: its response shows that the first is in
    // progress.
    responses = [request(), request()];
    await Promise.race(responses);
    await meanwhile();
  });
  await Promise.all(responses);
}

// On SQLite the transaction itself blocks other writers; on PostgreSQL it locks them out.
async function lockWriters({ build, write, dialect }: Writer): Promise<void> {
  if (dialect === 'postgres') await runWrite({ write }, build.raw('lock table locations in exclusive mode'));
}

/**
 * Sends `request`, which writes this location, while a transaction of ours has locked it. Runs `meanwhile` in ours once
 * the request waits for it. Commits, and returns the outcome of the request. On SQLite it waits before it begins.
 */
export async function blockLocationWrite<T>(
  location: number,
  request: () => Promise<T>,
  meanwhile: (db: Writer) => Promise<void>,
): Promise<T> {
  let response: Promise<T> | undefined;
  await getService().database.write(async (db) => {
    await lockRoot(db, 'locations', location);
    response = request();
    if (db.dialect === 'postgres') await waitForWaiters(db);
    await meanwhile(db);
  });
  if (response === undefined) throw new Error('Nothing was sent.');
  return response;
}

/**
 * Runs `work`, whose requests insert into a table without a transaction (unlocked.ts). None of them inserts before as
 * many as `requests` are about to: by then each has read all that it acts on. SQLite runs their statements one after
 * another anyway.
 */
export async function alignInserts<T>(
  url: string,
  table: string,
  requests: number,
  work: () => Promise<T>,
): Promise<T> {
  if (url.startsWith('sqlite:')) return work();
  const database = await open(url);
  const { begun } = await database.write(async (db) => {
    await runWrite(db, db.build.raw('lock table ?? in share mode', [table]));
    const working = work();
    await waitForWaiters(db, requests);
    return { begun: working };
  });
  await database.close();
  return begun;
}

/**
 * Begins `work` when a transaction of ours has done `transactionWork`, and commits that once `work` has ended or waits for it. On
 * SQLite `work` runs afterwards, because it would wait for the transaction.
 */
export async function runBesideTransaction(
  transactionWork: (db: Writer) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { working } = await getService().database.write(async (db) => {
    await transactionWork(db);
    if (db.dialect === 'sqlite') return { working: undefined };
    const progress = { working: work(), isOver: false };
    const end = (): void => {
      progress.isOver = true;
    };
    progress.working.then(end, end);
    while (!progress.isOver && (await waitersOf(db)) === 0) await pause(5);
    return progress;
  });
  await (working ?? work());
}

async function waitForWaiters(db: Writer, atLeast = 1): Promise<void> {
  while ((await waitersOf(db)) < atLeast) await pause(5);
}

/** How many wait for this transaction. */
async function waitersOf({ query }: Writer): Promise<number> {
  const blocked = 'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  return (await query<unknown>(blocked)).length;
}
