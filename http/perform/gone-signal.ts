// Signals that the client has closed the connection before the response.
import type { Exchange } from '../exchange.ts';

/** Returns a signal that aborts when the connection ends before the response was sent. */
export function createGoneSignal({ ctx: { res } }: Exchange): AbortSignal {
  if (res.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  res.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}
