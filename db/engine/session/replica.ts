// The interface of a replica of the database, which may lag: reads for callers, and its status for operators.
import type { Reader } from './reader.ts';

/** The account that reads, and the writes that it must see. */
export interface Asker {
  /** The name under which its writes are recorded. */
  readonly by: string;
  /** The position in the response to its last write, which the client sends back; null without one. */
  readonly after: string | null;
}

/**
 * In use: it has every commit older than two seconds. Behind: it lags more. Away: it does not respond. No replica:
 * another database, or a promoted one.
 */
export const REPLICA_STATES = ['in use', 'behind', 'away', 'no replica'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

export interface ReplicaStatus {
  readonly state: ReplicaState;
  /** The length of the primary's log that it has not replayed yet; null where unknown. */
  readonly behind_bytes: number | null;
  /** For how long a commit has been missing there, as far as observed; null where unknown. */
  readonly behind_seconds: number | null;
}

/** The servers of reads that the replica could serve. */
export const READ_PLACES = ['replica', 'primary'] as const;
export type ReadPlace = (typeof READ_PLACES)[number];

export type ReplicaListener = (state: ReplicaState) => void;

/** The result of work on the replica. */
export interface ReplicaResult<T> {
  readonly value: T;
  /** The read saw every commit up to this position. */
  readonly position: string;
}

export interface Replica {
  /** The last known state. */
  readonly state: ReplicaState;
  /** The number of reads of this process, by server. */
  readonly reads: ReadonlyMap<ReadPlace, number>;
  /**
   * Runs `work` on the replica, in a transaction that only reads. Returns null when the primary must serve the read:
   * the replica lacks writes that this caller must see, or the work failed there. Throws when the caller has
   * disconnected or a statement timed out.
   */
  read<T>(asker: Asker, work: (db: Reader) => Promise<T>, how: ReadingThere): Promise<ReplicaResult<T> | null>;
  /**
   * Records that an account has written, and returns a position that includes the write. Call it after the commit and
   * before the response. Null where the position is unknown; never rejects.
   */
  noteWrite(by: string): Promise<string | null>;
  /** Measures its lag. An unavailable replica is checked in the background instead. Never rejects. */
  readStatus(): Promise<ReplicaStatus>;
  /** Throws UnusableDatabase when it responds and is no copy of this database. */
  assertCopy(): Promise<void>;
  /** Calls `listener` whenever its state changes. */
  onChange(listener: (state: ReplicaState) => void): void;
}

export interface ReadingThere {
  /** Long queries have connections of their own. */
  readonly isStatistic: boolean;
  /** Aborts when the client has disconnected. */
  readonly signal?: AbortSignal | undefined;
}
