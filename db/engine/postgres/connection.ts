// One connection to PostgreSQL: it batches what it sends, and confirms how its transactions begin and end.
import type { Socket } from 'node:net';
import type { Client, QueryArrayResult } from 'pg';
import { prefixStatement, type StatementResult, type Mode, type DriverStatement } from '../session/connection.ts';
import { isOutdated, isStandby } from '../session/errors.ts';
import type { LentConnection } from '../session/pool.ts';
import { CommitFailure, sendRollback, UnconfirmedError } from '../session/transaction-end.ts';
import { createMissingResponseError, ResponseTimeout } from './missing-responses.ts';
import { rowsOf } from './values.ts';
import { isWatched, watchStatement, type StatementWatch } from '../session/watch.ts';

const BEGIN_STATEMENTS: Readonly<Record<Mode, string>> = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE',
};
const NO_VALUES: readonly unknown[] = [];

/** The result, and the executed command: PostgreSQL reports a COMMIT of a failed transaction as ROLLBACK. */
interface CommandResult extends StatementResult {
  readonly command: string;
}

/** How often the connections of a pool had to be replaced. */
export interface Renewals {
  /** Because a change of a table made prepared plans outdated. */
  outdated: number;
  /** Because the primary moved: the server no longer responds, or is a standby. */
  moved: number;
}

/** How the transactions of a connection begin, and whether its statements are named. */
export interface ConnectionOptions {
  /** Commands that follow each BEGIN; undefined where the session has the settings. */
  readonly localSettings?: string | undefined;
  readonly names: boolean;
  /** How long a response may take, in milliseconds. */
  readonly responseTimeoutMs: number;
}

/**
 * The routine of PostgreSQL's warning that the wait for a standby was cancelled:
 * https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION
 */
const UNCONFIRMED_ROUTINE = 'SyncRepWaitForLSN';
const CLOSE_TIMEOUT_MS = 2_000;

/** A client and its socket. */
interface Wire {
  readonly client: Client;
  readonly socket: Socket;
}

// Several statements in one text have a result each: the last one counts.
function toCommandResult(text: string, result: QueryArrayResult<unknown[]>): CommandResult {
  const { rows, fields, rowCount, command } = [result].flat().at(-1) ?? result;
  return { rows: rowsOf(text, fields, rows), count: rowCount ?? 0, command };
}

export class PostgresConnection implements LentConnection {
  readonly #client: Client;
  readonly #socket: Socket;
  readonly #watch: StatementWatch | undefined;
  readonly #renewals: Renewals;
  readonly #options: ConnectionOptions;
  readonly #responses: ResponseTimeout;
  readonly #renewalsAtStart: Readonly<Renewals>;
  #isBroken = false;
  #isUnconfirmed = false;
  /** The first error of the transaction, or of the single statement. */
  #firstError: Error | undefined;
  #isInTransaction = false;
  /** The response to the BEGIN of a read; the first statement is sent without waiting for it. */
  #beginResponse: Promise<unknown> = Promise.resolve();
  /** The last statement that waits to be sent. */
  #sending: Promise<unknown> = Promise.resolve();

