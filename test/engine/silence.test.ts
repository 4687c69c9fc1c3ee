// A PostgreSQL that stops responding: no caller waits for ever, and no unconfirmed commit is acknowledged.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Client } from 'pg';
import type { Database } from '../../db/engine/session/database.ts';
import { markAsWriting } from '../../db/engine/idempotency.ts';
import { openDatabase } from '../../db/open.ts';
import { Problem } from '../../domain/values/problem.ts';
import { cableTo, type Cable } from '../support/cable.ts';
import { ZONE } from '../support/clock.ts';
import { scaleWait } from '../support/patience.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import '../support/only-with-all.ts';

const WRITE_STATEMENT = "insert into noted values ('x')";

describe('PostgreSQL that stops responding', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-silence-'));
  let postgres: Postgres;
  let cable: Cable;
  const databases: Database[] = [];

  before(async () => {
    chmodSync(folder, 0o755);
    postgres = await startPostgres(folder);
    cable = await cableTo(Number(new URL(postgres.urlOf('postgres')).port));
    await queryDirectly('create table noted (text text)');
  });

  afterEach(async () => {
    cable.mend();
    for (const database of databases.splice(0)) await database.close();
  });

  after(async () => {
    await cable.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  const queryDirectly = async (text: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: postgres.urlOf('postgres') });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
    return rows;
  };

  const open = async (options: Partial<Parameters<typeof openDatabase>[1]> = {}): Promise<Database> => {
    const url = Object.assign(new URL(postgres.urlOf('postgres')), { port: String(cable.port) }).href;
    const database = await openDatabase(url, { zone: ZONE, acquireTimeoutMs: scaleWait(1_000), ...options });
    databases.push(database);
    return database;
  };

  const impatient = { statementTimeout: 300, responseGraceMs: 300 };

  it('has its connections closed, and is used again when it responds', async () => {
    const database = await open(impatient);
    const ask = (): Promise<unknown> => database.readSingle((db) => db.query('select 1 as one'));
    await Promise.all([ask(), ask(), ask()]);
    cable.cut();
    const failed = await Promise.all([1, 2, 3].map(() => refusalOf(ask())));
    expect(failed.map(({ code }) => code)).to.deep.equal(failed.map(() => 'ERR_UNAVAILABLE'));
    // The other connections are not tried one after the other.
    expect(database.countConnections().find(({ pool }) => pool === 'requests')?.inUse).to.equal(0);
    cable.mend();
    expect(await ask()).to.deep.equal([{ one: 1 }]);
  });

  it('in the middle of a write rolls it back, and during the commit leaves the outcome unknown', async () => {
    const database = await open(impatient);
    let tries = 0;
    const cutBefore = database.write(async (db) => {
      tries += 1;
      cable.cut();
      await db.write(WRITE_STATEMENT);
    });
    expect((await refusalOf(cutBefore)).message).to.match(/try again/);
    expect(tries).to.equal(1);

    cable.mend();
    const cutAfter = database.write(async (db) => {
      await db.write(WRITE_STATEMENT);
      cable.cut();
    });
    expect((await refusalOf(cutAfter)).message).to.match(/check whether the change was made/);
  });

  it('reports of statements that were sent together why the first of them failed', async () => {
    const database = await open();
    const holder = new Client({ connectionString: postgres.urlOf('postgres') });
    await holder.connect();
    await holder.query('begin; lock table noted in exclusive mode');
    const failingWrite = database.write(async (db) => {
      const first = db.write('lock table noted in exclusive mode nowait');
      first.catch(() => undefined);
      await db.query('select 1');
      await first;
    });
    expect((await refusalOf(failingWrite)).code).to.equal('ERR_UNAVAILABLE');
    await holder.end();
  });

  it('delays no check of whether it is alive', async () => {
    const database = await open({ acquireTimeoutMs: scaleWait(60_000) });
    expect(await database.isAlive()).to.equal(true);
    cable.cut();
    expect(await database.isAlive()).to.equal(false);
    cable.mend();
    expect(await database.isAlive()).to.equal(true);
  });

  it('fails a commit whose standby has not confirmed it, when it stops waiting for that', async () => {
    const database = await open();
    await queryDirectly('truncate noted');
    await queryDirectly("alter system set synchronous_standby_names = 'away'");
    await queryDirectly('select pg_reload_conf()');

    const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
    try {
      for (const work of [
        (): Promise<unknown> => database.write((db) => db.write(WRITE_STATEMENT)),
        () => database.write(markAsWriting),
      ]) {
        const refusal = refusalOf(work());
        while ((await queryDirectly(cancel)).length === 0);
        const { code, message } = await refusal;
        expect(code).to.equal('ERR_UNAVAILABLE');
        expect(message).to.match(/no standby of the database has confirmed it/);
      }
      expect(await queryDirectly('select text from noted')).to.deep.equal([{ text: 'x' }]);
    } finally {
      await queryDirectly('alter system reset synchronous_standby_names');
      await queryDirectly('select pg_reload_conf()');
    }

    await database.write((db) => db.write(WRITE_STATEMENT));
  });

  it('is unavailable for writes while it is a standby, and gets new connections', async () => {
    const database = await open();
    await queryDirectly('truncate noted');
    const signal = join(folder, 'postgres/standby.signal');
    writeFileSync(signal, '');
    await postgres.restart('in order', 0);
    const write = (): Promise<unknown> => database.write((db) => db.write(WRITE_STATEMENT));
    expect((await refusalOf(write())).code).to.equal('ERR_UNAVAILABLE');
    expect(await database.readSingle((db) => db.query('select 1 as one'))).to.deep.equal([{ one: 1 }]);
    await queryDirectly('select pg_promote()');
    await write();
    expect(await queryDirectly('select text from noted')).to.deep.equal([{ text: 'x' }]);
  });
});

async function refusalOf(failed: Promise<unknown>): Promise<{ readonly code: string; readonly message: string }> {
  const error: unknown = await failed.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error(`Not refused: ${String(error)}`);
  const [first] = error.problems;
  if (first === undefined) throw new Error('A refusal without a reason.');
  return first;
}
