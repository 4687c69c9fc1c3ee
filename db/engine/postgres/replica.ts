// The replica of PostgreSQL: which reads it may serve at this moment, and when it is left out.
import type { Connection, Pool } from '../session/connection.ts';
import { translateError } from '../session/errors.ts';
import type { Reader } from '../session/reader.ts';
import {
  READ_PLACES,
  type Asker,
  type ReplicaResult,
  type ReadPlace,
  type ReadingThere,
  type Replica,
  type ReplicaState,
  type ReplicaStatus,
} from '../session/replica.ts';
import { createOnlyReader } from '../session/session.ts';
import { UnusableDatabase } from '../session/unusable.ts';
import { runWhileAwaited } from '../session/abandoned-reads.ts';
import { countOf, CachedTotals } from '../totals.ts';
import { MAX_AGE_MS } from './freshness.ts';
import { countBytesBetween, positionOf } from './position.ts';
import { readIdentity, type PrimaryPositions } from './primary-positions.ts';
import { awaitBriefly } from './brief-wait.ts';

/** How often an unavailable replica is checked again. */
const RECHECK_MS = 1_000;
/** After how long the work on an unavailable replica is given up. */
const GIVE_UP_MS = 10_000;
/** The code of PostgreSQL for a cancelled statement. */
const ENDED_CODE = '57014';

