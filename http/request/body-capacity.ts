// Limits the size of the bodies that one caller is sending: each is in memory until it is complete.
import type { IncomingMessage } from 'node:http';
import { createCallerCapacity } from '../caller-capacity.ts';

/** In bytes, of all bodies of one caller at once. */
const MAX_BYTES = 50_000_000;

/** Runs `read` while capacity is reserved for a body; throws 429 when its sender has begun too many. */
export type BodyCapacity = <Result>(asker: string, bytes: number, read: () => Promise<Result>) => Promise<Result>;

/** Creates the capacity of each caller in this process. */
export function createBodyCapacity(): BodyCapacity {
  const reserve = createCallerCapacity(
    MAX_BYTES,
    (most) => `You are sending more than ${most} MB at once: let some requests end first.`,
  );
  return async (asker, bytes, read) => {
    const release = reserve(asker, bytes);
    try {
      return await read();
    } finally {
      release();
    }
  };
}

/** Returns how large a body may be: its Content-Length, else `most`. */
export function estimateBytes({ headers }: IncomingMessage, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}
