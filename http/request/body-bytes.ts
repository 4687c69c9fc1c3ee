// The body of a request as koa-bodyparser reads it, at the door's own moment: the caller is known by then.
import bodyParser from 'koa-bodyparser';
import type { Context, Middleware } from 'koa';
import { TOO_LARGE_ERROR, type UnreadRequest } from '../../contract/body.ts';

const parsers = new Map<number, Middleware>();

/** The body of a request, not read yet. */
export function openBody(ctx: Context): UnreadRequest {
  return { headers: ctx.req.headers, receiveBytes: (limit) => readBytes(ctx, limit) };
}

// Bytes that are no UTF-8 are refused later: as text they would be replaced without a word.
function parserOf(limit: number): Middleware {
  let parser = parsers.get(limit);
  if (parser === undefined) {
    const options: bodyParser.Options = { enableTypes: ['text'], textLimit: String(limit) };
    // Its types know no null, which stands for bytes.
    parser = bodyParser(Object.assign(options, { encoding: null }));
    parsers.set(limit, parser);
  }
  return parser;
}

async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  const { headers } = ctx.req;
  const type = headers['content-type'];

  // It would leave other types unread. The contract decides which ones an operation takes.
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
