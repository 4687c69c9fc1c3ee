// Notes of changes: the events that a transaction announces, whatever the order of its writes.
import { expect } from 'chai';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { groupByTable, Changes, eventObjectOf } from '../../db/engine/changes/changes.ts';
import { recordEvents } from '../../db/announcements/events.ts';
import { readEventsAfter } from '../../db/announcements/feed.ts';
import { eventContext, openThings, findThing } from '../support/open-things.ts';
import { parts, readThings, things } from '../support/things.ts';

describe('the changes of a transaction', () => {
  const statements: string[] = [];
  let database: Database;

  before(async () => {
    database = await openThings('changes', { onQuery: (sql) => statements.push(sql) });
  });

  after(() => database.close());

  /** Returns the events of `work`, each with the members that it reports as modified. */
  async function collectEvents(work: (db: Writer) => Promise<void>): Promise<unknown[]> {
    const lastPosition = await readLastPosition();
    await database.write(async (db) => {
      await work(db);
      await recordEvents(db, eventContext);
    });

    const events = await database.read((db) => readEventsAfter(db, lastPosition, 1000));
    return events.map(({ event, object_id, sequence, modified, previous, data }) => ({
      event,
      object_id,
      sequence,
      ...(modified === null ? {} : { modified, previous }),
      data,
    }));
  }

  async function readLastPosition(): Promise<string | null> {
    const events = await database.read((db) => readEventsAfter(db, null, 10_000));
    return events.at(-1)?.position ?? null;
  }

  async function createThing(naam: string, names: readonly string[] = []): Promise<number> {
    let id = 0;
    await collectEvents(async (db) => {
      id = await things.insert(db, { naam, aantal: 1 });
      await parts.insertMany(
        db,
        names.map((part) => ({ thing_id: id, naam: part, geheim: 'hush' })),
      );
    });
    return id;
  }

  const createData = (id: number, naam: string, more: object = {}): object => ({
    id,
    naam,
    aantal: 1,
    archived_at: null,
    parts: [],
    ...more,
  });

  it('are an insert and a save of each new object, as GET shows it', async () => {
    let id = 0;
    let part = 0;
    const events = await collectEvents(async (db) => {
      id = await things.insert(db, { naam: 'new', aantal: 1 });
      part = await parts.insert(db, { thing_id: id, naam: 'p', geheim: 'hush' });
    });

    const root = { object_id: id, sequence: 1, data: createData(id, 'new', { parts: ['p'] }) };
    const owned = { object_id: part, sequence: 1, data: { id: part, naam: 'p' } };
    expect(events).to.deep.equal([
      { event: 'Ding::postInsert', ...root },
      { event: 'Ding::postSave', ...root },
      { event: 'Deel::postInsert', ...owned },
      { event: 'Deel::postSave', ...owned },
    ]);
  });

  it('are one update and one version, however often a row was written', async () => {
    const id = await createThing('often');
    const events = await collectEvents(async (db) => {
      await things.update(db, await findThing(db, id), { aantal: 2 });
      await things.update(db, await findThing(db, id), { naam: 'oftener' });
      await things.update(db, await findThing(db, id), { aantal: 3 });
    });

    const update = { object_id: id, sequence: 2, modified: ['naam', 'aantal'], previous: { naam: 'often', aantal: 1 } };
    const after = { ...update, data: createData(id, 'oftener', { aantal: 3 }) };
    expect(events).to.deep.equal([
      { event: 'Ding::postUpdate', ...after },
      { event: 'Ding::postSave', ...after },
    ]);
  });

  it('are none when all rows are back at their old values', async () => {
    const id = await createThing('there and back');
    const events = await collectEvents(async (db) => {
      await things.update(db, await findThing(db, id), { aantal: 2 });
      await things.update(db, await findThing(db, id), { aantal: 1 });
    });

    expect(events).to.deep.equal([]);
  });

  it('are an insert when a new object is changed, and none when it is removed', async () => {
    let id = 0;
    const events = await collectEvents(async (db) => {
      id = await things.insert(db, { naam: 'raw', aantal: 1 });
      await things.update(db, await findThing(db, id), { naam: 'refined' });
      const deletedId = await things.insert(db, { naam: 'gone' });
      await things.remove(db, await findThing(db, deletedId));
    });

    expect(events.map(nameOf)).to.deep.equal(['Ding::postInsert', 'Ding::postSave']);
    expect(events[0]).to.have.property('data').that.deep.equals(createData(id, 'refined'));
  });

  it('of a part are an update of its root when the root shows the part, else only a version', async () => {
    const id = await createThing('root', ['a', 'b']);
    const events = await collectEvents(async (db) => {
      const [first] = (await parts.readByParent(db, 'thing_id', [id])).get(id) ?? [];
      if (first) await parts.update(db, first, { naam: 'z' });
    });
    const hidden = await collectEvents(async (db) => {
      const [first] = (await parts.readByParent(db, 'thing_id', [id])).get(id) ?? [];
      if (first) await parts.update(db, first, { geheim: 'other' });
    });

    expect(events.map(nameOf)).to.deep.equal([
      'Ding::postUpdate',
      'Ding::postSave',
      'Deel::postUpdate',
      'Deel::postSave',
    ]);
    expect(events[0]).to.deep.include({ modified: ['parts'], previous: { parts: ['a', 'b'] }, sequence: 2 });
    expect(hidden).to.deep.equal([]);
    expect(await readVersion(id)).to.equal(3);
  });

  it('are a removal with the whole object as it was before its first part was removed', async () => {
    const id = await createThing('whole', ['a', 'b']);
    const events = await collectEvents(async (db) => {
      await parts.removeMany(db, (await parts.readByParent(db, 'thing_id', [id])).get(id) ?? []);
      await things.remove(db, await findThing(db, id));
    });

    expect(events.map(nameOf)).to.deep.equal(['Ding::postDelete', 'Deel::postDelete', 'Deel::postDelete']);
    expect(events[0]).to.deep.include({ data: createData(id, 'whole', { parts: ['a', 'b'] }), sequence: 2 });
  });

  it('are a removal when an object is archived', async () => {
    const id = await createThing('to the attic');
    const events = await collectEvents(async (db) =>
      things.update(db, await findThing(db, id), { archived_at: eventContext.now }),
    );

    expect(events.map(nameOf)).to.deep.equal(['Ding::postDelete']);
    expect(events[0])
      .to.have.property('data')
      .that.deep.equals(createData(id, 'to the attic', { archived_at: eventContext.now }));
  });

  it('have an event with its own name when a state is reached, once', async () => {
    const id = await createThing('filling');
    const reached = await collectEvents(async (db) => things.update(db, await findThing(db, id), { aantal: 100 }));
    const still = await collectEvents(async (db) => things.update(db, await findThing(db, id), { naam: 'full' }));

    expect(reached.map(nameOf).filter((name) => !name.startsWith('Groot'))).to.deep.equal([
      'Ding::postUpdate',
      'Ding::postSave',
      'DingVol',
    ]);
    expect(still.map(nameOf)).to.not.include('DingVol');
  });

  it('are an insert of the kind that an object became, and a removal of the kind that it was', async () => {
    const id = await createThing('growing');
    const listSizeEvents = async (aantal: number): Promise<string[]> => {
      const events = await collectEvents(async (db) => things.update(db, await findThing(db, id), { aantal }));
      return events.map(nameOf).filter((name) => name.startsWith('Groot'));
    };

    expect(await listSizeEvents(60)).to.deep.equal(['GrootDing::postInsert', 'GrootDing::postSave']);
    expect(await listSizeEvents(70)).to.deep.equal(['GrootDing::postUpdate', 'GrootDing::postSave']);
    expect(await listSizeEvents(40)).to.deep.equal(['GrootDing::postDelete']);
  });

  it('are read once before and once after, for any number of kinds and changes', async () => {
    const ids = [await createThing('one', ['a']), await createThing('two', ['b'])];
    await collectEvents(async (db) => {
      statements.length = 0;
      const rows = [...(await things.read(db, ids)).values()];
      await things.updateMany(
        db,
        rows.map((row) => [row, { aantal: 80 }]),
      );
    });

    const ofThings = statements.filter((sql) => /^select .*things[`"] where/.test(sql));
    expect(ofThings).to.have.length(3);
  });

  it('show the object as it was before the first of two concurrent changes', async () => {
    const id = await createThing('at once', ['a']);
    const events = await collectEvents(async (db) => {
      const row = await findThing(db, id);
      const owned = (await parts.readByParent(db, 'thing_id', [id])).get(id) ?? [];
      await Promise.all([
        things.update(db, row, { aantal: 5 }),
        things.update(db, row, { naam: 'changed' }),
        parts.removeMany(db, owned),
      ]);
    });

    expect(events[0]).to.deep.include({ previous: { naam: 'at once', aantal: 1, parts: ['a'] } });
  });

  it('show no secret', async () => {
    await createThing('secretive', ['a']);
    const eventRows = await database.read(({ build, query }) => query(build('events').select('*')));

    expect(JSON.stringify(eventRows)).to.not.include('hush');
  });

  it('touch both roots when a part moves from one to the other', async () => {
    const from = await createThing('from', ['mover']);
    const to = await createThing('to');
    const events = await collectEvents(async (db) => {
      const [mover] = (await parts.readByParent(db, 'thing_id', [from])).get(from) ?? [];
      if (mover) await parts.update(db, mover, { thing_id: to });
    });

    const updates = events.filter((each) => nameOf(each) === 'Ding::postUpdate') as { object_id: number }[];
    expect(updates.map(({ object_id }) => object_id)).to.have.members([from, to]);
    expect([await readVersion(from), await readVersion(to)]).to.deep.equal([2, 2]);
  });

  it('are not read again for an object that its caller has in the form of events, until it changes', async () => {
    const lockedId = await createThing('held', ['p']);
    const otherId = await createThing('not held');
    const events = await collectEvents(async (db) => {
      const rows = await readThings(db, [lockedId]);
      statements.length = 0;
      db.changes.noteLocked('things', { read: readThings, rows });
      const [part] = (await parts.readByParent(db, 'thing_id', [lockedId])).get(lockedId) ?? [];
      if (part) await parts.update(db, part, { naam: 'q' });
      const reading = statements.filter((sql) => /^select .*things[`"] where/.test(sql));
      expect(reading).to.deep.equal([]);
      // An object without passed rows is read.
      await parts.insert(db, { thing_id: otherId, naam: 'r', geheim: null });
      expect(statements.filter((sql) => /^select .*things[`"] where/.test(sql))).to.have.length(1);
    });
    const updates = events.filter((each) => nameOf(each) === 'Ding::postUpdate') as { previous: unknown }[];

    expect(updates.map(({ previous }) => previous)).to.deep.equal([{ parts: ['p'] }, { parts: [] }]);
  });

  it('fail as one when they cannot be read, for each change that waits for the reading', async () => {
    const first = await createThing('first');
    const second = await createThing('second');
    const lost = { table: 'things', read: () => Promise.reject(new Error('gone')), toText: () => '' };
    const notes = new Changes(groupByTable({ Ding: eventObjectOf(lost) }));
    const rows = [first, second].map((id) => ({ id, root: { root: 'things', id } }));
    const touched = await database.read((db) =>
      Promise.allSettled([notes.noteUpdate(db, 'things', rows.slice(0, 1)), notes.noteUpdate(db, 'things', rows)]),
    );
    expect(touched.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
  });

  async function readVersion(id: number): Promise<unknown> {
    const [row] = await database.read(({ query }) =>
      query<{ version: number }>('select version from things where id = ?', [id]),
    );
    return row?.version;
  }
});

function nameOf(event: unknown): string {
  return (event as { event: string }).event;
}
