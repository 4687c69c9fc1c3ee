// Fair queues for scarce resources: callers with many requests wait for their own, and are refused before others are.
import { NamedCounts } from '../domain/values/counts.ts';

/** How many are let in. */
export interface QueueLimits {
  /** How many are at work at once. */
  readonly working: number;
  /** The most waiting pieces of work. */
  readonly waiting: number;
  /** The most pieces of one asker, running and waiting. */
  readonly share: number;
}

/**
 * Runs a piece of work when its turn comes. `asker` is the caller it is for; undefined is the service itself, which is
 * never refused. Rejects with the error of `busy`, at once, where the asker has reached their share or the queue is
 * full. Rejects so too when `signal` is aborted before the work began: the client has disconnected.
 */
export type FairQueue = <Result>(
  asker: string | undefined,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

type WaitingWork = () => Promise<unknown>;

/**
 * Creates a queue. Askers are served in turn, each with their oldest work: a thousand requests of one delay those of
 * another by one.
 */
export function createFairQueue({ working, waiting: most, share }: QueueLimits, busy: () => Error): FairQueue {
  const queues = new Map<string | undefined, readonly WaitingWork[]>();
  const countsByAsker = new NamedCounts<string | undefined>();
  let running = 0;
  let waiting = 0;

  const requeue = (asker: string | undefined, remaining: readonly WaitingWork[]): void => {
    // Back to the end of the order, with the rest of their work.
    queues.delete(asker);
    if (remaining.length > 0) queues.set(asker, remaining);
  };

  const startNext = (): void => {
    for (let [first] = queues; first !== undefined && running < working; [first] = queues) {
      const [asker, [begin, ...rest]] = first;
      requeue(asker, rest);
      waiting -= 1;
      running += 1;
      void begin?.().finally(() => {
        running -= 1;
        countsByAsker.add(asker, -1);
        startNext();
      });
    }
  };

  return (asker, work, signal) =>
    new Promise((resolve, reject) => {
      const isFull = waiting >= most && running >= working;
      const hasShare = countsByAsker.read(asker) >= share;
      if (signal?.aborted === true || (asker !== undefined && (isFull || hasShare))) {
        reject(busy());
        return;
      }

      const giveUp = (): void => {
        const remaining = (queues.get(asker) ?? []).filter((each) => each !== begin);
        if (remaining.length > 0) queues.set(asker, remaining);
        else queues.delete(asker);
        waiting -= 1;
        countsByAsker.add(asker, -1);
        reject(busy());
      };

      // Askers who disconnect from now on keep their place: their requests still delay others.
      const begin = (): Promise<unknown> => {
        signal?.removeEventListener('abort', giveUp);
        return work().then(resolve, reject);
      };

      signal?.addEventListener('abort', giveUp, { once: true });
      queues.set(asker, [...(queues.get(asker) ?? []), begin]);
      waiting += 1;
      countsByAsker.add(asker, 1);
      startNext();
    });
}
