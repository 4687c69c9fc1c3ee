// Many clients who make invoices of one company at once: each waits for its number, so what follows it decides how many there are.
import { join, resolve } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import pg from 'pg';
import { setUp } from '../demo/set-up.ts';
import { type Child, ROOT, start } from './children.ts';
import { median, withRange } from './load.ts';
import type { Row, Section } from './report.ts';
import { PASSWORD, type World } from './world.ts';

const CLIENTS = 24;
const [ROUNDS, INVOICES] = [7, 240];
/** How often PostgreSQL is asked who waits, in milliseconds. */
const SAMPLE = 5;

/** A server on a database of its own, and what it makes invoices of. */
interface Side {
  readonly name: string;
  readonly child: Child;
  readonly client: Boekstaaf;
  readonly watch: pg.Client;
  readonly booking: { readonly klant_id: number; readonly arrangement_id: number; readonly begin: string };
}

/** Backends at the moments that were looked at. */
interface Waits {
  busy: number;
  /** Those that wait for a lock, and those among them that wait for the next number. */
  locked: number;
  numbers: number;
}

/** Measures on PostgreSQL; `--against=FOLDER` measures the build of another checkout in turn with this one. */
export async function measureNumbers(world: World): Promise<Section> {
  const other = process.argv.find((each) => each.startsWith('--against='))?.split('=')[1];
  const sides = [await open(world, 'this build', ROOT)];
  if (other !== undefined) sides.unshift(await open(world, 'the other build', resolve(other)));
  const measured = new Map(sides.map(({ name }) => [name, { speed: [] as number[], waits: NOBODY() }]));
  for (const side of sides) await round(side, NOBODY());
  for (let nth = 0; nth < ROUNDS; nth += 1)
    for (const side of sides) {
      const of = measured.get(side.name);
      if (of !== undefined) of.speed.push(await round(side, of.waits));
    }
  for (const { child, watch } of sides) {
    await watch.end();
    await child.stop();
  }
  return {
    title: 'Invoices that wait for a number',
    sides: [
      `${String(CLIENTS)} clients make permanent invoices of one company on PostgreSQL, one after the other, ${String(INVOICES)} a round`,
      `waits are of backends that PostgreSQL showed as busy, asked each ${String(SAMPLE)} ms`,
    ],
    rows: [...measured].map(([name, { speed, waits }]) => rowOf(name, speed, waits)),
  };
}

const NOBODY = (): Waits => ({ busy: 0, locked: 0, numbers: 0 });

function rowOf(name: string, speed: readonly number[], { busy, locked, numbers }: Waits): Row {
  const note = `${String(numbers)} of ${String(locked)} waits for a lock were for the number, of ${String(busy)} busy backends; ${(1000 / median(speed)).toFixed(2)} ms for each`;
  return { what: `invoices a second, ${name}`, measured: withRange(speed, 0), aim: '', met: null, note };
}

async function open(world: World, name: string, folder: string): Promise<Side> {
  const url = await world.empty('postgres');
  const environment = { DATABASE_URL: url, BOOTSTRAP_USERNAME: 'admin', BOOTSTRAP_PASSWORD: PASSWORD };
  const child = await start({ name: 'file', file: join(folder, 'dist/server.js'), environment });
  const basic = new Boekstaaf({ baseUrl: child.url, username: 'admin', password: PASSWORD });
  const [admin] = await basic.users.listUsers();
  const { token } = await basic.apiKeys.createApiKey({ body: { user_id: admin?.id ?? 0, description: 'Benchmark' } });
  const client = new Boekstaaf({ baseUrl: child.url, apiKey: token });
  const venue = await setUp(client);
  const watch = new pg.Client({ connectionString: url });
  await watch.connect();
  const [klant_id, arrangement_id] = [venue.customers[0]?.id ?? 0, venue.packages[0]?.id ?? 0];
  return { name, child, client, watch, booking: { klant_id, arrangement_id, begin: venue.day(30, '10:00') } };
}

/** Makes the bookings of a round, and then their invoices; answers how many a second. */
async function round({ client, watch, booking }: Side, waits: Waits): Promise<number> {
  const ids: number[] = [];
  await together(INVOICES, async () => {
    ids.push((await client.bookings.createBooking({ body: { ...booking, personen: 20 } })).id);
  });
  const looking = { on: true };
  const looked = look(watch, waits, looking);
  const began = performance.now();
  await together(INVOICES, async (nth) => {
    await client.invoices.createInvoice({ body: { boeking_id: ids[nth] ?? 0, status: 'definitief' } });
  });
  const seconds = (performance.now() - began) / 1000;
  looking.on = false;
  await looked;
  return INVOICES / seconds;
}

/** Does a work so often, by as many clients as there are, each one after the other. */
async function together(times: number, work: (nth: number) => Promise<void>): Promise<void> {
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < times) await work(begun++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const ASK = `select count(*)::int as busy,
    count(*) filter (where wait_event_type = 'Lock')::int as locked,
    count(*) filter (where wait_event_type = 'Lock' and query like 'insert into invoice_counters%')::int as numbers
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and backend_type = 'client backend'`;

async function look(watch: pg.Client, waits: Waits, looking: { readonly on: boolean }): Promise<void> {
  while (looking.on) {
    const [found] = (await watch.query<Waits>(ASK)).rows;
    waits.busy += found?.busy ?? 0;
    waits.locked += found?.locked ?? 0;
    waits.numbers += found?.numbers ?? 0;
    await new Promise((again) => setTimeout(again, SAMPLE));
  }
}
