// Statistics and long lists on SQLite: connections that are processes, so that a long statement holds up nobody and can be ended at any moment.
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
/** How long a process may take to start, on a busy machine; its first statement waits for it. */
const START_TIMEOUT_MS = 20_000;

/** A process with a read-only connection of its own. It answers one question at a time. */
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
    // An idle one keeps no server from ending.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  // BEGIN goes with the first statement, before which nothing is to be seen. On a busy machine a short statistic waits for the
  // way to the process and back.
  begin(): Promise<void> {
    this.#begins = true;
    return Promise.resolve();
  }

  /** Answers in the order of the questions: those that are asked at once wait for each other. */
  async run(sent: DriverStatement): Promise<Result> {
    if (isWatched(this.#watch)) await watchStatement(this.#watch, sent);
    const asked = this.#last.then(() => this.#ask(sent));
    // Its caller hears of it; the next one only waits.
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  // Nothing depends on the answer, and the next question comes after it.
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
    const ended = once(this.#process, 'exit');
    this.#end(new Error('The database was closed.'));
    await ended;
  }

  // A thread cannot leave a statement of SQLite; a process that only reads can be killed at any point of it. The statement
  // rejects when nothing runs any more.
  #end(because: Error): void {
    this.isUsable = false;
    this.#ending ??= because;
    this.#process.kill('SIGKILL');
  }

  async #ask({ text, values, asText }: DriverStatement): Promise<Result> {
    const begins = this.#begins;
    this.#begins = false;
    const answer = await this.#answer({ text, values, asText, begins });
    this.#inTransaction = answer.inTransaction;
    if ('error' in answer) throw prefixStatement(text, new Driver.SqliteError(answer.error.message, answer.error.code));
    return answer.found;
  }

  #answer(question: WorkerRequest): Promise<WorkerResponse> {
    return new Promise<WorkerResponse>((resolve, reject) => {
      const handleAnswer = (answer: WorkerResponse): void => {
        this.#starting = 0;
        settle();
        resolve(answer);
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
        this.#process.off('message', handleAnswer).off('exit', handleEnd).off('error', handleEnd);
      };

      this.#process.on('message', handleAnswer).on('exit', handleEnd).on('error', handleEnd);
      this.#send(question, handleEnd);
    });
  }

  #send(message: WorkerRequest | EndMessage, failed: () => void = () => undefined): void {
    this.#process.send(message, (error) => {
      if (error !== null) failed();
    });
  }
}

/** How processes are pooled; all times in milliseconds. */
interface WorkerPoolOptions {
  readonly connections: number;
  readonly watch: StatementWatch;
  readonly acquireTimeout: number;
  /** The process of a statement that takes longer is ended. */
  readonly statementTimeout: number;
  /** The message to its caller. */
  readonly tooLong: string;
}

/** A pool of processes that read the file; each is started when first needed and ends when idle for half a minute. */
export function openWorkers(file: string, options: WorkerPoolOptions): Pool {
  return poolOf(() => Promise.resolve(new SqliteWorker(file, options)), options);
}
