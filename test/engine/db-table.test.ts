// Plain tables: many rows in few statements, no write without its notes of changes, and violations that name their field.
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { findReferrers } from '../../db/engine/changes/references.ts';
import type { Instant } from '../../generated/types.ts';
import { Problem } from '../../domain/values/problem.ts';
import { readWhole } from '../support/plans.ts';
import { openThings, findThing } from '../support/open-things.ts';
import { parts, seats, type ThingRow, things } from '../support/things.ts';
import { runWrite } from '../support/knex-writes.ts';
import { defineRowsStatement, defineStatement } from '../../db/engine/session/sql.ts';

describe('a table', () => {
  const statements: string[] = [];
  let database: Database;

  before(async () => {
    database = await openThings('tables', { onQuery: (sql) => statements.push(sql) });
  });

  beforeEach(() => {
    statements.length = 0;
  });

  after(() => database.close());

  it('inserts a thousand rows in three statements and returns their ids in order', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ naam: `row ${String(index)}`, aantal: index }));
    const ids = await database.write((db) => things.insertMany(db, rows));

    expect(statements.filter((sql) => sql.startsWith('insert'))).to.have.length(3);
    const rowsById = await database.read((db) => things.read(db, ids));
    expect([...rowsById.values()].map(({ aantal }) => aantal)).to.deep.equal(rows.map(({ aantal }) => aantal));
  });

  it('reads any number of ids in one statement, in their order, without those that do not exist', async () => {
    const ids = await database.write((db) => things.insertMany(db, [{ naam: 'first' }, { naam: 'second' }]));
    const requestedIds = [
      999_999,
      ...ids.reverse(),
      ...Array.from({ length: 40_000 }, (_, index) => 1_000_000 + index),
    ];
    statements.length = 0;
    const rowsById = await database.read((db) => things.read(db, requestedIds));

    expect([...rowsById.values()].map(({ naam }) => naam)).to.deep.equal(['second', 'first']);
    expect(statements.filter((sql) => sql.startsWith('select'))).to.have.length(1);
  });

  it('finds a row by its id among many, even where its statement was prepared on an empty table', async () => {
    const fresh = await openThings('plans', { onQuery: (sql) => statements.push(sql) });
    const wholeReads = await fresh.write(async (db) => {
      // PostgreSQL plans a prepared statement five times, and may then reuse a plan.
      for (let time = 0; time < 10; time += 1) await things.read(db, [1]);
      const rows = Array.from({ length: 5000 }, (_, index) => ({ naam: `row ${String(index)}` }));
      const [id = 0] = await things.insertMany(db, rows);
      statements.length = 0;
      const before = await readWhole(db, statements);
      await things.read(db, [id]);
      return (await readWhole(db, statements)) - before;
    });

    await fresh.close();

    expect(wholeReads).to.equal(0);
  });

  it('fills omitted columns by their defaults, and inserts only rows that name the same columns', async () => {
    const id = await database.write((db) => things.insert(db, { naam: 'default' }));
    expect((await database.read((db) => findThing(db, id))).actief).to.equal(false);

    const uneven = [{ naam: 'one', actief: true }, { naam: 'two' }];
    expect(String(await catchError(database.write((db) => things.insertMany(db, uneven))))).to.match(
      /the same columns/,
    );
  });

  it('writes no row where no value differs', async () => {
    const values = { naam: 'same', aantal: 3, actief: true, extra: { a: [1] }, dag: '2026-03-10' };
    const id = await database.write((db) => things.insert(db, values));
    statements.length = 0;
    await database.write(async (db) => {
      await things.update(db, await findThing(db, id), { ...values, wanneer: undefined });
      expect(db.changes.all).to.deep.equal([]);
    });

    expect(statements.filter((sql) => sql.startsWith('update'))).to.deep.equal([]);
  });

  it('changes any number of rows in one statement, each with its own values', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ naam: `many ${String(index)}`, aantal: -1 }));
    const ids = await database.write((db) => things.insertMany(db, rows));
    const untouched = await database.write((db) => things.insert(db, { naam: 'aside', aantal: 7 }));

    const countStatements = async (changesOf: (index: number) => object): Promise<number> => {
      statements.length = 0;
      await database.write(async (db) => {
        const currentRows = [...(await things.read(db, ids)).values()];
        await things.updateMany(
          db,
          currentRows.map((row, index) => [row, changesOf(index)]),
        );
      });
      return statements.filter((sql) => sql.startsWith('update "things"')).length;
    };

    expect(await countStatements((index) => ({ aantal: index, ...(index % 2 === 0 && { bedrag: 500 }) }))).to.equal(1);
    expect(
      await countStatements((index) => (index % 2 === 0 ? { bedrag: null } : { aantal: index, actief: true })),
    ).to.equal(1);
    expect(await countStatements(() => ({ dag: '2026-03-10' }))).to.equal(1);

    const storedRows = [...(await database.read((db) => things.read(db, ids))).values()];
    expect(storedRows.map(({ aantal }) => aantal)).to.deep.equal(ids.map((_, index) => index));
    expect(storedRows.filter(({ bedrag }) => bedrag !== null)).to.deep.equal([]);
    expect(storedRows.filter(({ actief }) => actief)).to.have.length(500);
    expect((await database.read((db) => findThing(db, untouched))).aantal).to.equal(7);
  });

  it('updates values of every kind of column in many rows as in one', async () => {
    const moment = '2026-03-29T01:30:00.125Z' as Instant;
    const most = Number.MAX_SAFE_INTEGER;
    const values = [
      {
        naam: 'kind: "text" \\ \u00e9\u4e2d\ud83c\udfb3 \n\t %\u2028',
        aantal: 2 ** 31 - 1,
        bedrag: most,
        actief: true,
      },
      { naam: '{"json": "as text"}', aantal: 0, bedrag: -most, actief: false, extra: { b: [1, 2.5, null], a: '"' } },
      { naam: '12', aantal: null, bedrag: null, extra: [], dag: '2024-02-29', wanneer: moment },
      { naam: 'null', extra: null, dag: null, wanneer: null, archived_at: moment },
    ];

    const before = {
      naam: '',
      aantal: 1,
      bedrag: 2,
      actief: true,
      extra: { old: true },
      dag: '2000-01-01',
      wanneer: moment,
    };

    const [singly, together] = await database.write(async (db) => {
      const rows = values.flatMap((_, index) => [`one ${String(index)}`, `all ${String(index)}`]);
      const ids = await things.insertMany(
        db,
        rows.map((naam) => ({ ...before, naam })),
      );
      const storedRows = [...(await things.read(db, ids)).values()];
      const apart = storedRows.filter(({ naam }) => naam.startsWith('one'));
      for (const [index, row] of apart.entries())
        await things.update(db, row, { ...values[index], naam: `1 ${values[index]?.naam ?? ''}` });

      const rest = storedRows.filter(({ naam }) => naam.startsWith('all'));
      await things.updateMany(
        db,
        rest.map((row, index) => [row, values[index] ?? {}]),
      );

      return [apart.map(({ id }) => id), rest.map(({ id }) => id)];
    });

    const [one, all] = await database.read(async (db) => [
      await things.read(db, singly),
      await things.read(db, together),
    ]);
    const allRows = [...all.values()];
    expect(allRows.map((row) => ({ ...row, id: 0 }))).to.deep.equal(
      [...one.values()].map((row) => ({ ...row, id: 0, naam: row.naam.slice(2) })),
    );

    for (const [index, row] of allRows.entries()) expect(row).to.deep.include(values[index]);
    expect(Object.keys(allRows[1]?.extra as object)).to.deep.equal(['b', 'a']);
  });

  it('inserts many rows as it inserts one, whatever their values', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const row = {
      aantal: -1,
      bedrag: most,
      actief: true,
      dag: '2024-02-29',
      wanneer: '2026-03-29T01:30:00.125Z' as Instant,
    };
    const texts = ['"quoted" \\ \u00e9\u4e2d\ud83c\udfb3 \n\t %\u2028', '\\\\', '{"json": 1}', "it's", '12', ''];
    const plain = texts.map((naam) => ({ ...row, naam }));
    const cases = {
      plain,
      empty: plain.map(({ naam }) => ({ naam, aantal: null, bedrag: 0, actief: false, dag: null, wanneer: null })),
      escaped: plain.map(({ naam }) => ({ ...row, naam: `${naam}\\ud83c` })),
      halved: plain.map(({ naam }) => ({ ...row, naam: `${naam}\ud83c` })),
      withJson: plain.map(({ naam }, index) => ({
        ...row,
        naam,
        extra: index % 2 === 0 ? null : { text: naam, list: [index] },
      })),
    };

    for (const [label, rows] of Object.entries(cases)) {
      const nameRows = (before: string) => rows.map((each) => ({ ...each, naam: `${before} ${label} ${each.naam}` }));
      const [singly, together] = await database.write(async (db) => {
        const ids: number[] = [];
        for (const each of nameRows('1')) ids.push(await things.insert(db, each));
        return [ids, await things.insertMany(db, nameRows('2'))];
      });
      const [one, all] = await database.read(async (db) => [
        await things.read(db, singly),
        await things.read(db, together),
      ]);
      const stripRow = ({ naam, ...others }: ThingRow): object => ({ ...others, id: 0, naam: naam.slice(2) });
      expect([...all.values()].map(stripRow), label).to.deep.equal([...one.values()].map(stripRow));
      expect(all.size).to.equal(rows.length);
    }
  });

  it('reads rows as one text with the values and order of separate rows', async () => {
    const texts = [
      '"quoted" \\ \u00e9\u4e2d\ud83c\udfb3',
      '\n\t\u0001\u007f',
      '\u2028 %',
      '{"json": 1}',
      'null',
      '12',
      '',
    ];

    const rows = texts.map((text, at) => ({
      naam: `read ${text}`,
      aantal: at % 2 === 0 ? null : -at,
      bedrag: Number.MAX_SAFE_INTEGER - at,
      actief: at % 3 === 0,
      extra: at % 2 === 0 ? { text, list: [at, 0.1, null] } : null,
      dag: at === 0 ? null : '2024-02-29',
      wanneer: '2026-03-29T01:30:00.125Z' as Instant,
    }));

    await database.write((db) => things.insertMany(db, rows));
    const question = `select t.*, t.aantal is null as leeg from things t where t.naam like 'read %' order by t.id desc`;
    const [singly, asText] = await database.read(async (db) => [
      await defineStatement<ThingRow>(() => question)(db),
      await defineRowsStatement<ThingRow>(() => `${question} `)(db),
    ]);
    expect(asText).to.deep.equal(singly);
    expect(
      asText.map(({ naam, aantal, bedrag, actief, extra, dag, wanneer }) => ({
        naam,
        aantal,
        bedrag,
        actief,
        extra,
        dag,
        wanneer,
      })),
    ).to.deep.equal(rows.toReversed());

    expect(
      await database.read((db) => defineRowsStatement(() => 'select * from things where id = -1')(db)),
    ).to.deep.equal([]);
  });

  it('groups parts by their parents, with an empty list for parents without parts', async () => {
    const [one = 0, two = 0] = await database.write(async (db) => {
      const ids = await things.insertMany(db, [{ naam: 'with parts' }, { naam: 'without' }]);
      await parts.insertMany(
        db,
        ['b', 'a'].map((naam) => ({ thing_id: ids[0] ?? 0, naam })),
      );
      return ids;
    });

    const [byId, byName] = await database.read(async (db) => [
      await parts.readByParent(db, 'thing_id', [one, two]),
      await parts.readByParent(db, 'thing_id', [one, two], 'naam'),
    ]);

    expect(byId.get(one)?.map(({ naam }) => naam)).to.deep.equal(['b', 'a']);
    expect(byName.get(one)?.map(({ naam }) => naam)).to.deep.equal(['a', 'b']);
    expect(byId.get(two)).to.deep.equal([]);
  });

  it('cannot be written by a reader: that does not compile', () => {
    const insertByReader = (db: Reader): Promise<unknown> =>
      // @ts-expect-error A reader has no notes of changes, so it is no writer.
      things.insert(db, { naam: 'sly' });
    expect(insertByReader).to.be.a('function');
  });

  for (const verb of ['insert', 'update', 'delete'] as const) {
    it(`notices a ${verb} that bypasses it`, async () => {
      const failed = await catchError(
        database.write(async ({ build, write }) => {
          if (verb === 'insert') await runWrite({ write }, build('things').insert({ naam: 'past' }));
          if (verb === 'update') await runWrite({ write }, build('things').update({ naam: 'past' }));
          if (verb === 'delete') await runWrite({ write }, build('things').delete());
        }),
      );
      expect(String(failed)).to.match(/A write to things bypassed db\/engine\/changes\/table\.ts/);
    });
  }
});

