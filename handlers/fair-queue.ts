// Turns at what only few can use at a time: callers who ask for much wait for themselves, and are refused before others are.
import { NamedCounts } from '../domain/values/counts.ts';

/** How many are let in. */
export interface QueueLimits {
  /** How many are at work at once. */
  readonly working: number;
  /** How many may wait besides. */
  readonly waiting: number;
  /** How many one asker may have, working and waiting. */
  readonly share: number;
}

/**
 * Does a piece of work when its turn comes. `asker` is whoever asked for it; undefined is the service itself, which is never
 * refused. Rejects with what `busy` makes: at once where the asker has their share or no place is left. It also does in
 * place of the work where `gone` says, before it began, that nobody waits for it any more.
 */
export type FairQueue = <Result>(
  asker: string | undefined,
  work: () => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result>;

type WaitingWork = () => Promise<unknown>;

/**
 * Makes a queue. Askers take turns, each with the oldest of what they wait for, so a thousand requests of one delay
 * those of another by one.
 */
export function createFairQueue({ working, waiting: most, share }: QueueLimits, busy: () => Error): FairQueue {
  const queues = new Map<string | undefined, readonly WaitingWork[]>();
  const places = new NamedCounts<string | undefined>();
  let [running, waiting] = [0, 0];

  const requeue = (asker: string | undefined, left: readonly WaitingWork[]): void => {
    // Behind the others, with what is left.
    queues.delete(asker);
    if (left.length > 0) queues.set(asker, left);
  };

  const startNext = (): void => {
    for (let [first] = queues; first !== undefined && running < working; [first] = queues) {
      const [asker, [begin, ...rest]] = first;
      requeue(asker, rest);
      waiting -= 1;
      running += 1;
      void begin?.().finally(() => {
        running -= 1;
        places.add(asker, -1);
        startNext();
      });
    }
  };

  return (asker, work, gone) =>
    new Promise((resolve, reject) => {
      const isFull = waiting >= most && running >= working;
      const hasShare = places.read(asker) >= share;
      if (gone?.aborted === true || (asker !== undefined && (isFull || hasShare))) {
        reject(busy());
        return;
      }

      const giveUp = (): void => {
        const left = (queues.get(asker) ?? []).filter((each) => each !== begin);
        if (left.length > 0) queues.set(asker, left);
        else queues.delete(asker);
        waiting -= 1;
        places.add(asker, -1);
        reject(busy());
      };

      // Askers who go from now on keep their place: their requests still hold others up.
      const begin = (): Promise<unknown> => {
        gone?.removeEventListener('abort', giveUp);
        return work().then(resolve, reject);
      };

      gone?.addEventListener('abort', giveUp, { once: true });
      queues.set(asker, [...(queues.get(asker) ?? []), begin]);
      waiting += 1;
      places.add(asker, 1);
      startNext();
    });
}
