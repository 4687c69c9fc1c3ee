// The work that a replica takes over: processor time of its primary, its own and that of the server.
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { startReplicated } from '../test/support/replica.ts';
import { TEMPLATE } from './growth-databases.ts';
import { sideOf, start, type Child } from './children.ts';
import { inTurn, median, ratios, withRange, type Call } from './load.ts';
import { multiply, WITH_CUSTOMERS } from './multiply.ts';
import { pidOfPostgres, usedByFamily } from './processor.ts';
import type { Row, Section } from './report.ts';
import { contentOf } from './peers/customer.ts';
import { makeTemplate } from './template.ts';
import type { World } from './world.ts';

const TIMES = 100;
const ROUNDS = 7;

type Asked = readonly [what: string, requests: number, path: string, body?: string];

/** Requests, so many of each in a round. */
const askedOf = (customer: number): readonly Asked[] => [
  ['100 customers', 100, '/klanten?page=1&page_size=100'],
  ['100 bookings', 100, '/boekingen?page=1&page_size=100'],
  ['1,000 events', 30, '/events?page_size=1000'],
  ['revenue of a year', 40, '/omzet?begin=2024-01-01&eind=2024-12-31'],
  ['one customer', 500, `/klanten/${String(customer)}`],
  ['creating a customer who is known already', 150, '/klanten', JSON.stringify(contentOf('Bezoeker'))],
];

/** Fills a primary with 10,000 bookings, and has two servers ask it in turn: one of them has its replica too. */
export async function measureReplica({ folder }: World): Promise<Section> {
  const place = join(folder, 'replicated');
  mkdirSync(place);
  chmodSync(place, 0o755);
  const replicated = await startReplicated(place);
  const { primary, replica } = replicated;
  const url = primary.url('postgres');
  const token = await makeTemplate(url, TEMPLATE);
  await multiply(url, TIMES, WITH_CUSTOMERS);
  const alone = await start({ name: 'product', environment: { DATABASE_URL: url } });
  const environment = { DATABASE_URL: url, DATABASE_READ_URL: replica.url('postgres') };
  const both = await start({ name: 'product', environment });
  const rows: Row[] = [];
  for (const each of askedOf(await firstCustomer(alone, token)))
    rows.push(await compared(place, { alone, both }, each, token));
  await Promise.all([alone.stop('SIGTERM'), both.stop('SIGTERM')]);
  await replicated.stop();
  return {
    title: 'A replica',
    sides: [
      'the built product on PostgreSQL with 10,000 bookings, with `DATABASE_READ_URL` and without it, in turn',
      'the processor time of the primary for one request, where it is 1 without a replica; all processes share the machine',
      `median of ${String(ROUNDS)} rounds on ten connections`,
    ],
    rows,
  };
}

async function firstCustomer({ url }: Child, token: string): Promise<number> {
  const [first] = await new Boekstaaf({ baseUrl: url, apiKey: token }).customers.listCustomers({ page_size: 1 });
  return first?.id ?? 0;
}

async function compared(
  place: string,
  { alone, both }: { readonly alone: Child; readonly both: Child },
  [what, requests, path, body]: Asked,
  token: string,
): Promise<Row> {
  const primary = (): number => usedByFamily(pidOfPostgres(place));
  const usedByReplica = (): number => usedByFamily(pidOfPostgres(join(place, 'replica')));
  const call: Call = { path: `/api2${path}`, token, ...(body === undefined ? {} : { bodyOf: () => body }) };
  const before = usedByReplica();
  const sides = { alone: sideOf(alone, primary), both: sideOf(both, primary) };
  const { of, warmUp } = await inTurn(sides, () => call, { rounds: ROUNDS, requests });
  const replica = (usedByReplica() - before) / ((warmUp + ROUNDS) * requests);
  const each = (name: 'alone' | 'both', by: 'server' | 'database'): string =>
    (median(of[name].map((round) => round[by])) / 1000).toFixed(2);
  const pair = (by: 'server' | 'database'): string => `${each('alone', by)} and ${each('both', by)} ms`;
  return {
    what,
    measured: withRange(ratios(of.alone, of.both, 'database')),
    aim: '',
    met: null,
    note: `primary ${pair('database')}, replica ${replica.toFixed(2)} ms, server ${pair('server')}`,
  };
}
