// Responds while the client still sends: reads on for a moment, so that the client gets to read why it was refused.
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** How long, in milliseconds, and how many bytes are read after the response. */
const MAX_DRAIN_MS = 5_000;
const MAX_DRAIN_BYTES = 64_000_000;

/**
 * Sends the response at once, and closes the connection when the client has sent its whole body, or too much of it. Closing
 * earlier would reset the connection while unread bytes arrive, and lose the response.
 */
export function respondBeforeEnd(ctx: Context, text: string): void {
  ctx.set('Connection', 'close');
  ctx.body = Readable.from(writeThenDrain(text, ctx.req));
  ctx.length = Buffer.byteLength(text);
}

async function* writeThenDrain(text: string, request: IncomingMessage): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  await drain(request);
}

function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(end, MAX_DRAIN_MS);

    function end(): void {
      clearTimeout(timer);
      resolve();
    }

    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_DRAIN_BYTES) end();
    });
    request.once('close', end);

    // The reader that found it too large has stopped.
    request.resume();
  });
}
