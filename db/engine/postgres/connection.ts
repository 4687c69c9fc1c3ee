// One connection to PostgreSQL: what it sends goes out together, and how its transactions begin and end for certain.
import type { Client, QueryResult } from 'pg';
import { naming, type Answer, type Mode, type Sent } from '../session/connection.ts';
import { isOutdated } from '../session/errors.ts';
import type { Lent } from '../session/pool.ts';
import { CommitFailure, rolledBack } from '../session/transaction-end.ts';
import { cancelStatement } from './cancelling.ts';
import { isWatched, watchStatement, type Watch } from '../session/watch.ts';

const BEGIN: Readonly<Record<Mode, string>> = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE',
};
const NO_VALUES: readonly unknown[] = [];

/** How often the connections of a pool had to be made anew, because their plans were for tables that have changed since. */
export interface Plans {
  outdated: number;
}

/** The begin of the transactions of a connection, and whether its statements keep their names. */
export interface Manner {
  /** Commands that follow each begin; none where the session has the settings. */
  readonly localSettings?: string | undefined;
  readonly names: boolean;
}

export class PostgresConnection implements Lent {
  readonly #client: Client;
  readonly #watch: Watch | undefined;
  readonly #plans: Plans;
  readonly #manner: Manner;
  /** The value of `#plans` when it was made. */
  readonly #made: number;
  #isBroken = false;
  #isInside = false;
  /** The BEGIN of a read, which the first statement follows without waiting for the answer. */
  #begun: Promise<unknown> = Promise.resolve();
  /** The last statement that is about to be sent. */
  #sending: Promise<unknown> = Promise.resolve();

  constructor(client: Client, watch: Watch, plans: Plans, manner: Manner) {
    this.#client = client;
    this.#manner = manner;
    this.#watch = isWatched(watch) ? watch : undefined;
    this.#plans = plans;
    this.#made = plans.outdated;
    // The caller that waits for a statement hears of it there.
    client.on('error', () => (this.#isBroken = true));
    client.on('end', () => (this.#isBroken = true));
  }

  // When one has outdated plans, those of all others of the pool may be outdated as well.
  get isUsable(): boolean {
    return !this.#isBroken && this.#made === this.#plans.outdated;
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  // A write must not run when its BEGIN failed. Results that were read outside of a transaction are thrown away in
  // `commit`.
  async begin(mode: Mode): Promise<void> {
    const sent = this.#control(this.#beginOf(mode));
    if (mode === 'write') await sent;
    this.#isInside = true;
    sent.catch(() => undefined);
    this.#begun = sent;
  }

  // Where a session keeps no settings a single statement has a transaction too, which goes out together with it.
  run(sent: Sent): Promise<Answer> {
    if (this.#isInside || this.#manner.localSettings === undefined) return this.#run(sent);
    this.#control(this.#beginOf('read')).catch(() => undefined);
    const answer = this.#run(sent);
    this.#end();
    return answer;
  }

  // A watched statement may wait, and later ones must not overtake it.
  #run(sent: Sent): Promise<Answer> {
    const watch = this.#watch;
    if (watch === undefined) return this.#send(sent);
    const seen = this.#sending.then(() => watchStatement(watch, sent));
    this.#sending = seen.catch(() => undefined);
    return seen.then(() => this.#send(sent));
  }

  // PostgreSQL answers COMMIT of a failed transaction with a cheerful ROLLBACK and no error.
  async commit(mode: Mode, last?: Sent): Promise<void> {
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
  }

  async rollback(): Promise<void> {
    this.#isInside = false;
    if (!(await rolledBack(this.#control('ROLLBACK')))) this.#isBroken = true;
  }

  #beginOf(mode: Mode): string {
    const { localSettings } = this.#manner;
    return localSettings === undefined ? BEGIN[mode] : `${BEGIN[mode]}; ${localSettings}`;
  }

  // Nothing depends on its answer: the next transaction of this connection follows it.
  #end(): void {
    this.#isInside = false;
    this.#control('COMMIT').catch(() => (this.#isBroken = true));
  }

  // A cancellation that came late would hit what the connection does next: it does nothing more.
  abandon(): void {
    this.#isBroken = true;
    cancelStatement(this.#client);
  }

  #control(text: string): Promise<Told> {
    return this.#run({ text, values: NO_VALUES }) as Promise<Told>;
  }

  #send({ text, values, name }: Sent): Promise<Told> {
    this.#gather();
    return new Promise((resolve, reject) => {
      const query = { text, values: values as unknown[], ...(name !== undefined && this.#keepsNames && { name }) };
      this.#client.query(query, (error: Error | null, result: QueryResult | QueryResult[]) => {
        if (error === null) resolve(told(result));
        else {
          if (isOutdated(error)) this.#plans.outdated++;
          reject(naming(text, error));
        }
      });
    });
  }

  // A pooler keeps plans for longer than its clients keep connections: new ones would not help.
  get #keepsNames(): boolean {
    const { names, localSettings } = this.#manner;
    return names && (localSettings === undefined || this.#plans.outdated === 0);
  }

  // The statements of one turn go out together: BEGIN with the first, COMMIT with those after it. Most of what a
  // statement costs this process is the way to the socket.
  #gather(): void {
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      stream.uncork();
    });
  }
}

interface Told extends Answer {
  readonly command: string;
}

// Several statements in one text answer several results: the last one counts.
function told(result: QueryResult | QueryResult[]): Told {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: (last?.rows ?? []) as unknown[], count: last?.rowCount ?? 0, command: last?.command ?? '' };
}
