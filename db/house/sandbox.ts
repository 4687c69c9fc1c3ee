// The sandbox: the moment at which its clock stands, and whether a database is one.
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

/** The moment at which the clock stands; null where the database is no sandbox. */
export async function momentOf(db: Reader): Promise<Instant | null> {
  return (await selectMoment(db))[0]?.moment ?? null;
}

/**
 * Throws UnusableDatabase when a sandbox would use a database that was used without it, or the other way round. Call it
 * before the database is migrated: it is looked at, and nothing in it changes.
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

const takeUp = defineCommand(() => 'update sandbox set starts = starts + 1');
const selectStart = defineStatement<SandboxStart>(() => 'select moment, seed, starts from sandbox');
const putSeed = defineCommand(() => 'update sandbox set seed = ?, starts = 0');

/**
 * Makes the database a sandbox, unless it is one; returns where its clock stands, and the seed of chance for this
 * start.
 */
export async function beginSandbox(db: Writer): Promise<{ readonly moment: Instant; readonly seed: string }> {
  await begin(db, SANDBOX_START);
  await takeUp(db);
  const [{ moment, seed, starts } = { moment: SANDBOX_START, seed: '', starts: 1 }] = await selectStart(db);
  return { moment, seed: seedOf(seed, starts) };
}

/** Stores the seed of a state that was put back; returns the seed of chance. */
export async function beginSeed(db: Writer, seed: string): Promise<string> {
  await putSeed(db, seed);
  return seedOf(seed, 0);
}

// A process that is started again does not draw what the one before has drawn.
function seedOf(seed: string, starts: number): string {
  return `${seed} ${String(starts)}`;
}

/** Something that was done because its moment had come; `object` is what it changed first. */
export interface FiredWork {
  readonly moment: Instant;
  readonly kind: string;
  readonly object: { readonly type: EventObject; readonly id: number } | null;
}

/** The result of moving the clock. */
export interface ClockAdvance {
  readonly from: Instant;
  readonly now: Instant;
  readonly fired: readonly FiredWork[];
  readonly fired_count: number;
}

const moveTo = defineCommand(() => 'update sandbox set moment = ?');
const store = defineCommand(() => 'update sandbox set moment = ?, outcome = ?');
const selectOutcome = defineStatement<{ outcome: ClockAdvance | null }>(() => 'select outcome from sandbox');

/** Stores where the clock stands while it moves. */
export async function storeMoment(db: Writer, moment: Instant): Promise<void> {
  await moveTo(db, moment);
}

/** Stores where the clock stands, and what fell due on the way. */
export async function storeAdvanced(db: Writer, advanced: ClockAdvance): Promise<void> {
  await store(db, advanced.now, JSON.stringify(advanced));
}

/** The result of the last move; undefined before the first one. */
export async function findLastAdvance(db: Reader): Promise<ClockAdvance | undefined> {
  return (await selectOutcome(db))[0]?.outcome ?? undefined;
}

/** The next moments at which rounds have something to do, as far as rows say so; null where none does. */
export interface NextDues {
  readonly bookings: Instant | null;
  readonly holds: Instant | null;
  readonly pending: Instant | null;
  /** 1 where something is not decided, and is asked after each hour. */
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

/** The next moments of rounds; payments and refunds that were asked for after `since` count. */
export async function duesOf(db: Reader, since: Instant): Promise<NextDues> {
  const [found] = await selectNextDues(db, since, since);
  if (found === undefined) throw new Error('Nothing answers when something is due.');
  return found;
}

/** The fixture that was put back last, and the clock. */
export interface SandboxState {
  readonly fixture: string | null;
  readonly now: Instant;
}

/** The state of the sandbox; undefined where the database is none. */
export async function stateOfSandbox(db: Reader): Promise<SandboxState | undefined> {
  return (await selectStoredState(db))[0];
}
