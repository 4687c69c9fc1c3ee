// Statistics: long queries delay no other request, and those that exceed the time limit are aborted.
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { Problem } from '../../domain/values/problem.ts';
import { openThings } from '../support/open-things.ts';
import { parts, things } from '../support/things.ts';
import { scaleWait } from '../support/patience.ts';

describe('statistics', () => {
  let database: Database;

  before(async () => {
    database = await openThings('statistics', {
      statisticsTimeout: scaleWait(1_000),
      acquireTimeoutMs: scaleWait(5_000),
    });
    await database.write((db) =>
      things.insertMany(db, [
        { naam: 'a', actief: true, extra: { x: 1 } },
        { naam: 'b', actief: false, extra: null },
      ]),
    );
  });

  after(() => database.close());

  it('see the values that any other query sees, at one moment', async () => {
    const rows = await database.readStatistics(async ({ build, query }) => {
      const first: unknown = await query(build('things').orderBy('id').select('naam', 'actief', 'extra'));
      await database.write((db) => things.insert(db, { naam: 'meanwhile' }));
      return [
        first,
        await query(build('things').whereIn('naam', ['a', 'b']).orderBy('id').select('naam', 'actief', 'extra')),
        await query(build('things').count({ n: '*' })),
      ];
    });

    expect(rows[0]).to.deep.equal([
      { naam: 'a', actief: true, extra: { x: 1 } },
      { naam: 'b', actief: false, extra: null },
    ]);
    expect(rows[1]).to.deep.equal(rows[0]);
    expect(rows[2]).to.deep.equal([{ n: 2 }]);
    expect(
      await database.readStatistics(({ build, query }) => query(build('things').count({ n: '*' }))),
      'a later moment',
    ).to.deep.equal([{ n: 3 }]);
  });

  it('report what is wrong with a query, and run the next one', async () => {
    expect(
      String(await catchError(database.readStatistics(({ build, query }) => query(build('nowhere').select())))),
    ).to.match(/nowhere/);
    expect(
      await database.readStatistics(({ build, query }) =>
        query(build('things').where({ naam: 'a' }).count({ n: '*' })),
      ),
    ).to.deep.equal([{ n: 1 }]);
  });

  it('get each their own result when several run at once, and when one of them is wrong', async () => {
    const selectNamed = (naam: string) => (db: Reader) => db.query(db.build('things').where({ naam }).select('naam'));
    const results = await database.readStatistics((db) =>
      Promise.all(['a', 'b', 'nobody', 'a'].map((naam) => selectNamed(naam)(db))),
    );
    expect(results).to.deep.equal([[{ naam: 'a' }], [{ naam: 'b' }], [], [{ naam: 'a' }]]);
    const failing = database.readStatistics((db) =>
      Promise.all([db.query(db.build('nowhere').select()), selectNamed('b')(db)]),
    );
    expect(String(await catchError(failing))).to.match(/nowhere/);
    expect(await database.readStatistics(selectNamed('a'))).to.deep.equal([{ naam: 'a' }]);
  });

  it('cannot write', async () => {
    const failed = await catchError(
      database.readStatistics(({ query }) => query("insert into things_parts (thing_id, naam) values (1, 'sly')")),
    );
    expect(failed).to.be.instanceOf(Error);
    expect((await database.read((db) => parts.readByParent(db, 'thing_id', [1]))).get(1)).to.deep.equal([]);
  });

  it('let requests pass while a query is long', async () => {
    const state = { running: true };
    let ticks = 0;
    const long = database
      .readStatistics((db) => count(db, 400_000))
      .finally(() => {
        state.running = false;
      });

    while (state.running) {
      await setImmediate();
      if (++ticks % 50 === 0) await database.read((db) => things.read(db, [1]));
    }

    await long;
    expect(ticks).to.be.greaterThan(50);
  });

  it('are aborted after the time limit: try a shorter period', async () => {
    // The query would run for ever, so its rejection proves that it was aborted.
    const failed = await catchError(database.readStatistics(runEndless));

    expect(failed instanceof Problem ? failed.problems.map(({ code }) => code) : failed).to.deep.equal([
      'ERR_UNAVAILABLE',
    ]);
    expect(
      await database.readStatistics(({ build, query }) =>
        query(build('things').where({ naam: 'a' }).count({ n: '*' })),
      ),
    ).to.deep.equal([{ n: 1 }]);
  });
});

