// The one place that tells the time: of the machine, and of PostgreSQL. Everything else is told `now`, so that a sandbox can say another.
import { instantAt } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';

/** PostgreSQL's time at the moment that an expression is evaluated: where the clocks of several servers are compared. */
export const DATABASE_TIME = 'clock_timestamp()';

/** The time of this machine. Many requests share a millisecond: each is put into words once. */
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
