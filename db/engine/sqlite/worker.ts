// Statistics and long lists on SQLite: connections that are threads, so that a long query holds up nobody's request.
import { Worker } from 'node:worker_threads';
import Driver from 'better-sqlite3';
import { problem } from '../../../domain/values/problem.ts';
import { naming, type Answer as Result, type Pool, type Sent } from '../session/connection.ts';
import { rolledBack } from '../session/transaction-end.ts';
import { isWatched, watchStatement, type Watch } from '../session/watch.ts';
import { threadFile } from '../thread-file.ts';
import { poolOf, type Lent } from '../session/pool.ts';
import type { Answer, End, Question } from './worker-thread.ts';

const THREAD = threadFile('db/engine/sqlite/worker-thread');
/** How long a thread may take to start, on a busy machine; its first statement waits for it. */
const STARTING = 5_000;

/** A thread with a read-only connection of its own. It answers one question at a time. */
class Thread implements Lent {
  isUsable = true;
  #inTransaction = false;
  #begins = false;
  #starting = STARTING;
  #last: Promise<unknown> = Promise.resolve();
  readonly #worker: Worker;
  readonly #watch: Watch;
  readonly #timeout: number;
  readonly #tooLong: string;

  constructor(file: string, { watch, statementTimeout, tooLong }: WorkerOptions) {
    this.#worker = new Worker(THREAD, { workerData: { file } });
    this.#watch = watch;
    this.#timeout = statementTimeout;
    this.#tooLong = tooLong;
    // Without a listener the failure of an idle thread would end the process.
    this.#worker.on('error', () => (this.isUsable = false));
    // An idle thread keeps no process from ending.
    this.#worker.unref();
  }

  // The way to the thread and back is taken once for each statement, and not for BEGIN and COMMIT: on a busy machine it is
  // what a short statistic waits for. Nothing is to be seen before the first statement.
  begin(): Promise<void> {
    this.#begins = true;
    return Promise.resolve();
  }

  /** Answers in the order of the questions: those that are asked at once wait for each other. */
  async run(sent: Sent): Promise<Result> {
    if (isWatched(this.#watch)) await watchStatement(this.#watch, sent);
    const asked = this.#last.then(() => this.#ask(sent));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  // Nothing depends on the answer, and the next question comes after it.
  commit(): Promise<void> {
    if (this.#inTransaction) this.#worker.postMessage('end' satisfies End);
    this.#inTransaction = false;
    return Promise.resolve();
  }

  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    if (!(await rolledBack(this.run({ text: 'ROLLBACK', values: [] })))) this.isUsable = false;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  async #ask({ text, values }: Sent): Promise<Result> {
    const begins = this.#begins;
    this.#begins = false;
    const answer = await this.#answer({ text, values, begins });
    this.#inTransaction = answer.inTransaction;
    if ('error' in answer) throw naming(text, new Driver.SqliteError(answer.error.message, answer.error.code));
    return answer.found;
  }

  #answer(question: Question): Promise<Answer> {
    const worker = this.#worker;
    return new Promise<Answer>((resolve, reject) => {
      const giveUp = (error: unknown): void => {
        this.#inTransaction = false;
        this.isUsable = false;
        settle();
        reject(error instanceof Error ? error : new Error('The thread of a connection ended.'));
      };
      const answered = (answer: Answer): void => {
        this.#starting = 0;
        settle();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        giveUp(problem('ERR_UNAVAILABLE', this.#tooLong));
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

/** How threads are pooled; all times in milliseconds. */
interface WorkerOptions {
  readonly connections: number;
  readonly watch: Watch;
  readonly acquireTimeout: number;
  /** The thread of a statement that takes longer is given up. */
  readonly statementTimeout: number;
  /** The message to its caller. */
  readonly tooLong: string;
}

/** A pool of threads that read the file; each is started when first needed and ends when idle for half a minute. */
export function openWorkers(file: string, options: WorkerOptions): Pool {
  return poolOf(() => Promise.resolve(new Thread(file, options)), options);
}
