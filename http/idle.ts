// Waits until the service has nothing to do for a moment: some work can wait for that.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
/** The state of the service at this moment. */
export interface ServiceState {
  draining: boolean;
  /** When a request came or was answered last, in milliseconds of the process. */
  active: number;
}

/** How long nobody must have asked anything before work is done that can wait, in milliseconds. */
const IDLE_MS = 100;

/** Resolves in another turn of the event loop, when nobody has asked anything for a moment. */
export async function waitUntilIdle(state: ServiceState): Promise<void> {
  for (;;) {
    const rest = IDLE_MS - (performance.now() - state.active);
    if (rest <= 0) return nextTurn();
    await pause(rest, undefined, { ref: false });
  }
}
