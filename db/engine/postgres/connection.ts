// One connection to PostgreSQL: what it sends goes out together, and how its transactions begin and end for certain.
import type { Socket } from 'node:net';
import type { Client, QueryArrayResult } from 'pg';
import { prefixStatement, type StatementResult, type Mode, type DriverStatement } from '../session/connection.ts';
import { isAborted, isOutdated, isStandby } from '../session/errors.ts';
import type { LentConnection } from '../session/pool.ts';
import { CommitFailure, sendRollback, UnconfirmedError } from '../session/transaction-end.ts';
import { AwaitedAnswers, createSilenceError } from './answers.ts';
import { rowsOf } from './values.ts';
import { isWatched, watchStatement, type StatementWatch } from '../session/watch.ts';

const BEGIN_STATEMENTS: Readonly<Record<Mode, string>> = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE',
};
const NO_VALUES: readonly unknown[] = [];

/** The answer, and the command that was carried out: PostgreSQL tells of a COMMIT that it was a ROLLBACK. */
interface CommandResult extends StatementResult {
  readonly command: string;
}

/** How often the connections of a pool had to be made anew. */
export interface Renewals {
  /** Their plans were for tables that have changed since. */
  outdated: number;
  /** The database does not answer there any more, or cannot be written to. */
  moved: number;
}

/** The begin of the transactions of a connection, and whether its statements keep their names. */
export interface ConnectionOptions {
  /** Commands that follow each begin; none where the session has the settings. */
  readonly localSettings?: string | undefined;
  readonly names: boolean;
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
}

/** PostgreSQL ended the wait for its standby: https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION */
const UNCONFIRMED_ROUTINE = 'SyncRepWaitForLSN';
const CLOSE_TIMEOUT_MS = 2_000;

/** A client, and the socket that it was given. */
interface Wire {
  readonly client: Client;
  readonly socket: Socket;
}

// Several statements in one text answer one after the other: the last one counts.
function toCommandResult(text: string, answer: QueryArrayResult<unknown[]>): CommandResult {
  const { rows, fields, rowCount, command } = [answer].flat().at(-1) ?? answer;
  return { rows: rowsOf(text, fields, rows), count: rowCount ?? 0, command };
}

export class PostgresConnection implements LentConnection {
  readonly #client: Client;
  /** The client sends on it. */
  readonly #socket: Socket;
  readonly #watch: StatementWatch | undefined;
  readonly #renewals: Renewals;
  readonly #manner: ConnectionOptions;
  readonly #awaited: AwaitedAnswers;
  /** The value of `#renewals` when it was made. */
  readonly #made: Readonly<Renewals>;
  #isBroken = false;
  #isUnconfirmed = false;
  /** The first error of the transaction. */
  #failed: Error | undefined;
  #isInside = false;
  /** The BEGIN of a read, which the first statement follows without waiting for the answer. */
  #begun: Promise<unknown> = Promise.resolve();
  /** The last statement that is about to be sent. */
  #sending: Promise<unknown> = Promise.resolve();

