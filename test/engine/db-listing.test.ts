// Lists: one total order on every database, for whole lists, for pages and from key to key.
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import { containsText, isEqualFolded, LAST_TEXT } from '../../db/engine/session/dialect.ts';
import { defineStatement } from '../../db/engine/session/sql.ts';
import {
  itemsOf,
  type Key,
  createListing,
  type ColumnOrder,
  type Selection,
  type ListPage,
} from '../../db/engine/listing.ts';
import { openThings } from '../support/open-things.ts';
import { things, type ThingRow } from '../support/things.ts';

const NAMES = [
  'Éva',
  'eva',
  'EVA',
  'zoë',
  'Zoë',
  'a_b',
  'a%b',
  'a-b',
  'ab',
  'Ab',
  '10',
  '9',
  'ß',
  '日本',
  '🎳',
  'ﬀ',
  'z',
];
const ORDERS: readonly (readonly [keyof ThingRow, 'asc' | 'desc'][])[] = [
  [['id', 'asc']],
  [['id', 'desc']],
  [
    ['naam', 'asc'],
    ['id', 'asc'],
  ],
  [
    ['naam', 'desc'],
    ['id', 'asc'],
  ],
  [
    ['aantal', 'asc'],
    ['id', 'asc'],
  ],
  [
    ['aantal', 'desc'],
    ['id', 'asc'],
  ],
  [
    ['dag', 'desc'],
    ['aantal', 'asc'],
    ['id', 'desc'],
  ],
  [
    ['actief', 'asc'],
    ['dag', 'asc'],
    ['wanneer', 'desc'],
    ['id', 'asc'],
  ],
].map((order) => order as [keyof ThingRow, 'asc' | 'desc'][]);

describe('a list', () => {
  let database: Database;
  let rows: readonly ThingRow[];

  before(async () => {
    database = await openThings('lists');
    const values = NAMES.map((naam, index) => ({
      naam,
      aantal: index % 3 === 0 ? null : (index * 7) % 5,
      actief: index % 2 === 0,
      dag: index % 4 === 0 ? null : `2026-03-0${String((index % 3) + 1)}`,
      wanneer: index % 5 === 0 ? null : (`2026-03-10T10:00:00.00${String(index % 4)}Z` as ThingRow['wanneer']),
    }));
    const ids = await database.write((db) => things.insertMany(db, values));
    rows = [...(await database.read((db) => things.read(db, ids))).values()];
  });

  after(() => database.close());

  for (const order of ORDERS) {
    const title = order.map(([column, direction]) => `${column} ${direction}`).join(', ');

    it(`by ${title} is in that order, empty values last, in every way of reading`, async () => {
      const list = createListing(createSelection(order), things.read);
      const expected = [...rows].sort((a, b) => compare(a, b, order)).map(({ naam }) => naam);

      await database.read(async (db) => {
        expect(await list.count(db)).to.equal(rows.length);
        expect((await itemsOf(db, await list.page(db, 0, 1000))).map(({ naam }) => naam)).to.deep.equal(expected);
        expect((await itemsOf(db, await list.page(db, 5, 4))).map(({ naam }) => naam)).to.deep.equal(
          expected.slice(5, 9),
        );

        for (const size of [1, 2, 5, rows.length, 1000]) {
          const names: string[] = [];
          let key: Key | null = null;
          do {
            const chunk: ListPage<ThingRow> = await list.readAfter(db, key, size);
            names.push(...(await itemsOf(db, chunk)).map(({ naam }) => naam));
            key = chunk.next;
          } while (key !== null);
          expect(names).to.deep.equal(expected);
        }
      });
    });
  }

  for (const direction of ['asc', 'desc'] as const)
    it(`with a value for empty ones is in one order ${direction}, as one range`, async () => {
      const empty = direction === 'asc' ? { dag: '9999-12-31', naam: LAST_TEXT } : { dag: '0001-01-01', naam: '' };
      const plain = createSelection([
        ['dag', direction],
        ['naam', direction],
        ['id', direction],
      ]);

      const order = plain.order.map((item, at) => ({
        ...item,
        ...(at < 2 ? { empty: Object.values(empty)[at] ?? '' } : {}),
      }));
      const one = createListing(plain, things.read);
      const other = createListing({ ...plain, order }, things.read);

      await database.read(async (db) => {
        const items = await itemsOf(db, await one.page(db, 0, 1000));
        let at: ListPage<ThingRow> = await other.page(db, 0, 2);
        const pagedItems = await itemsOf(db, at);
        while (at.next !== null) {
          at = await other.readAfter(db, at.next, 3);
          pagedItems.push(...(await itemsOf(db, at)));
        }
        expect(pagedItems).to.deep.equal(items);
      });
    });

  it('is searched regardless of case, and % and _ are plain characters', async () => {
    const findNames = (text: string): Promise<string[]> =>
      database.read(async (db) => {
        const query = db
          .build('things')
          .where(containsText(db, 'naam', text))
          .select('naam');
        return (await db.query<{ naam: string }>(query)).map(({ naam }) => naam).sort();
      });

    expect(await findNames('éVA')).to.deep.equal(['Éva']);
    expect(await findNames('zOË')).to.have.members(['zoë', 'Zoë']);
    expect(await findNames('_')).to.deep.equal(['a_b']);
    expect(await findNames('%')).to.deep.equal(['a%b']);

    const selectByName = defineStatement<{ naam: string }>(
      (dialect) => `select naam from things where ${isEqualFolded(dialect, 'naam')}`,
    );
    const equal = await database.read((db) => selectByName(db, 'AB'));
    expect(equal.map(({ naam }) => naam)).to.have.members(['ab', 'Ab']);
  });
});

function createSelection(order: readonly [keyof ThingRow, 'asc' | 'desc'][]): Selection {
  const columns = order.map(([column, direction]): ColumnOrder => ({ column: `things.${column}`, direction }));
  return { buildQuery: ({ build }) => build('things'), order: columns };
}

function compare(a: ThingRow, b: ThingRow, order: readonly [keyof ThingRow, 'asc' | 'desc'][]): number {
  for (const [column, direction] of order) {
    const one = a[column];
    const other = b[column];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    const comparison =
      typeof one === 'string'
        ? Buffer.compare(Buffer.from(one), Buffer.from(other as string))
        : Number(one) - Number(other);
    return direction === 'asc' ? comparison : -comparison;
  }
  return 0;
}
