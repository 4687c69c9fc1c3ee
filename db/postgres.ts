// PostgreSQL: pools whose transactions say what they are, whose statements cannot wait for ever, and whose values are ours.
import pg from 'pg';
import knex, { type Knex } from 'knex';
import ClientPg from 'knex/lib/dialects/postgres/index.js';
import TransactionPg from 'knex/lib/dialects/postgres/execution/pg-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import { QUIET, watchStatement, type Watch } from './statement.ts';
import { perform } from './session.ts';
import { CommitFailure, rolledBack } from './transaction.ts';

interface PostgresConfig extends Knex.Config {
  readonly watch: Watch;
  /** Whether its transactions serve requests, which need less of Knex than migrations do. */
  readonly serves?: boolean | undefined;
}

type Connection = pg.Client & { __knex__disposed?: unknown };

class PostgresTransaction extends TransactionPg {
  declare readonly client: Knex.Client & { readonly config: PostgresConfig };

  protected override _onAcquire(
    work: (knex: Knex.Transaction) => Promise<unknown>,
    connection: Connection,
  ): Promise<unknown> {
    return this.client.config.serves === true ? perform(this, work, connection) : super._onAcquire(work, connection);
  }

  // Rejecting here keeps Knex from running the work without a transaction.
  override async begin(connection: Connection): Promise<void> {
    const level = (this.isolationLevel ?? 'read committed').toUpperCase();
    const mode = this.readOnly === true ? 'READ ONLY' : 'READ WRITE';
    await this.trxClient.query(connection, `BEGIN ISOLATION LEVEL ${level} ${mode}`);
  }

  // PostgreSQL answers COMMIT of a failed transaction with a cheerful ROLLBACK and no error.
  override async commit(connection: Connection, value: unknown): Promise<void> {
    const sent = this.trxClient.query(connection, 'COMMIT');
    this._completed = true;
    try {
      const { response } = await sent;
      if (isRollback(response))
        throw new Error('A statement failed and its error was swallowed: nothing was committed.');
    } catch (error) {
      this._rejecter(new CommitFailure(error));
      return;
    }
    this._resolver(value);
  }

  override async rollback(connection: Connection, error: unknown): Promise<void> {
    const sent = this.trxClient.query(connection, 'ROLLBACK');
    this._completed = true;
    if (!(await rolledBack(sent))) connection.__knex__disposed = error;
    this._rejecter(error);
  }
}

function isRollback(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'command' in response && response.command === 'ROLLBACK';
}

/** The statement that each connection is at work on. */
const queues = new WeakMap<pg.Client, Promise<unknown>>();

class PostgresClient extends ClientPg {
  declare config: PostgresConfig;

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // Knex's own declarations say Transaction where its code makes what only becomes one when it has begun.
    return new PostgresTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  protected override async _query(connection: pg.Client, query: QueryObject): Promise<QueryObject> {
    await watchStatement(this.config.watch, query);
    // pg no longer wants to be asked while it works.
    const answer = (queues.get(connection) ?? Promise.resolve()).then(() => super._query(connection, query));
    queues.set(
      connection,
      answer.catch(() => undefined),
    );
    return answer;
  }
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
    serves?: boolean;
  },
): Knex {
  const config: PostgresConfig = {
    client: PostgresClient,
    connection: {
      connectionString: url,
      application_name: 'boekstaaf',
      keepAlive: true,
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
    serves: options.serves,
  };
  return knex(config);
}
