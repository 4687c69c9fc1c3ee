// Transactions: acknowledged changes are stored, refused ones are not, and no caller waits for ever.
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { Problem } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { isSharable } from '../support/database-url.ts';
import { lockOut } from '../support/stranger.ts';
import { scaleWait } from '../support/patience.ts';
import { openThings, openThingsAt, findThing } from '../support/open-things.ts';
import { parts, things } from '../support/things.ts';
import { runWrite } from '../support/knex-writes.ts';

describe('a transaction', () => {
  let database: Database;

  before(async () => {
    database = await openThings('transactions');
  });

  after(() => database.close());

  it('is stored when it was acknowledged, and wholly rolled back when its work throws', async () => {
    await database.write((db) => things.insert(db, { naam: 'kept' }));
    const failed = database.write(async (db) => {
      await things.insert(db, { naam: 'undone' });
      throw new RangeError('after the insert');
    });

    expect(await catchError(failed)).to.be.instanceOf(RangeError);
    expect(await readNames(database))
      .to.include('kept')
      .and.not.include('undone');
  });

  it('is not acknowledged when a failed statement, which the work ignored, made the database roll it back', async () => {
    await database.write((db) => things.insert(db, { naam: 'twice' }));
    const acknowledged = await database
      .write(async (db) => {
        await things.insert(db, { naam: 'beside the failure' });
        await things.insert(db, { naam: 'twice' }).catch(() => undefined);
      })
      .then(
        () => true,
        () => false,
      );

    expect((await readNames(database)).includes('beside the failure')).to.equal(acknowledged);
  });

  it('is refused when only the commit finds a violation, and the next one works', async () => {
    const failed = await catchError(database.write((db) => parts.insert(db, { thing_id: 999_999, naam: 'orphan' })));

    expect(listCodes(failed)).to.deep.equal(['ERR_UNKNOWN_REFERENCE']);
    await database.write((db) => things.insert(db, { naam: 'after a failed commit' }));
    expect(await readNames(database)).to.include('after a failed commit');
  });

  it('that reads sees one moment, whatever others commit', async () => {
    const counts = await database.read(async ({ build, query }) => {
      const first = await query(build('things').count({ n: '*' }));
      await database.write((db) => things.insert(db, { naam: 'meanwhile' }));
      return [first, await query(build('things').count({ n: '*' }))];
    });

    expect(counts[1]).to.deep.equal(counts[0]);
    expect(await readNames(database)).to.include('meanwhile');
  });

  it('that reads cannot write', async () => {
    const lenient = await openThings('reader', { strict: false });
    const failed = await catchError(lenient.read(({ query }) => query("insert into things (naam) values ('sly')")));

    expect(failed).to.be.instanceOf(Error);
    expect(await readNames(lenient)).to.deep.equal([]);
    await lenient.close();
  });

  it('that reads begins with its first statement, and not with one after its end', async () => {
    const statements: string[] = [];
    const listened = await openThings('lazy', { onQuery: (sql) => statements.push(sql) });
    statements.length = 0;
    const over = await listened.read((db) => Promise.resolve(db));
    const late = await catchError(things.read(over, [1]));

    expect(String(late)).to.include('came too late');
    expect(statements).to.deep.equal([]);
    await readNames(listened);
    expect(statements.slice(0, 2).map((sql) => sql.split(' ')[0]?.toUpperCase())).to.deep.equal(['BEGIN', 'SELECT']);
    await listened.close();
  });

  it('that writes opens no second one, which would not see its changes', async () => {
    const read = await catchError(database.write(() => database.read(() => Promise.resolve())));
    const write = await catchError(database.write(() => database.write(() => Promise.resolve())));

    for (const error of [read, write]) expect(String(error)).to.match(/second transaction/);
  });

  it('runs again after a conflict, from the start, and is given up after the third attempt', async () => {
    const changes: number[] = [];

    const insertConflicting = async (db: Writer, times: number): Promise<void> => {
      await things.insert(db, { naam: `try ${String(times)}` });
      changes.push(db.changes.all.length);
      if (changes.length < times) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    };

    await database.write((db) => insertConflicting(db, 3));
    expect(changes).to.deep.equal([1, 1, 1]);
    expect((await readNames(database)).filter((each) => each.startsWith('try'))).to.deep.equal(['try 3']);

    changes.length = 0;
    expect(listCodes(await catchError(database.write((db) => insertConflicting(db, 4))))).to.deep.equal([
      'ERR_UNAVAILABLE',
    ]);
    expect(changes).to.have.length(3);
  });

  it('makes others wait while it locks a row: fifty that read, add and write lose no change', async () => {
    const id = await database.write((db) => things.insert(db, { naam: 'counter', aantal: 0 }));
    const wide = await Promise.all(Array.from({ length: 50 }, () => database.write((db) => addOne(db, id, true))));

    expect(wide).to.have.length(50);
    expect((await database.read((db) => findThing(db, id))).aantal).to.equal(50);
  });

  it('does no work when it could not begin', async () => {
    let isBroken = false;

    const onQuery = (sql: string): void => {
      if (isBroken && /^begin/i.test(sql)) throw new Error('It did not begin.');
    };

    const unsteady = await openThings('unsteady', { onQuery });
    isBroken = true;

    const wrote = await catchError(unsteady.write((db) => things.insert(db, { naam: 'outside' })));
    const read = await catchError(readNames(unsteady));
    isBroken = false;

    for (const failed of [wrote, read]) expect(String(failed)).to.include('It did not begin.');
    expect(await readNames(unsteady)).to.deep.equal([]);

    await unsteady.close();
  });

  it('continues when a newer version of the service alters a table that it has read', async () => {
    const altered = await openThings('altered', { connections: 3 });
    const readAtOnce = (): Promise<unknown[]> =>
      Promise.all(Array.from({ length: 9 }, () => altered.read((db) => things.read(db, [1]))));
    await altered.write((db) => things.insert(db, { naam: 'as it was' }));
    await readAtOnce();
    await altered.write(async ({ build, write }): Promise<unknown> =>
      runWrite({ write }, build.raw('alter table things add column later integer')),
    );

    for (const rowsById of await readAtOnce()) expect([...(rowsById as Map<number, object>).keys()]).to.deep.equal([1]);
    await altered.write(async (db) => things.update(db, await readOne(things.read, db, 1), { naam: 'as it is' }));
    await altered.close();
  });

  it('repeats nothing of a failed statement in its error', async () => {
    const failed = await catchError(
      database.write(async ({ build, query }): Promise<unknown> =>
        query(build.raw('select nothing from nowhere where x = ?', ['s3cret'])),
      ),
    );

    expect(`${String(failed)} ${JSON.stringify(failed)}`).to.not.include('s3cret');
  });
});

