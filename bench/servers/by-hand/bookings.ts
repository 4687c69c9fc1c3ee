// Bookings by hand: a package laid out for a customer, with the statements of the service and the shortest code between.
import { randomUUID } from 'node:crypto';
import type { HandDatabase, Row, Run, Value } from './database.ts';

export interface NewBooking {
  readonly klant_id: number;
  readonly arrangement_id: number;
  readonly begin: string;
  readonly personen: number;
}

export type Columns = Readonly<Record<string, Value>>;

/** Stores a booking with its lines, costs and events; answers it as it can be read, or undefined for an unknown name. */
export async function create(db: HandDatabase, run: Run, body: NewBooking, key: number): Promise<object | undefined> {
  const share = db.isAlone ? '' : ' for share';
  const customers = await run(
    `select bedrijf_id from contacts where id = ? and type = 'klant' and archived_at is null${share}`,
    [body.klant_id],
  );
  const [named] = await run(
    'select arrangement, weergavenaam, bedrijf_id from packages where id = ? and is_deleted = false',
    [body.arrangement_id],
  );
  const regels = await run(
    'select id, product_id, locatie_id, begin, eind, beschrijving from package_lines where package_id = ?',
    [body.arrangement_id],
  );
  const ids = [db.list([...new Set(regels.map(({ product_id }) => Number(product_id)))])];
  const products = await run(
    `select id, naam, weergavenaam, duur, locatie_verplicht, minimum_aantal, aantalbepaling, aantal, per_x_personen,
       per_x_personen_afronding from products where ${db.among('id')}`,
    ids,
  );
  const prices = await run(`select product_id, btw, verkoop from product_prices where ${db.among('product_id')}`, ids);
  const places = await run(
    `select product_id, location_id, position from product_locations where ${db.among('product_id')}`,
    ids,
  );
  const companies = await run('select id, factuur_betaaltermijn from companies where deleted_at is null');
  if (customers.length === 0 || named === undefined) return undefined;
  const now = new Date().toISOString();
  const begin = new Date(body.begin).toISOString();
  const productOf = new Map(products.map((product) => [product['id'], product]));
  const placeOf = new Map(places.map((place) => [place['product_id'], place['location_id']]));
  const lines = regels.map((regel): PlannedLine => {
    const product = productOf.get(regel['product_id']);
    return {
      ...{ product_id: regel['product_id'] ?? 0, begin, eind: begin, naam: String(product?.['naam'] ?? '') },
      ...{ aantal: amountOf(product, body.personen), minimum_aantal: product?.['minimum_aantal'] ?? 0 },
      locatie_id: regel['locatie_id'] ?? placeOf.get(regel['product_id']) ?? null,
    };
  });
  const { klant_id, personen, arrangement_id } = body;
  const planned = {
    arrangement_id,
    arrangement: named['arrangement'] ?? '',
    status: 'informatie',
    online_boeking: false,
  };
  const boeking_id = await store(run, prices, {
    ...planned,
    klant_id,
    begin,
    now,
    personen,
    lines,
    company: companies[0],
  });
  const booking = await read(db, run, boeking_id);
  const data = JSON.stringify(booking);
  await insertOnly(
    run,
    'events',
    ['postInsert', 'postSave'].map((event) => ({
      ...{ event_id: randomUUID(), event: `Boeking::${event}`, object: 'Boeking', object_id: boeking_id, sequence: 1 },
      ...{ occurred_at: now, data, actor_type: 'apikey', actor_id: key },
    })),
  );
  return booking;
}

/** A line as it is stored, and its name. */
export interface PlannedLine {
  readonly product_id: Value;
  readonly begin: string;
  readonly eind: string;
  readonly naam: string;
  readonly aantal: number;
  readonly minimum_aantal: Value;
  readonly locatie_id: Value;
}

interface Planned {
  readonly arrangement_id: number;
  readonly arrangement: Value;
  readonly status: string;
  readonly online_boeking: boolean;
  readonly klant_id: number;
  readonly begin: string;
  readonly now: string;
  readonly personen: number;
  readonly lines: readonly PlannedLine[];
  readonly company: Row | undefined;
}

/** Stores a booking with its reference, its lines and its costs; answers its id. */
export async function store(
  run: Run,
  prices: readonly Row[],
  { company, lines: planned, now, ...booking }: Planned,
): Promise<number> {
  const { klant_id, begin } = booking;
  const [counter] = await run(
    `insert into booking_counters (klant_id, last) values (?, 1)
     on conflict (klant_id) do update set last = booking_counters.last + 1 returning last`,
    [klant_id],
  );
  const [made] = await insert(run, 'bookings', [
    {
      ...{ ...booking, datum: begin.slice(0, 10), status_updated_at: now, created_at: now },
      referentie: `${String(klant_id)}-${String(counter?.['last'])}`,
      kosten_bedrijf_id: company?.['id'] ?? null,
      kosten_betaaltermijn: company?.['factuur_betaaltermijn'] ?? null,
    },
  ]);
  const boeking_id = Number(made?.['id']);
  const laidOut = planned.map(({ naam, ...line }) => ({ ...line, boeking_id, beschrijving: naam, follows_rule: true }));
  const lines = await insert(run, 'booking_lines', laidOut);
  const shared = { boeking_id, kortingspercentage: 0 };
  const groups = await insert(run, 'cost_lines', [
    { ...shared, type: 'groep', naam: booking.arrangement, children_visible: true, position: 0 },
  ]);
  const items = laidOut.flatMap((line, index) =>
    prices
      .filter(({ product_id }) => product_id === line.product_id)
      .map(({ btw, verkoop }) => ({
        ...{ ...shared, type: 'item', naam: line.beschrijving, aantal: line.aantal, bedrag: verkoop ?? 0 },
        ...{ btw_percentage: btw ?? 0, product_id: line.product_id, boekingsregel_id: lines[index]?.['id'] ?? null },
        parent_id: groups[0]?.['id'] ?? null,
        position: index,
      })),
  );
  await insert(run, 'cost_lines', items);
  return boeking_id;
}

function amountOf(product: Row | undefined, personen: number): number {
  const per = Number(product?.['per_x_personen'] ?? 1);
  return product?.['aantalbepaling'] === 'vast' ? Number(product['aantal']) : Math.ceil(personen / per);
}

export async function read(db: HandDatabase, run: Run, id: number): Promise<object> {
  const ids = [db.list([id])];
  const [row] = await run(`select * from bookings where ${db.among('id')}`, ids);
  const lines = await run(`select * from booking_lines where ${db.among('boeking_id')} order by begin, id`, ids);
  const costs = await run(`select * from cost_lines where ${db.among('boeking_id')} order by position, id`, ids);
  const below = (parent: Value): object[] =>
    costs
      .filter(({ parent_id }) => parent_id === parent)
      .map((cost) => ({ ...cost, bedrag: Number(cost['bedrag']) / 100, regels: below(cost['id'] ?? 0) }));
  const total = costs.reduce((sum, { aantal, bedrag }) => sum + Number(aantal) * Number(bedrag), 0) / 100;
  return {
    ...row,
    boekingsregels: lines,
    kosten: { calculated_totaalbedrag_inclusief_btw: total, regels: below(null) },
  };
}

export function insert(run: Run, table: string, rows: readonly Columns[]): Promise<Row[]> | Row[] {
  return insertOnly(run, table, rows, ' returning id');
}

export function insertOnly(run: Run, table: string, rows: readonly Columns[], returning = ''): Promise<Row[]> | Row[] {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return run(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values ${places}${returning}`,
    values,
  );
}
