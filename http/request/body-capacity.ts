// How much the bodies may hold that one caller has begun to send: each is kept in memory until its end has come.
import type { IncomingMessage } from 'node:http';
import { createCallerCapacity } from '../caller-capacity.ts';

/** In bytes, of all bodies of one caller at once. */
const MAX_BYTES = 50_000_000;

/** Runs `read` while room is kept for a body; throws 429 when its sender has begun too many. */
export type BodyCapacity = <Result>(asker: string, bytes: number, read: () => Promise<Result>) => Promise<Result>;

/** Room for each caller alone, in this process. */
export function createBodyCapacity(): BodyCapacity {
  const take = createCallerCapacity(
    MAX_BYTES,
    (most) => `You are sending more than ${most} MB at once: let some requests end first.`,
  );
  return async (asker, bytes, read) => {
    const giveBack = take(asker, bytes);
    try {
      return await read();
    } finally {
      giveBack();
    }
  };
}

/** How much a body may come to: what it announces, else `most`. */
export function estimateBytes({ headers }: IncomingMessage, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}
