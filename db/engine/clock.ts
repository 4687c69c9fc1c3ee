// The only source of time: of the machine, and of PostgreSQL. All other code gets `now`, so that a sandbox can set another.
import { instantAt } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';

/** SQL for PostgreSQL's time at the evaluation of the expression, for moments that several servers compare. */
export const DATABASE_TIME = 'clock_timestamp()';

/** Returns a clock of this machine. It formats each millisecond once, since many requests share one. */
export function createMachineClock(): () => Instant {
  let time = 0;
  let instant = instantAt(time);
  return () => {
    const current = Date.now();
    if (current !== time) {
      time = current;
      instant = instantAt(time);
    }
    return instant;
  };
}
