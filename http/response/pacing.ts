// Sends large responses at the pace of the client, piece by piece, and cuts off a stalled client.
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { exchangeOf } from '../exchange.ts';
import type { Metrics } from '../metrics.ts';

/** How long a client may take for a piece, in milliseconds. */
const IDLE_MS = 60_000;
/** The size of a piece: the system reports when all of it has left, and no progress before. */
export const WRITE_BYTES = 65_536;

export interface PacingOptions {
  /** How long a client may take for a piece, in milliseconds; a minute by default. */
  readonly idle?: number | undefined;
  /** Called when a response was cut off. */
  readonly onBrokenOff: (ctx: Context, error: unknown) => void;
}

/**
 * Returns middleware that sends bodies larger than a piece, and streams, after all other middleware. A failure, and a client
 * that stalls, reset the connection, since half a response must not look complete.
 *
 * A client on a slow line gets a list of 1 MB: 16 pieces of 64 KiB. At 2 KiB a second each piece takes 32 seconds, so all arrive
 * within nine minutes, and one piece is in memory at a time. At 1 KiB a second a piece would take 64 seconds: after 60 the
 * connection is reset.
 * docs/decisions/230-connections-bodies-and-responses.md.
 */
export function createPacing(pacing: PacingOptions): Middleware {
  return async (ctx, next) => {
    await next();
    if (isPaced(ctx)) await sendPaced(ctx, pacing);
  };
}

/** Whether the response is larger than a piece, or a stream. */
function isPaced(ctx: Context): boolean {
  const { body } = ctx as { readonly body: unknown };
  const isLarge = (typeof body === 'string' || Buffer.isBuffer(body)) && ctx.length > WRITE_BYTES;
  return (isLarge || body instanceof Readable) && ctx.method !== 'HEAD' && ctx.respond !== false;
}

async function sendPaced(ctx: Context, { idle = IDLE_MS, onBrokenOff }: PacingOptions): Promise<void> {
  const { res } = ctx;
  const body = ctx.body as Readable | string | Buffer;
  ctx.respond = false;
  const chunks = body instanceof Readable ? (body as AsyncIterable<Buffer>) : [toBuffer(body)];
  try {
    for await (const bytes of chunks) await send(res, bytes, idle);
    res.end();
    if (!res.writableFinished) await waitForClient(res, 'finish', idle);
  } catch (error) {
    breakOff(res);
    onBrokenOff(ctx, error);
  }
}

/** Returns a body as bytes. A file in memory is not copied: many clients that read nothing may wait for it. */
function toBuffer(body: string | Buffer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/** Returns the handler that counts and logs a response that was cut off. */
export function createBrokenOffHandler(log: Logger, metrics: Metrics): PacingOptions['onBrokenOff'] {
  return (ctx, error) => {
    const { operationId, requestId } = exchangeOf(ctx);
    metrics.countBrokenOff(operationId ?? 'none');
    log.warn({ requestId, err: error }, 'an answer broke off');
  };
}

async function send(response: ServerResponse, bytes: Buffer, idle: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += WRITE_BYTES)
    if (!response.write(bytes.subarray(at, at + WRITE_BYTES))) await waitForClient(response, 'drain', idle);
}

/** Resolves when all written bytes have left. Throws after `idle` milliseconds, and when the client closes the connection. */
function waitForClient(response: ServerResponse, event: 'drain' | 'finish', idle: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      response.off(event, handleSent);
      response.off('close', handleClosed);
      finish();
    };

    const handleSent = (): void => {
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

    // Node's own timer of a socket restarts after partial progress, so that it can last twice as long.
    const timer = setTimeout(fail, idle, 'The client took nothing for too long.');
    response.once(event, handleSent);
    response.once('close', handleClosed);
    if (response.destroyed) handleClosed();
  });
}

/** Resets the connection, so that the system drops the bytes that it buffers for the client. */
function breakOff({ socket }: ServerResponse): void {
  if (socket?.destroyed === false) socket.resetAndDestroy();
}
