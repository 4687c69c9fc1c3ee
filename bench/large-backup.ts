// A backup of a large database while ten writes a second go on, and its restore: their time, memory and size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, SECRETS_KEY } from './children.ts';
import type { Store } from './growth-databases.ts';
import { makeCustomer, type Served } from './large-served.ts';
import { median } from './load.ts';
import { memoryOfFamily } from './processor.ts';
import { mostRow, type Row } from './report.ts';

const PACE = 100;
const LOOK = 100;
const SECOND = 1000;
const MEGABYTE = 1e6;
const MOST = 150;

/** Makes a backup of what is served, and puts it into a database of its own. */
export async function measureBackup({ filled, child, dialect }: Served, store: Store): Promise<Row[]> {
  const restored = await store.empty(dialect);
  const folder = mkdtempSync(
    join(dialect === 'sqlite' ? dirname(restored.slice('sqlite:'.length)) : tmpdir(), 'backup-'),
  );
  const file = join(folder, 'large.backup');
  const writing = writes(child.url, filled.token);
  const backup = await command(['backup', file], filled.url);
  const taken = await writing();
  const size = statSync(file).size / MEGABYTE;
  const restore = await command(['restore', file, '--replace', '--waiting=drop'], restored);
  rmSync(folder, { recursive: true, force: true });
  await store.empty(dialect);
  const told = `${String(taken.length)} writes, half within ${median(taken).toFixed(0)} ms`;
  return [
    { what: `backup, ${dialect}`, measured: `${backup.seconds.toFixed(0)} s`, aim: '', met: null, note: told },
    { what: `size of the backup, ${dialect}`, measured: `${size.toFixed(0)} MB`, aim: '', met: null },
    mostRow(`memory of the backup, ${dialect}`, backup.memory, 'MB', MOST),
    mostRow(`the slowest write meanwhile, ${dialect}`, Math.max(...taken) / SECOND, 's', 1),
    { what: `restore, ${dialect}`, measured: `${restore.seconds.toFixed(0)} s`, aim: '', met: null },
    mostRow(`memory of the restore, ${dialect}`, restore.memory, 'MB', MOST),
  ];
}

/** Writes until it is asked how long each took, in milliseconds. */
function writes(url: string, token: string): () => Promise<readonly number[]> {
  const state = { ended: false };
  const taken: number[] = [];
  const writing = (async (): Promise<void> => {
    while (!state.ended) {
      const [took] = await Promise.all([makeCustomer(url, token), pause(PACE)]);
      taken.push(took);
    }
  })();
  return async () => {
    state.ended = true;
    await writing;
    return taken;
  };
}

/** Runs a command of operators; answers what it took. */
async function command(given: readonly string[], url: string): Promise<{ seconds: number; memory: number }> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), ...given], {
    cwd: ROOT,
    env: { PATH, HOME, SECRETS_KEY, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  let memory = 0;
  const looking = setInterval(() => (memory = Math.max(memory, memoryOfFamily(child.pid ?? 0))), LOOK);
  const [code] = (await gone) as [number | null];
  clearInterval(looking);
  if (code !== 0) throw new Error(`${given.join(' ')} ended with ${String(code)}.`);
  return { seconds: (performance.now() - began) / SECOND, memory: memory / MEGABYTE };
}
