// Measures starts on an empty folder and on a migrated database, and the memory of the service at rest.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, start } from './children.ts';
import { calculateMedian } from './load.ts';
import { chooseCount } from './options.ts';
import { createLimitRow, type ResultRow, type Section } from './report.ts';
import { ADMINISTRATOR_HEADER, ADMINISTRATOR_PASSWORD, type BenchWorld } from './world.ts';

const START_COUNT = chooseCount(5);
const LIST_PATH = '/api2/productgroepen';
const STATISTIC_PATH = '/api2/omzet?begin=2026-01-01&eind=2026-12-31';
// Twice the time after which the service collects garbage of its start, so that the collection is within the
// measurement.
const REST_MS = chooseCount(12_000, 2_000);
const POLL_INTERVAL_MS = 1_000;
/** In megabytes. */
const MAX_SETTLED_SPREAD_MB = 2;
const MEGABYTE_BYTES = 1e6;

/** Starts the built product several times, and reports medians. */
export async function measureStart(world: BenchWorld): Promise<Section> {
  return {
    title: 'Start and memory',
    sides: [
      `from the start of the process on an empty folder, migrations and the first administrator included, to the first answer; the median of ${String(START_COUNT)} starts`,
      `\`GET ${LIST_PATH}\` with user name and password, whose check by scrypt is part of the time`,
      `memory: of the server with its processes at rest, before any request and after a statistic, once ${String(REST_MS / 1000)} s without requests changed it by ${String(MAX_SETTLED_SPREAD_MB)} MB at most`,
    ],
    rows: await measure(world),
  };
}

async function measure(world: BenchWorld): Promise<ResultRow[]> {
  const health: number[] = [];
  const list: number[] = [];
  const again: number[] = [];
  const memory: number[] = [];
  let unasked = NaN;

  for (let count = 0; count < START_COUNT; count += 1) {
    const file = join(mkdtempSync(join(world.folder, 'empty-')), 'boekstaaf.db');
    const environment = { DATABASE_URL: `sqlite:${file}`, BOOTSTRAP_PASSWORD: ADMINISTRATOR_PASSWORD };
    const child = await start({ name: 'product', environment });
    const began = performance.now();
    await ask(child, LIST_PATH);
    health.push(child.started);
    list.push(child.started + performance.now() - began);
    if (count === 0) memory.push(...(await measureRest(child)));
    await child.stop();
    const next = await start({ name: 'product', environment });
    again.push(next.started);
    if (count === 0) unasked = await waitForSettledMemory(next);
    await next.stop();
  }

  const [alone = NaN, withThread = NaN] = memory;
  const note = `least ${Math.min(...health).toFixed(0)} ms`;
  return [
    createLimitRow('to the first answer of /health', calculateMedian(health), 'ms', 500, note),
    createLimitRow(
      'the same on a migrated database',
      calculateMedian(again),
      'ms',
      400,
      `least ${Math.min(...again).toFixed(0)} ms`,
    ),
    createLimitRow('to the first answer of a list', calculateMedian(list), 'ms', 1000, 'the limit; the aim is 500 ms'),
    createLimitRow('memory before anything was asked', unasked, 'MB', 90, 'started on a migrated database'),
    createLimitRow(
      'memory at rest',
      withThread,
      'MB',
      100,
      `the limit is 150 MB; before the process for statistics ${alone.toFixed(0)} MB`,
    ),
  ];
}

async function measureRest(child: ServerProcess): Promise<number[]> {
  const alone = await waitForSettledMemory(child);
  await ask(child, STATISTIC_PATH);
  return [alone, await waitForSettledMemory(child)];
}

/** Waits until the memory settles, after the start and its garbage collection; returns it in megabytes. */
export async function waitForSettledMemory(child: ServerProcess): Promise<number> {
  const readings: number[] = [];
  for (;;) {
    await pause(POLL_INTERVAL_MS);
    readings.push((await child.ask('usage')).memory / MEGABYTE_BYTES);
    const last = readings.slice(-REST_MS / POLL_INTERVAL_MS);
    if (last.length === REST_MS / POLL_INTERVAL_MS && Math.max(...last) - Math.min(...last) <= MAX_SETTLED_SPREAD_MB)
      return calculateMedian(last);
  }
}

async function ask({ url }: ServerProcess, path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { authorization: ADMINISTRATOR_HEADER } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}.`);
}
