// Booking lines that overlap a period: several indexes find the same lines as one plain condition, whatever their length.
import { expect } from 'chai';
import { queryLinesDuring, narrowToOverlappingLines } from '../../db/bookings/lines-during.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { openDatabase } from '../../db/open.ts';
import type { Instant } from '../../generated/types.ts';
import { ZONE } from '../support/clock.ts';
import { fill } from '../support/filler.ts';
import { createDatabase } from '../support/index.ts';
import { SEED, createRandom } from '../support/random.ts';
import { runWrite } from '../support/knex-writes.ts';
import { DAY, HOUR } from '../../domain/values/time-units.ts';

/** Lengths around those at which a line moves from one index to the next, in milliseconds. */
const LENGTHS_MS = [0, HOUR, DAY - 1, DAY, DAY + 1, 2 * DAY, 31 * DAY, 32 * DAY, 32 * DAY + 1, 33 * DAY, 400 * DAY];
const START_MS = Date.UTC(2026, 2, 1);
const PERIODS = 60;

const instantAt = (time: number): Instant => new Date(time).toISOString() as Instant;

describe(`lines of a period (SEED=${String(SEED)})`, () => {
  const random = createRandom(SEED);
  let database: Database;
  const lines: { begin: number; eind: number }[] = [];

  before(async () => {
    database = await openDatabase(await createDatabase('lines'), { zone: ZONE });
    const begins = [0, 1, 12 * HOUR, DAY, 40 * DAY].map((later) => START_MS + later);
    for (const begin of begins) for (const length of LENGTHS_MS) lines.push({ begin, eind: begin + length });
    await database.write(async (db) => {
      const columns = Object.entries((await fill(db)).get('booking_lines') ?? {});
      const line = Object.fromEntries(columns.filter(([column]) => column !== 'id'));
      const rows = lines.map(({ begin, eind }) => ({ ...line, begin: instantAt(begin), eind: instantAt(eind) }));
      await runWrite(db, db.build('booking_lines').insert(rows).queryContext({ isNoted: true }));
    });
  });

  after(() => database.close());

  it('are those that overlap it', async () => {
    const edges = lines.flatMap(({ begin, eind }) => [begin, eind]);
    let matchCount = 0;
    for (let each = 0; each < PERIODS; each += 1) {
      const begin = (edges[random(edges.length)] ?? START_MS) + random(3) - 1;
      const period = { begin: instantAt(begin), end: instantAt(begin + [0, 1, HOUR, 50 * DAY][random(4)]!) };
      const ids = await database.read(async (db) => {
        const parts = queryLinesDuring(db, period).map((part) => part.select('booking_lines.id'));
        const all = await db.query<{ id: number }>(db.build.unionAll(parts));
        return [...new Set(all.map(({ id }) => id))].sort((a, b) => a - b);
      });
      const plain = await database.read(({ build, query }) =>
        query<{ id: number }>(narrowToOverlappingLines(build('booking_lines'), period).orderBy('id').select('id')),
      );
      expect(ids, JSON.stringify(period)).to.deep.equal(plain.map(({ id }) => id));
      matchCount += ids.length;
    }

    expect(matchCount).to.be.greaterThan(PERIODS);
  });
});
