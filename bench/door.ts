// The door: an operation that does no work, through every check of the service, against bare Koa answering the same bytes.
import { sideOf, start } from './children.ts';
import { inTurn, type Measured, median, ratios, type Round, speeds } from './load.ts';
import { ratioRow, type Row, type Section } from './report.ts';
import type { World } from './world.ts';

const PATH = '/api2/events?page_size=10';
const ROUNDS = { rounds: 9, requests: 20_000 };

/** The least that the door must reach by processor time; `npm run bench -- door --gate` fails below it. */
export const LEAST = 0.35;
const AIM = 0.45;

/** Measures with the contract as it is and with one of 400 operations; `ratio` is the lower of the two by processor time. */
export async function measureDoor(world: World): Promise<Section & { readonly ratio: number }> {
  const today = await against(world, world.contract);
  const later = await against(world, world.largeContract);
  const logging = await against(world, world.contract, 'info');
  return {
    title: 'The door',
    sides: [
      `ours: the whole service on SQLite, \`GET ${PATH}\` with an API key, the function of that operation replaced by one that answers an empty list`,
      'theirs: Koa with one middleware that answers the same bytes',
      'without a log, but for the last rows: there the service writes its usual line for each request',
      `each ratio is the median of ${String(ROUNDS.rounds)} pairs of ${String(ROUNDS.requests)} requests, ours and theirs in turn`,
    ],
    rows: [...rowsOf(today, ''), ...rowsOf(later, ', 400 operations'), ...rowsOf(logging, ', a log line each')],
    ratio: Math.min(...[today, later].map(({ door, koa }) => median(ratios(door, koa, 'server')))),
  };
}

async function against(world: World, contract: string, LOG_LEVEL = 'warn'): Promise<Measured<'door' | 'koa'>['of']> {
  const { url, token } = await world.copy('sqlite');
  const environment = { DATABASE_URL: url, LOG_LEVEL };
  const door = await start({ name: 'door', environment, given: () => [contract, 'idle'] });
  const body = await (await fetch(door.url + PATH, { headers: { authorization: `Bearer ${token}` } })).text();
  const koa = await start({ name: 'koa', given: (port) => [port, body] });
  const { of } = await inTurn({ door: sideOf(door), koa: sideOf(koa) }, () => ({ path: PATH, token }), ROUNDS);
  await Promise.all([door.stop(), koa.stop()]);
  return of;
}

function rowsOf({ door, koa }: Measured<'door' | 'koa'>['of'], of: string): Row[] {
  const microseconds = (all: readonly Round[]): string => median(all.map(({ server }) => server)).toFixed(0);
  const perSecond = (all: readonly Round[]): string => median(all.map(({ clock }) => clock)).toFixed(0);
  return [
    ratioRow(
      `requests by processor time, of bare Koa${of}`,
      median(ratios(door, koa, 'server')),
      AIM,
      `${microseconds(door)} and ${microseconds(koa)} microseconds each`,
    ),
    ratioRow(
      `requests by the clock, of bare Koa${of}`,
      median(speeds(door, koa)),
      AIM,
      `${perSecond(door)} and ${perSecond(koa)} per second`,
    ),
  ];
}
