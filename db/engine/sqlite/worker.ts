// Statistics and long lists on SQLite: connections in other processes, so that a long statement blocks no request and can be ended at any moment.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import Driver from 'better-sqlite3';
import { createProblem } from '../../../domain/values/problem.ts';
import {
  prefixStatement,
  type StatementResult as Result,
  type Pool,
  type DriverStatement,
} from '../session/connection.ts';
import { sendRollback } from '../session/transaction-end.ts';
import { isWatched, watchStatement, type StatementWatch } from '../session/watch.ts';
import { findProgramFile } from '../thread-file.ts';
import { poolOf, type LentConnection } from '../session/pool.ts';
import type { WorkerResponse, EndMessage, WorkerRequest } from './worker-process.ts';

const PROCESS = 'db/engine/sqlite/worker-process';
/** How long a process may take to start on a busy machine, in milliseconds; its first statement waits for it. */
const START_TIMEOUT_MS = 20_000;

/** A process with its own read-only connection, which runs one statement at a time. */
class SqliteWorker implements LentConnection {
  isUsable = true;
  #inTransaction = false;
  #begins = false;
  #starting = START_TIMEOUT_MS;
  #last: Promise<unknown> = Promise.resolve();
  #ending: Error | undefined;
  readonly #process: ChildProcess;
  readonly #watch: StatementWatch;
  readonly #timeout: number;
  readonly #tooLong: string;

  constructor(file: string, { watch, statementTimeout, tooLong }: WorkerPoolOptions) {
    const { path, execArgv } = findProgramFile(PROCESS);
    this.#process = fork(path, [file], {
      execArgv: [...process.execArgv, ...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#watch = watch;
    this.#timeout = statementTimeout;
    this.#tooLong = tooLong;

    const markUnusable = (): void => {
      this.isUsable = false;
    };

    this.#process.on('exit', markUnusable).on('error', markUnusable);
    // An idle process does not prevent the server from ending.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  // BEGIN is sent with the first statement, which determines the snapshot. That saves a round trip, most of the time of
  // a short statistic on a busy machine.
  begin(): Promise<void> {
    this.#begins = true;
    return Promise.resolve();
  }

  /** Runs statements in order: concurrent ones wait for each other. */
  async run(statement: DriverStatement): Promise<Result> {
    if (isWatched(this.#watch)) await watchStatement(this.#watch, statement);
    const result = this.#last.then(() => this.#ask(statement));
    // Its caller gets the error; the next statement only waits.
    this.#last = result.catch(() => undefined);
    return result;
  }

  // Without a response: the next statement is sent after it.
  commit(): Promise<void> {
    if (this.#inTransaction) this.#send('end');
    this.#inTransaction = false;
    return Promise.resolve();
  }

  async rollBack(): Promise<void> {
    if (!this.#inTransaction) return;
    if (!(await sendRollback(this.run({ text: 'ROLLBACK', values: [] })))) this.isUsable = false;
  }

  abandon(because: Error): void {
    this.#end(because);
  }

  async close(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#end(new Error('The database was closed.'));
    await exit;
  }

  // A thread cannot interrupt a statement of SQLite; a process that only reads can be killed at any point. The
  // statement rejects when the process has ended.
  #end(because: Error): void {
    this.isUsable = false;
    this.#ending ??= because;
    this.#process.kill('SIGKILL');
  }

  async #ask({ text, values, asText }: DriverStatement): Promise<Result> {
    const begins = this.#begins;
    this.#begins = false;
    const response = await this.#request({ text, values, asText, begins });
    this.#inTransaction = response.inTransaction;
    if ('error' in response)
      throw prefixStatement(text, new Driver.SqliteError(response.error.message, response.error.code));
    return response.found;
  }

  #request(question: WorkerRequest): Promise<WorkerResponse> {
    return new Promise<WorkerResponse>((resolve, reject) => {
      const handleResponse = (response: WorkerResponse): void => {
        this.#starting = 0;
        settle();
        resolve(response);
      };

      const handleEnd = (): void => {
        this.#inTransaction = false;
        this.isUsable = false;
        settle();
        reject(this.#ending ?? createProblem('ERR_UNAVAILABLE', 'The process of a connection ended: try again.'));
      };

      const timer = setTimeout(() => {
        this.#end(createProblem('ERR_UNAVAILABLE', this.#tooLong));
      }, this.#timeout + this.#starting);

      const settle = (): void => {
        clearTimeout(timer);
        this.#process.off('message', handleResponse).off('exit', handleEnd).off('error', handleEnd);
      };

      this.#process.on('message', handleResponse).on('exit', handleEnd).on('error', handleEnd);
      this.#send(question, handleEnd);
    });
  }

  #send(message: WorkerRequest | EndMessage, failed: () => void = () => undefined): void {
    this.#process.send(message, (error) => {
      if (error !== null) failed();
    });
  }
}

/** Options of a pool of processes; all times in milliseconds. */
interface WorkerPoolOptions {
  readonly connections: number;
  readonly watch: StatementWatch;
  readonly acquireTimeoutMs: number;
  /** The time-out of a statement, after which its process is killed. */
  readonly statementTimeout: number;
  /** The message of the error after that time-out. */
  readonly tooLong: string;
}

/** Opens a pool of processes that read the file; each is started on first use, and ends after half a minute idle. */
export function openWorkers(file: string, options: WorkerPoolOptions): Pool {
  return poolOf(() => Promise.resolve(new SqliteWorker(file, options)), options);
}
