// Measures the cost of capacity entries that overlap: a batch that trims a thousand neighbours, against inserting a thousand rows.
import { performance } from 'node:perf_hooks';
import type { EventContext } from '../db/announcements/events.ts';
import type { Database } from '../db/engine/session/database.ts';
import { conclude } from '../db/conclude.ts';
import { insertRows } from '../db/engine/session/insert.ts';
import { NOTED_OPTIONS } from '../db/engine/session/watch.ts';
import { openDatabase } from '../db/open.ts';
import * as entries from '../db/planning/capacity-entries.ts';
import * as materials from '../db/planning/materials.ts';
import { planCapacityChange, type CapacityEntryValues } from '../domain/planning/capacity.ts';
import { assertAllWritable } from '../domain/planning/capacity-period.ts';
import { instantAt, zoneOf } from '../domain/values/calendar.ts';
import { calculateMedian } from './load.ts';
import { chooseCount } from './options.ts';
import type { ResultRow, Section } from './report.ts';
import type { Dialect, BenchWorld } from './world.ts';
import { HOUR } from '../domain/values/time-units.ts';

const STORED_ENTRY_COUNT = 10_000;
const BATCH_ROWS = 1_000;
const ROUND_COUNT = chooseCount(9);
const MAX_COST_RATIO = 3;
const START_AT = Date.UTC(2026, 0, 1, 6);
const ZONE = zoneOf('Europe/Amsterdam');

/** Ten entries a day, each an hour long. */
const STORED_ENTRIES = Array.from({ length: STORED_ENTRY_COUNT }, (_, at) =>
  createEntry(hourOf(at), hourOf(at) + HOUR, 8),
);
/** The second half of every tenth stored entry. */
const WRITTEN_ENTRIES = Array.from({ length: BATCH_ROWS }, (_, at) => {
  const begin = hourOf(at * 10 + 3) + HOUR / 2;
  return createEntry(begin, begin + HOUR / 2, 2);
});

function hourOf(at: number): number {
  return START_AT + Math.floor(at / 10) * 24 * HOUR + (at % 10) * HOUR;
}

function createEntry(begin: number, end: number, amount: number): CapacityEntryValues {
  return { begin: instantAt(begin), end: instantAt(end), amount, internal_reference: 'reeks' };
}

const EVENT_CONTEXT: EventContext = {
  now: instantAt(START_AT),
  actor: { type: 'system', id: null },
  requestId: null,
  zone: ZONE,
};

/** Measures both databases; returns a section of the report. */
export async function measureCapacity(world: BenchWorld): Promise<Section> {
  return {
    title: 'A batch of capacity entries',
    sides: [
      `ours: the transaction of \`batchupdate\` (checks, statements, version) with ${String(BATCH_ROWS)} entries of one material, each of which trims one of ${String(STORED_ENTRY_COUNT)} stored ones`,
      `plain: the insert of ${String(BATCH_ROWS)} such rows for a material without entries, as the service inserts rows: some hundred per statement, with the notes and the version of a transaction`,
      `the ratio is the median of ${String(ROUND_COUNT)} pairs by the clock, each with new materials, after one pair that does not count`,
    ],
    rows: [await measure(world, 'sqlite'), await measure(world, 'postgres')],
  };
}

async function measure(world: BenchWorld, dialect: Dialect): Promise<ResultRow> {
  const database = await openDatabase(await world.createEmpty(dialect), { zone: ZONE });
  await database.migrate();

  const times: { ours: number; plain: number }[] = [];
  for (let round = 0; round <= ROUND_COUNT; round += 1) {
    const [full, empty] = await database.write(async (db) => {
      const materialIds = await Promise.all(
        ['Boog', 'Pijl'].map((naam) => materials.insert(db, { naam, ...UNLIMITED_MATERIAL })),
      );
      await insertRows(db, 'capacity_entries', rowsOf(materialIds[0] ?? 0, STORED_ENTRIES), NOTED_OPTIONS);
      return materialIds as [number, number];
    });
    const plain = await measureTime(() => insertPlainly(database, empty));
    times.push({ plain, ours: await measureTime(() => writeBatch(database, full)) });
  }

  await database.close();
  const measuredTimes = times.slice(1);
  const ratio = calculateMedian(measuredTimes.map(({ ours, plain }) => ours / plain));
  const [ours, plain] = (['ours', 'plain'] as const).map((side) => {
    return calculateMedian(measuredTimes.map((each) => each[side])).toFixed(0);
  });

  return {
    label: `${String(BATCH_ROWS)} entries that trim ${String(BATCH_ROWS)} of ${String(STORED_ENTRY_COUNT)}, ${dialect}`,
    measured: `${ratio.toFixed(2)} x`,
    aim: `at most ${String(MAX_COST_RATIO)} x`,
    met: ratio <= MAX_COST_RATIO,
    note: `${String(ours)} ms against ${String(plain)} ms`,
  };
}

const UNLIMITED_MATERIAL = { overzichtmenu: false, percentage_online_te_boeken: 100 };
function rowsOf(material_id: number, list: readonly CapacityEntryValues[]) {
  return list.map((each) => ({ material_id, ...each }));
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function insertPlainly(database: Database, material_id: number): Promise<unknown> {
  return database.write(async (db) => {
    await entries.save(db, material_id, { removedEntries: [], trimmedEntries: [], newEntries: WRITTEN_ENTRIES });
    await conclude(db, EVENT_CONTEXT);
  });
}

function writeBatch(database: Database, material_id: number): Promise<unknown> {
  return database.write(async (db) => {
    assertAllWritable(WRITTEN_ENTRIES, ZONE);
    const storedEntries = await entries.findOverlapping(db, material_id, WRITTEN_ENTRIES);
    await entries.save(db, material_id, planCapacityChange(storedEntries, WRITTEN_ENTRIES));
    await conclude(db, EVENT_CONTEXT);
  });
}
