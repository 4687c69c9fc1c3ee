// A replica of the database, which may be a little behind: what is read there, for whom, and what operators are told of it.
import type { Reader } from './reader.ts';

/** Somebody who reads, and what they must be told of. */
export interface Asker {
  /** The name under which their writes are noted. */
  readonly by: string;
  /** The position that the answer to a write gave them; null where they bring none. */
  readonly after: string | null;
}

/**
 * In use: it has everything of two seconds ago. Behind: it has not. Away: it does not answer. No replica: another database,
 * or one that has been promoted.
 */
export const REPLICA_STATES = ['in use', 'behind', 'away', 'no replica'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

export interface ReplicaStatus {
  readonly state: ReplicaState;
  /** How much of the primary's log it has not replayed yet; null where nobody knows. */
  readonly behind_bytes: number | null;
  /** For how long something has been missing there, as far as anybody has looked; null where nobody knows. */
  readonly behind_seconds: number | null;
}

/** Where a read was answered that could be answered by the replica. */
export const READ_PLACES = ['replica', 'primary'] as const;
export type ReadPlace = (typeof READ_PLACES)[number];

export type ReplicaListener = (state: ReplicaState) => void;

/** The result of work on the replica. */
export interface ReplicaResult<T> {
  readonly value: T;
  /** Everything up to it was there to be seen. */
  readonly position: string;
}

export interface Replica {
  /** The state that is known without asking it. */
  readonly state: ReplicaState;
  /** How many reads were answered where, in this process. */
  readonly reads: ReadonlyMap<ReadPlace, number>;
  /**
   * Runs `work` in a transaction there that only reads. Returns null when the primary has to be asked instead: the
   * replica lacks what this asker must be told, or the work failed there. Throws when the asker is gone or a statement
   * took too long.
   */
  read<T>(asker: Asker, work: (db: Reader) => Promise<T>, how: ReadingThere): Promise<ReplicaResult<T> | null>;
  /**
   * Notes that somebody has written, and returns the position that has it: after the commit, before they are answered.
   * Null where nobody knows; rejects never.
   */
  noteWrite(by: string): Promise<string | null>;
  /** Looks how far it is, unless it is away: then that is looked into meanwhile. Rejects never. */
  readStatus(): Promise<ReplicaStatus>;
  /** Throws UnusableDatabase when it answers and is no copy of this database. */
  assertCopy(): Promise<void>;
  /** Calls `listener` whenever its state changes. */
  onChange(listener: (state: ReplicaState) => void): void;
}

export interface ReadingThere {
  /** Long queries have connections of their own. */
  readonly isStatistic: boolean;
  /** Aborts when nobody waits any more. */
  readonly gone?: AbortSignal | undefined;
}
