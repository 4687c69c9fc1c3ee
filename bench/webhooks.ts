// Webhooks: how fast deliveries go out, how soon the first byte is there, what recording costs a write, and rest.
import { setTimeout as pause } from 'node:timers/promises';
import { Boekstaaf } from 'boekstaaf';
import { sideOf, start, type Child } from './children.ts';
import { inTurn, median, ratios, type Round, speeds } from './load.ts';
import { mostRow, ratioRow, type Row, type Section } from './report.ts';
import type { Counted } from './servers/receivers.ts';
import { PAYLOAD, subscriptions, waiting } from './subscriptions.ts';
import { run, type Copy, type Dialect, type World } from './world.ts';

const RECEIVERS = 10;
const SUBSCRIPTIONS = 20;
/** As many as lanes send at once. */
const PARALLEL = SUBSCRIPTIONS * 10;
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? '10000');
const QUIET = 12_000;
const BYTES = 200;
const IDLE = 60_000;

/** Measures on both databases. */
export async function measureWebhooks(world: World): Promise<Section> {
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const) {
    rows.push(...(await deliveries(world, dialect)), ...(await firstByte(world, dialect)));
    rows.push(...(await recording(world, dialect)), ...(await idle(world, dialect)));
  }
  return {
    title: 'Webhooks',
    sides: [
      `${String(EVENTS)} events of 2.5 kB wait for each of ${String(SUBSCRIPTIONS)} subscriptions on ${String(RECEIVERS)} receivers of another process, which answer at once; from the first delivery to the last, signed, and each noted in the database`,
      `the bare loop: as many posts of the same bytes by the same client, ${String(PARALLEL)} at once, unsigned and noted nowhere`,
      `the first byte: from sending the request that makes a location to its event reaching the receiver, ${String(BYTES)} times, one after the other; the request is part of the time`,
      'a write: a booking from a package of 10 lines, whose event 0, 1 and 10 subscriptions hear of, by processor time of the server; the receivers hang, so recording is measured and delivering is not',
      `rest: processor time in ${String(IDLE / 1000)} s without requests, as long after the start, with 1,000 subscriptions and with none`,
    ],
    rows,
  };
}

async function get<T>(server: Child, path: string): Promise<T> {
  return (await (await fetch(server.url + path)).json()) as T;
}

function receiversOf(many = RECEIVERS): Promise<Child> {
  return start({ name: 'receivers', given: (port) => [port, String(many)] });
}

