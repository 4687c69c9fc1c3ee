// A busy venue to measure on: 90 days with 20 start times each, a package of six products, and 5,000 bookings of it.
import { Boekstaaf } from 'boekstaaf';
import { type Child, start } from './children.ts';
import { openRaw, type Raw } from './raw.ts';
import type { Copy } from './world.ts';

export const [DAYS, STARTS, LINES, MATERIALS, BOOKINGS] = [90, 20, 6, 3, 5_000];
const FIRST_ID = 10_000_000;
const [HOUR, DAY] = [3_600_000, 86_400_000];
const BEGIN = Date.parse('2031-03-01T00:00:00Z');

/** The offer: a product of a package, the package, and the ids of its lines. */
export interface Offer {
  readonly product: number;
  readonly arrangement_id: number;
  readonly regels: readonly number[];
  /** The booking that the others are copies of. */
  readonly booking: number;
}

/** Makes the offer and one booking through the SDK, and copies of that one past the service. */
export async function fill(copy: Copy): Promise<Offer> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const sold = await offer(child, copy);
  await child.stop();
  const raw = await openRaw(copy.url);
  await multiply(raw, sold.booking);
  if (raw.dialect === 'postgres') await raw.run('analyze bookings; analyze booking_lines');
  await raw.close();
  return sold;
}

async function offer({ url }: Child, { token, customers }: Copy): Promise<Offer> {
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
  await insertLiterally(raw, 'bookings', bookings);
  await insertLiterally(raw, 'booking_lines', booked);
}

/** Inserts rows as they stand, past the service. */
export async function insertLiterally(raw: Raw, table: string, rows: readonly Values[]): Promise<void> {
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

/** A local date, counted from the first one. */
export function dateOf(day: number): string {
  return instant(BEGIN + day * DAY).slice(0, 10);
}
