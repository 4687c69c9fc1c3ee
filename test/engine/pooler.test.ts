// PgBouncer in transaction mode between the service and PostgreSQL: shared sessions, in which no state may remain.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import { Client } from 'pg';
import { types } from '../../db/engine/postgres/values.ts';
import type { Database, PoolerReport } from '../../db/engine/session/database.ts';
import { defineStatement } from '../../db/engine/session/sql.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import { openDatabase } from '../../db/open.ts';
import { insertJobs } from '../../db/queue/jobs.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { startChildServer, type ChildServer } from '../support/child-server.ts';
import { ZONE } from '../support/clock.ts';
import { createFirstInvoice } from '../support/first-invoice.ts';
import { scaleWait } from '../support/patience.ts';
import { codesOf } from '../support/problem-codes.ts';
import { hasPooler, startPooler, type Pooler } from '../support/pooler.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { send } from '../support/raw.ts';
import { closeReceivers, startReceiver } from '../support/receiver.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import '../support/nightly-only.ts';

const POOLING: PoolerReport = { statement_names: 'no', timeouts: 'transaction', jobs: 'each second' };
const MOMENT = '2027-03-10T10:00:00+01:00';
const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'];
const SETTINGS_QUERY = `select ${SETTINGS.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;

describe('behind PgBouncer in transaction mode', () => {
  // .ci/run reports the tests that were left out.
  if (!hasPooler) return;

  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-pooler-'));
  let postgres: Postgres;
  let pooler: Pooler;
  const databases: Database[] = [];

  before(async () => {
    chmodSync(folder, 0o755);
    postgres = await startPostgres(folder);
    pooler = await startPooler(postgres.urlOf('postgres'), folder);
  });

  after(async () => {
    for (const database of databases) await database.close();
    await pooler.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  const createDatabase = async (name: string): Promise<string> => {
    await queryDirectly('postgres', `create database ${name}`);
    return pooler.urlOf(name);
  };

  const queryDirectly = async (name: string, text: string): Promise<unknown> => {
    const client = new Client({ connectionString: postgres.urlOf(name) });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };

  const open = async (url: string, options: Partial<Parameters<typeof openDatabase>[1]> = {}): Promise<Database> => {
    const database = await openDatabase(url, { zone: ZONE, acquireTimeoutMs: scaleWait(10_000), ...options });
    databases.push(database);
    return database;
  };

  it('two built servers start on an empty database, report the pooling, and pass the whole scenario', async () => {
    const DATABASE_URL = await createDatabase('served');
    const hooks = await startReceiver();
    const environment = {
      DATABASE_URL,
      SECRETS_KEY,
      WEBHOOK_ALLOWED_HOSTS: 'localhost',
      BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
      BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'info',
    };
    const [here, there] = await Promise.all([startChildServer(environment), startChildServer(environment)]);

    for (const { baseUrl } of [here, there])
      expect((await send(baseUrl, 'GET', '/ready', {})).body).to.deep.equal({ status: 'ready', pooling: POOLING });

    const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
    const one = clientOf(here);
    const other = clientOf(there);

    const url = `http://localhost:${String(hooks.port)}/`;
    await other.webhooks.createWebhook({ body: { name: 'Factuur::postInsert', url } });

    const invoice = await createFirstInvoice(one);
    const method = await other.paymentMethods.createPaymentMethod({ body: { naam: 'Bank' } });
    await other.invoicePayments.createInvoicePayment({
      id: invoice.id,
      body: { bedrag: 121, betaalmethode_id: method.id },
    });

    expect((await one.invoices.getInvoice({ id: invoice.id })).status).to.equal('betaald');

    const booking = invoice.boeking_id;
    await one.bookings.patchBooking({ id: booking, body: { begin: MOMENT } });
    for (const client of [one, other])
      expect((await client.bookings.getBooking({ id: booking })).begin).to.equal(MOMENT);
    await hooks.waitUntil(() => hooks.received.length > 0);

    expect(hooks.received[0]?.body).to.include(`"factuur_nummer":"${String(invoice.factuur_nummer)}"`);

    // More requests at once than sessions, each server beginning with other statements.
    const requestLists = (client: Boekstaaf): Promise<unknown>[] => [
      client.bookings.listBookings(),
      client.customers.listCustomers(),
      client.invoices.listInvoices(),
      client.products.listProducts(),
      client.events.listEvents(),
    ];

    const crowd = Array.from({ length: 8 }, () => [...requestLists(one), ...requestLists(other).reverse()]);
    await Promise.all(crowd.flat());

    for (const server of [here, there]) {
      expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
      expect(server.readOutput()).to.match(/"statement_names":"no","timeouts":"transaction","jobs":"each second"/);
      expect(server.readOutput()).to.not.match(/"level":50/);
    }

    await closeReceivers();
  });

  it('every transaction has its time-outs and UTC, a single statement too, and leaves no state', async () => {
    const url = await createDatabase('timed');
    const database = await open(url, { statisticsTimeout: 7_000, lockPatience: 3_000 });
    const expected = {
      statement_timeout: '30s',
      lock_timeout: '3s',
      idle_in_transaction_session_timeout: '10s',
      timezone: 'UTC',
    };
    expect(await database.readSingle((db) => db.query(SETTINGS_QUERY))).to.deep.equal([expected]);
    expect(await database.read((db) => db.query(SETTINGS_QUERY))).to.deep.equal([expected]);
    expect(await database.write((db) => db.query(SETTINGS_QUERY))).to.deep.equal([expected]);
    expect(await database.readStatistics((db) => db.query(SETTINGS_QUERY))).to.deep.equal([
      { ...expected, statement_timeout: '7s' },
    ]);

    const stranger = new Client({ connectionString: url });
    await stranger.connect();

    const { rows } = await stranger.query<Record<string, string>>(SETTINGS_QUERY);
    await stranger.end();

    const asBefore = { ...expected, statement_timeout: '0', lock_timeout: '0', timezone: 'Pacific/Auckland' };
    expect(rows).to.deep.equal([{ ...asBefore, idle_in_transaction_session_timeout: '0' }]);
  });

  it('a moment is equal in every time zone of a session', async () => {
    const client = new Client({ connectionString: postgres.urlOf('postgres'), types });
    await client.connect();

    const moments: unknown[] = [];
    for (const zone of ['UTC', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns']) {
      await client.query(`set timezone = '${zone}'`);
      const { rows } = await client.query<{ moment: string }>(
        `select timestamptz '${MOMENT}' + interval '5 ms' as moment`,
      );
      moments.push(rows[0]?.moment);
    }

    await client.query("set timezone = 'Europe/Amsterdam'");
    const { rows } = await client.query<{ moment: string }>("select timestamptz '1930-01-01 00:00:00+00' as moment");
    await client.end();
    expect(new Set(moments)).to.deep.equal(new Set(['2027-03-10T09:00:00.005Z']));
    expect(rows).to.deep.equal([{ moment: '1930-01-01T00:00:00.000Z' }]);
  });

  it('a statement beyond its time limit is aborted, and a waiter for a lock gets an error', async () => {
    const url = await createDatabase('limits');
    const database = await open(url, { statisticsTimeout: 200, lockPatience: 200 });
    await queryDirectly('limits', 'create table held (id int)');
    const slow = database.readStatistics((db) => db.query('select pg_sleep(600)'));
    expect(await codesOf(slow)).to.deep.equal(['ERR_UNAVAILABLE']);
    const holder = new Client({ connectionString: postgres.urlOf('limits') });
    await holder.connect();
    await holder.query('begin; lock table held');
    expect(await codesOf(database.write((db) => db.write('insert into held values (1)')))).to.deep.equal([
      'ERR_UNAVAILABLE',
    ]);
    await holder.end();
  });

  it('a write whose session ended is retried on another one', async () => {
    const database = await open(await createDatabase('ended'));
    let tries = 0;
    await database.write(async (db) => {
      const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      tries += 1;
      if (tries === 1) await queryDirectly('ended', `select pg_terminate_backend(${String(row?.pid)})`);
      await db.query('select 1');
    });
    expect(tries).to.equal(2);
  });

  it('a pooler that accepts settings and drops them is detected', async () => {
    const ignored = ['options', ...SETTINGS.slice(0, 3)];
    const forgetful = await startPooler(postgres.urlOf('postgres'), folder, { ignored });
    const database = await open(forgetful.urlOf('postgres'));
    expect(await database.describePooling()).to.deep.equal(POOLING);
    expect(await database.readSingle((db) => db.query(SETTINGS_QUERY))).to.deep.include.members([
      { statement_timeout: '30s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s', timezone: 'UTC' },
    ]);
    await database.close();
    await forgetful.stop();
  });

  it('a pooler with a single session blocks no start', async () => {
    const narrow = await startPooler(postgres.urlOf('postgres'), folder, { sessions: 1 });
    const database = await open(narrow.urlOf('postgres'));
    expect(await database.describePooling()).to.deep.equal(POOLING);
    await database.close();
    await narrow.stop();
  });

  it('jobs of other processes are found within a second, or by a notification with DATABASE_DIRECT_URL', async () => {
    const url = await createDatabase('jobs');
    const writer = await open(url);
    await writer.migrate();

    const asking = await open(url);
    const told = await open(url, { directUrl: postgres.urlOf('jobs') });
    expect(await told.describePooling()).to.deep.equal({ ...POOLING, jobs: 'told' });

    const looked = new Promise((resolve) => asking.onEnqueued(resolve));
    expect(await looked).to.deep.equal([]);

    const heard: unknown[] = [];
    const hearing = new Promise<void>((resolve) => {
      told.onEnqueued((lanes) => {
        heard.push(lanes);
        // It listens from now on; earlier notifications may have been missed.
        if (lanes === null) void writer.write((db) => insertJobs(db, [{ kind: 'test', payload: {} }]));
        else resolve();
      });
    });

    await hearing;
    expect(heard).to.deep.equal([null, ['test']]);
  });

  it('the log reports when nothing listens at that address, and notifications are missed', async () => {
    const { message } = await new Promise<Error>((onUnheard) => {
      const directUrl = 'postgres://nobody@127.0.0.1:1/jobs';
      void open(postgres.urlOf('jobs'), { directUrl, onUnheard }).then((db) => db.onEnqueued(() => undefined));
    });
    expect(message).to.include('ECONNREFUSED');
  });
});

