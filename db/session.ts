// A transaction that serves a request: builders on one connection, between its begin and its end. Knex's own would make a
// whole instance of itself with a hundred properties each time, which takes longer than a statement does.
import type { Knex } from 'knex';
import methods from 'knex/lib/query/method-constants.js';

export type Mode = 'read' | 'write';

/** A client of Knex that knows how its transactions begin and end. */
export interface SessionClient<Connection extends object = object> extends Knex.Client {
  /** Rejects when the work must not run. */
  begin(connection: Connection, mode: Mode): Promise<void>;
  /** Throws CommitFailure when what was written may not be there. */
  commit(connection: Connection, mode: Mode): Promise<void>;
  /** Undoes what was done; a connection that does not take it is not used again. */
  rollback(connection: Connection, because: unknown): Promise<void>;
}

/** Runs `work` in a transaction on a connection of the pool. Throws what it throws, and what begin and commit throw. */
export async function transaction<T>(pool: Knex, mode: Mode, work: (knex: Knex.Transaction) => Promise<T>): Promise<T> {
  const client = pool.client as SessionClient;
  const connection = (await client.acquireConnection()) as object;
  try {
    await client.begin(connection, mode);
    const session = bound(client, connection);
    let value: T;
    try {
      value = await work(builders(session));
    } catch (error) {
      session.isOver = true;
      await client.rollback(connection, error);
      throw error;
    }
    session.isOver = true;
    await client.commit(connection, mode);
    return value;
  } finally {
    void client.releaseConnection(connection);
  }
}

interface Bound extends Knex.Client {
  isOver: boolean;
}

/** The pool's client on this connection only; it refuses statements that come when the transaction is over. */
function bound(pooled: SessionClient, connection: object): Bound {
  const client = Object.assign(Object.create(pooled) as Knex.Client, {
    isOver: false,
    transacting: true,
    query: (asked: object, statement: unknown): Promise<unknown> => {
      if (asked !== connection) return Promise.reject(new Error('Invalid connection for transaction query.'));
      if (client.isOver) return Promise.reject(new Error('The transaction is over: this came too late.'));
      return pooled.query(connection, statement) as Promise<unknown>;
    },
    // Nobody listens, and telling of each statement would copy it.
    emit: () => false,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
  });
  return client;
}

interface Session {
  readonly client: Knex.Client;
}

type Method = (this: object, ...given: unknown[]) => unknown;

/** Every way to begin a query, as Knex has them, made once: each asks the client of the session that it is called on. */
const beginnings = Object.create(Function.prototype, {
  ...Object.fromEntries(
    methods.map((name) => [
      name,
      {
        value(this: Session, ...given: unknown[]): unknown {
          const builder: object = this.client.queryBuilder();
          return (Reflect.get(builder, name) as Method).apply(builder, given);
        },
      },
    ]),
  ),
  raw: {
    value(this: Session, ...given: Parameters<Knex.RawBuilder>): unknown {
      return this.client.raw(...given);
    },
  },
  schema: {
    get(this: Session): unknown {
      return this.client.schemaBuilder();
    },
  },
}) as object;

/** Takes the place of Knex's own transaction object: queries, raw SQL and the schema; it has no migrations. */
function builders(client: Knex.Client): Knex.Transaction {
  const knex: object = Object.assign((table: string): unknown => client.queryBuilder().table(table), {
    client,
    isTransaction: true,
  });
  return Object.setPrototypeOf(knex, beginnings) as Knex.Transaction;
}
