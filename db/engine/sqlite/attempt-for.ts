// Waits for a lock of SQLite by retries: SQLite's own waiting would block the event loop.
import { setTimeout } from 'node:timers/promises';
import { isBusy } from './connection.ts';

const MAX_WAIT_MS = 50;

/** Retries `attempt` while another connection has the lock that it needs, for at most `timeoutMs` milliseconds. */
export async function attemptFor<T>(timeoutMs: number, attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let wait = 1; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await setTimeout(wait);
  }
}
