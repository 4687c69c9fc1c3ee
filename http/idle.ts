// Waits until the service is idle for a moment, for work that can wait.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** The activity of the service. */
export interface ServiceState {
  draining: boolean;
  /** When the last request began or ended, in milliseconds since the process began. */
  active: number;
}

/** How long the service must be without requests, in milliseconds. */
const IDLE_MS = 100;

/** Resolves in a later tick of the event loop, when no request has arrived for IDLE_MS. */
export async function waitUntilIdle(state: ServiceState): Promise<void> {
  for (;;) {
    const rest = IDLE_MS - (performance.now() - state.active);
    if (rest <= 0) return nextTurn();
    await pause(rest, undefined, { ref: false });
  }
}