  constructor({ client, socket }: Wire, watch: StatementWatch, renewals: Renewals, options: ConnectionOptions) {
    this.#client = client;
    this.#socket = socket;
    this.#options = options;
    this.#watch = isWatched(watch) ? watch : undefined;
    this.#renewals = renewals;
    this.#renewalsAtStart = { ...renewals };
    this.#responses = new ResponseTimeout(options.responseTimeoutMs, () => {
      renewals.moved++;
      socket.destroy(createMissingResponseError());
    });
    client.on('notice', ({ routine }) => {
      if (routine === UNCONFIRMED_ROUTINE) this.#isUnconfirmed = true;
    });

    // The caller of a statement gets the error there.
    client.on('error', () => {
      this.#isBroken = true;
    });
    client.on('end', () => {
      this.#isBroken = true;
    });
  }

  // The reason to replace one connection of the pool may apply to all of them.
  get isUsable(): boolean {
    const { outdated, moved } = this.#renewals;
    return !this.#isBroken && this.#renewalsAtStart.outdated === outdated && this.#renewalsAtStart.moved === moved;
  }

  // A network that drops packets never confirms the end.
  async close(): Promise<void> {
    const impatient = setTimeout(() => this.#socket.destroy(), CLOSE_TIMEOUT_MS).unref();
    await this.#client.end();
    clearTimeout(impatient);
  }

  // A write must not run when its BEGIN failed, so it waits. A read does not wait: `commit` rejects when BEGIN failed,
  // so that its results are discarded.
  async begin(mode: Mode): Promise<void> {
    this.#firstError = undefined;
    const response = this.#control(this.#beginOf(mode));
    if (mode === 'write') await response;
    this.#isInTransaction = true;
    // The first statement fails with the same error.
    response.catch(() => undefined);
    this.#beginResponse = response;
  }

  // Only reads run outside a transaction (db/engine/session/one-statement.ts). Where a session preserves no settings, such
  // a read gets a transaction too, which is sent together with it.
  run(statement: DriverStatement): Promise<StatementResult> {
    if (this.#isInTransaction) return this.#run(statement);

    this.#firstError = undefined;
    if (this.#options.localSettings === undefined) return this.#run(statement);

    // The statement fails with the same error.
    this.#control(this.#beginOf('read')).catch(() => undefined);
    const result = this.#run(statement);
    this.#end();
    return result;
  }

  // PostgreSQL responds to COMMIT of a failed transaction with ROLLBACK and no error.
  async commit(mode: Mode, last?: DriverStatement): Promise<void> {
    if (mode === 'read') {
      await this.#beginResponse;
      this.#end();
      return;
    }

    // When it fails, the response to COMMIT shows it.
    if (last !== undefined) this.run(last).catch(() => undefined);
    this.#isInTransaction = false;

    const { command } = await this.#control('COMMIT').catch((error: unknown) => {
      throw new CommitFailure(error);
    });
    if (command === 'ROLLBACK')
      throw new CommitFailure(new Error('A statement failed and its error was swallowed: nothing was committed.'));
    if (!this.#isUnconfirmed) return;

    this.#isUnconfirmed = false;
    throw new CommitFailure(new UnconfirmedError());
  }

  async rollBack(): Promise<void> {
    this.#isInTransaction = false;
    if (!(await sendRollback(this.#control('ROLLBACK')))) this.#isBroken = true;
  }

  // PostgreSQL checks periodically whether its client is connected, and ends the statement.
  abandon(because: Error): void {
    this.#isBroken = true;
    this.#socket.destroy(because);
  }

  // A watched statement may wait, and later ones must not overtake it.
  #run(statement: DriverStatement): Promise<StatementResult> {
    const watch = this.#watch;
    if (watch === undefined) return this.#send(statement);
    const watching = this.#sending.then(() => watchStatement(watch, statement));
    // Its caller gets the error; the next statement only waits.
    this.#sending = watching.catch(() => undefined);
    return watching.then(() => this.#send(statement));
  }

  #beginOf(mode: Mode): string {
    const { localSettings } = this.#options;
    return localSettings === undefined ? BEGIN_STATEMENTS[mode] : `${BEGIN_STATEMENTS[mode]}; ${localSettings}`;
  }

  // Not awaited: the next transaction of this connection is sent after it.
  #end(): void {
    this.#isInTransaction = false;
    this.#control('COMMIT').catch(() => {
      this.#isBroken = true;
    });
  }

  #control(text: string): Promise<CommandResult> {
    return this.#run({ text, values: NO_VALUES }) as Promise<CommandResult>;
  }

  // A callback saves three promises for each statement.
  #send({ text, values, name }: DriverStatement): Promise<CommandResult> {
    this.#corkUntilNextTick();
    this.#responses.noteSent();
    const preparedName = name !== undefined && this.#keepsNames ? name : undefined;
    const query = { text, values: values as unknown[], name: preparedName, rowMode: 'array' as const };
    return new Promise((resolve, reject) => {
      this.#client.query<unknown[]>(query, (error: Error | null, result) => {
        this.#responses.noteReceived();
        if (error === null) resolve(toCommandResult(text, result));
        else reject(this.#noteFailure(prefixStatement(text, error)));
      });
    });
  }

  /** Counts an error that asks for new connections. Returns the error to report: the first one of the transaction. */
  #noteFailure(error: Error): Error {
    if (isOutdated(error)) this.#renewals.outdated++;
    if (isStandby(error)) this.#renewals.moved++;
    // Statements that were sent together fail because of the first failure, whose error explains theirs.
    this.#firstError ??= error;
    return this.#firstError;
  }

  // A pooler's plans outlive the connections of its clients: replacing these would not help.
  get #keepsNames(): boolean {
    const { names, localSettings } = this.#options;
    return names && (localSettings === undefined || this.#renewals.outdated === 0);
  }

  // Statements of one tick are sent in one write: BEGIN with the first, COMMIT with the last. Writing to the socket is
  // most of the cost of a statement for this process.
  #corkUntilNextTick(): void {
    this.#socket.cork();
    process.nextTick(() => {
      this.#socket.uncork();
    });
  }
}
