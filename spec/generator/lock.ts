// Lets one run at a time work on a folder: a lock file with the process id of its owner.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` under the lock. A lock whose owner no longer runs is replaced. Waits at most two minutes. */
export async function runWithLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const end = Date.now() + 120_000;
  while (!acquireLock(file)) {
    if (Date.now() > end)
      throw new Error(`Another run holds ${file} for over two minutes: end it, or remove the file.`);
    await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquireLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // The owner may have died.
    if (!isOwnerRunning(file)) rmSync(file, { force: true });
    return false;
  }
}

function isOwnerRunning(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch {
    // No such process.
    return false;
  }
}
