// How much the bodies may hold that one caller has begun to send: each is kept in memory until its end has come.
import type { IncomingMessage } from 'node:http';
import { Counts } from '../domain/values/counts.ts';
import { DoorProblem } from './errors.ts';

/** In bytes, of all bodies of one caller at once. */
const MOST = 50_000_000;

/** Runs `read` while room is kept for a body; throws 429 when its sender has begun too many. */
export type BodyRoom = <Result>(asker: string, bytes: number, read: () => Promise<Result>) => Promise<Result>;

/** Room for each caller by himself, in this process. */
export function createBodyRoom(): BodyRoom {
  const held = new Counts<string>();
  return async (asker, bytes, read) => {
    if (held.of(asker) + bytes > MOST) throw full();
    held.add(asker, bytes);
    try {
      return await read();
    } finally {
      held.add(asker, -bytes);
    }
  };
}

/** How much a body may come to: what it announces, else `most`. */
export function announcedBytes({ headers }: IncomingMessage, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}

function full(): DoorProblem {
  const most = String(MOST / 1_000_000);
  const message = `You are sending more than ${most} MB at once: let some requests end first.`;
  return new DoorProblem({ code: 'ERR_RATE_LIMITED', message }, { 'Retry-After': '1' });
}
