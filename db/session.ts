// What runs inside a transaction: builders on its one connection. Knex itself would make, for each transaction, a whole
// instance of itself with a hundred properties, which takes longer than a statement does.
import type { Knex } from 'knex';
import methods from 'knex/lib/query/method-constants.js';
import type Transaction from 'knex/lib/execution/transaction.js';

type Work = (knex: Knex.Transaction) => Promise<unknown>;

/** Runs `work` between the transaction's own begin and commit, or rollback; settles as the transaction ends. */
export function perform<Connection extends object>(
  transaction: Transaction<Connection>,
  work: Work,
  connection: Connection,
): Promise<unknown> {
  const client = bound(transaction, connection);
  transaction.trxClient = client;
  const ended = new Promise((resolve, reject) => {
    transaction._resolver = resolve;
    transaction._rejecter = reject;
  });
  const run = async (): Promise<void> => {
    await transaction.begin(connection);
    try {
      await transaction.commit(connection, await work(builders(client)));
    } catch (error) {
      await transaction.rollback(connection, error);
    }
  };
  run().catch((error: unknown) => {
    transaction._rejecter(error);
  });
  return ended;
}

/** The pool's client on this connection only; it refuses statements that come when the transaction is over. */
function bound<Connection extends object>(transaction: Transaction<Connection>, connection: Connection): Knex.Client {
  const pooled = transaction.client;
  const query = (asked: object, statement: unknown): Promise<unknown> => {
    if (asked !== connection) return Promise.reject(new Error('Invalid connection for transaction query.'));
    if (transaction.isCompleted()) return Promise.reject(new Error('The transaction is over: this came too late.'));
    return (pooled.query as (this: Knex.Client, ...given: unknown[]) => Promise<unknown>).call(
      client,
      asked,
      statement,
    );
  };
  const client = Object.assign(Object.create(pooled) as Knex.Client, {
    transacting: true,
    query,
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
