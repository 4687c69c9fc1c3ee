// The benchmarks: npm run bench [-- NAMES... [--gate] [--save]], -- peers PARTS..., -- numbers [--against=FOLDER], or
// -- growth and -- large [--bookings=N] [--on=DATABASE] [--in=FOLDER]. The options of -- vat-change are --bookings and --on.
// Prints tables; a whole run also writes bench/results.md, and --save puts what was measured by itself into it.
import { measureCapacity } from './capacity.ts';
import { measureAvailability } from './availability.ts';
import { buildServers } from './children.ts';
import { LEAST, measureDoor } from './door.ts';
import { measureClients } from './clients.ts';
import { measureGrowth } from './growth.ts';
import { measureImporting } from './importing.ts';
import { measureLarge } from './large.ts';
import { measureListing } from './listing.ts';
import { measureNumbers } from './numbers.ts';
import { measurePeers, PARTS } from './peers/main.ts';
import { measureQueries } from './queries.ts';
import { measurePages } from './pages.ts';
import { measurePriceRules } from './price-rules.ts';
import { measureProfiles } from './profile.ts';
import { measurePrinting } from './printing.ts';
import { print, save, saveSome, type Section } from './report.ts';
import { measureSdkSection } from './sdk.ts';
import { measureReplica } from './replica.ts';
import { measureReference } from './reference.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureVatChange } from './vat-change.ts';
import { measureVisitors } from './visitors.ts';
import { measureWebhooks } from './webhooks.ts';
import { measureWorkers } from './workers.ts';
import { makeWorld, type World } from './world.ts';

const ALL: Readonly<Record<string, (world: World) => Promise<Section>>> = {
  door: measureDoor,
  peers: (world) => measurePeers(world, parts),
  queries: measureQueries,
  start: measureStart,
  capacity: measureCapacity,
  listing: measureListing,
  numbers: measureNumbers,
  pages: measurePages,
  prices: measurePriceRules,
  printing: measurePrinting,
  statistics: measureStatistics,
  'vat-change': measureVatChange,
  webhooks: measureWebhooks,
  workers: measureWorkers,
  availability: measureAvailability,
  visitors: measureVisitors,
  importing: measureImporting,
  sdk: measureSdkSection,
  clients: measureClients,
  reference: measureReference,
  replica: measureReplica,
  profile: measureProfiles,
  growth: measureGrowth,
  large: measureLarge,
};
/** Measured only by name: growth and large take an hour, and profiles are no measure. */
const BY_NAME = ['profile', 'growth', 'large'];

const REMARKS = [
  'Where a ratio is given by processor time too, that one is the steadier on a machine with other work to do; what decides over `npm run bench -- door --gate` is the processor time of the door.',
];
const gate = process.argv.includes('--gate');
const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
// `peers` takes the names of its parts: `npm run bench -- peers door`.
const parts = asked[0] === 'peers' ? asked.splice(1) : [];
const unknown = [...asked.filter((name) => !(name in ALL)), ...parts.filter((name) => !PARTS.includes(name))];
if (unknown.length > 0) {
  const [names, ofPeers] = [Object.keys(ALL).join(', '), PARTS.join(', ')];
  console.error(`There is no ${unknown.join(', ')}: choose from ${names}, and after peers from ${ofPeers}.`);
  process.exit(1);
}

await buildServers();
const world = makeWorld();
const sections: Section[] = [];
try {
  for (const [name, measure] of Object.entries(ALL)) {
    if (asked.length === 0 ? BY_NAME.includes(name) : !asked.includes(name)) continue;
    const section = await measure(world);
    print(section);
    sections.push(section);
    if (gate && 'ratio' in section && Number(section.ratio) < LEAST) {
      console.error(
        `The door is too slow: ${Number(section.ratio).toFixed(2)} of bare Koa, at least ${String(LEAST)}.`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await world.close();
}
if (asked.length === 0) save(sections, REMARKS);
else if (process.argv.includes('--save')) saveSome(sections);
