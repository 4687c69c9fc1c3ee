// Migrations: one schema however many servers start at once, complete or not at all, and without the loss of a row.
import type { Knex } from 'knex';
import { expect } from 'chai';
import { isPostgres, reference } from '../../db/migrations/columns.ts';
import { migrations as house } from '../../db/migrations/index.ts';
import type { Migration } from '../../db/engine/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { ZONE } from '../support/clock.ts';
import { fill, type FilledTables, readRows, tablesOf } from '../support/filler.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { migrateUnguarded } from '../support/migrating.ts';
import { openThings, openThingsAt, findThing } from '../support/open-things.ts';
import { thingMigrations, things } from '../support/things.ts';
import { runWrite } from '../support/knex-writes.ts';

const STARTS = 20;

/** Rolls the whole transaction of SQLite back, as a full disk does. */
const REFUSING_TRIGGER = `create trigger things_refused before insert on things
  begin select raise(rollback, 'on purpose'); end`;

describe('migrations', () => {
  it(`make the schema once when ${String(STARTS)} servers start at once`, async () => {
    const url = await createEmptyDatabase('starts');
    const starts = Array.from({ length: STARTS }, () => migrateUnguarded(url, thingMigrations));
    await Promise.all(starts);

    expect(await listMigrations(url)).to.deep.equal(thingMigrations.map(({ name }) => name));
  });

  it('leave no trace when one fails, and continue with it once it is repaired', async () => {
    const url = await createEmptyDatabase('failing');
    const failing: Migration = {
      name: '005-failing',
      up: async (knex) => {
        await knex.schema.createTable('halfway', (t) => t.integer('id'));
        throw new RangeError('on purpose');
      },
    };
    const error = await catchError(migrateUnguarded(url, [...thingMigrations, failing]));
    expect(String(error)).to.match(/on purpose/);

    await migrateUnguarded(url, thingMigrations);
    expect(await listMigrations(url)).to.deep.equal(thingMigrations.map(({ name }) => name));

    const database = await openThingsAt(url);
    expect(String(await catchError(database.read(({ build, query }) => query(build('halfway').select()))))).to.match(
      /halfway/,
    );

    await database.close();
  });

  it('report the error that made the database roll them back, not those of the statements after it', async () => {
    const url = await createEmptyDatabase('aftermath');
    const swallowing: Migration = {
      name: '005-swallowing',
      up: async (knex) => {
        if (!isPostgres(knex)) await knex.raw(REFUSING_TRIGGER);
        const undoing = isPostgres(knex)
          ? "do $$ begin raise exception 'on purpose'; end $$"
          : "insert into things (naam) values ('')";
        await knex.raw(undoing).catch(() => undefined);
        await knex.raw('release savepoint gone');
      },
    };
    const error = await catchError(migrateUnguarded(url, [...thingMigrations, swallowing]));
    expect(String(error)).to.match(/on purpose/);

    await migrateUnguarded(url, thingMigrations);
    expect(await listMigrations(url)).to.deep.equal(thingMigrations.map(({ name }) => name));
  });

  it('refuse a database of a newer version, and leave it unchanged', async () => {
    const url = await createEmptyDatabase('newer');
    const doNothing = (): Promise<void> => Promise.resolve();
    const newer = [...thingMigrations, { name: '999-of-tomorrow', up: doNothing }];
    await migrateUnguarded(url, newer);

    expect(String(await catchError(migrateUnguarded(url, thingMigrations)))).to.match(
      /newer version .+999-of-tomorrow/,
    );
    expect(await listMigrations(url)).to.have.length(newer.length);
  });

  it('keep the rows that refer to a table which they alter', async () => {
    const url = await createEmptyDatabase('altering');
    const owned: Migration = { name: '005-owned', up: addOwned };
    const altered: Migration = {
      name: '006-altered',
      up: (knex) => knex.schema.alterTable('things', (t) => void t.string('naam', 100).notNullable().alter()),
    };
    const first = await openThingsAt(url, { migrations: [...thingMigrations, owned] });
    await first.migrate();

    const id = await first.write(async (db) => {
      const key = await things.insert(db, { naam: 'owner' });
      await runWrite(db, db.build('owned').insert({ thing_id: key }));
      return key;
    });

    await first.close();

    const second = await openThingsAt(url, { migrations: [...thingMigrations, owned, altered] });
    await second.migrate();
    expect((await second.read((db) => findThing(db, id))).naam).to.equal('owner');
    expect(await second.read(({ build, query }) => query(build('owned').select('thing_id')))).to.deep.equal([
      { thing_id: id },
    ]);

    await second.close();
  });

  it('of the service keep the rows of every table, one migration after the other', async () => {
    const url = await createEmptyDatabase('filled');
    let before: FilledTables = new Map();
    for (const [at, { name }] of house.entries()) {
      await migrateUnguarded(url, house.slice(0, at + 1));
      const database = await openDatabase(url, { zone: ZONE, migrations: house });
      const after = await database.read((db) => readRows(db, before.keys()));
      for (const [table, row] of before) {
        const entries = Object.entries(after.get(table) ?? {}).filter(([column]) => column in row);
        expect(Object.fromEntries(entries), `${table} after ${name}`).to.deep.equal(row);
      }
      before = await database.write(fill);
      await database.close();
    }

    expect(before.size).to.be.greaterThan(25);
  });

  it('of the service accept a database of the first release unchanged', async () => {
    const url = await createEmptyDatabase('taken');
    await recordNamesOnly(url, 121);
    // Later migrations change tables, which this database has by name only.
    const first = house.slice(0, 1);
    await Promise.all([migrateUnguarded(url, first), migrateUnguarded(url, first)]);

    expect(await listMigrations(url)).to.deep.equal(first.map(({ name }) => name));
    const database = await openThingsAt(url);
    expect(await database.read(tablesOf)).to.deep.equal([]);
    await database.close();
  });

  it('of the service refuse a database from before the first release, and leave it unchanged', async () => {
    const url = await createEmptyDatabase('older');
    await recordNamesOnly(url, 120);

    expect(String(await catchError(migrateUnguarded(url, house)))).to.match(
      /before 0\.9\.0: start 0\.9\.0 on the database first/,
    );
    expect(await listMigrations(url)).to.have.length(120);
  });
});

describe('a database', () => {
  it('says whether it responds', async () => {
    const database = await openThings('alive');
    expect(await database.isAlive()).to.equal(true);
    await database.close();
    expect(await database.isAlive()).to.equal(false);
  });
});

/** Makes a database that lists the last migrations before this version's as run, and has no tables. */
async function recordNamesOnly(url: string, count: number): Promise<void> {
  const names = Array.from({ length: 120 }, (_, at) => `${String(at + 1).padStart(4, '0')}-of-then`);
  const doNothing = (): Promise<void> => Promise.resolve();
  const old = [...names, '0121-bookings-of-a-product'].slice(0, count);
  await migrateUnguarded(
    url,
    old.map((name) => ({ name, up: doNothing })),
  );
}

async function addOwned(knex: Knex): Promise<void> {
  await knex.schema.createTable('owned', (t) => {
    t.increments('id');
    reference(t, 'thing_id', 'things', { part: true }).notNullable();
  });
}

async function listMigrations(url: string): Promise<string[]> {
  const database = await openThingsAt(url);
  const rows = await database.read(({ build, query }) => query(build('knex_migrations').orderBy('id').select('name')));
  await database.close();
  return (rows as { name: string }[]).map(({ name }) => name);
}

async function catchError(work: PromiseLike<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
