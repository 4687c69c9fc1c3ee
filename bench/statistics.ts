// Measures statistics over a million invoice lines: against SQL by hand, delays of other requests, and memory that stays in use.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ServerProcess, start } from './children.ts';
import { calculateMedian } from './load.ts';
import { multiply } from './multiply.ts';
import { chooseCount } from './options.ts';
import { openRaw, type RawDatabase } from './raw.ts';
import { createLimitRow, type ResultRow, type Section } from './report.ts';
import { waitForSettledMemory } from './start.ts';
import { QUESTIONS, type StatisticQuestion } from './statistics-questions.ts';
import { makeTemplate } from './template.ts';
import type { Dialect, BenchWorld } from './world.ts';
import { SECOND } from '../domain/values/time-units.ts';

const COPY_COUNT = chooseCount(2_000, 6);
const ROUND_COUNT = chooseCount(5);
const STATISTIC_COUNT = chooseCount(100);

interface StatisticsDatabase {
  readonly url: string;
  readonly token: string;
  readonly seconds: number;
}

/** Fills and measures a database of each dialect; returns a section of the report. */
export async function measureStatistics(world: BenchWorld): Promise<Section> {
  return {
    title: 'Statistics over a million invoice lines',
    sides: [
      `a venue of ${String(COPY_COUNT * 100)} bookings over three years, half of them invoiced, by ten lines each: \`bench/multiply.ts\``,
      'ours: the built product, one question after the other over HTTP, rows in JSON; by hand: SQL with the same result by the driver alone (`bench/statistics-questions.ts`)',
      `each ratio is the median of ${String(ROUND_COUNT)} pairs by the clock, ours and by hand in turn, after one pair that does not count; the year is 2024`,
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: BenchWorld, dialect: Dialect): Promise<ResultRow[]> {
  const full = await fill(world, dialect);
  const raw = await openRaw(full.url);
  const child = await start({ name: 'product', environment: { DATABASE_URL: full.url } });
  const ask = (path: string): Promise<unknown[]> => fetchStatistic(child, full, path);
  await child.ask('watch');

  const rows: ResultRow[] = [];
  for (const question of QUESTIONS) rows.push(await compareQuestion(question, raw, ask));

  const { delay } = await child.ask('watched');
  const growth = await measureGrowth(child, () => ask(QUESTIONS[1]?.path ?? ''));
  await child.stop();
  await raw.close();

  const sizeNote = `${String(COPY_COUNT * 100)} bookings`;
  return [
    createLimitRow(`filling the database, ${dialect}`, full.seconds, 's', 120, sizeNote),
    ...rows.map((row) => ({ ...row, label: `${row.label}, ${dialect}` })),
    createLimitRow(`delay of the event loop during it, ${dialect}`, delay, 'ms', 50, 'the 99th percentile'),
    createLimitRow(`growth of memory by ${String(STATISTIC_COUNT)} statistics of a year, ${dialect}`, growth, 'MB', 5),
  ];
}

async function fill(world: BenchWorld, dialect: Dialect): Promise<StatisticsDatabase> {
  const url = await world.createEmpty(dialect);
  const token = await makeTemplate(url);
  const began = performance.now();
  await multiply(url, COPY_COUNT);
  return { url, token, seconds: (performance.now() - began) / SECOND };
}

async function compareQuestion(
  question: StatisticQuestion,
  raw: RawDatabase,
  ask: (path: string) => Promise<unknown[]>,
): Promise<ResultRow> {
  const sql = question.writeSql(raw.dialect);
  const ours = await measureQuery(() => ask(question.path));
  const theirs = await measureQuery(() => raw.readRows(sql));
  if (ours.rows !== theirs.rows)
    throw new Error(`${question.label}: ${String(ours.rows)} rows, ${String(theirs.rows)} by hand.`);

  const pairs: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const timing = await measureQuery(() => ask(question.path));
    pairs.push({ ours: timing.milliseconds, theirs: (await measureQuery(() => raw.readRows(sql))).milliseconds });
  }

  const formatMedian = (side: 'ours' | 'theirs'): string => calculateMedian(pairs.map((pair) => pair[side])).toFixed(0);
  const note = `${formatMedian('ours')} and ${formatMedian('theirs')} ms, ${String(ours.rows)} rows`;
  return createLimitRow(
    question.label,
    calculateMedian(pairs.map((pair) => pair.ours / pair.theirs)),
    'times',
    1.2,
    note,
  );
}

async function measureQuery(work: () => Promise<readonly unknown[]>): Promise<{ milliseconds: number; rows: number }> {
  const began = performance.now();
  const { length } = await work();
  return { milliseconds: performance.now() - began, rows: length };
}

// Each request has its own connection: a long statement by hand blocks this process, and the service closes idle
// connections.
async function fetchStatistic({ url }: ServerProcess, { token }: StatisticsDatabase, path: string): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${token}` };
  const [response] = (await once(get(`${url}/api2${path}`, { agent: false, headers }), 'response')) as [
    IncomingMessage,
  ];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${body}`);
  return JSON.parse(body) as unknown[];
}

/** Returns the memory that a hundred statistics add to the process at rest, in megabytes. */
async function measureGrowth(child: ServerProcess, ask: () => Promise<unknown>): Promise<number> {
  const before = await waitForSettledMemory(child);
  for (let count = 0; count < STATISTIC_COUNT; count += 1) await ask();
  return Math.max(0, (await waitForSettledMemory(child)) - before);
}
