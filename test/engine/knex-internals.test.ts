// The parts of Knex that it does not declare and the engine relies on, tried on the installed version: docs/database.md.
import { expect } from 'chai';
import knex, { type Knex } from 'knex';
import ClientBetterSqlite3 from 'knex/lib/dialects/better-sqlite3/index.js';
import ClientPg from 'knex/lib/dialects/postgres/index.js';
import TransactionPg from 'knex/lib/dialects/postgres/execution/pg-transaction.js';
import TransactionSqlite from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import methods from 'knex/lib/query/method-constants.js';
import { QUIET } from '../../db/engine/session/watch.ts';
import installed from 'knex/package.json' with { type: 'json' };

/** What to tell whoever brings a Knex in which this is different. */
function changed(what: string, file: string): string {
  return `Knex ${installed.version} changed ${what}, on which ${file} relies: mend it by docs/database.md, or keep the old Knex`;
}

function methodsOf(made: { readonly prototype: object }, names: readonly string[], file: string): void {
  for (const name of names) expect(Reflect.get(made.prototype, name), changed(`${name}()`, file)).to.be.a('function');
}

/** Everything that went through `_query`, and the transactions that were begun. */
const seen: QueryObject[] = [];
const begun: TransactionSqlite[] = [];

class WatchedTransaction extends TransactionSqlite {
  override begin(connection: object): Promise<unknown> {
    begun.push(this);
    return super.begin(connection);
  }
}

class WatchedClient extends ClientBetterSqlite3 {
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    return new WatchedTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  protected override _query(connection: object, query: QueryObject): Promise<QueryObject> {
    seen.push(query);
    return super._query(connection, query);
  }
}

describe('the inside of Knex', () => {
  let pool: Knex;
  let client: Knex.Client;
  before(() => {
    pool = knex({
      client: WatchedClient,
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
      compileSqlOnError: false,
      pool: { min: 0, max: 1 },
      log: QUIET,
    });
    client = pool.client as Knex.Client;
  });
  after(() => pool.destroy());

  it('has the methods that the clients of both databases replace or call', () => {
    const shared = ['query', 'queryBuilder', 'schemaBuilder', 'raw', 'acquireConnection', 'releaseConnection'];
    methodsOf(
      ClientBetterSqlite3,
      [...shared, '_formatBindings', 'destroyRawConnection'],
      'db/engine/sqlite/sqlite.ts',
    );
    methodsOf(ClientPg, [...shared, 'positionBindings', 'validateConnection'], 'db/engine/postgres/postgres.ts');
    for (const [made, file] of [
      [ClientBetterSqlite3, 'db/engine/sqlite/sqlite.ts'],
      [ClientPg, 'db/engine/postgres/postgres.ts'],
    ] as const)
      methodsOf(made, ['_query', 'acquireRawConnection', 'transaction'], file);
    methodsOf(TransactionSqlite, ['begin', 'commit', 'rollback'], 'db/engine/sqlite/sqlite.ts');
    methodsOf(TransactionPg, ['begin', 'commit', 'rollback'], 'db/engine/postgres/postgres.ts');
  });

  it('numbers the values of a statement in positionBindings, and asks it for nothing else', () => {
    const numbered = ClientPg.prototype.positionBindings('select ? as "a", \\? as "b", ? as "c"');
    expect(numbered, changed('positionBindings()', 'db/engine/postgres/postgres.ts')).to.equal(
      'select $1 as "a", ? as "b", $2 as "c"',
    );
  });

  it('hands a statement to _query as it was given, and its result back', async () => {
    const connection: unknown = await client.acquireConnection();
    const given = { sql: 'select ? as "seven"', bindings: [7], queryContext: { noted: true }, options: { name: 'a' } };
    const answer = (await client.query(connection, given)) as QueryObject;
    void client.releaseConnection(connection);

    const why = changed('what query() hands to _query()', 'db/engine/session/sql.ts and watch.ts');
    expect(seen.at(-1), why).to.deep.include({ sql: given.sql, bindings: [7], queryContext: { noted: true } });
    expect(answer.response, why).to.deep.equal([{ seven: 7 }]);
  });

  it('writes the statement before the message of the driver', async () => {
    const failed: unknown = await pool.raw('delete from "nothing"').then(
      () => undefined,
      (error: unknown) => error,
    );
    const why = changed('the messages of errors', 'db/engine/session/errors.ts');
    expect(failed, why).to.be.instanceOf(Error);
    expect((failed as Error).message, why).to.match(/^delete from "nothing" - /);
  });

  it('begins a query by each of the names in its list, on whatever client it is given', () => {
    const used = ['select', 'from', 'with', 'unionAll', 'insert', 'where'];
    expect(methods, changed('method-constants', 'db/engine/session/transaction.ts')).to.include.members(used);
    const bound = Object.assign(Object.create(client) as Knex.Client, { transacting: true });
    const builder = bound.queryBuilder() as object;
    const why = changed('queryBuilder()', 'db/engine/session/transaction.ts');
    for (const name of used) expect(Reflect.get(builder, name), `${why}: ${name}`).to.be.a('function');
    expect(Reflect.get(builder, 'client'), why).to.equal(bound);
  });

  it('lets a transaction end by _completed, _resolver and _rejecter', async () => {
    expect(await pool.transaction((trx) => trx.raw('select 1 as "one"'))).to.deep.equal([{ one: 1 }]);
    const [transaction] = begun;
    const why = changed('the members of a transaction', 'db/engine/sqlite/sqlite.ts and postgres.ts');
    expect(transaction, changed('who makes transactions', 'db/engine/sqlite/sqlite.ts')).to.not.equal(undefined);
    expect(Reflect.get(transaction ?? {}, '_completed'), why).to.equal(true);
    for (const name of ['_resolver', '_rejecter'])
      expect(Reflect.get(transaction ?? {}, name), why).to.be.a('function');
  });

  it('replaces a connection that is marked as __knex__disposed', async () => {
    const first = (await client.acquireConnection()) as object;
    void client.releaseConnection(first);
    expect(await client.acquireConnection(), 'an unmarked connection is used again').to.equal(first);
    Reflect.set(first, '__knex__disposed', new Error('broken'));
    void client.releaseConnection(first);
    const second = (await client.acquireConnection()) as object;
    void client.releaseConnection(second);
    expect(second, changed('__knex__disposed', 'db/engine/postgres/postgres.ts, sqlite.ts and worker.ts')).to.not.equal(
      first,
    );
  });
});
