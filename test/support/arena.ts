// Where races are run: services of their own on a database of their own, with the locks or, for the failing twin, without.
import { AssertionError } from 'chai';
import { ApiError, Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import { assertInvariants } from './invariants.ts';
import { apiKey, createDatabase, open, startService, type ServedService } from './service.ts';
import { openUnlocked } from './unlocked.ts';
import { scaleWait } from './patience.ts';
import type { Pooler } from './pooler.ts';

// A race queues on purpose: waiting for a connection is no leak here.
const QUEUE_TIMEOUT_MS = 30_000;
// Long enough for many servers that queue for one lock.
const LOCK_TIMEOUT_MS = 5_000;
const MAX_ATTEMPTS = 6;

export interface Arena {
  /** A client per service; all services share the database, as processes on one PostgreSQL do. */
  readonly clients: readonly Boekstaaf[];
  readonly api: Boekstaaf;
  readonly baseUrl: string;
  readonly database: Database;
}

export interface RaceOptions {
  readonly services?: number;
  /** Sees the SQL of every statement before it is sent, and may throw to make it fail. */
  readonly sabotage?: (sql: string) => void;
  /** Internal errors are part of the race. */
  readonly failing?: boolean;
}

/** A race: sets up what it needs, runs, and lists what came out wrong. */
export type Race = (arena: Arena) => Promise<readonly string[]>;

/** Runs the race with the locks in place; gives what came out wrong, broken invariants included. */
export function runRace(run: Race, course: RaceOptions = {}): Promise<readonly string[]> {
  return executeRace(createOpener(course), run, course);
}

/** Runs the race between two services or more, each of which reaches the database through the pooler on its own. */
export function runRaceBehindPooler(pooler: Pooler, run: Race, course: RaceOptions = {}): Promise<readonly string[]> {
  const openThroughPooler = (url: string): Promise<Database> =>
    open(pooler.urlOf(new URL(url).pathname.slice(1)), {
      acquireTimeoutMs: scaleWait(QUEUE_TIMEOUT_MS),
      lockPatience: scaleWait(LOCK_TIMEOUT_MS),
      sabotage: course.sabotage,
    });
  return executeRace(
    openThroughPooler,
    run,
    { ...course, services: Math.max(2, course.services ?? 1) },
    { apart: true },
  );
}

type DatabaseOpener = (url: string) => Promise<Database>;

function createOpener({ sabotage }: RaceOptions): DatabaseOpener {
  return (url) => open(url, { acquireTimeoutMs: scaleWait(QUEUE_TIMEOUT_MS), sabotage });
}

/** Runs a race without locks until it goes wrong once. Fails when it never does: then the race proves nothing. */
export async function runUnlockedRace(run: Race, course: RaceOptions = {}): Promise<readonly string[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const wrong = await executeRace((url) => openUnlocked(url, course.sabotage), run, { ...course, failing: true });
    if (wrong.length > 0) return wrong;
  }
  throw new AssertionError(
    'Without its lock the race went well as well: it would not notice that the lock is missing.',
  );
}

async function executeRace(
  opening: DatabaseOpener,
  run: Race,
  { services = 1, failing = false }: RaceOptions,
  { apart = false } = {},
): Promise<readonly string[]> {
  const url = await createDatabase('race');
  const database = await opening(url);
  const databases = [database];
  const servers: ServedService[] = [];

  for (let number = 0; number < services; number++) {
    if (apart && number > 0) databases.push(await opening(url));
    servers.push(await startService({ database: databases.at(-1) ?? database, failing }));
  }

  const [first] = servers;
  if (first === undefined) throw new Error('A race needs a service.');

  const clients = servers.map(({ baseUrl }) => new Boekstaaf({ baseUrl, apiKey, retries: 0 })) as [
    Boekstaaf,
    ...Boekstaaf[],
  ];

  try {
    const wrong = await run({ clients, api: clients[0], baseUrl: first.baseUrl, database });
    return [...wrong, ...(await findBrokenInvariants(database))];
  } finally {
    for (const service of servers) await service.close();
    for (const each of databases) await each.close();
  }
}

async function findBrokenInvariants(database: Database): Promise<readonly string[]> {
  try {
    await assertInvariants(database);
    return [];
  } catch (error) {
    if (error instanceof AssertionError) return [error.message];
    throw error;
  }
}

/** How each of `calls` ended: the status of its refusal, or 0 for a success. They are all started before any is awaited. */
export async function collectOutcomes(calls: readonly PromiseLike<unknown>[]): Promise<number[]> {
  const results = await Promise.allSettled(calls);
  return results.map((each) => {
    if (each.status === 'fulfilled') return 0;
    if (each.reason instanceof ApiError) return each.reason.status;
    throw each.reason;
  });
}
