// The cache of rows in a transaction: always equal to the database, and without a second query.
import { expect } from 'chai';
import { presentOf } from '../../db/engine/changes/present.ts';
import { lockRoot, lockRoots } from '../../db/engine/changes/roots.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import * as contacts from '../../db/people/contacts.ts';
import { clock, given, getService } from '../support/index.ts';
import { SEED, createRandom } from '../support/random.ts';
import { openThings } from '../support/open-things.ts';
import { parts, things, type ThingPartRow, type ThingRow } from '../support/things.ts';

const STEPS = 150;
const OLD = 4;
/** Not a root of the contract, but a table of the tests. */
const ROOT = 'things' as never;

describe('the rows of a transaction', () => {
  const statements: string[] = [];
  let database: Database;

  before(async () => {
    database = await openThings('own', { onQuery: (sql) => statements.push(sql) });
  });

  after(() => database.close());

  const collectStatements = async (work: () => Promise<unknown>): Promise<string[]> => {
    statements.length = 0;
    await work();
    return [...statements];
  };

  it('are not read again when it created, changed or locked them', async () => {
    const old = await database.write((db) => things.insert(db, { naam: 'oud' }));
    await database.write(async (db) => {
      const id = await things.insert(db, { naam: 'nieuw', extra: { a: [1] }, wanneer: null });
      await parts.insertMany(db, [
        { thing_id: id, naam: 'b' },
        { thing_id: id, naam: 'a' },
      ]);

      const readThing = (): Promise<unknown> =>
        Promise.all([things.read(db, [id]), parts.readByParent(db, 'thing_id', [id])]);
      expect(await collectStatements(readThing)).to.deep.equal([]);

      const row = (await things.read(db, [id])).get(id);
      await things.update(db, row!, { aantal: 7 });
      expect(await collectStatements(readThing)).to.deep.equal([]);
      expect((await things.read(db, [id])).get(id)).to.include({ aantal: 7, naam: 'nieuw' });

      expect(await collectStatements(() => things.read(db, [old]))).to.have.lengthOf(1);

      await lockRoot(db, ROOT, old);
      expect(await collectStatements(() => things.read(db, [old]))).to.deep.equal([]);

      // Another transaction may have added parts to it.
      expect(await collectStatements(() => parts.readByParent(db, 'thing_id', [old]))).to.have.lengthOf(1);
    });
  });

  it('are not read again, nor checked for existence, where it locked several', async () => {
    const old = await database.write((db) =>
      things.insertMany(
        db,
        ['een', 'twee'].map((naam) => ({ naam })),
      ),
    );
    await database.write(async (db) => {
      expect(await collectStatements(() => lockRoots(db, ROOT, []))).to.deep.equal([]);
      await lockRoots(db, ROOT, old);
      const newId = await things.insert(db, { naam: 'drie' });
      expect(await collectStatements(() => things.read(db, old))).to.deep.equal([]);
      expect(await collectStatements(() => presentOf(db, ROOT, [...old, newId]))).to.deep.equal([]);
      expect([...(await presentOf(db, ROOT, [...old, newId]))]).to.deep.equal([...old, newId]);
      expect(await collectStatements(() => presentOf(db, ROOT, [...old, 999]))).to.have.lengthOf(1);
      const first = (await things.read(db, old)).get(old[0]!);
      await things.remove(db, first!);
      expect([...(await presentOf(db, ROOT, old))]).to.deep.equal(old.slice(1));
    });
  });

  it(`equal those of the database, after each of ${String(STEPS)} random steps (SEED=${String(SEED)})`, async () => {
    const random = createRandom(SEED);
    await database.write(async (db) => {
      for (let nth = 0; nth < OLD; nth += 1) {
        const thing_id = await things.insert(db, { naam: `was ${String(nth)}` });
        await parts.insert(db, { thing_id, naam: `part ${String(nth)}` });
      }
    });

    await database.write(async (db) => {
      for (let step = 0; step < STEPS; step += 1) {
        await runStep(db, random, step);
        await compare(db);
      }
    });
  });
});

describe('a reference to a row that a transaction has locked', () => {
  it('finds none of another kind, nor an archived one', async () => {
    const supplier = await given.supplier();
    const customer = await given.customer();
    const undone = new Error('Nothing of this stays.');
    const trying = getService().database.write(async (db) => {
      await lockRoots(db, 'contacts', [supplier.id, customer.id]);
      expect([...(await presentOf(db, 'suppliers', [supplier.id]))]).to.deep.equal([supplier.id]);
      expect([...(await presentOf(db, 'customers', [supplier.id, customer.id]))]).to.deep.equal([customer.id]);
      await contacts.archive(db, customer.id, clock.now());
      expect([...(await presentOf(db, 'customers', [customer.id]))]).to.deep.equal([]);
      throw undone;
    });
    expect(await trying.catch((error: unknown) => error)).to.equal(undone);
  });
});

/** The ids of the removed parts. */
const gone = new Set<number>();

async function runStep(db: Writer, random: (bound: number) => number, step: number): Promise<void> {
  const all = await db.query<ThingRow>('select * from things order by id');
  const partRows = await db.query<ThingPartRow>('select * from things_parts order by id');
  const thing = all[random(all.length)];
  const other = all[random(all.length)];
  const part = partRows[random(partRows.length)];
  const name = `step ${String(step)}`;
  const steps = [
    () => things.insert(db, { naam: name, aantal: random(90) }),
    () =>
      parts.insertMany(
        db,
        [thing!, other!].map(({ id }) => ({ thing_id: id, naam: name })),
      ),
    () => things.update(db, thing!, { naam: name, actief: random(2) === 0 }),
    () => part && parts.update(db, part, { thing_id: other!.id }),
    () =>
      parts.updateMany(
        db,
        partRows.slice(0, 3).map((each) => [each, { geheim: `${name} ${String(each.id)}` }]),
      ),
    () => lockRoot(db, ROOT, thing!.id),
    () => part && random(4) === 0 && parts.remove(db, part).then(() => gone.add(part.id)),
    () =>
      lockRoots(
        db,
        ROOT,
        all.slice(0, 3).map(({ id }) => id),
      ),
    () => Promise.all([lockRoot(db, ROOT, thing!.id), things.update(db, thing!, { aantal: random(90) })]),
  ];

  await steps[random(steps.length)]!();
}

async function compare(db: Writer): Promise<void> {
  const all = await db.query<ThingRow>('select * from things order by id');
  const ids = all.map(({ id }) => id);
  expect((await parts.read(db, [...gone])).size).to.equal(0);
  expect([...(await things.read(db, ids)).values()]).to.deep.equal(all);
  for (const { id } of all) {
    expect((await things.read(db, [id])).get(id)).to.deep.equal(all.find((row) => row.id === id));
    const of = await db.query<ThingPartRow>('select * from things_parts where thing_id = ? order by naam, id', [id]);
    expect((await parts.readByParent(db, 'thing_id', [id], 'naam')).get(id)).to.deep.equal(of);
  }
}
