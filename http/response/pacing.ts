// Sends answers at the pace of whoever takes them: the next piece leaves when the one before is gone, and nobody waits for ever.
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Exchange } from '../exchange.ts';
import type { Metrics } from '../metrics.ts';

/** How long a client may take nothing of an answer, in milliseconds. */
const IDLE_MS = 60_000;
/** So many bytes are handed to the system at once: it tells when all of them are gone, and nothing before. */
export const WRITE_BYTES = 65_536;

export interface PacingOptions {
  /** How long a client may take nothing, in milliseconds; a minute unless set. */
  readonly idle?: number | undefined;
  /** Called when an answer ends before its end. */
  readonly onBrokenOff: (ctx: Context, error: unknown) => void;
}

/**
 * Sends what is larger than a piece, and what is made while it is sent, when everything else has been done for a request.
 * A failure, and a client that takes nothing, break the connection off: half an answer must not look whole.
 * docs/decisions/230-connections-bodies-and-responses.md.
 */
export function createPacing(pacing: PacingOptions): Middleware {
  return async (ctx, next) => {
    await next();
    if (isPaced(ctx)) await sendPaced(ctx, pacing);
  };
}

/** Whether the answer is larger than a piece, or made while it is sent. */
function isPaced(ctx: Context): boolean {
  const { body } = ctx as { readonly body: unknown };
  const isLarge = (typeof body === 'string' || Buffer.isBuffer(body)) && ctx.length > WRITE_BYTES;
  return (isLarge || body instanceof Readable) && ctx.method !== 'HEAD' && ctx.respond !== false;
}

async function sendPaced(ctx: Context, { idle = IDLE_MS, onBrokenOff: brokenOff }: PacingOptions): Promise<void> {
  const { res } = ctx;
  const body = ctx.body as Readable | string | Buffer;
  ctx.respond = false;
  const pieces = body instanceof Readable ? (body as AsyncIterable<Buffer>) : [Buffer.from(body)];
  try {
    for await (const bytes of pieces) await send(res, bytes, idle);
    res.end();
    if (!res.writableFinished) await waitForClient(res, 'finish', idle);
  } catch (error) {
    breakOff(res);
    brokenOff(ctx, error);
  }
}

/** Counts and logs an answer that ended before its end. */
export function createBrokenOffHandler(log: Logger, metrics: Metrics): PacingOptions['onBrokenOff'] {
  return (ctx, error) => {
    const { exchange } = ctx.state as { exchange: Exchange };
    metrics.countBrokenOff(exchange.operationId ?? 'none');
    log.warn({ requestId: exchange.requestId, err: error }, 'an answer broke off');
  };
}

async function send(response: ServerResponse, bytes: Buffer, idle: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += WRITE_BYTES)
    if (!response.write(bytes.subarray(at, at + WRITE_BYTES))) await waitForClient(response, 'drain', idle);
}

/** Resolves when all that was written is gone. Throws when it is not within `idle` milliseconds, and when the client has closed. */
function waitForClient(response: ServerResponse, event: 'drain' | 'finish', idle: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void): void => {
      clearTimeout(timer);
      response.off(event, handleGone);
      response.off('close', handleClosed);
      settled();
    };

    const handleGone = (): void => {
      settle(resolve);
    };

    const fail = (message: string): void => {
      settle(() => {
        reject(new Error(message));
      });
    };

    const handleClosed = (): void => {
      fail('The client closed the connection.');
    };

    // Node's own timer of a socket begins anew when the system took a part since its last look: it lasts up to twice as long.
    const timer = setTimeout(fail, idle, 'The client took nothing for too long.');
    if (response.destroyed) handleClosed();
    response.once(event, handleGone);
    response.once('close', handleClosed);
  });
}

/** Closes at once, and has the system forget what it holds for the client. */
function breakOff({ socket }: ServerResponse): void {
  if (socket?.destroyed === false) socket.resetAndDestroy();
}
