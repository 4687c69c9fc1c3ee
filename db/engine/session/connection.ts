// The common interface of both databases: connections that run statements, and pools that lend them.

export type Mode = 'read' | 'write';

/** A statement for a driver. */
export interface DriverStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name under which PostgreSQL caches the plan. */
  readonly name?: string | undefined;
  /** The statement selects columns of tables: SQLite returns all rows as one JSON text. */
  readonly asText?: boolean | undefined;
  /** The write is recorded in the changes of the transaction: db/engine/changes/table.ts. */
  readonly isNoted?: boolean | undefined;
}

/** The result of a statement. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  /** The number of rows that it found or changed. */
  readonly count: number;
}

/** Runs statements; in a transaction, all on one connection. */
export type StatementRunner = (statement: DriverStatement) => Promise<StatementResult>;

/** A connection that one transaction at a time uses exclusively. */
export interface Connection {
  /** Rejects when the work must not run. */
  begin(mode: Mode): Promise<void>;
  run(statement: DriverStatement): Promise<StatementResult>;
  /** Throws CommitFailure when the writes may be lost. `last` runs right before, in the same message. */
  commit(mode: Mode, last?: DriverStatement): Promise<void>;
  /** Rolls back; a connection that fails to is not used again. */
  rollBack(because: unknown): Promise<void>;
  /**
   * Ends the running statement, which rejects with `because` or the error of the database. The connection is not used
   * again.
   */
  abandon(because: Error): void;
}

/** The current numbers of connections of a pool. */
export interface ConnectionUse {
  readonly most: number;
  readonly inUse: number;
  readonly free: number;
  /** Requests and jobs that wait for a connection. */
  readonly waiting: number;
}

export interface Pool {
  /** Lends a connection. Throws an error named TimeoutError when none is free in time. */
  connect(): Promise<Connection>;
  release(connection: Connection): void;
  use(): ConnectionUse;
  /** Waits for lent connections, and closes. */
  close(): Promise<void>;
}

/** No connection was free, or none could be opened, in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Returns the error of a driver with its statement in front, which distinguishes a refused delete from a refused
 * insert. Without values.
 */
export function prefixStatement<Thrown>(text: string, error: Thrown): Thrown {
  if (error instanceof Error) error.message = `${text} - ${error.message}`;
  return error;
}
