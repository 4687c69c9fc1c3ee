// PostgreSQL: pools whose transactions say what they are, whose statements cannot wait for ever, and whose values are ours.
import type { Duplex } from 'node:stream';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import knex, { type Knex } from 'knex';
import ClientPg from 'knex/lib/dialects/postgres/index.js';
import TransactionPg from 'knex/lib/dialects/postgres/execution/pg-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import { isOutdated } from '../session/errors.ts';
import { QUIET, isWatched, watchStatement, type Watch } from '../session/watch.ts';
import type { LastStatement, Mode, SessionClient } from '../session/transaction.ts';
import { CommitFailure, rolledBack } from '../session/transaction-end.ts';

interface PostgresConfig extends Knex.Config {
  readonly watch: Watch;
}

type Connection = pg.Client & {
  readonly connection: { readonly stream: Duplex };
  __knex__disposed?: unknown;
};

const BEGIN: Readonly<Record<Mode, string>> = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE',
};

/** Transactions of migrations, which need all of Knex. */
class PostgresTransaction extends TransactionPg {
  declare readonly client: PostgresClient;

  // Rejecting here keeps Knex from running the work without a transaction.
  override begin(connection: Connection): Promise<void> {
    return this.client.begin(connection, 'write');
  }

  override commit(connection: Connection, value: unknown): Promise<void> {
    this._completed = true;
    return this.client.commit(connection, 'write').then(
      () => {
        this._resolver(value);
      },
      (error: unknown) => {
        this._rejecter(error);
      },
    );
  }

  override async rollback(connection: Connection, error: unknown): Promise<void> {
    this._completed = true;
    await this.client.rollback(connection, error);
    this._rejecter(error);
  }
}

/** The last statement that each connection is about to send. */
const sending = new WeakMap<Connection, Promise<unknown>>();

/** The BEGIN of reads, which the first statement follows without waiting for the answer. */
const begun = new WeakMap<Connection, Promise<unknown>>();

/** Connections whose plans are those of the schema as it is. */
let current = new WeakSet<Connection>();

/** Statements as PostgreSQL numbers their values, by their texts with question marks. */
const positioned = new LRUCache<string, string>({ max: 500 });

// Knex makes further clients of this class without calling its constructor: it has no fields.
class PostgresClient extends ClientPg implements SessionClient<Connection> {
  declare config: PostgresConfig;
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // Knex's own declarations say Transaction where its code makes what only becomes one when it has begun.
    return new PostgresTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  // A write must not run when its BEGIN failed. What a read found outside of a transaction is thrown away in `commit`.
  async begin(connection: Connection, mode: Mode): Promise<void> {
    const sent = send(this, connection, BEGIN[mode]);
    if (mode === 'write') {
      await sent;
      return;
    }
    sent.catch(() => undefined);
    begun.set(connection, sent);
  }

  // PostgreSQL answers COMMIT of a failed transaction with a cheerful ROLLBACK and no error.
  async commit(connection: Connection, mode: Mode, last?: LastStatement): Promise<void> {
    if (mode === 'read') {
      await begun.get(connection);
      // Nothing depends on its answer: the next transaction of this connection follows it.
      send(this, connection, 'COMMIT').catch((error: unknown) => (connection.__knex__disposed = error));
      return;
    }
    // When it fails, COMMIT is answered so.
    if (last !== undefined) (this.query(connection, last) as Promise<unknown>).catch(() => undefined);
    const { response } = await send(this, connection, 'COMMIT').catch((error: unknown) => {
      throw new CommitFailure(error);
    });
    if (isRollback(response))
      throw new CommitFailure(new Error('A statement failed and its error was swallowed: nothing was committed.'));
  }

  async rollback(connection: Connection, because: unknown): Promise<void> {
    if (!(await rolledBack(send(this, connection, 'ROLLBACK')))) connection.__knex__disposed = because;
  }

  // Knex looks for every place of a value each time that a statement is sent.
  override positionBindings(sql: string): string {
    let text = positioned.get(sql);
    if (text === undefined) positioned.set(sql, (text = super.positionBindings(sql)));
    return text;
  }

  override async acquireRawConnection(): Promise<Connection> {
    const connection = await super.acquireRawConnection();
    current.add(connection);
    return connection;
  }

  override validateConnection(connection: Connection): Promise<boolean> {
    return Promise.resolve(current.has(connection));
  }

  protected override async _query(connection: Connection, query: QueryObject): Promise<QueryObject> {
    if (isWatched(this.config.watch)) await watched(this.config.watch, connection, query);
    gather(connection);
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (isOutdated(error)) current = new WeakSet();
      throw error;
    }
  }
}

function send(client: PostgresClient, connection: Connection, sql: string): Promise<QueryObject> {
  return client.query(connection, sql) as Promise<QueryObject>;
}

// What is sent in one turn goes out together: BEGIN with the first statement, COMMIT with what follows it. Most of what a
// statement costs this process is the way to the socket.
function gather({ connection: { stream } }: Connection): void {
  stream.cork();
  process.nextTick(() => {
    stream.uncork();
  });
}

// What is watched may wait, and must not be overtaken by what was asked after it.
function watched(watch: Watch, connection: Connection, query: QueryObject): Promise<void> {
  const earlier = sending.get(connection) ?? Promise.resolve();
  const seen = earlier.then(() => watchStatement(watch, query));
  sending.set(
    connection,
    seen.catch(() => undefined),
  );
  return seen;
}

function isRollback(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'command' in response && response.command === 'ROLLBACK';
}

const { BOOL, DATE, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

const parsers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => text === 't'],
  [DATE, (text) => text],
  [INT8, exact],
  [NUMERIC, exact],
  [TIMESTAMPTZ, instant],
]);

const types = {
  getTypeParser(
    oid: Parameters<typeof pg.types.getTypeParser>[0],
    format?: 'text' | 'binary',
  ): (text: string) => unknown {
    const ours = format === 'binary' ? undefined : parsers.get(oid);
    return ours ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown);
  },
};

// Sums of bigint are numeric in PostgreSQL.
function exact(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}

// '2026-03-28 09:00:00.5+00' -> '2026-03-28T09:00:00.500Z': the sessions' zone is UTC.
function instant(text: string): string {
  const fraction = text.slice(20, text.length - 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

/** A pool on the database; all times in milliseconds. */
export function openPostgres(
  url: string,
  options: {
    connections: number;
    watch: Watch;
    acquireTimeout: number;
    statementTimeout: number;
    lockTimeout: number;
  },
): Knex {
  const config: PostgresConfig = {
    client: PostgresClient,
    connection: {
      connectionString: url,
      application_name: 'boekstaaf',
      keepAlive: true,
      // Statements are sent as they come; PostgreSQL answers them in their order.
      pipeline: true,
      connectionTimeoutMillis: options.acquireTimeout,
      statement_timeout: options.statementTimeout,
      lock_timeout: options.lockTimeout,
      idle_in_transaction_session_timeout: 10_000,
      options: '-c timezone=UTC -c datestyle=ISO',
      types,
    } as Knex.PgConnectionConfig,
    compileSqlOnError: false,
    log: QUIET,
    acquireConnectionTimeout: options.acquireTimeout,
    pool: { min: 0, max: options.connections },
    watch: options.watch,
  };
  return knex(config);
}
