// Probes what a session preserves between transactions: a pooler in between may give each transaction another session.
import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { UnusableDatabase } from '../session/unusable.ts';
import { formatLocalSettings } from './local-settings.ts';
import { buildPlainConfig, buildSessionConfig, type ConnectionTimeouts } from './client-config.ts';
import { awaitBriefly } from './brief-wait.ts';

export interface LastingFeatures {
  /** Each connection has its own session, so that LISTEN works. */
  readonly session: boolean;
  /** Settings, such as time-outs, are preserved; otherwise each transaction sets its own. */
  readonly settings: boolean;
  /** Prepared statements are preserved, by their names. */
  readonly names: boolean;
}

/**
 * Returns what a session preserves, by experiment. With `names` false no statement is named. Throws UnusableDatabase,
 * and errors of connections.
 */
export async function lastingOf(
  url: string,
  timeouts: ConnectionTimeouts,
  { names }: { names: boolean },
): Promise<LastingFeatures> {
  const { session, settings } = await probeSessions(url, timeouts);
  if (settings) return { session, settings, names };
  await assertLocalSettings(url, timeouts);
  return { session, settings, names: names && (session || (await probeNames(url, timeouts))) };
}

/** Returns a function that calls `ask` once and caches its result; after a failure it calls it again. */
export function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let cachedResult: Promise<T> | undefined;
  return () =>
    (cachedResult ??= ask().catch((error: unknown) => {
      cachedResult = undefined;
      throw error;
    }));
}

const PROBE_MOMENT = '2026-01-01T10:00:00+01:00';
const PROBE_QUERY = `select setting as mark, timestamptz '${PROBE_MOMENT}' as moment, current_setting('TimeZone') as zone
  from pg_settings where name = 'statement_timeout'`;

interface ProbeRow {
  readonly mark: string;
  readonly moment: string;
  readonly zone: string;
}

function isInUtc(row: ProbeRow | undefined): boolean {
  return row?.zone === 'UTC' && row.moment === new Date(PROBE_MOMENT).toISOString();
}

/** The code of a pooler that refuses a setting. */
const REFUSED_CODE = '08P01';

/**
 * Returns whether each connection has its own session, and whether that session shows moments in UTC. Two connections
 * start with a different time-out each, and must read it back in any order.
 */
async function probeSessions(
  url: string,
  timeouts: ConnectionTimeouts,
): Promise<Pick<LastingFeatures, 'session' | 'settings'>> {
  const marks = [randomInt(1e6, 1e9), randomInt(1e6, 1e9)];
  const clients: pg.Client[] = [];

  try {
    for (const mark of marks)
      clients.push(await openClient(buildSessionConfig(url, { ...timeouts, statementTimeout: mark })));
    let settings = true;
    for (const at of [0, 1, 1, 0]) {
      const row = await queryFirst<ProbeRow>(clients[at], PROBE_QUERY);
      if (row?.mark !== String(marks[at])) return { session: false, settings: false };
      settings &&= isInUtc(row);
    }
    return { session: true, settings };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === REFUSED_CODE)
      return { session: false, settings: false };
    throw error;
  } finally {
    await endAll(clients);
  }
}

/** Throws UnusableDatabase unless the settings of a transaction apply to it. */
async function assertLocalSettings(url: string, timeouts: ConnectionTimeouts): Promise<void> {
  const client = await openClient(buildPlainConfig(url, timeouts));
  try {
    const mark = randomInt(1e6, 1e9);
    await client.query(`BEGIN; ${formatLocalSettings({ ...timeouts, statementTimeout: mark })}`);
    const row = await queryFirst<ProbeRow>(client, PROBE_QUERY);
    await client.query('COMMIT');
    if (row?.mark === String(mark) && isInUtc(row)) return;
  } finally {
    await endAll([client]);
  }
  const remedy = 'name PostgreSQL itself in DATABASE_URL, or a pooler in transaction mode.';
  throw new UnusableDatabase(`The database does not keep to the settings of a transaction: ${remedy}`);
}

/** The most connections that occupy sessions, so that the next connection gets another one. */
const MAX_BUSY_CONNECTIONS = 5;
const PROBE_TIMEOUT_MS = 1_000;

/**
 * Returns whether a prepared statement of a connection is found on a session that the connection has not used yet. Only
 * a pooler that tracks names does so. Without proof names are not used: a missing or ambiguous name is worse than none.
 */
async function probeNames(url: string, timeouts: ConnectionTimeouts): Promise<boolean> {
  const config = buildPlainConfig(url, timeouts);
  const clients: pg.Client[] = [];

  try {
    const walker = await openClient(config);
    clients.push(walker);
    const namedQuery = { name: `boekstaaf_probe_${randomUUID()}`, text: 'select pg_backend_pid() as session' };
    const here = await queryFirst<{ session: number }>(walker, namedQuery);
    // Each query has a time-out, since it may wait for a session that another of these connections occupies.
    for (let heldSession: number | undefined; heldSession !== here?.session;) {
      if (clients.length > MAX_BUSY_CONNECTIONS) return false;
      const holder = await openClient(config);
      clients.push(holder);
      if ((await awaitBriefly(holder.query('BEGIN'), PROBE_TIMEOUT_MS)) === undefined) return false;
      heldSession = (await queryFirst<{ session: number }>(holder, namedQuery.text))?.session;
    }
    const there = await awaitBriefly(queryFirst<{ session: number }>(walker, namedQuery), PROBE_TIMEOUT_MS);
    return there !== undefined && there.session !== here?.session;
  } catch {
    // A failed probe proves nothing.
    return false;
  } finally {
    await endAll(clients);
  }
}

async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, query_timeout: config.connectionTimeoutMillis });
  // The caller of a query gets the error there.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function queryFirst<Row extends pg.QueryResultRow>(
  client: pg.Client | undefined,
  query: pg.QueryConfig | string,
): Promise<Row | undefined> {
  return (await client?.query<Row>(query))?.rows[0];
}

async function endAll(clients: readonly pg.Client[]): Promise<void> {
  // The probe is over: an error at the end of a connection does not matter.
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
}
