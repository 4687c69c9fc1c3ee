// A change of a VAT rate over thousands of bookings: how fast it is, and what another client notices of it, on both databases.
import { setTimeout as pause } from 'node:timers/promises';
import { Boekstaaf } from 'boekstaaf';
import { insertLiterally } from './busy-venue.ts';
import { type Child, start } from './children.ts';
import { openRaw, type Raw } from './raw.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const BOOKINGS = 10_000;
const LINES = 3;
/** The other client looks and writes so often, in milliseconds. */
const EACH = 20;
/** Without a change it does so for so long. */
const ALONE = 5_000;
const MOST = 200;
const BEGIN = '2031-03-01T10:00:00+01:00';

/** Measures with `--bookings=N` bookings, 10,000 without it; `--on=DATABASE` names one database. */
export async function measureVatChange(world: World): Promise<Section> {
  const bookings = Number(optionOf('bookings') ?? BOOKINGS);
  const only = optionOf('on');
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const)
    if (only === undefined || only === dialect) rows.push(...(await measure(world, dialect, bookings)));
  return {
    title: 'A change of a VAT rate',
    sides: [
      `a client that reads a booking and changes a location, each every ${String(EACH)} ms`,
      `the same while a rate changes over ${String(bookings)} bookings of ${String(LINES)} lines, first as a dry run`,
    ],
    rows,
  };
}

function optionOf(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
}

async function measure(world: World, dialect: Dialect, bookings: number): Promise<Row[]> {
  const copy = await world.copy(dialect);
  const booking = await fill(copy, bookings);
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const client = new Boekstaaf({ baseUrl: child.url, apiKey: copy.token });
  const location = (await client.locations.createLocation({ body: { naam: 'Zaal' } })).id;
  const visitor = { child, token: copy.token, booking, location };
  const alone = await visit(visitor, pause(ALONE));
  const rows = [
    mostRow(`reading alone, 99 of 100, ${dialect}`, alone.reading, 'ms', MOST),
    mostRow(`writing alone, 99 of 100, ${dialect}`, alone.writing, 'ms', MOST),
  ];
  for (const dry_run of [true, false]) {
    const name = dry_run ? 'a dry run' : 'a change';
    await child.ask('watch');
    const began = performance.now();
    const beside = await visit(visitor, changed(client, dry_run, bookings));
    const seconds = (performance.now() - began) / 1_000;
    const { longest } = await child.ask('watched');
    const speed = `${(bookings / seconds).toFixed(0)} bookings a second`;
    rows.push(
      mostRow(`reading beside ${name}, 99 of 100, ${dialect}`, beside.reading, 'ms', MOST, speed),
      mostRow(`writing beside ${name}, 99 of 100, ${dialect}`, beside.writing, 'ms', MOST),
      mostRow(`the longest hold by ${name}, ${dialect}`, longest, 'ms', MOST),
    );
  }
  await child.stop();
  return rows;
}

/** Changes the rate, and waits until all bookings had their turn. */
async function changed(client: Boekstaaf, dry_run: boolean, bookings: number): Promise<void> {
  const terms = { van: 9, naar: 21, ingangsdatum: '2031-01-01', prijs: 'exclusief' } as const;
  let change = await client.vatChanges.createVatChange({ body: { ...terms, dry_run } });
  while (change.status !== 'voltooid') {
    await pause(500);
    change = await client.vatChanges.getVatChange({ id: change.id });
  }
  if (change.gewijzigd !== bookings) throw new Error(`${String(change.gewijzigd)} bookings changed.`);
}

interface Visitor {
  readonly child: Child;
  readonly token: string;
  readonly booking: number;
  readonly location: number;
}

