// Servers that die right before a statement: what they did in that transaction is undone, and they do nothing more.
import { settingsOf } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { conclude } from '../../db/conclude.ts';
import type { JobContext } from '../../jobs/job.ts';
import { clock, ZONE } from './clock.ts';
import { createDatabase, open, type ServedService } from './service.ts';

class KilledError extends Error {}

/** A database whose server dies at a statement. */
export interface MortalServer {
  readonly database: Database;
  /** The server dies right before the statement of this number, counted from now. */
  readonly dieAt: (statement: number) => void;
  readonly revive: () => void;
}

/** Creates a database of its own, whose server dies before the statement that `dieAt` names. */
export async function createMortalServer(): Promise<MortalServer> {
  let statementsLeft = Infinity;

  // The connection of a dead server is rolled back: dying at the commit is the same as dying right before it.
  const sabotage = (sql: string): void => {
    if (/^\s*(begin|commit|rollback)/i.test(sql)) return;
    statementsLeft -= 1;
    if (statementsLeft <= 0) throw new KilledError();
  };

  const database = await open(await createDatabase('killed'), { sabotage });
  return {
    database,
    dieAt: (statement) => {
      statementsLeft = statement;
    },
    revive: () => {
      statementsLeft = Infinity;
    },
  };
}

/**
 * Does a step again and again, killed one statement later each time, until it lives; returns how often it was killed.
 */
export async function killAtEachStatement(
  { dieAt, revive }: MortalServer,
  step: () => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    dieAt(statement);
    const died = await step().then(
      () => false,
      () => true,
    );
    revive();
    if (!died) return statement - 1;
    await check();
  }
}

/** The tools of a job that runs on a database, outside of any queue. */
export function createJobContext(
  database: Database,
  { baseUrl, config }: Pick<ServedService, 'baseUrl' | 'config'>,
): JobContext {
  const tools: Partial<JobContext> = {
    now: () => clock.now(),
    today: () => clock.now().slice(0, 10),
    zone: ZONE,
    attempt: 1,
    settings: settingsOf({ ...config, publicUrl: baseUrl }),
    signal: new AbortController().signal,
    read: database.read.bind(database),
    single: database.readSingle.bind(database),
    write: (work) =>
      database.write(async (db) => {
        const result = await work(db);
        await conclude(db, { now: clock.now(), zone: ZONE, actor: { type: 'system', id: null }, requestId: null });
        return result;
      }),
  };
  return { ...tools, log: { warn: () => undefined } } as never;
}
