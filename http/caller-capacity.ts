// How much one caller may have in memory at once of one kind of thing: others have the same by themselves.
import { NamedCounts } from '../domain/values/counts.ts';
import { DoorProblem } from '../contract/errors.ts';

/** Keeps room for bytes of a caller, and answers how to give it back; throws 429 where there is none. */
export type CallerCapacity = (asker: string, bytes: number) => () => void;

/** Room for `most` bytes of each caller, in this process; `full` tells them why there is no more. */
export function createCallerCapacity(most: number, full: (megabytes: string) => string): CallerCapacity {
  const held = new NamedCounts<string>();
  return (asker, bytes) => {
    if (held.read(asker) + bytes > most) {
      const message = full(String(most / 1_000_000));
      throw new DoorProblem({ code: 'ERR_RATE_LIMITED', message }, { 'Retry-After': '1' });
    }
    held.add(asker, bytes);
    return () => {
      held.add(asker, -bytes);
    };
  };
}
