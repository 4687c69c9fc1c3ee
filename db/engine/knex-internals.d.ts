// Types of the parts of Knex that it does not declare: its clients and transactions, which the two databases here refine.
declare module 'knex/lib/execution/transaction.js' {
  import type { Knex } from 'knex';
  /** A transaction of Knex. The members with an underscore are its own, and set when it is over. */
  export default class Transaction<Connection = object> {
    constructor(client: object, container: unknown, config: unknown, outer: unknown);
    readonly client: Knex.Client;
    protected _completed: boolean;
    _resolver: (value: unknown) => void;
    _rejecter: (error: unknown) => void;
    begin(connection: Connection): Promise<unknown>;
    commit(connection: Connection, value: unknown): Promise<void>;
    rollback(connection: Connection, error: unknown): Promise<void>;
    rollbackTo(connection: Connection, error: unknown): Promise<void>;
  }
}

declare module 'knex/lib/client-query.js' {
  /** A statement on its way to the driver. `_query` fills in the response. */
  export interface QueryObject {
    readonly sql: string;
    readonly bindings?: readonly unknown[];
    readonly method?: string;
    readonly queryContext?: { readonly noted?: boolean };
    response?: unknown;
    context?: unknown;
  }
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import Transaction from 'knex/lib/execution/transaction.js';
  export default class TransactionSqlite extends Transaction {}
}

declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  import type { Client } from 'pg';
  import Transaction from 'knex/lib/execution/transaction.js';
  export default class TransactionPg extends Transaction<Client> {}
}

declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';
  import type { QueryObject } from 'knex/lib/client-query.js';
  export default class ClientBetterSqlite3 extends Knex.Client {
    constructor(config: Knex.Config);
    transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction;
    acquireRawConnection(): Promise<object>;
    destroyRawConnection(connection: object): Promise<void>;
    protected _query(connection: object, query: QueryObject): Promise<QueryObject>;
    protected _formatBindings(bindings: readonly unknown[] | undefined): unknown[];
  }
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Client } from 'pg';
  import type { Knex } from 'knex';
  import type { QueryObject } from 'knex/lib/client-query.js';
  export default class ClientPg extends Knex.Client {
    constructor(config: Knex.Config);
    transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction;
    acquireRawConnection(): Promise<Client>;
    positionBindings(sql: string): string;
    validateConnection(connection: Client): Promise<boolean>;
    protected _query(connection: Client, query: QueryObject): Promise<QueryObject>;
  }
}

declare module 'knex/lib/query/method-constants.js' {
  /** The names of the builder's methods that a query can begin with. */
  const methods: readonly string[];
  export default methods;
}