describe('a busy database', () => {
  it('is waited for without a delay of other requests', async () => {
    const url = await createEmptyDatabase('busy');
    const database = await openThingsAt(url);
    await database.migrate();

    const release = await lockOut(url, 'things');
    let isDone = false;
    const write = database
      .write((db) => things.insert(db, { naam: 'patient' }))
      .then(() => {
        isDone = true;
      });

    for (let tick = 0; tick < 100; tick++) await setImmediate();

    expect(isDone).to.equal(false);
    expect(await readNames(database)).to.deep.equal([]);

    await release();
    await write;
    expect(await readNames(database)).to.deep.equal(['patient']);

    await database.close();
  });

  it('is given up when it stays busy: try again later', async () => {
    const url = await createEmptyDatabase('locked');
    const database = await openThingsAt(url, { lockPatience: 100 });
    await database.migrate();
    const release = await lockOut(url, 'things');

    const failed = await catchError(database.write((db) => things.insert(db, { naam: 'impatient' })));
    expect(listCodes(failed)).to.deep.equal(['ERR_UNAVAILABLE']);
    await release();
    await database.write((db) => things.insert(db, { naam: 'later' }));
    expect(await readNames(database)).to.deep.equal(['later']);
    await database.close();
  });

  it('is given up when no connection becomes free', async () => {
    // Less than the ten seconds after which PostgreSQL ends an idle transaction, even on a busy machine.
    const database = await openThings('crowded', { connections: 1, acquireTimeoutMs: scaleWait(300), strict: false });
    const failed = await database.write(() => catchError(database.write(() => Promise.resolve())));

    expect(listCodes(failed)).to.deep.equal(['ERR_UNAVAILABLE']);
    await database.close();
  });

  it('refuses a second server where two would not know of each other, until the first one ends', async () => {
    const url = await createEmptyDatabase('two-servers');
    const first = await openThingsAt(url);
    const second = await openThingsAt(url).catch((error: unknown) => error as Error);

    if (second instanceof Error) expect(second.message).to.match(/Another server is using .+: stop it first/);
    else await second.close();
    expect(second instanceof Error).to.equal(!isSharable(url));
    await first.close();
    const third = await openThingsAt(url);
    await third.migrate();
    await third.close();
  });
});

