// The cost of 200 price rules for a reservation: the built product with them and without, on both databases.
import { Boekstaaf, type NewPriceRule } from 'boekstaaf';
import { sideOf, start } from './children.ts';
import { inTurn, median, ratios, withRange, type Call } from './load.ts';
import { ROUNDS } from './peers/rounds.ts';
import type { Row, Section } from './report.ts';
import { RESERVE, sell } from './reserving.ts';
import type { Copy, Dialect, World } from './world.ts';

const RULES = 200;
const MOST = 1.05;
const REQUESTS: Readonly<Record<Dialect, number>> = { sqlite: 200, postgres: 100 };

/** Measures on both databases. */
export async function measurePriceRules(world: World): Promise<Section> {
  return {
    title: 'Price rules',
    sides: [
      `reservations of a package of two products online, with ${String(RULES)} active price rules: a quarter about everything, a quarter about what is sold, the others about other products; the last one applies`,
      'the same without a price rule',
    ],
    rows: [await measure(world, 'sqlite'), await measure(world, 'postgres')],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row> {
  const [ruled, bare] = [await venueOf(world, dialect), await venueOf(world, dialect)];
  await makeRules(ruled.copy);
  const venues = { ruled, bare };
  const children = {
    ruled: await start({ name: 'product', environment: { DATABASE_URL: ruled.copy.url } }),
    bare: await start({ name: 'product', environment: { DATABASE_URL: bare.copy.url } }),
  };
  const database = (): number => world.databaseTime(dialect);
  const sides = { ruled: sideOf(children.ruled, database), bare: sideOf(children.bare, database) };
  const call = (name: keyof typeof venues): Call => {
    const { copy, wishes } = venues[name];
    return { path: RESERVE, token: copy.token, bodyOf: (nth) => wishes[nth % wishes.length] ?? '' };
  };
  const { of, warmUp, steady } = await inTurn(sides, call, { rounds: ROUNDS, requests: REQUESTS[dialect] });
  for (const child of Object.values(children)) await child.stop();
  const costs = ratios(of.bare, of.ruled, 'whole');
  const each = [of.ruled, of.bare].map((rounds) => median(rounds.map(({ whole }) => whole)).toFixed(0));
  return {
    what: `reserving online with ${String(RULES)} rules, ${dialect}`,
    ...{ measured: withRange(costs), aim: `under ${String(MOST)}`, met: median(costs) < MOST },
    note: `${each.join(' and ')} microseconds each; ${steady ? 'steady' : 'NOT steady'} after ${String(warmUp)} rounds`,
  };
}

async function venueOf(world: World, dialect: Dialect): Promise<{ copy: Copy; wishes: readonly string[] }> {
  const copy = await world.copy(dialect);
  return { copy, wishes: await sell(copy) };
}

/** Makes the rules through the SDK. */
async function makeRules({ url, token }: Copy): Promise<void> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: url } });
  const client = new Boekstaaf({ baseUrl: child.url, apiKey: token });
  const products = await client.products.listProducts();
  const [sold, others] = [products.slice(-2), products.slice(0, -2)].map((some) => some.map(({ id }) => id));
  for (let nth = 0; nth < RULES; nth += 1) {
    const about = [
      {},
      { product_ids: sold ?? [] },
      { product_ids: others ?? [] },
      { product_ids: (others ?? []).slice(0, 1) },
    ];
    // All are tried in vain, but for the last one.
    const never = { tijd_van: '02:00', tijd_tot: '03:00', weekdagen: [1, 3, 5], van: '2031-01-01', tot: '2031-12-31' };
    const body: NewPriceRule = { naam: `Regel ${String(nth)}`, percentage: 1, volgorde: nth };
    const isLast = nth === RULES - 1;
    await client.priceRules.createPriceRule({
      body: isLast ? body : { ...body, ...never, ...about[nth % about.length] },
    });
  }
  await child.stop();
}
