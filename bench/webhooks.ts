// Measures how fast webhooks are delivered, and the memory that deliveries use.
import { setTimeout as pause } from 'node:timers/promises';
import { start, type ServerProcess } from './children.ts';
import { chooseCount } from './options.ts';
import { createLimitRow, createRatioRow, type ResultRow, type Section } from './report.ts';
import type { ReceiverCount } from './servers/receivers.ts';
import { EVENT_PAYLOAD, writeSubscriptionInsert, listQueueStatements } from './subscriptions.ts';
import { run, type VenueCopy, type Dialect, type BenchWorld } from './world.ts';

const RECEIVER_COUNT = 10;
const SUBSCRIPTION_COUNT = 20;
/** As many posts as the lanes of all subscriptions send at once. */
const PARALLEL_POSTS = SUBSCRIPTION_COUNT * 10;
const EVENT_COUNT = chooseCount(10_000, 20);
const IDLE_MS = 12_000;

/** Measures both databases; returns a section of the report. */
export async function measureWebhooks(world: BenchWorld): Promise<Section> {
  return {
    title: 'Webhooks',
    sides: [
      `${String(EVENT_COUNT)} events of 2.5 kB wait for each of ${String(SUBSCRIPTION_COUNT)} subscriptions; ${String(RECEIVER_COUNT)} receivers in another process answer at once; time from the first to the last delivery, each signed and stored in the database`,
      `the bare loop: as many posts of the same bytes by the same client, ${String(PARALLEL_POSTS)} at once, unsigned and not stored`,
    ],
    rows: [...(await measureDeliveries(world, 'sqlite')), ...(await measureDeliveries(world, 'postgres'))],
  };
}

async function fetchJson<T>(server: ServerProcess, path: string): Promise<T> {
  return (await (await fetch(server.url + path)).json()) as T;
}

async function waitForAll(receivers: ServerProcess, count: number): Promise<ReceiverCount> {
  for (;;) {
    const receiverCount = await fetchJson<ReceiverCount>(receivers, '/');
    if (receiverCount.count >= count) return receiverCount;
    await pause(100);
  }
}

interface DeliveryPace {
  readonly clock: number;
  readonly processor: number;
  readonly grown: number;
}

async function measureDeliveries(world: BenchWorld, dialect: Dialect): Promise<ResultRow[]> {
  const receivers = await start({ name: 'receivers', listArguments: (port) => [port, String(RECEIVER_COUNT)] });
  const { ports } = await fetchJson<ReceiverCount>(receivers, '/');
  const count = EVENT_COUNT * SUBSCRIPTION_COUNT;
  const ours = await measureDelivering(dialect, await world.copy(dialect), receivers, ports, count);
  const bare = await measurePosting(receivers, ports, count);
  await receivers.stop();
  const note = `(${(ours.processor / bare.processor).toFixed(2)} by processor time) ${ours.clock.toFixed(0)} against ${bare.clock.toFixed(0)} per second`;
  return [
    createRatioRow(`deliveries, ${dialect}, of the bare loop`, ours.clock / bare.clock, 0.6, note),
    createLimitRow(`memory added by delivering, ${dialect}`, ours.grown / 2 ** 20, 'MB', 100),
  ];
}

async function measureDelivering(
  dialect: Dialect,
  copy: VenueCopy,
  receivers: ServerProcess,
  ports: readonly number[],
  count: number,
): Promise<DeliveryPace> {
  const urls = Array.from(
    { length: SUBSCRIPTION_COUNT },
    (_, at) => `http://127.0.0.1:${String(ports[at % RECEIVER_COUNT])}/`,
  );
  const from = new Date(Date.now() + IDLE_MS + (count / 20_000) * 1_000);

  for (const statement of [
    writeSubscriptionInsert('Boeking::postSave', urls),
    ...listQueueStatements(dialect, EVENT_COUNT, SUBSCRIPTION_COUNT, from.toISOString()),
  ])
    await run(copy.url, statement);

  if (!copy.url.startsWith('sqlite:')) await run(copy.url, 'analyze');
  const environment = { DATABASE_URL: copy.url, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' };
  const server = await start({ name: 'product', environment });

  await pause(Math.max(0, from.getTime() - Date.now() - 100));
  const before = await server.ask('watch');
  const { first, last } = await waitForAll(receivers, count);
  const after = await server.ask('watched');

  await server.stop();
  return calculatePace(count, last - first, before, after);
}

async function measurePosting(
  receivers: ServerProcess,
  ports: readonly number[],
  count: number,
): Promise<DeliveryPace> {
  await fetchJson(receivers, '/reset');
  const posterArguments = [ports.join(), String(count), String(PARALLEL_POSTS), EVENT_PAYLOAD];
  const poster = await start({ name: 'poster', listArguments: (port) => [port, ...posterArguments] });
  const before = await poster.ask('watch');
  await fetch(`${poster.url}/post`);
  const after = await poster.ask('watched');
  const { first, last } = await waitForAll(receivers, count);
  await poster.stop();
  return calculatePace(count, last - first, before, after);
}

function calculatePace(
  count: number,
  took: number,
  before: { readonly processor: number; readonly memory: number },
  after: { readonly processor: number; readonly peak: number },
): DeliveryPace {
  const processor = (count / (after.processor - before.processor)) * 1_000;
  return { clock: (count / took) * 1_000, processor, grown: after.peak - before.memory };
}
