// Attacks a server of its own and measures what another client and the machine notice of it.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Boekstaaf } from 'boekstaaf';
import { startThread } from '../../../db/engine/thread-file.ts';
import { ADMINISTRATOR } from '../administrator.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';
import { contract } from '../contract.ts';
import { imageOf } from '../images.ts';
import { send } from '../raw.ts';
import { SECRETS_KEY } from '../secrets-key.ts';
import { createPricedBooking, createPricedProduct } from '../world.ts';
import type { InnocentData, InnocentReport } from './innocent.ts';
import { createTarget, runConcurrently, type Attack, type AttackResult, type AttackTarget } from './attack.ts';

export interface Damage {
  /** How long one in a hundred requests of the other client takes, in milliseconds: before and during the attack. */
  readonly calm: number;
  readonly slow: number;
  readonly requestCount: number;
  /** How many of the other client's requests failed, and how long it was without an answer at most. */
  readonly wrong: number;
  readonly gap: number;
  /** In bytes: the most during the attack, and the rest after it. */
  readonly growth: number;
  readonly retainedBytes: number;
  readonly seconds: number;
  readonly course: AttackResult;
}

const CALM_MS = 3_000;
const REST_MS = 8_000;
const SAMPLE_INTERVAL_MS = 100;
const REQUEST_INTERVAL_MS = 20;
const REPEAT_COUNT = 20;

/** Starts the built server on this database and attacks it. */
export async function runAttack(attack: Attack, databaseUrl: string): Promise<Damage> {
  const server = await startChildServer({
    DATABASE_URL: databaseUrl,
    BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
    BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
    SECRETS_KEY,
    ...attack.settings,
  });
  try {
    const aim = createTarget(server.baseUrl, await keyOf(server));
    await warm(aim);
    await attack.prepare?.(aim);
    return await measureDamage(attack, server, aim);
  } finally {
    await server.end('SIGKILL');
  }
}

/**
 * A day's work in short: every list, some writes, an image, a document. A server uses some memory and time without any
 * attack.
 */
async function warm(aim: AttackTarget): Promise<void> {
  const api = new Boekstaaf({ baseUrl: aim.baseUrl, apiKey: aim.key });
  const lists = contract.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const day: (() => Promise<{ readonly status: number }>)[] = lists.map(
    ({ path }) =>
      () =>
        aim.ask('GET', path),
  );

  await runConcurrently(Array.from({ length: REPEAT_COUNT }, () => day).flat(), 2);
  const boeking_id = await createPricedBooking(api, 100);
  const { id } = await api.invoices.createInvoice({ body: { boeking_id } });

  await aim.ask('GET', `/api2/facturen/${String(id)}/pdf`);
  const body = await imageOf('png', 800, 600);
  const product = await createPricedProduct(api, 10);
  await aim.ask('PUT', `/api2/producten/${String(product.id)}/afbeelding`, {
    body,
    headers: { 'content-type': 'image/png' },
  });
}

async function keyOf(server: ChildServer): Promise<string> {
  const [, id] = await server.waitForMatch(/user id (\d+)/);
  const response = await send(server.baseUrl, 'POST', '/api2/apikeys', {
    auth: ADMINISTRATOR,
    body: { user_id: Number(id), description: 'attack' },
  });
  return (response.body as { token: string }).token;
}

async function measureDamage(attack: Attack, { pid }: ChildServer, aim: AttackTarget): Promise<Damage> {
  const workerData: InnocentData = { ...pickCredentials(aim), path: '/api2/locaties', every: REQUEST_INTERVAL_MS };
  const innocent = startThread('test/support/attack/innocent', { workerData });

  const readTimes = async (): Promise<InnocentReport> => {
    innocent.postMessage('times');
    const [report] = (await once(innocent, 'message')) as [InnocentReport];
    return report;
  };

  try {
    await pause(CALM_MS);
    await readTimes();
    await pause(CALM_MS);
    const calm = calculateP99((await readTimes()).times);
    const before = await readResidentBytes(pid);
    let most = before;
    const looking = setInterval(() => {
      void readResidentBytes(pid).then((bytes) => {
        most = Math.max(most, bytes);
      });
    }, SAMPLE_INTERVAL_MS);
    const startTime = performance.now();
    const course = await attack.run(aim);
    const seconds = (performance.now() - startTime) / 1000;
    const report = await readTimes();
    clearInterval(looking);
    await pause(REST_MS);
    const lastingGrowth = (await readResidentBytes(pid)) - before;
    const { wrong, gap } = report;
    return {
      calm,
      slow: calculateP99(report.times),
      requestCount: report.times.length,
      wrong,
      gap,
      growth: most - before,
      retainedBytes: lastingGrowth,
      seconds,
      course,
    };
  } finally {
    await innocent.terminate();
  }
}

const pickCredentials = ({ baseUrl, key }: AttackTarget): Pick<AttackTarget, 'baseUrl' | 'key'> => ({ baseUrl, key });

/** The least time of the slowest hundredth. */
export function calculateP99(list: readonly number[]): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
}

/** The memory of a process; 0 when it is gone. */
export async function readResidentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** The attack and its damage, in a few lines. */
export function formatDamage(attack: Attack, databaseUrl: string, damage: Damage): string {
  const { calm, slow, requestCount, wrong, gap, growth, retainedBytes, seconds, course } = damage;
  const formatMs = (value: number): string => `${value.toFixed(0)} ms`;
  const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
  const statusCounts = [...course.statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${String(status)}: ${String(count)}`);

  return [
    `${attack.name} (${databaseUrl.split(':')[0] ?? ''}, ${seconds.toFixed(1)} s)`,
    `    the other client   p99 ${formatMs(slow)}, without it ${formatMs(calm)}; ${String(requestCount)} requests, ${String(wrong)} failed, ${formatMs(gap)} without an answer at most`,
    `    memory             ${formatMegabytes(growth)} more at most, ${formatMegabytes(retainedBytes)} kept`,
    `    answers            ${statusCounts.join(', ')}`,
    ...(course.observations ?? []).map((line) => `    ${line}`),
  ].join('\n');
}