describe('the violation of a constraint', () => {
  let database: Database;

  before(async () => {
    database = await openThings('violations');
  });

  after(() => database.close());

  it('is ERR_TAKEN on its field for a unique column', async () => {
    await database.write((db) => things.insert(db, { naam: 'mine' }));
    const failed = await catchError(database.write((db) => things.insert(db, { naam: 'mine' })));

    expect(listDetails(failed)).to.deep.equal([{ code: 'ERR_TAKEN', field: 'naam' }]);
  });

  it('is what the table declares for an index on two columns', async () => {
    await database.write((db) => seats.insert(db, { rij: 1, plaats: 7 }));
    const failed = await catchError(database.write((db) => seats.insert(db, { rij: 1, plaats: 7 })));

    expect(listDetails(failed)).to.deep.equal([{ code: 'ERR_DUPLICATE', field: 'plaats' }]);
    expect((failed as Problem).problems[0]?.message).to.equal('This seat is there: name another.');
  });

  it('is what the table declares for a check', async () => {
    const failed = await catchError(database.write((db) => seats.insert(db, { rij: 1, plaats: 0 })));

    expect(listDetails(failed)).to.deep.equal([{ code: 'ERR_RANGE', field: 'plaats' }]);
  });

  it('is our mistake, and no refusal, where no request can cause it', async () => {
    await database.write((db) => seats.insert(db, { rij: 2, plaats: 1, eerste: true }));
    const failed = await catchError(database.write((db) => seats.insert(db, { rij: 2, plaats: 2, eerste: true })));

    expect(failed).to.be.instanceOf(Error).and.not.instanceOf(Problem);
  });

  it('can be foreseen for deleting an object in use: the schema knows the references to it', async () => {
    const [used = 0, free = 0] = await database.write(async (db) => {
      const ids = await things.insertMany(db, [{ naam: 'used' }, { naam: 'free' }]);
      await parts.insert(db, { thing_id: ids[0] ?? 0, naam: 'user' });
      return ids;
    });

    expect(await database.read((db) => findReferrers(db, 'things', used))).to.deep.equal(['things_parts']);
    expect(await database.read((db) => findReferrers(db, 'things', free))).to.deep.equal([]);
  });
});

async function catchError(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function listDetails(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  return error.problems.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => name !== 'message')));
}