function product(copy: Copy): Promise<Child> {
  return start({ name: 'product', environment: { DATABASE_URL: copy.url, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' } });
}

async function all(receivers: Child, count: number): Promise<Counted> {
  for (;;) {
    const counted = await get<Counted>(receivers, '/');
    if (counted.count >= count) return counted;
    await pause(100);
  }
}

interface Pace {
  readonly clock: number;
  readonly processor: number;
  readonly grown: number;
}

async function deliveries(world: World, dialect: Dialect): Promise<Row[]> {
  const receivers = await receiversOf();
  const { ports } = await get<Counted>(receivers, '/');
  const count = EVENTS * SUBSCRIPTIONS;
  const ours = await delivering(dialect, await world.copy(dialect), receivers, ports, count);
  const bare = await posting(receivers, ports, count);
  await receivers.stop();
  const note = `(${(ours.processor / bare.processor).toFixed(2)} by processor time) ${ours.clock.toFixed(0)} against ${bare.clock.toFixed(0)} per second`;
  return [
    ratioRow(`deliveries, ${dialect}, of the bare loop`, ours.clock / bare.clock, 0.6, note),
    mostRow(`memory added by delivering, ${dialect}`, ours.grown / 2 ** 20, 'MB', 100),
  ];
}

async function delivering(
  dialect: Dialect,
  copy: Copy,
  receivers: Child,
  ports: readonly number[],
  count: number,
): Promise<Pace> {
  const urls = Array.from({ length: SUBSCRIPTIONS }, (_, at) => `http://127.0.0.1:${String(ports[at % RECEIVERS])}/`);
  const from = new Date(Date.now() + QUIET + (count / 20_000) * 1_000);
  for (const statement of [
    subscriptions('Boeking::postSave', urls),
    ...waiting(dialect, EVENTS, SUBSCRIPTIONS, from.toISOString()),
  ])
    await run(copy.url, statement);
  if (!copy.url.startsWith('sqlite:')) await run(copy.url, 'analyze');
  const server = await product(copy);
  await pause(Math.max(0, from.getTime() - Date.now() - 100));
  const before = await server.ask('watch');
  const { first, last } = await all(receivers, count);
  const after = await server.ask('watched');
  await server.stop();
  return pace(count, last - first, before, after);
}

async function posting(receivers: Child, ports: readonly number[], count: number): Promise<Pace> {
  await get(receivers, '/reset');
  const given = [ports.join(), String(count), String(PARALLEL), PAYLOAD];
  const poster = await start({ name: 'poster', given: (port) => [port, ...given] });
  const before = await poster.ask('watch');
  await fetch(`${poster.url}/post`);
  const after = await poster.ask('watched');
  const { first, last } = await all(receivers, count);
  await poster.stop();
  return pace(count, last - first, before, after);
}

function pace(
  count: number,
  took: number,
  before: { readonly processor: number; readonly memory: number },
  after: { readonly processor: number; readonly peak: number },
): Pace {
  const processor = (count / (after.processor - before.processor)) * 1_000;
  return { clock: (count / took) * 1_000, processor, grown: after.peak - before.memory };
}

async function firstByte(world: World, dialect: Dialect): Promise<Row[]> {
  const receivers = await receiversOf(1);
  const { ports } = await get<Counted>(receivers, '/');
  const copy = await world.copy(dialect);
  await run(copy.url, subscriptions('Locatie::postInsert', [`http://127.0.0.1:${String(ports[0])}/`]));
  const server = await product(copy);
  const client = new Boekstaaf({ baseUrl: server.url, apiKey: copy.token });
  const times: number[] = [];
  for (let round = 0; round < BYTES + 20; round += 1) {
    await get(receivers, '/reset');
    const begun = performance.timeOrigin + performance.now();
    await client.locations.createLocation({ body: { naam: `Baan ${String(round)}` } });
    let counted = await get<Counted>(receivers, '/');
    while (counted.count === 0) counted = await get<Counted>(receivers, '/');
    if (round >= 20) times.push(counted.first - begun);
  }
  await server.stop();
  await receivers.stop();
  const sorted = times.sort((a, b) => a - b);
  return [
    mostRow(`first byte, ${dialect}, half within`, median(sorted), 'ms', 20),
    mostRow(`first byte, ${dialect}, 99 of 100 within`, sorted[Math.floor(sorted.length * 0.99)] ?? NaN, 'ms', 100),
  ];
}

const HEARERS = { none: 0, one: 1, ten: 10 } as const;
type Hearers = keyof typeof HEARERS;

async function recording(world: World, dialect: Dialect): Promise<Row[]> {
  // Nobody takes connections there, and nobody refuses them: what is sent waits.
  const silent = await start({ name: 'silent', given: (port) => [port] });
  const copies = {} as Record<Hearers, Copy>;
  const servers = {} as Record<Hearers, Child>;
  for (const [name, many] of Object.entries(HEARERS) as [Hearers, number][]) {
    copies[name] = await world.copy(dialect);
    const urls = Array.from({ length: many }, () => `${silent.url}/hang`);
    if (many > 0) await run(copies[name].url, subscriptions('Boeking::postInsert', urls));
    servers[name] = await product(copies[name]);
  }
  const callOf = (name: Hearers) => ({
    path: '/api2/boekingen',
    token: copies[name].token,
    bodyOf: (nth: number) =>
      JSON.stringify({
        klant_id: copies[name].customers[nth % copies[name].customers.length],
        arrangement_id: copies[name].packages.get(10),
        begin: '2027-06-01T10:00:00',
        personen: 20,
      }),
  });
  const sides = { none: sideOf(servers.none), one: sideOf(servers.one), ten: sideOf(servers.ten) };
  const { of } = await inTurn(sides, callOf, { rounds: 7, requests: 400 });
  for (const server of [...Object.values(servers), silent]) await server.stop();
  const cost = (name: Hearers): number => (1 / median(ratios(of[name], of.none, 'server')) - 1) * 100;
  const note = (name: Hearers): string =>
    `(${((1 / median(speeds(of[name], of.none)) - 1) * 100).toFixed(0)} % by the clock) ${perSecond(of[name])} against ${perSecond(of.none)} per second`;
  return [
    mostRow(`recording, ${dialect}, one subscription`, cost('one'), '%', 15, note('one')),
    {
      what: `recording, ${dialect}, ten subscriptions`,
      measured: `${cost('ten').toFixed(0)} %`,
      aim: '',
      met: null,
      note: note('ten'),
    },
  ];
}

function perSecond(rounds: readonly Round[]): string {
  return median(rounds.map(({ clock }) => clock)).toFixed(0);
}

async function idle(world: World, dialect: Dialect): Promise<Row[]> {
  const [heard, silent] = [await world.copy(dialect), await world.copy(dialect)];
  const [with1000, without] = await Promise.all([atRest(heard, 1_000), atRest(silent, 0)]);
  return [
    mostRow(
      `rest, ${dialect}, 1,000 subscriptions`,
      with1000 / (IDLE / 1_000),
      'ms/s',
      2,
      `${(without / (IDLE / 1_000)).toFixed(2)} ms/s with none`,
    ),
  ];
}

/** The milliseconds of a server without requests, when its start and its garbage are long over. */
async function atRest(copy: Copy, many: number): Promise<number> {
  const urls = Array.from({ length: many }, (_, at) => `https://receiver.example/${String(at)}`);
  if (many > 0) await run(copy.url, subscriptions('Boeking::postSave', urls));
  const server = await product(copy);
  await pause(IDLE);
  const before = await server.ask('usage');
  await pause(IDLE);
  const after = await server.ask('usage');
  await server.stop();
  return after.processor - before.processor;
}
