// The room left of a product and the bookable days of a package, over 90 days of a busy venue. It measures the time,
// the queries and the delay of others.
import { BOOKINGS, DAYS, dateOf, fill, LINES, MATERIALS, STARTS, type Offer } from './busy-venue.ts';
import { start } from './children.ts';
import { median } from './load.ts';
import { serveCounted } from './queries.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const ROUNDS = 15;
// The first fifteen requests after a start take two to four times as long: V8 has not compiled yet what it runs.
const WARM_UP = 30;

/** Measures on both databases. */
export async function measureAvailability(world: World): Promise<Section> {
  return {
    title: 'What is left, and when there is room, over 90 days',
    sides: [
      `the built product, \`GET /api2/producten/{id}/beschikbaarheid\`: ${String(DAYS)} days with ${String(STARTS)} start times, ${String(BOOKINGS)} bookings of ${String(LINES)} lines, each line a product of ${String(MATERIALS)} materials in a location of its own`,
      `\`POST /api2/onlineboeking/beschikbaredagen\` for the package of these ${String(LINES)} products, and \`beschikbaretijden\` for one day of it`,
      `time: the median of ${String(ROUNDS)} requests, one after the other over HTTP, after ${String(WARM_UP)}; delay: of the event loop meanwhile, 99th percentile; statements: transaction control left out`,
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

/** A question, and how many answers it has. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly answers: number;
  /** Most milliseconds, and most statements. */
  readonly most: readonly [time: number, statements: number];
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copy = await world.copy(dialect);
  const rows = [];
  for (const question of questionsOf(await fill(copy))) rows.push(...(await measureOne(copy, dialect, question)));
  return rows;
}

function questionsOf({ product, arrangement_id, regels }: Offer): Question[] {
  const [begin, eind] = [dateOf(0), dateOf(DAYS - 1)];
  const producten = regels.map((arrangementsregel_id) => ({ arrangementsregel_id, aantal: 4 }));
  const booking = { arrangement_id, producten };
  return [
    {
      name: 'left of a product',
      path: `/api2/producten/${String(product)}/beschikbaarheid?begin=${begin}&eind=${eind}`,
      ...{ answers: DAYS * STARTS, most: [150, 13] },
    },
    {
      name: 'days for a package',
      path: '/api2/onlineboeking/beschikbaredagen',
      ...{ body: { ...booking, begin, eind }, answers: DAYS, most: [150, 13] },
    },
    {
      name: 'times of a day',
      path: '/api2/onlineboeking/beschikbaretijden',
      ...{ body: { ...booking, datum: dateOf(40) }, answers: STARTS, most: [30, 13] },
    },
  ];
}

async function measureOne(copy: Copy, dialect: Dialect, question: Question): Promise<Row[]> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  for (let warm = 0; warm < WARM_UP; warm += 1) await asked(child.url, copy, question);
  await child.ask('watch');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await asked(child.url, copy, question));
  const { delay } = await child.ask('watched');
  await child.stop();
  const statements = await counted(copy, question);
  const {
    name,
    most: [time, queries],
  } = question;
  return [
    mostRow(`${name}: time, ${dialect}`, median(times), 'ms', time, `${Math.min(...times).toFixed(0)} ms at best`),
    mostRow(`${name}: delay of the event loop, ${dialect}`, delay, 'ms', 50),
    mostRow(`${name}: statements, ${dialect}`, statements, '', queries),
  ];
}

/** Milliseconds until the whole answer is there. Throws where it is not what is to be answered. */
async function asked(url: string, { token }: Copy, { path, body, answers }: Question): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url + path, { headers, ...sent });
  const text = await response.text();
  const taken = performance.now() - began;
  const rows = response.status === 200 ? (JSON.parse(text) as unknown[]).length : 0;
  if (rows !== answers) throw new Error(`${String(rows)} answers: ${text.slice(0, 200)}`);
  return taken;
}

async function counted(copy: Copy, question: Question): Promise<number> {
  const service = await serveCounted(copy.url);
  await asked(service.url, copy, question);
  service.statements();
  await asked(service.url, copy, question);
  const statements = service.statements();
  await service.close();
  return statements;
}
