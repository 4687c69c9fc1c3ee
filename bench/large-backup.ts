// Measures the backup of a large database during ten writes a second, and its restore: time, memory and size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, ROOT_FOLDER, SECRETS_KEY } from './children.ts';
import type { FilledDatabase, Store } from './growth-databases.ts';
import { calculateMedian } from './load.ts';
import { readFamilyMemory } from './processor.ts';
import { createLimitRow, createPlainRow, type ResultRow } from './report.ts';
import type { Dialect } from './world.ts';
import { SECOND } from '../domain/values/time-units.ts';

const WRITE_INTERVAL_MS = 100;
const POLL_INTERVAL_MS = 100;
const MEGABYTE_BYTES = 1e6;
const MAX_MEMORY_MB = 150;

/** Backs a served database up, and restores it into a new one. */
export async function measureBackup(
  child: ServerProcess,
  database: FilledDatabase,
  dialect: Dialect,
  store: Store,
): Promise<ResultRow[]> {
  const restored = await store.createEmpty(dialect);
  const folder = mkdtempSync(
    join(dialect === 'sqlite' ? dirname(restored.slice('sqlite:'.length)) : tmpdir(), 'backup-'),
  );
  const file = join(folder, 'large.backup');
  const writing = startWrites(child.url, database.token);
  const backup = await runCommand(['backup', file], database.url);
  const writeTimes = await writing();
  const size = statSync(file).size / MEGABYTE_BYTES;
  const restore = await runCommand(['restore', file, '--replace', '--waiting=drop'], restored);

  rmSync(folder, { recursive: true, force: true });
  await store.createEmpty(dialect);

  const note = `${String(writeTimes.length)} writes, half within ${calculateMedian(writeTimes).toFixed(0)} ms`;
  return [
    createPlainRow(`backup, ${dialect}`, `${backup.seconds.toFixed(0)} s`, note),
    createPlainRow(`size of the backup, ${dialect}`, `${size.toFixed(0)} MB`),
    createLimitRow(`memory of the backup, ${dialect}`, backup.memory, 'MB', MAX_MEMORY_MB),
    createLimitRow(`the slowest write during it, ${dialect}`, Math.max(...writeTimes) / SECOND, 's', 1),
    createPlainRow(`restore, ${dialect}`, `${restore.seconds.toFixed(0)} s`),
    createLimitRow(`memory of the restore, ${dialect}`, restore.memory, 'MB', MAX_MEMORY_MB),
  ];
}

/** Starts writing; returns a function that stops it and resolves to how long each write took, in milliseconds. */
function startWrites(url: string, token: string): () => Promise<readonly number[]> {
  const state = { ended: false };
  const writeTimes: number[] = [];
  const writing = (async (): Promise<void> => {
    while (!state.ended) {
      const [took] = await Promise.all([makeCustomer(url, token), pause(WRITE_INTERVAL_MS)]);
      writeTimes.push(took);
    }
  })();

  return async () => {
    state.ended = true;
    await writing;
    return writeTimes;
  };
}

/** Runs a command for operators; returns its time and memory. */
async function runCommand(
  commandArguments: readonly string[],
  url: string,
): Promise<{ seconds: number; memory: number }> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT_FOLDER, 'dist/cli.js'), ...commandArguments], {
    cwd: ROOT_FOLDER,
    env: { PATH, HOME, SECRETS_KEY, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  let memory = 0;
  const looking = setInterval(() => {
    memory = Math.max(memory, readFamilyMemory(child.pid ?? 0));
  }, POLL_INTERVAL_MS);
  const [code] = (await exit) as [number | null];

  clearInterval(looking);
  if (code !== 0) throw new Error(`${commandArguments.join(' ')} ended with ${String(code)}.`);

  return { seconds: (performance.now() - began) / SECOND, memory: memory / MEGABYTE_BYTES };
}

/** Creates a customer; returns how long that took, in milliseconds. Throws when the service refuses it. */
export async function makeCustomer(url: string, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api2/klanten`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ naam: 'Bezoeker', contactpersonen: [{ achternaam: 'Jansen', hoofdcontact: true }] }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${String(response.status)} ${text}`);
  return performance.now() - began;
}
