// A visitor with a script: a thousand questions about availability from many addresses, and what staff notice of it meanwhile.
import { BOOKINGS, dateOf, DAYS, fill, LINES, type Offer } from './busy-venue.ts';
import { type Child, start } from './children.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const QUESTIONS = 1_000;
/** How many of them are under way at once, and how many members of staff work, each sending one request after the other. */
const [CONNECTIONS, STAFF] = [20, 2];
const ALONE = 300;
const WARM_UP = 40;

/** Measures on both databases. */
export async function measureVisitors(world: World): Promise<Section> {
  return {
    title: 'A visitor with a script',
    sides: [
      `${String(QUESTIONS)} questions without a credential, ${String(CONNECTIONS)} at once, each from an address of its own: days (${String(DAYS)} of them), times, explanation and price of a package of ${String(LINES)} products, in a venue with ${String(BOOKINGS)} bookings`,
      `meanwhile ${String(STAFF)} members of staff read bookings, a customer and a day of the planning, change a booking, and ask for what is left of a product on a day, one request after the other`,
      'what was refused with 503 was not reckoned: a client sends it again a second later, as the SDK does; refusals of the limit per address are avoided by the addresses',
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copy = await world.copy(dialect);
  const offer = await fill(copy);
  const environment = { DATABASE_URL: copy.url, ONLINE_BOOKING_PUBLIC: 'yes', TRUSTED_PROXIES: '127.0.0.1' };
  const child = await start({ name: 'product', environment });
  const [staff, visitor] = [staffOf(child, copy, offer), visitorOf(child, offer)];
  for (let nth = 0; nth < WARM_UP; nth += 1) await Promise.all([staff(nth), visitor(nth)]);
  const alone: number[] = [];
  for (let nth = 0; nth < ALONE; nth += 1) alone.push(await staff(nth));
  await child.ask('watch');
  const meanwhile: number[] = [];
  const answered = new Map<number, number>();
  let sent = 0;
  const began = performance.now();
  const asking = Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (sent < QUESTIONS) {
        const status = await visitor((sent += 1));
        answered.set(status, (answered.get(status) ?? 0) + 1);
      }
    }),
  );
  const working = Array.from({ length: STAFF }, async (_, nth) => {
    while (sent < QUESTIONS) meanwhile.push(await staff((nth += STAFF)));
  });
  await Promise.all([asking, ...working]);
  const seconds = (performance.now() - began) / 1000;
  const { delay } = await child.ask('watched');
  await child.stop();
  const note = `alone ${percentile(alone, 0.99).toFixed(0)} ms; half of them within ${percentile(meanwhile, 0.5).toFixed(0)} ms; ${String(meanwhile.length)} requests`;
  const counts = [200, 503].map((status) => String(answered.get(status) ?? 0));
  return [
    mostRow(`requests of staff: 99th percentile, ${dialect}`, percentile(meanwhile, 0.99), 'ms', 200, note),
    {
      ...{ what: `questions answered, ${dialect}`, measured: counts[0] ?? '', aim: '', met: null },
      note: `${counts[1] ?? ''} refused with 503, in ${seconds.toFixed(1)} s`,
    },
    { what: `delay of the event loop, ${dialect}`, measured: `${delay.toFixed(0)} ms`, aim: '', met: null },
  ];
}

/** Sends the nth request of staff; answers the milliseconds until all of it is there. */
function staffOf(
  { url }: Child,
  { token, customers }: Copy,
  { product, booking }: Offer,
): (nth: number) => Promise<number> {
  const day = dateOf(41);
  const paths = [
    '/api2/boekingen?page_size=25',
    `/api2/klanten/${String(customers[0])}`,
    `/api2/planning?begin=${day}T00:00:00Z&eind=${dateOf(42)}T00:00:00Z`,
    `/api2/boekingen/${String(booking)}`,
    `/api2/producten/${String(product)}/beschikbaarheid?begin=${day}&eind=${day}`,
  ];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (nth) => {
    const change = nth % (paths.length + 1) === paths.length;
    const path = change ? `/api2/boekingen/${String(booking)}` : (paths[nth % (paths.length + 1)] ?? '');
    const body = JSON.stringify({ personen: 2 + (nth % 20) });
    const began = performance.now();
    const answer = await fetch(url + path, change ? { method: 'PUT', headers, body } : { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${String(answer.status)}`);
    return performance.now() - began;
  };
}

/** Sends the nth question of the script from an address of its own; answers the status. */
function visitorOf({ url }: Child, { arrangement_id, regels }: Offer): (nth: number) => Promise<number> {
  const producten = regels.map((arrangementsregel_id) => ({ arrangementsregel_id, aantal: 4 }));
  const wish = { arrangement_id, producten };
  const questions = [
    ['beschikbaredagen', { ...wish, begin: dateOf(0), eind: dateOf(DAYS - 1) }],
    ['beschikbaretijden', { ...wish, datum: dateOf(40) }],
    ['beschikbaretijden/uitleg', { ...wish, datum: dateOf(40) }],
    ['prijs', { ...wish, begin: `${dateOf(40)}T12:00:00`, betaalmethode: 'factuur' }],
  ] as const;
  return async (nth) => {
    const [path, body] = questions[nth % questions.length] ?? questions[0];
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.${String(Math.floor(nth / 250) % 250)}.${String(nth % 250)}`,
    };
    const answer = await fetch(`${url}/api2/onlineboeking/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200 && answer.status !== 503) throw new Error(`${path}: ${text.slice(0, 200)}`);
    return answer.status;
  };
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? NaN;
}