describe('names of statements', () => {
  it('mean the same text in every process, whatever ran first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-names-'));
    chmodSync(folder, 0o755);

    const postgres = await startPostgres(folder);
    const texts = ['select 1 as one', 'select 2 as two'];
    const preparedQuery = 'select name, statement from pg_prepared_statements order by statement';
    const preparedRows: unknown[] = [];

    for (const order of [texts, texts.toReversed()]) {
      const database = await openDatabase(postgres.urlOf('postgres'), { zone: ZONE });
      const statements = order.map((text) => defineStatement(() => text));
      preparedRows.push(
        await database.read(async (db) => {
          for (const ask of statements) await ask(db);
          return db.query(preparedQuery);
        }),
      );
      await database.close();
    }

    const names = texts.map((text) => ({ name: `boekstaaf_${sha256Of(text).slice(0, 32)}`, statement: text }));
    expect(preparedRows).to.deep.equal([names, names]);

    const without = await openDatabase(postgres.urlOf('postgres'), { zone: ZONE, statementNames: false });
    const [ask] = texts.map((text) => defineStatement(() => text));
    expect(await without.read(async (db) => (await ask?.(db), db.query(preparedQuery)))).to.deep.equal([]);
    expect(await without.describePooling()).to.deep.equal({ statement_names: 'no', timeouts: 'session', jobs: 'told' });

    await without.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
});
