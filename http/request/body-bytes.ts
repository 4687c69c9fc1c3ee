// Reads the body of a request by koa-bodyparser, once the door knows the caller.
import bodyParser from 'koa-bodyparser';
import type { Context, Middleware } from 'koa';
import { TOO_LARGE_ERROR, type UnreadRequest } from '../../contract/body.ts';

const parsers = new Map<number, Middleware>();

/** Returns the unread body of a request. */
export function openBody(ctx: Context): UnreadRequest {
  return { headers: ctx.req.headers, receiveBytes: (limit) => readBytes(ctx, limit) };
}

// Bytes that are no UTF-8 are refused later: as text they would be replaced without a word.
function parserOf(limit: number): Middleware {
  let parser = parsers.get(limit);
  if (parser === undefined) {
    const options: bodyParser.Options = { enableTypes: ['text'], textLimit: String(limit) };
    // `null` makes the parser return bytes; its types lack it.
    parser = bodyParser(Object.assign(options, { encoding: null }));
    parsers.set(limit, parser);
  }
  return parser;
}

async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  const { headers } = ctx.req;
  const type = headers['content-type'];

  // The parser skips other types. The contract decides which ones an operation accepts.
  headers['content-type'] = 'text/plain';
  try {
    await parserOf(limit)(ctx, () => Promise.resolve());
  } catch (error) {
    throw isTooLarge(error) ? TOO_LARGE_ERROR : error;
  } finally {
    if (type === undefined) delete headers['content-type'];
    else headers['content-type'] = type;
  }

  const bytes: unknown = ctx.request.rawBody;
  if (!Buffer.isBuffer(bytes)) throw new Error('koa-bodyparser left the body unread.');

  return bytes;
}

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';
}
