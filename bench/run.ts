// The benchmarks: npm run bench [-- NAMES... [--save]], with --quick to see that they work. growth and large also take
// [--bookings=N] [--on=DATABASE] [--in=FOLDER]. Prints tables; a whole run writes bench/results.md, --save some parts of it.
import { measureCapacity } from './capacity.ts';
import { buildServers } from './children.ts';
import { measureGrowth } from './growth.ts';
import { measureLarge } from './large.ts';
import { measureListing } from './listing.ts';
import { IS_QUICK } from './options.ts';
import { measureByHand } from './peers/by-hand.ts';
import { measureDoors } from './peers/doors.ts';
import { measurePocketBase } from './peers/pocketbase.ts';
import { printSection, saveAll, saveSome, type Section } from './report.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureWebhooks } from './webhooks.ts';
import { measureWorkers } from './workers.ts';
import { makeWorld, type BenchWorld } from './world.ts';

const MEASUREMENTS: Readonly<Record<string, (world: BenchWorld) => Promise<Section>>> = {
  door: measureDoors,
  hand: measureByHand,
  pocketbase: measurePocketBase,
  start: measureStart,
  listing: measureListing,
  statistics: measureStatistics,
  capacity: measureCapacity,
  webhooks: measureWebhooks,
  workers: measureWorkers,
  growth: measureGrowth,
  large: measureLarge,
};
/** Measured only by name, since each takes an hour. */
const OPTIONAL_MEASUREMENTS = ['growth', 'large'];

const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = asked.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose from ${Object.keys(MEASUREMENTS).join(', ')}.`);
  process.exit(1);
}

await buildServers();
const world = makeWorld();
const sections: Section[] = [];
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (asked.length === 0 ? OPTIONAL_MEASUREMENTS.includes(name) : !asked.includes(name)) continue;
    const section = await measure(world);
    printSection(section);
    sections.push(section);
  }
} finally {
  await world.close();
}
if (IS_QUICK) console.log('\nNothing is saved: --quick shows that the parts work, and measures nothing.');
else if (asked.length === 0) saveAll(sections);
else if (process.argv.includes('--save')) saveSome(sections);
