// The door: an operation that does no work, through every check of the service, against bare Koa answering the same bytes.
import { start } from './children.ts';
import { inTurn, ratio } from './load.ts';
import { ratioRow, type Section } from './report.ts';
import type { World } from './world.ts';

const PATH = '/api2/events?page_size=10';
const ROUNDS = { rounds: 5, warm: 2, round: 2 };

/** The least that the door must reach; `npm run bench -- door --gate` fails below it. */
export const LEAST = 0.35;
const AIM = 0.45;

/** Measures with the contract as it is and with one of 240 operations. */
export async function measureDoor(world: World): Promise<Section & { readonly ratio: number }> {
  const today = await against(world, world.contract);
  const later = await against(world, world.largeContract);
  return {
    title: 'The door',
    sides: [
      `ours: the whole service on SQLite, \`GET ${PATH}\` with an API key, the function of that operation replaced by one that answers an empty list`,
      'theirs: Koa with one middleware that answers the same bytes',
    ],
    rows: [
      ratioRow('requests per second, of bare Koa', today.ratio, AIM, today.note),
      ratioRow('the same with 240 operations', later.ratio, AIM, later.note),
    ],
    ratio: today.ratio,
  };
}

async function against(world: World, contract: string): Promise<{ ratio: number; note: string }> {
  const { url, token } = await world.copy('sqlite');
  const door = await start({ name: 'door', environment: { DATABASE_URL: url }, given: () => [contract, 'idle'] });
  const body = await (await fetch(door.url + PATH, { headers: { authorization: `Bearer ${token}` } })).text();
  const koa = await start({ name: 'koa', given: (port) => [port, body] });
  const speeds = await inTurn({ door, koa }, () => ({ path: PATH, token }), ROUNDS);
  await Promise.all([door.stop(), koa.stop()]);
  const clock = ratio(speeds.door, speeds.koa, 'clock');
  const [ours, theirs] = [speeds.door, speeds.koa].map((all) =>
    Math.max(...all.map((speed) => speed.clock)).toFixed(0),
  );
  return {
    ratio: ratio(speeds.door, speeds.koa, 'processor'),
    note: `by processor time; ${clock.toFixed(2)} by the clock; at best ${ours ?? ''} and ${theirs ?? ''} per second`,
  };
}
