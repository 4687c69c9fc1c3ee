// A transaction that serves a request: builders on one connection, between its begin and its end. Knex's own would make a
// whole instance of itself with a hundred properties each time, which takes longer than a statement does.
import type { Knex } from 'knex';
import methods from 'knex/lib/query/method-constants.js';

export type Mode = 'read' | 'write';

/** A statement whose answer nobody needs. */
export interface LastStatement {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/** A client of Knex that knows how its transactions begin and end. */
export interface SessionClient<Connection extends object = object> extends Knex.Client {
  /** Rejects when the work must not run. */
  begin(connection: Connection, mode: Mode): Promise<void>;
  /** Throws CommitFailure when what was written may not be there. `last` is run right before, in the same breath. */
  commit(connection: Connection, mode: Mode, last?: LastStatement): Promise<void>;
  /** Undoes what was done; a connection that does not take it is not used again. */
  rollback(connection: Connection, because: unknown): Promise<void>;
}

/**
 * Runs `work` in a transaction on a connection of the pool, and what `last` answers then. One that reads begins with its first statement, whose moment is
 * what it sees anyway; without any it takes no connection. Throws what `work` throws, and what begin and commit throw.
 */
export async function transaction<T>(
  pool: Knex,
  mode: Mode,
  work: (knex: Knex.Transaction) => Promise<T>,
  last: () => LastStatement | undefined = () => undefined,
): Promise<T> {
  const client = pool.client as SessionClient;
  const session = bound(client, mode);
  if (mode === 'write') await session.acquireConnection();
  let value: T;
  try {
    value = await work(builders(session));
  } catch (error) {
    await session.end((connection) => client.rollback(connection, error));
    throw error;
  }
  await session.end((connection) => client.commit(connection, mode, last()));
  return value;
}

interface Bound extends Knex.Client {
  /** Ends the transaction, if it ever began, and gives its connection back. */
  end(how: (connection: object) => Promise<void>): Promise<void>;
}

/** The pool's client on one connection, taken when first asked for; it refuses statements that come when all is over. */
function bound(pooled: SessionClient, mode: Mode): Bound {
  let opened: Promise<object> | undefined;
  let isOver = false;
  const late = (): Promise<never> => Promise.reject(new Error('The transaction has ended: this query came too late.'));
  return Object.assign(Object.create(pooled) as Knex.Client, {
    transacting: true,
    query: (connection: object, statement: unknown): Promise<unknown> =>
      isOver ? late() : (pooled.query(connection, statement) as Promise<unknown>),
    // Nobody listens, and telling of each statement would copy it.
    emit: () => false,
    acquireConnection: () => (isOver ? late() : (opened ??= open(pooled, mode))),
    releaseConnection: () => Promise.resolve(),
    async end(how: (connection: object) => Promise<void>): Promise<void> {
      isOver = true;
      if (opened === undefined) return;
      const connection = await opened;
      try {
        await how(connection);
      } finally {
        void pooled.releaseConnection(connection);
      }
    },
  });
}

async function open(client: SessionClient, mode: Mode): Promise<object> {
  const connection = (await client.acquireConnection()) as object;
  try {
    await client.begin(connection, mode);
  } catch (error) {
    void client.releaseConnection(connection);
    throw error;
  }
  return connection;
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
