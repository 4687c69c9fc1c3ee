// The sandbox: the moment of its clock, and whether a database is a sandbox.
import { SANDBOX_START } from '../../domain/house/sandbox.ts';
import type { EventObject } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Database, Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { UnusableDatabase } from '../engine/session/unusable.ts';

declareConstraints('sandbox', { unique: { sandbox_pkey: 'never' } });

const selectTables = defineStatement<{ name: string }>((dialect) =>
  dialect === 'postgres'
    ? "select tablename as name from pg_tables where schemaname = current_schema() and tablename in ('users', 'sandbox')"
    : "select name from sqlite_master where type = 'table' and name in ('users', 'sandbox')",
);
const selectAnyUser = defineStatement<{ id: number }>(() => 'select id from users limit 1');
const selectMoment = defineStatement<{ moment: Instant }>(() => 'select moment from sandbox');
const selectStoredState = defineStatement<SandboxState>(() => 'select fixture, moment as now from sandbox');
const begin = defineCommand(() => 'insert into sandbox (id, moment) values (1, ?) on conflict (id) do nothing');

/** Returns the moment of the clock; null where the database is no sandbox. */
export async function momentOf(db: Reader): Promise<Instant | null> {
  return (await selectMoment(db))[0]?.moment ?? null;
}

/**
 * Throws UnusableDatabase when a sandbox would use a production database, or the reverse. Call it before the
 * migrations. Changes nothing.
 */
export async function assertUnmixed(database: Database, isSandbox: boolean): Promise<void> {
  const [isUsed, wasSandbox] = await database.read(async (db) => {
    const names = new Set((await selectTables(db)).map(({ name }) => name));
    return [
      names.has('users') && (await selectAnyUser(db)).length > 0,
      names.has('sandbox') && (await momentOf(db)) !== null,
    ] as const;
  });
  if (isSandbox && isUsed && !wasSandbox)
    throw new UnusableDatabase(
      'This database was used without SANDBOX=yes, and a sandbox would change what is in it: name an empty one in DATABASE_URL, or leave out SANDBOX.',
    );

  if (!isSandbox && wasSandbox)
    throw new UnusableDatabase('This database is a sandbox: set SANDBOX=yes, or name another one in DATABASE_URL.');
}

interface SandboxStart {
  readonly moment: Instant;
  readonly seed: string;
  readonly starts: number;
}

const countStart = defineCommand(() => 'update sandbox set starts = starts + 1');
const selectStart = defineStatement<SandboxStart>(() => 'select moment, seed, starts from sandbox');
const putSeed = defineCommand(() => 'update sandbox set seed = ?, starts = 0');

/**
 * Marks the database as a sandbox, unless it is one; returns the moment of its clock, and the seed of chance for this
 * start.
 */
export async function beginSandbox(db: Writer): Promise<{ readonly moment: Instant; readonly seed: string }> {
  await begin(db, SANDBOX_START);
  await countStart(db);
  const [{ moment, seed, starts } = { moment: SANDBOX_START, seed: '', starts: 1 }] = await selectStart(db);
  return { moment, seed: seedOf(seed, starts) };
}

/** Stores the seed of a state that was put back; returns the seed of chance. */
export async function beginSeed(db: Writer, seed: string): Promise<string> {
  await putSeed(db, seed);
  return seedOf(seed, 0);
}

// A restarted process must not repeat the random values of the previous one.
function seedOf(seed: string, starts: number): string {
  return `${seed} ${String(starts)}`;
}

/** A job that ran because it was due; `object` is the first object that it changed. */
export interface FiredWork {
  readonly moment: Instant;
  readonly kind: string;
  readonly object: { readonly type: EventObject; readonly id: number } | null;
}

/** The result of advancing the clock. */
export interface ClockAdvance {
  readonly from: Instant;
  readonly now: Instant;
  readonly fired: readonly FiredWork[];
  readonly fired_count: number;
}

const moveTo = defineCommand(() => 'update sandbox set moment = ?');
const store = defineCommand(() => 'update sandbox set moment = ?, outcome = ?');
const selectOutcome = defineStatement<{ outcome: ClockAdvance | null }>(() => 'select outcome from sandbox');

/** Stores the moment of the clock while it advances. */
export async function storeMoment(db: Writer, moment: Instant): Promise<void> {
  await moveTo(db, moment);
}

/** Stores the moment of the clock, and the jobs that became due on the way. */
export async function storeAdvanced(db: Writer, advanced: ClockAdvance): Promise<void> {
  await store(db, advanced.now, JSON.stringify(advanced));
}

/** Returns the result of the last advance; undefined before the first one. */
export async function findLastAdvance(db: Reader): Promise<ClockAdvance | undefined> {
  return (await selectOutcome(db))[0]?.outcome ?? undefined;
}

/** The next moments at which scheduled jobs have work, by their rows; null where they have none. */
export interface NextDues {
  readonly bookings: Instant | null;
  readonly holds: Instant | null;
  readonly pending: Instant | null;
  /** 1 where a payment or refund is undecided and must be polled each hour; otherwise 0. */
  readonly payments: number;
  readonly refunds: number;
  readonly sendings: number;
  readonly changes: number;
}

const isThere = (name: string, table: string, where: string): string =>
  `(select count(*) from (select 1 from ${table} where ${where} limit 1) as found) as ${name}`;
const selectNextDues = defineStatement<NextDues>(
  () => `select (select min(moves_at) from bookings) as bookings,
    (select min(hold_until) from online_payments where released_at is null and status <> 'paid') as holds,
    (select min(expires_at) from pending_bookings) as pending,
    ${isThere('payments', 'online_payments', "status <> 'paid' and provider_id is not null and created_at > ?")},
    ${isThere('refunds', 'online_refunds', "status in ('requested', 'pending') and created_at > ?")},
    ${isThere('sendings', 'peppol_sendings', "status in ('queued', 'sent')")},
    ${isThere('changes', 'vat_changes', 'finished_at is null')}`,
);

/** Returns the next moments of scheduled jobs; payments and refunds that were requested after `since` count. */
export async function duesOf(db: Reader, since: Instant): Promise<NextDues> {
  const [dues] = await selectNextDues(db, since, since);
  if (dues === undefined) throw new Error('Nothing answers when something is due.');
  return dues;
}

/** The last fixture, and the clock. */
export interface SandboxState {
  readonly fixture: string | null;
  readonly now: Instant;
}

/** Returns the state of the sandbox; undefined where the database is none. */
export async function stateOfSandbox(db: Reader): Promise<SandboxState | undefined> {
  return (await selectStoredState(db))[0];
}
