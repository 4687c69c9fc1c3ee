// Limits the memory that each caller may use at once for one purpose.
import { NamedCounts } from '../domain/values/counts.ts';
import { DoorProblem } from '../contract/errors.ts';

/** Reserves bytes for a caller; returns the function that releases them. Throws 429 where too few are free. */
export type CallerCapacity = (asker: string, bytes: number) => () => void;

/** Creates a capacity of `most` bytes for each caller in this process. `full` returns the message of the 429. */
export function createCallerCapacity(most: number, full: (megabytes: string) => string): CallerCapacity {
  const bytesByAsker = new NamedCounts<string>();
  return (asker, bytes) => {
    if (bytesByAsker.read(asker) + bytes > most) {
      const message = full(String(most / 1_000_000));
      throw new DoorProblem({ code: 'ERR_RATE_LIMITED', message }, { 'Retry-After': '1' });
    }
    bytesByAsker.add(asker, bytes);
    return () => {
      bytesByAsker.add(asker, -bytes);
    };
  };
}
