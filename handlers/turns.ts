// Turns: so many pieces of work at once, and a queue before them in which one caller cannot take the places of all others.
import pLimit from 'p-limit';
import { problem } from '../domain/values/problem.ts';

/** How many are let in. */
export interface Places {
  /** How many are at work at once. */
  readonly working: number;
  /** How many may wait besides. */
  readonly waiting: number;
  /** How many one caller may have, working and waiting. */
  readonly share: number;
}

/**
 * Does a piece of work when its turn comes, in the order in which they came. Throws ERR_BUSY at once where the caller has his
 * share or no place is left, and in place of the work where `gone` says that nobody waits for it any more.
 */
export type Turns = <T>(caller: string, gone: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Makes a queue of its own. */
export function createTurns({ working, waiting, share }: Places): Turns {
  const limit = pLimit(working);
  const taken = new Map<string, number>();
  let places = working + waiting;
  const enter = (caller: string): (() => void) => {
    const own = taken.get(caller) ?? 0;
    if (places === 0 || own >= share) throw busy();
    places -= 1;
    taken.set(caller, own + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      places += 1;
      const left = (taken.get(caller) ?? 0) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    };
  };
  return async (caller, gone, work) => {
    const leave = enter(caller);
    let giveUp = (): void => undefined;
    const wentAway = new Promise<never>((_, reject) => {
      giveUp = () => {
        reject(busy());
      };
    });
    gone.addEventListener('abort', giveUp);
    const working = limit(() => {
      // Who goes from now on keeps his place: what he asked for still holds others up.
      gone.removeEventListener('abort', giveUp);
      if (gone.aborted) throw busy();
      return work();
    });
    try {
      return await Promise.race([wentAway, working]);
    } finally {
      gone.removeEventListener('abort', giveUp);
      leave();
    }
  };
}

function busy(): Error {
  return problem('ERR_BUSY', 'Too much of this is asked at once: retry in a second.');
}
