// Reserving online, pay later: the built product against the same by hand, at ten connections with a start time each.
import { Boekstaaf, type Reservation } from 'boekstaaf';
import { type Child, start } from './children.ts';
import { type Call, inTurn, median, ratio } from './load.ts';
import { serveCounted } from './queries.ts';
import { ratioRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const ROUNDS = { rounds: 5, warm: 10, round: 1.5 };
const AIMS = { sqlite: 0.3, postgres: 0.8 } as const;
const PATH = '/api2/onlineboeking/reserveer';
/** As many start times on each of so many days as there are connections: two reservations at one moment are rare. */
const [STARTS, DAYS] = [10, 90];
const FIRST = Date.parse('2031-04-01T00:00:00Z');

/** Measures on both databases; each side has a copy of its own. */
export async function measureReserving(world: World): Promise<Section> {
  return {
    title: 'Reserving online',
    sides: [
      `ours: the built product, \`POST ${PATH}\` with an API key: a package of two products that use a material in a location, paid later, confirmed by a mail; ${String(STARTS)} known customers, each at start times of his own (${String(STARTS * DAYS)} in all)`,
      'by hand: node:http and the driver, each statement and each lock that this needs once: the offer, the customer, the locks of material and locations, what is in use, the booking with lines and costs, the mail with its job, the events; no validation, no conversion, no tags in texts',
      'both take the lock of the same material, as all bookings of that material do',
      'ratios by the clock, in brackets by processor time of the server; PostgreSQL with fsync off',
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const [ours, theirs] = [await world.copy(dialect), await world.copy(dialect)];
  const bodies = { product: await fill(ours), hand: await fill(theirs) };
  const statements = await counted(ours, bodies.product);
  const servers = {
    product: await start({ name: 'product', environment: { DATABASE_URL: ours.url } }),
    hand: await start({ name: 'by-hand/main', given: (port) => [port, theirs.url] }),
  };
  const callOf = (name: 'product' | 'hand'): Call => ({ path: PATH, token: ours.token, bodies: bodies[name] });
  const { product, hand } = await inTurn(servers, callOf, ROUNDS);
  await servers.product.stop();
  await servers.hand.stop();
  const [our, their] = [product, hand].map((all) => median(all.map(({ clock }) => clock)).toFixed(0));
  const note = `(${ratio(product, hand, 'processor').toFixed(2)}) ${our ?? ''} against ${their ?? ''} per second`;
  return [
    ratioRow(`reserve, ${dialect}, against by hand`, ratio(product, hand, 'clock'), AIMS[dialect], note),
    { what: `statements, ${dialect}`, measured: String(statements), aim: '', met: null },
  ];
}

/** Sells a package through the SDK; answers what each connection sends. */
async function fill(copy: Copy): Promise<string[]> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const bodies = await sell(child, copy);
  await child.stop();
  return bodies;
}

async function sell({ url }: Child, { token }: Copy): Promise<string[]> {
  const client = new Boekstaaf({ baseUrl: url, apiKey: token });
  const { id: materiaal_id } = await client.materials.createMaterial({ body: { naam: 'Kano', aantal: 1_000_000 } });
  const { id: place } = await client.locations.createLocation({ body: { naam: 'Steiger' } });
  const [example] = await client.products.listProducts();
  const regels = [];
  for (const nth of [0, 1]) {
    const body = { leverancier_id: example?.leverancier_id ?? 0, naam: `Onderdeel ${String(nth)}`, inkoop: 0 };
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const members = { minimum_aantal: 0, duur: 'PT1H', Locaties: [{ id: place }], Materialen };
    const ProductPrice = [{ btw: 21, verkoop: 10 }];
    const { id: product_id } = await client.products.createProduct({ body: { ...body, ...members, ProductPrice } });
    regels.push({ product_id, begin: `2031-04-01T${String(8 + nth).padStart(2, '0')}:00:00` });
  }
  const { id: startmomentgroep_id } = await client.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elk uur' } });
  const [datum_begin, datum_eind] = [dateOf(0), dateOf(DAYS - 1)];
  const [tijdbegin, tijdeind] = ['2031-04-01T08:00:00', '2031-04-01T17:00:00'];
  const days = { datum_begin, datum_eind, interval: '1:00', weekdagen: [0, 1, 2, 3, 4, 5, 6] };
  await client.startTimes.createStartTimes({ body: { startmomentgroep_id, ...days, tijdbegin, tijdeind } });
  const sold = await client.packages.createPackage({
    body: { arrangement: 'Varen', mag_online_geboekt_worden_achteraf_betalen: true, startmomentgroep_id, regels },
  });
  const producten = sold.regels.map(({ id }) => ({ arrangementsregel_id: id, aantal: 2 }));
  const wishes = Array.from({ length: STARTS * DAYS }, (_, nth): Reservation => {
    const customer = String(nth % STARTS);
    const begin = `${dateOf(Math.floor(nth / STARTS))}T${String(8 + (nth % STARTS)).padStart(2, '0')}:00:00+02:00`;
    const contactformulier = {
      'contactpersoon.achternaam': `Jansen ${customer}`,
      'contactpersoon.email1': `jansen${customer}@voorbeeld.example`,
    };
    return { arrangement_id: sold.id, producten, begin, betaalmethode: 'factuur', contactformulier };
  });
  // Both sides know all customers from now on.
  for (const body of wishes.slice(0, STARTS)) await client.onlineBooking.reservePackage({ body });
  return wishes.map((body) => JSON.stringify(body));
}

function dateOf(day: number): string {
  return new Date(FIRST + day * 86_400_000).toISOString().slice(0, 10);
}

/** The statements of a reservation by a known customer. */
async function counted({ url, token }: Copy, [body = '']: readonly string[]): Promise<number> {
  const service = await serveCounted(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let time = 0; time < 2; time += 1) {
    service.statements();
    const answer = await fetch(service.url + PATH, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  const statements = service.statements();
  await service.close();
  return statements;
}
