// The common interface of both databases: connections that run statements, and pools that lend them.

export type Mode = 'read' | 'write';

/** A statement as its driver takes it. */
export interface DriverStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** PostgreSQL keeps the plan of a statement by its name. */
  readonly name?: string | undefined;
  /** The statement selects columns of tables: SQLite answers all their rows as one text. */
  readonly asText?: boolean | undefined;
  /** The write is in the notes of the transaction: db/engine/changes/table.ts. */
  readonly noted?: boolean | undefined;
}

/** The answer to a statement. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  /** How many rows it found or changed. */
  readonly count: number;
}

/** Runs statements: in a transaction, one connection for all of them. */
export type StatementRunner = (sent: DriverStatement) => Promise<StatementResult>;

/** A connection that one transaction at a time has for itself. */
export interface Connection {
  /** Rejects when the work must not run. */
  begin(mode: Mode): Promise<void>;
  run(sent: DriverStatement): Promise<StatementResult>;
  /** Throws CommitFailure when what was written may not be there. `last` is run right before, in the same breath. */
  commit(mode: Mode, last?: DriverStatement): Promise<void>;
  /** Undoes what was done; a connection that does not take it is not used again. */
  rollBack(because: unknown): Promise<void>;
  /**
   * Ends the statement under way, which rejects: with `because`, or with what the database says of it. The connection is not
   * used again.
   */
  abandon(because: Error): void;
}

/** How many connections a pool has at this moment. */
export interface ConnectionUse {
  readonly most: number;
  readonly used: number;
  readonly free: number;
  /** Requests and jobs that wait for one. */
  readonly waiting: number;
}

export interface Pool {
  /** Lends a connection. Throws an error named TimeoutError when none comes free in time. */
  connect(): Promise<Connection>;
  release(connection: Connection): void;
  use(): ConnectionUse;
  /** Waits for what is lent, and closes. */
  close(): Promise<void>;
}

/** No connection came free, or none could be made, in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The error of a driver with the statement in front: it tells a refused delete from a refused insert. Values stay out. */
export function prefixStatement<Thrown>(text: string, error: Thrown): Thrown {
  if (error instanceof Error) error.message = `${text} - ${error.message}`;
  return error;
}
