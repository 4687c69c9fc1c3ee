// Positions in the change feed: which of two comes first, and refusals of purged ones and of those never issued.
import { createProblem } from '../values/problem.ts';

/** Whether a position comes before another one. */
export function isBehind(position: string, other: string): boolean {
  const one = numbersOf(position);
  const two = numbersOf(other);
  return one.xact === two.xact ? one.id < two.id : one.xact < two.xact;
}

function numbersOf(position: string): { readonly xact: bigint; readonly id: bigint } {
  const [xact = '0', id = '0'] = position.split('.');
  return { xact: BigInt(xact), id: BigInt(id) };
}

/**
 * Throws ERR_POSITION_GONE for a reader who has not read all purged events: they end at `start`, or were never purged
 * (null).
 */
export function assertStored(after: string, start: string | null): void {
  if (start === null || !isBehind(after, start)) return;
  const message = `Events after this position are no longer kept: read again what you need, and go on after ${start}.`;
  throw createProblem('ERR_POSITION_GONE', message, { params: { oldest: start } });
}

/** Throws ERR_FORMAT for a position that the feed never issued: its reader would wait for ever and skip new events. */
export function assertIssued(isAhead: boolean): void {
  if (!isAhead) return;
  const message = 'This position belongs to another database: read the feed from the start, without `after`.';
  throw createProblem('ERR_FORMAT', message, { field: 'after' });
}