describe('a value', () => {
  it('is read as it was stored, from a table, a join, an alias and a returning clause', async () => {
    const database = await openThings('values');
    const row = {
      naam: 'Ünïcode ’ 日本',
      aantal: -3,
      bedrag: 9_007_199_254_740_991,
      actief: true,
      extra: { b: [1, 'two', null], a: { deep: true } },
      dag: '2026-03-28',
      wanneer: '2026-03-28T02:30:00.050Z' as Instant,
      archived_at: null,
    };

    const { id, returned } = await database.write(async (db) => {
      const key = await things.insert(db, row);
      await parts.insert(db, { thing_id: key, naam: 'part' });
      const query = db.build('things').queryContext({ isNoted: true }).where({ id: key });
      return {
        id: key,
        returned: await runWrite(db, query.update({ aantal: -3 }).returning(['actief', 'extra', 'wanneer'])),
      };
    });

    expect(await database.read((db) => findThing(db, id))).to.deep.include({ id, ...row });
    expect(JSON.stringify((await database.read((db) => findThing(db, id))).extra)).to.equal(JSON.stringify(row.extra));
    expect(returned).to.deep.equal([{ actief: true, extra: row.extra, wanneer: row.wanneer }]);

    const [joinedRow] = await database.read(({ build, query }) =>
      query(
        build('things_parts')
          .join('things', 'things.id', 'thing_id')
          .select({ yes: 'things.actief', what: 'things.extra', when: 'wanneer' }),
      ),
    );
    expect(joinedRow).to.deep.equal({ yes: true, what: row.extra, when: row.wanneer });

    await database.close();
  });

  it('is a number when it is a sum, and an error when it exceeds exact numbers', async () => {
    const database = await openThings('sums');
    const bedrag = 9_007_199_254_740_991;
    await database.write((db) =>
      things.insertMany(db, [
        { naam: 'a', bedrag: 10 },
        { naam: 'b', bedrag: 32 },
      ]),
    );

    const [sum] = await database.read(({ build, query }) => query(build('things').sum({ total: 'bedrag' })));
    expect(sum).to.deep.equal({ total: 42 });

    await database.write((db) =>
      things.insertMany(db, [
        { naam: 'c', bedrag },
        { naam: 'd', bedrag },
      ]),
    );

    const failed = await catchError(
      database.read(({ build, query }) => query(build('things').sum({ total: 'bedrag' }))),
    );
    expect(String(failed)).to.match(/counted exactly/);

    await database.close();
  });
});

async function addOne(db: Writer, id: number, locked: boolean): Promise<void> {
  if (locked) await db.query(db.build('things').where({ id }).forUpdate());
  const before = await findThing(db, id);
  await things.update(db, before, { aantal: (before.aantal ?? 0) + 1 });
}

async function readNames(database: Database): Promise<string[]> {
  const rows = await database.read(({ query }) => query<{ naam: string }>('select naam from things'));
  return rows.map(({ naam }) => naam);
}

async function catchError(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function listCodes(error: unknown): unknown {
  return error instanceof Problem ? error.problems.map(({ code }) => code) : error;
}
