// The number of items in a list: exact up to 10,000, and beyond that a count of the last minute.
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import { createListing, type Listing } from '../../db/engine/listing.ts';
import { selectionOf } from '../../db/engine/selection.ts';
import { EXACT_ROWS, CachedTotals } from '../../db/engine/totals.ts';
import { findPage } from '../../http/perform/lists.ts';
import { addCopies } from '../support/copies.ts';
import { openThings } from '../support/open-things.ts';
import { things, type ThingRow } from '../support/things.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

const BUILT_LIST = createListing(
  { buildQuery: ({ build }) => build('things'), order: [{ column: 'things.id', direction: 'asc' }] },
  things.read,
);
const PLAIN_LIST = createListing(selectionOf('things', []), things.read);

describe('the total of a list', () => {
  for (const [words, list] of [
    ['that is built', BUILT_LIST],
    ['of plain rows', PLAIN_LIST],
  ] as const)
    describe(words, () => {
      let database: Database;

      before(async () => {
        database = await openThings('totals');
        await database.write(async (db) => {
          await things.insert(db, { naam: 'first' });
          await addCopies(db, 'things', EXACT_ROWS - 1, { naam: "'copy ' || n" });
        });
      });

      after(() => database.close());

      const total = (from: Listing<ThingRow>, offset = 0, limit = 10): Promise<number> =>
        database.read(async (db) => (await from.readCountedPage(db, offset, limit)).total);

      it('is exact up to 10,000, and is counted once beyond', async () => {
        expect(await total(list)).to.equal(EXACT_ROWS);

        const more = await database.write((db) => things.insertMany(db, [{ naam: 'one more' }, { naam: 'another' }]));
        expect(await total(list)).to.equal(EXACT_ROWS + 2);

        await database.write((db) => things.insert(db, { naam: 'too late for this minute' }));
        expect(await total(list)).to.equal(EXACT_ROWS + 2);
        expect(await database.read((db) => list.count(db))).to.equal(EXACT_ROWS + 2);
        expect(await total(list, EXACT_ROWS, 10), 'on the last page, which shows all that come').to.equal(
          EXACT_ROWS + 3,
        );
        expect(await total(list, EXACT_ROWS, 2), 'on a page with another behind it').to.equal(EXACT_ROWS + 3);
        expect(await total(list, EXACT_ROWS + 50), 'behind the end').to.equal(EXACT_ROWS + 2);

        await database.write(async (db) => things.removeMany(db, [...(await things.read(db, more)).values()]));
        await database.write(async (db) => things.removeMany(db, [...(await things.read(db, [1])).values()]));
        expect(await total(list)).to.equal(EXACT_ROWS);
      });
    });

  it('leads to no page that the contract refuses', async () => {
    const database = await openThings('farthest');
    await database.write(async (db) => {
      await things.insert(db, { naam: 'first' });
      await addCopies(db, 'things', 1_000, { naam: "'copy ' || n" });
    });

    const paired = createListing<ThingRow>(
      {
        buildQuery: ({ build }) => build('things').crossJoin(build.raw('things as others')),
        order: [{ column: 'things.id', direction: 'asc' }],
      },
      things.read,
    );

    const linksOf = async (size: number, seenCount: number): Promise<string> => {
      const { headers } = await database.read((db) =>
        findPage(db, paired, { size, offset: seenCount, key: null }, '/things'),
      );
      return headers['Link'] ?? '';
    };

    expect(await linksOf(1, 0))
      .to.match(/rel="next"/)
      .and.not.to.match(/rel="last"/);
    expect(await linksOf(2, 0)).to.match(/page=501001&page_size=2>; rel="last"/);
    expect(await linksOf(1, 1_002_000)).to.match(/page=1000000&page_size=1>; rel="prev"/);

    await database.close();
  });

  it('is counted again after a minute for each query, and by a waiting request when a count fails', async () => {
    let now = 1;
    const totals = new CachedTotals(() => now);
    const question = { text: 'select count(*) from things where naam = ?', values: ['a'] };
    const other = { ...question, values: ['b'] };
    const createCounter = (total: number) => () => Promise.resolve(total);

    expect(await totals.findTotal(question, createCounter(10_001))).to.equal(10_001);
    expect(await totals.findTotal(other, createCounter(20_000))).to.equal(20_000);

    now += MINUTE;
    expect(await totals.findTotal(question, createCounter(10_002))).to.equal(10_001);

    now += 1;
    expect(await totals.findTotal(question, createCounter(10_002))).to.equal(10_002);

    now += MINUTE + 1;
    const failed = totals.findTotal(question, () => Promise.reject(new Error('The count was ended.')));
    const waitingTotal = totals.findTotal(question, createCounter(10_003));
    expect(String(await failed.catch((error: unknown) => error))).to.match(/was ended/);
    expect(await waitingTotal).to.equal(10_003);
    expect(await totals.findTotal(question, createCounter(10_004))).to.equal(10_003);
  });
});