const POSITION_QUERY = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`;

export interface ReplicaParts {
  readonly positions: PrimaryPositions;
  readonly lists: Pool;
  readonly statistics: Pool;
  /** How long the query of its position may take, in milliseconds. */
  readonly positionTimeoutMs: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** A connection, and a position that every read on it has reached. */
interface ReplicaConnection {
  readonly connection: Connection;
  readonly position: string;
}

export class PostgresReplica implements Replica {
  readonly reads = new Map<ReadPlace, number>(READ_PLACES.map((place) => [place, 0]));
  readonly #parts: ReplicaParts;
  readonly #totals = new CachedTotals();
  readonly #listeners: ((state: ReplicaState) => void)[] = [];
  /** Connections that were verified to lead to a copy of this database. */
  readonly #copies = new WeakSet<Connection>();
  /** Functions that give up the work that runs there. */
  readonly #giveUps = new Set<() => void>();
  #state: ReplicaState = 'in use';
  #isForeign = false;
  #awaySince = 0;
  #checkedAt = -Infinity;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
  }

  get state(): ReplicaState {
    return this.#state;
  }

  async read<T>(
    asker: Asker,
    work: (db: Reader) => Promise<T>,
    { isStatistic, signal }: ReadingThere,
  ): Promise<ReplicaResult<T> | null> {
    const pool = isStatistic ? this.#parts.statistics : this.#parts.lists;
    const reached = await this.#findConnection(asker, pool);
    const result = reached === null ? null : await this.#run(reached, pool, work, signal);
    const place = result === null ? 'primary' : 'replica';
    this.reads.set(place, (this.reads.get(place) ?? 0) + 1);
    return result;
  }

  noteWrite(by: string): Promise<string | null> {
    return this.#parts.positions.noteWrite(by);
  }

  async readStatus(): Promise<ReplicaStatus> {
    if (!this.#isOut) return this.#check();
    this.#recheckIfDue();
    return { state: this.#state, behind_bytes: null, behind_seconds: null };
  }

  async assertCopy(): Promise<void> {
    await this.readStatus();
    if (!this.#isForeign) return;
    const remedy = 'name a streaming replica of it, or leave DATABASE_READ_URL out.';
    throw new UnusableDatabase(`DATABASE_READ_URL names no copy of the database in DATABASE_URL: ${remedy}`);
  }

  onChange(listener: (state: ReplicaState) => void): void {
    this.#listeners.push(listener);
  }

  get #isOut(): boolean {
    return this.#state === 'away' || this.#state === 'no replica';
  }

  /** Returns a connection with every write that this caller must see; null where there is none now. */
  async #findConnection(asker: Asker, pool: Pool): Promise<ReplicaConnection | null> {
    if (this.#isOut) {
      this.#recheckIfDue();
      return null;
    }

    // When the primary does not respond, the read is sent there and fails with its error.
    const demand = await this.#parts.positions.findDemand(asker).catch(() => null);
    if (demand === null) return null;

    const reached = await this.#connect(pool, demand.identity);
    if (reached === null) return null;

    const { connection, position } = reached;
    // The transaction begins later, and so sees at least this position.
    if (this.#updateState(position, demand.current) && position >= demand.least) return reached;

    pool.release(connection);
    return null;
  }

  async #run<T>(
    { connection, position }: ReplicaConnection,
    pool: Pool,
    work: (db: Reader) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<ReplicaResult<T> | null> {
    let giveUp = (): void => undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        const why = new Error('The replica does not answer any more.');
        connection.abandon(why);
        reject(why);
      };
    });

    this.#giveUps.add(giveUp);
    const lending = { connect: () => Promise.resolve(connection), release: () => undefined };
    try {
      const reading = runWhileAwaited(
        lending,
        (run) => work(this.#readerOn(createOnlyReader('postgres', run))),
        signal,
      );
      return { value: await Promise.race([reading, lost]), position };
    } catch (error) {
      if (signal?.aborted === true || isEnded(error)) throw translateError(error);
      return null;
    } finally {
      this.#giveUps.delete(giveUp);
      pool.release(connection);
    }
  }

  #readerOn(here: Reader): Reader {
    return {
      ...here,
      isCopy: true,
      total: (question) => this.#totals.findTotal(question, () => countOf(here, question)),
    };
  }

  #recheckIfDue(): void {
    if (this.#parts.now() - this.#checkedAt >= RECHECK_MS) void this.#check();
  }

  async #check(): Promise<ReplicaStatus> {
    this.#checkedAt = this.#parts.now();
    const { positions, lists, now } = this.#parts;

    // Without the position of the primary, the lag is unknown.
    const demand = await positions.findDemand(null).catch(() => null);
    const reached = demand === null ? null : await this.#connect(lists, demand.identity);
    if (demand === null || reached === null) return { state: this.#state, behind_bytes: null, behind_seconds: null };

    lists.release(reached.connection);
    const { position } = reached;
    this.#updateState(position, demand.current);

    return {
      state: this.#state,
      behind_bytes: countBytesBetween(position, demand.current),
      behind_seconds: Math.round(positions.freshness.measureLag(position, now())) / 1000,
    };
  }

  /** Returns a connection and its position; null when the replica does not respond, or is no replica. */
  async #connect(pool: Pool, identity: string): Promise<ReplicaConnection | null> {
    let connection: Connection | undefined;
    try {
      connection = await pool.connect();
      const position = await awaitBriefly(this.#positionOn(connection, identity), this.#parts.positionTimeoutMs);
      if (typeof position === 'string') return { connection, position };
      if (position === null) this.#setState('no replica');
      else this.#noteFailure();
    } catch {
      // When all connections are lent, the replica is busy and not away.
      const { inUse, most } = pool.use();
      if (connection !== undefined || inUse < most) this.#noteFailure();
    }

    if (connection === undefined) return null;

    connection.abandon(new Error('The replica is left out.'));
    pool.release(connection);
    return null;
  }

  /** Returns the replayed position; null for a server that is no replica of this database. */
  async #positionOn(connection: Connection, identity: string): Promise<string | null> {
    if (!this.#copies.has(connection)) {
      this.#isForeign = (await readIdentity((statement) => connection.run(statement))) !== identity;
      if (this.#isForeign) return null;
      this.#copies.add(connection);
    }
    const { rows } = await connection.run({ text: POSITION_QUERY, values: [] });
    const [row] = rows as { readonly position: string | null }[];
    return row?.position == null ? null : positionOf(row.position);
  }

  /**
   * Returns whether it has every commit that is older than two seconds, and updates the state. False when no recent
   * position of the primary is known.
   */
  #updateState(position: string, current: string): boolean {
    const { positions, now } = this.#parts;
    const { freshness } = positions;
    const isFresh = position >= current || freshness.isFresh(position, now());
    if (isFresh) this.#setState('in use');
    else if (this.#state !== 'in use' || freshness.measureLag(position, now()) > MAX_AGE_MS) this.#setState('behind');
    return isFresh;
  }

  #noteFailure(): void {
    const now = this.#parts.now();
    this.#checkedAt = now;
    if (this.#state !== 'away') this.#awaySince = now;
    else if (now - this.#awaySince >= GIVE_UP_MS) for (const giveUp of this.#giveUps) giveUp();
    this.#setState('away');
  }

  #setState(state: ReplicaState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}

/** Returns whether a statement was cancelled. It would take as long on the primary, so it is not repeated there. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ENDED_CODE;
}