describe('statistics whose caller has gone', () => {
  let signalSent: () => void = () => undefined;
  let database: Database;

  before(async () => {
    // No time limit may end these queries: only the signal of the caller.
    database = await openThings('abandoned', {
      statisticsTimeout: scaleWait(600_000),
      acquireTimeoutMs: scaleWait(600_000),
      onQuery: (sql) => {
        if (sql.includes('endless')) signalSent();
      },
    });
  });

  after(() => database.close());

  /** Occupies every connection by an endless statement; resolves when all of them run. */
  async function occupyConnections(signal: AbortSignal): Promise<readonly Promise<unknown>[]> {
    const most = database.countConnections().find(({ pool }) => pool === 'statistics')?.most ?? 0;
    const failing: Promise<unknown>[] = [];
    while (failing.length < most) {
      const sending = new Promise<void>((resolve) => {
        signalSent = resolve;
      });
      failing.push(catchError(database.readStatistics(runEndless, signal)));
      await sending;
    }
    return failing;
  }

  it('are aborted, and others get their results', async () => {
    const controller = new AbortController();
    const failing = await occupyConnections(controller.signal);
    const waitingCount = database.readStatistics(countThings);
    controller.abort();
    expect(codesOf(await Promise.all(failing))).to.deep.equal(failing.map(() => 'ERR_UNAVAILABLE'));
    expect(await waitingCount).to.deep.equal([{ n: 0 }]);
    const running = `select count(*) as n from pg_stat_activity where state = 'active' and datname = current_database()
      and pid <> pg_backend_pid() and query like '%endless%'`;
    const countQuery = { sqlite: 'select 0 as n', postgres: running }[database.dialect];
    const count = async (): Promise<number> => (await database.read((db) => db.query<{ n: number }>(countQuery)))[0]!.n;
    while ((await count()) > 0);
  });

  it('do not begin, wherever they waited', async () => {
    const controller = new AbortController();
    const otherController = new AbortController();
    const failing = await occupyConnections(otherController.signal);
    const queued = catchError(database.readStatistics(runEndless, controller.signal));

    controller.abort();
    otherController.abort();
    expect(codesOf([await queued, ...(await Promise.all(failing))])).to.deep.equal(
      [controller, ...failing].map(() => 'ERR_UNAVAILABLE'),
    );

    const between = catchError(
      database.readStatistics(async (db) => {
        await countThings(db);
        return countThings(db);
      }, AbortSignal.abort()),
    );
    expect(codesOf([await between])).to.deep.equal(['ERR_UNAVAILABLE']);
  });

  it('do not affect one that ended before the signal', async () => {
    const controller = new AbortController();
    expect(await database.readStatistics(countThings, controller.signal)).to.deep.equal([{ n: 0 }]);
    controller.abort();
    expect(await database.readStatistics(countThings)).to.deep.equal([{ n: 0 }]);
  });
});

function countThings(db: Reader): Promise<unknown[]> {
  return db.query(db.build('things').count({ n: '*' }));
}

async function runEndless(db: Reader): Promise<void> {
  await db.query(
    'with recursive endless(i) as (select 1 union all select i from endless) select count(*) from endless',
  );
}

function codesOf(failed: readonly unknown[]): unknown[] {
  return failed.map((error) => (error instanceof Problem ? error.problems[0]?.code : error));
}

async function count(db: Reader, to: number): Promise<void> {
  await db.query(
    db.build.raw(
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select count(*) as n from n',
      [to],
    ),
  );
}

async function catchError(work: PromiseLike<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
