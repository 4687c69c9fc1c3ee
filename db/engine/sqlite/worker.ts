// Statistics on SQLite: a Knex client whose connections are threads, so that a long query holds up nobody's request.
import { Worker } from 'node:worker_threads';
import Driver from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { problem } from '../../../domain/values/problem.ts';
import { Sqlite, type SqliteConfig } from './sqlite.ts';
import type { Result } from './connection.ts';
import { QUIET, type Watch } from '../session/watch.ts';
import { threadFile } from '../thread-file.ts';
import type { Answer, End, Question } from './worker-thread.ts';

interface WorkerConfig extends SqliteConfig {
  /** In milliseconds; the thread of a statement that takes longer is given up. */
  readonly statementTimeout: number;
}

const THREAD = threadFile('db/engine/sqlite/worker-thread');
/** How long a thread may take to start, on a busy machine; its first statement waits for it. */
const STARTING = 5_000;

type Found = Exclude<Answer, { error: unknown }>;

/** A thread with a read-only connection of its own. It answers one question at a time. */
class Thread {
  inTransaction = false;
  #begins = false;
  #starting = STARTING;
  #last: Promise<unknown> = Promise.resolve();
  __knex__disposed?: unknown;
  readonly #worker: Worker;
  readonly #timeout: number;

  constructor(file: string, timeout: number) {
    this.#worker = new Worker(THREAD, { workerData: { file } });
    this.#timeout = timeout;
    // Without a listener the failure of an idle thread would end the process.
    this.#worker.on('error', (error) => (this.__knex__disposed = error));
    // An idle thread keeps no process from ending.
    this.#worker.unref();
  }

  /** Begins a transaction with the next statement: nothing is to be seen before. */
  begin(): void {
    this.#begins = true;
  }

  /** Answers in the order of the questions: those that are asked at once wait for each other. */
  ask(sql: string, bindings: readonly unknown[]): Promise<Found> {
    const asked = this.#last.then(() => this.#ask(sql, bindings));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async #ask(sql: string, bindings: readonly unknown[]): Promise<Found> {
    const begins = this.#begins;
    this.#begins = false;
    const answer = await this.#answer({ sql, bindings, begins });
    this.inTransaction = answer.inTransaction;
    if ('error' in answer) throw new Driver.SqliteError(answer.error.message, answer.error.code);
    return answer;
  }

  /** Ends the transaction; nothing depends on the answer, and the next question comes after it. */
  exec(): void {
    this.inTransaction = false;
    this.#worker.postMessage('end' satisfies End);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #answer(question: Question): Promise<Answer> {
    const worker = this.#worker;
    return new Promise<Answer>((resolve, reject) => {
      const giveUp = (error: unknown): void => {
        this.inTransaction = false;
        this.__knex__disposed = error;
        settle();
        reject(error instanceof Error ? error : new Error('The statistics thread ended.'));
      };
      const answered = (answer: Answer): void => {
        this.#starting = 0;
        settle();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        giveUp(problem('ERR_UNAVAILABLE', 'These statistics take too long: request a shorter period.'));
        // The statement itself cannot be interrupted: the thread ends when it does.
        void worker.terminate();
      }, this.#timeout + this.#starting);
      const settle = (): void => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', giveUp).off('exit', giveUp);
      };
      worker.on('message', answered).on('error', giveUp).on('exit', giveUp);
      worker.postMessage(question);
    });
  }
}

class WorkerClient extends Sqlite {
  declare config: WorkerConfig;

  override acquireRawConnection(): Promise<Thread> {
    return Promise.resolve(new Thread(this.config.file, this.config.statementTimeout));
  }

  override destroyRawConnection(connection: Thread): Promise<void> {
    return connection.close();
  }

  // The way to the thread and back is taken once for each statement, and not for BEGIN and COMMIT: on a busy machine it is
  // what a short statistic waits for.
  override begin(connection: Thread): Promise<void> {
    connection.begin();
    return Promise.resolve();
  }

  override commit(connection: Thread): Promise<void> {
    if (connection.inTransaction) connection.exec();
    return Promise.resolve();
  }

  protected override async run(connection: Thread, sql: string, bindings: readonly unknown[]): Promise<Result> {
    return (await connection.ask(sql, bindings)).result;
  }
}

/** A pool of threads that read the file; each is started when first needed and ends when idle for half a minute. */
export function openWorkers(
  file: string,
  options: { connections: number; watch: Watch; acquireTimeout: number; statementTimeout: number },
): Knex {
  const config: WorkerConfig = {
    client: WorkerClient,
    connection: { filename: file },
    useNullAsDefault: true,
    compileSqlOnError: false,
    log: QUIET,
    acquireConnectionTimeout: options.acquireTimeout,
    pool: { min: 0, max: options.connections },
    file,
    readOnly: true,
    watch: options.watch,
    busyPatience: 0,
    statementTimeout: options.statementTimeout,
  };
  return knex(config);
}
