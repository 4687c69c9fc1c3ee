// Waits for a lock of SQLite: its own way of waiting freezes the event loop, so it is told not to wait and asked again.
import { setTimeout } from 'node:timers/promises';
import { isBusy } from './connection.ts';

const MAX_WAIT_MS = 50;

/** Attempts something until nobody else holds the lock that it needs, for no longer than `patience`, in milliseconds. */
export async function attemptPatiently<T>(patience: number, attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let wait = 1; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await setTimeout(wait);
  }
}
