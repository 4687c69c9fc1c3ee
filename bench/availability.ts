// What is left of a product, and on which days a package can be booked, over 90 days of a busy venue: how long it takes, how
// much it asks, and what it holds up.
import { Boekstaaf } from 'boekstaaf';
import { type Child, start } from './children.ts';
import { median } from './load.ts';
import { serveCounted } from './queries.ts';
import { openRaw, type Raw } from './raw.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const [DAYS, STARTS, LINES, MATERIALS, BOOKINGS] = [90, 20, 6, 3, 5_000];
const ROUNDS = 15;
// The first fifteen requests after a start take two to four times as long: V8 has not compiled yet what it runs.
const WARM_UP = 30;
const FIRST_ID = 10_000_000;
const [HOUR, DAY] = [3_600_000, 86_400_000];
const BEGIN = Date.parse('2031-03-01T00:00:00Z');

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

/** What is sold: a product of a package, the package, and the ids of its lines. */
interface Offer {
  readonly product: number;
  readonly arrangement_id: number;
  readonly regels: readonly number[];
}

/** Makes the offer and one booking through the SDK, and copies of that one past the service. */
async function fill(copy: Copy): Promise<Offer> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const { booking, ...sold } = await offer(child, copy);
  await child.stop();
  const raw = await openRaw(copy.url);
  await multiply(raw, booking);
  if (raw.dialect === 'postgres') await raw.run('analyze bookings; analyze booking_lines');
  await raw.close();
  return sold;
}

async function offer({ url }: Child, { token, customers }: Copy): Promise<Offer & { readonly booking: number }> {
  const client = new Boekstaaf({ baseUrl: url, apiKey: token });
  const Materialen = [];
  for (let nth = 0; nth < MATERIALS; nth += 1) {
    const body = {
      naam: `Materiaal ${String(nth)}`,
      aantal: 400,
      aantal_groepen: 200,
      percentage_online_te_boeken: 90,
    };
    const { id: materiaal_id } = await client.materials.createMaterial({ body });
    Materialen.push({ materiaal_id, aantal: 0.5, per_x_aantal: nth + 1, afronding: 'niet' as const });
  }
  const [example] = await client.products.listProducts();
  const { id: parent_id } = await client.locations.createLocation({ body: { naam: 'Terrein', capaciteit: 2_000 } });
  const regels = [];
  for (let nth = 0; nth < LINES; nth += 1) {
    const { id } = await client.locations.createLocation({ body: { naam: 'Zaal', parent_id, capaciteit: 400 } });
    const body = { leverancier_id: example?.leverancier_id ?? 0, naam: `Onderdeel ${String(nth)}`, inkoop: 0 };
    const members = { minimum_aantal: 0, duur: 'PT1H', mag_api: true, Locaties: [{ id }], Materialen };
    const made = await client.products.createProduct({ body: { ...body, ...members } });
    regels.push({ product_id: made.id, begin: `2031-03-01T${String(10 + nth)}:00:00` });
  }
  const { id: group } = await client.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elk half uur' } });
  const batch = {
    datum_begin: dateOf(0),
    datum_eind: dateOf(DAYS - 1),
    interval: '0:30',
    weekdagen: [0, 1, 2, 3, 4, 5, 6],
  };
  const [tijdbegin, tijdeind] = ['2031-03-01T09:00:00', '2031-03-01T18:30:00'];
  await client.startTimes.createStartTimes({ body: { startmomentgroep_id: group, ...batch, tijdbegin, tijdeind } });
  const day = {
    arrangement: 'Een drukke dag',
    aantal_personen: 20,
    mag_online: true,
    mag_online_geboekt_worden_achteraf_betalen: true,
    startmomentgroep_id: group,
    regels,
  };
  const { id: arrangement_id, regels: lines } = await client.packages.createPackage({ body: day });
  const body = { klant_id: customers[0] ?? 0, arrangement_id, personen: 10, begin: '2031-03-01T10:00:00' };
  const { id: booking } = await client.bookings.createBooking({ body: { ...body, status: 'definitief' } });
  return { product: regels[0]?.product_id ?? 0, arrangement_id, regels: lines.map(({ id }) => id), booking };
}

type Values = Readonly<Record<string, unknown>>;

async function multiply(raw: Raw, id: number): Promise<void> {
  const [booking = {}] = await raw.all(`select * from bookings where id = ${String(id)}`);
  const lines = await raw.all(`select * from booking_lines where boeking_id = ${String(id)} order by begin`);
  const bookings: Values[] = [];
  const booked: Values[] = [];
  for (let nth = 0; nth < BOOKINGS; nth += 1) {
    const at = BEGIN + (nth % DAYS) * DAY + 8 * HOUR + (Math.floor(nth / DAYS) % STARTS) * (HOUR / 2);
    const own = FIRST_ID + nth;
    const changes = { id: own, referentie: `B${String(own)}`, begin: instant(at), personen: 2 + (nth % 20) };
    bookings.push({
      ...booking,
      ...changes,
      datum: dateOf(nth % DAYS),
      online_boeking: raw.dialect === 'sqlite' ? nth % 2 : nth % 2 === 1,
    });
    lines.forEach((line, index) => {
      const begin = at + index * HOUR;
      const time = { begin: instant(begin), eind: instant(begin + HOUR), aantal: 2 + (nth % 20) };
      booked.push({
        ...line,
        ...time,
        begins_on: dateOf(nth % DAYS),
        id: FIRST_ID + nth * LINES + index,
        boeking_id: own,
      });
    });
  }
  await insert(raw, 'bookings', bookings);
  await insert(raw, 'booking_lines', booked);
}

async function insert(raw: Raw, table: string, rows: readonly Values[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name}"`).join(', ');
  for (let from = 0; from < rows.length; from += 500) {
    const values = rows
      .slice(from, from + 500)
      .map((row) => `(${columns.map((name) => literal(row[name])).join(', ')})`);
    await raw.run(`insert into ${table} (${names}) values ${values.join(', ')}`);
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string') throw new Error('This column has no literal.');
  return `'${text.replaceAll("'", "''")}'`;
}

function instant(time: number): string {
  return new Date(time).toISOString();
}

function dateOf(day: number): string {
  return instant(BEGIN + day * DAY).slice(0, 10);
}
