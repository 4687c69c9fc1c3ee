// Tells work when nobody waits for its answer any more.
import type { Exchange } from '../exchange.ts';

/** Aborts when the connection ends before the answer was sent. */
export function createGoneSignal({ ctx: { res } }: Exchange): AbortSignal {
  if (res.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  res.once('close', () => {
    gone.abort();
  });
  return gone.signal;
}