  constructor({ client, socket }: Wire, watch: StatementWatch, renewals: Renewals, manner: ConnectionOptions) {
    this.#client = client;
    this.#socket = socket;
    this.#manner = manner;
    this.#watch = isWatched(watch) ? watch : undefined;
    this.#renewals = renewals;
    this.#made = { ...renewals };
    this.#awaited = new AwaitedAnswers(manner.patience, () => {
      renewals.moved++;
      socket.destroy(createSilenceError());
    });
    client.on('notice', ({ routine }) => {
      if (routine === UNCONFIRMED_ROUTINE) this.#isUnconfirmed = true;
    });

    // The caller that waits for a statement hears of it there.
    client.on('error', () => {
      this.#isBroken = true;
    });
    client.on('end', () => {
      this.#isBroken = true;
    });
  }

  // All others of the pool may meet the same as this one.
  get isUsable(): boolean {
    const { outdated, moved } = this.#renewals;
    return !this.#isBroken && this.#made.outdated === outdated && this.#made.moved === moved;
  }

  // Where packets are dropped nobody says goodbye.
  async close(): Promise<void> {
    const impatient = setTimeout(() => this.#socket.destroy(), CLOSE_TIMEOUT_MS).unref();
    await this.#client.end();
    clearTimeout(impatient);
  }

  // A write must not run when its BEGIN failed. Results that were read outside of a transaction are thrown away in
  // `commit`.
  async begin(mode: Mode): Promise<void> {
    this.#failed = undefined;
    const sent = this.#control(this.#beginOf(mode));
    if (mode === 'write') await sent;
    this.#isInside = true;
    // The first statement fails because of it, and says so.
    sent.catch(() => undefined);
    this.#begun = sent;
  }

  // Where a session keeps no settings a single statement has a transaction too, which goes out together with it.
  run(sent: DriverStatement): Promise<StatementResult> {
    if (this.#isInside || this.#manner.localSettings === undefined) return this.#run(sent);
    this.#failed = undefined;
    // The statement fails because of it, and says so.
    this.#control(this.#beginOf('read')).catch(() => undefined);
    const answer = this.#run(sent);
    this.#end();
    return answer;
  }

  // A watched statement may wait, and later ones must not overtake it.
  #run(sent: DriverStatement): Promise<StatementResult> {
    const watch = this.#watch;
    if (watch === undefined) return this.#send(sent);
    const seen = this.#sending.then(() => watchStatement(watch, sent));
    // Its caller hears of it; the next one only waits.
    this.#sending = seen.catch(() => undefined);
    return seen.then(() => this.#send(sent));
  }

  // PostgreSQL answers COMMIT of a failed transaction with a cheerful ROLLBACK and no error.
  async commit(mode: Mode, last?: DriverStatement): Promise<void> {
    if (mode === 'read') {
      await this.#begun;
      this.#end();
      return;
    }

    // When it fails, COMMIT is answered so.
    if (last !== undefined) this.run(last).catch(() => undefined);
    this.#isInside = false;

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
    this.#isInside = false;
    if (!(await sendRollback(this.#control('ROLLBACK')))) this.#isBroken = true;
  }

  #beginOf(mode: Mode): string {
    const { localSettings } = this.#manner;
    return localSettings === undefined ? BEGIN_STATEMENTS[mode] : `${BEGIN_STATEMENTS[mode]}; ${localSettings}`;
  }

  // Nothing depends on its answer: the next transaction of this connection follows it.
  #end(): void {
    this.#isInside = false;
    this.#control('COMMIT').catch(() => {
      this.#isBroken = true;
    });
  }

  // PostgreSQL looks now and then whether its client is still there.
  abandon(because: Error): void {
    this.#isBroken = true;
    this.#socket.destroy(because);
  }

  #control(text: string): Promise<CommandResult> {
    return this.#run({ text, values: NO_VALUES }) as Promise<CommandResult>;
  }

  // A callback spares three promises for each statement.
  #send({ text, values, name }: DriverStatement): Promise<CommandResult> {
    this.#gather();
    this.#awaited.noteAsked();
    const kept = name !== undefined && this.#keepsNames ? name : undefined;
    const query = { text, values: values as unknown[], name: kept, rowMode: 'array' as const };
    return new Promise((resolve, reject) => {
      this.#client.query<unknown[]>(query, (error: Error | null, answer) => {
        this.#awaited.noteAnswered();
        if (error === null) resolve(toCommandResult(text, answer));
        else reject(this.#heeded(prefixStatement(text, error)));
      });
    });
  }

  #heeded(error: Error): Error {
    if (isOutdated(error)) this.#renewals.outdated++;
    if (isStandby(error)) this.#renewals.moved++;
    // Statements that went out together fail because of the first that did, which says why.
    if (isAborted(error) && this.#failed !== undefined) return this.#failed;
    return (this.#failed ??= error);
  }

  // A pooler keeps plans for longer than its clients keep connections: new ones would not help.
  get #keepsNames(): boolean {
    const { names, localSettings } = this.#manner;
    return names && (localSettings === undefined || this.#renewals.outdated === 0);
  }

  // The statements of one turn go out together: BEGIN with the first, COMMIT with those after it. Most of what a
  // statement costs this process is the way to the socket.
  #gather(): void {
    this.#socket.cork();
    process.nextTick(() => {
      this.#socket.uncork();
    });
  }
}