/** Reads and writes until something is done; answers how long 99 of 100 took at most, in milliseconds. */
async function visit(
  { child, token, booking, location }: Visitor,
  until: Promise<unknown>,
): Promise<{ readonly reading: number; readonly writing: number }> {
  const over = new AbortController();
  const ended = until.finally(() => {
    over.abort();
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const timed = async (path: string, init: RequestInit): Promise<number> => {
    const began = performance.now();
    const response = await fetch(`${child.url}/api2${path}`, { ...init, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered by ${String(response.status)}.`);
    return performance.now() - began;
  };
  const [reading, writing]: [number[], number[]] = [[], []];
  for (let nth = 0; !over.signal.aborted; nth += 1) {
    reading.push(await timed(`/boekingen/${String(booking)}`, {}));
    await pause(EACH);
    const body = JSON.stringify({ naam: `Zaal ${String(nth)}` });
    writing.push(await timed(`/locaties/${String(location)}`, { method: 'PUT', body }));
    await pause(EACH);
  }
  await ended;
  return { reading: mostOf(reading), writing: mostOf(writing) };
}

function mostOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;
}

/** Makes one booking through the SDK, and copies of it past the service; answers the first one, which is one of all. */
async function fill(copy: Copy, bookings: number): Promise<number> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const booking = await sample(new Boekstaaf({ baseUrl: child.url, apiKey: copy.token }), copy);
  await child.stop();
  const raw = await openRaw(copy.url);
  await multiply(raw, booking, bookings - 1);
  if (raw.dialect === 'postgres') await raw.run('analyze bookings; analyze booking_lines; analyze cost_lines');
  await raw.close();
  return booking;
}

async function sample(client: Boekstaaf, { customers }: Copy): Promise<number> {
  const [example] = await client.products.listProducts();
  const { id: product_id } = await client.products.createProduct({
    body: {
      ...{ leverancier_id: example?.leverancier_id ?? 0, naam: 'Overnachting', inkoop: 0, minimum_aantal: 0 },
      ...{ duur: 'PT1H', ProductPrice: [{ btw: 9, verkoop: 54.5 }] },
    },
  });
  const body = { klant_id: customers[0] ?? 0, product_id, begin: BEGIN, personen: 10 };
  const { id, boekingsregels } = await client.bookings.createBooking({ body: { ...body, status: 'definitief' } });
  const kept = boekingsregels.map((line) => ({ id: line.id }));
  const added = Array.from({ length: LINES - 1 }, () => ({
    product_id,
    begin: BEGIN,
    eind: '2031-03-01T12:00:00+01:00',
  }));
  await client.bookings.updateBooking({ id, body: { boekingsregels: [...kept, ...added] } });
  return id;
}

type Values = Readonly<Record<string, unknown>>;

async function multiply(raw: Raw, id: number, copies: number): Promise<void> {
  const of = (table: string, column: string): Promise<readonly Values[]> =>
    raw.all(`select * from ${table} where ${column} = ${String(id)} order by id`);
  const [booking = {}] = await of('bookings', 'id');
  const [lines, costs] = [await of('booking_lines', 'boeking_id'), await of('cost_lines', 'boeking_id')];
  const made: Record<'bookings' | 'booking_lines' | 'cost_lines', Values[]> = {
    ...{ bookings: [], booking_lines: [], cost_lines: [] },
  };
  // The change goes through ids: copies follow the booking without a gap.
  const firsts = await Promise.all(['booking_lines', 'cost_lines'].map((table) => lastOf(raw, table)));
  const [firstLine = 0, firstCost = 0] = firsts.map((last) => last + 1);
  for (let nth = 0; nth < copies; nth += 1) {
    const boeking_id = id + 1 + nth;
    made.bookings.push({ ...booking, id: boeking_id, referentie: `B${String(boeking_id)}` });
    const lineOf = (place: number): number => firstLine + nth * lines.length + place;
    lines.forEach((line, place) => made.booking_lines.push({ ...line, id: lineOf(place), boeking_id }));
    costs.forEach((cost, place) => {
      const own = lines.findIndex((line) => line['id'] === cost['boekingsregel_id']);
      const boekingsregel_id = own < 0 ? null : lineOf(own);
      made.cost_lines.push({ ...cost, id: firstCost + nth * costs.length + place, boeking_id, boekingsregel_id });
    });
  }
  for (const [table, rows] of Object.entries(made)) if (rows.length > 0) await insertLiterally(raw, table, rows);
}

async function lastOf(raw: Raw, table: string): Promise<number> {
  const [row] = await raw.all(`select max(id) as last from ${table}`);
  return Number(row?.['last'] ?? 0);
}
