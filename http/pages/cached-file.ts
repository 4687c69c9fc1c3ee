// Sends a file that is equal for all callers: loaded and compressed once, with an ETag.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';

interface CachedFile {
  readonly plain: Buffer;
  readonly small: Buffer;
  readonly etag: string;
}

/** Returns a handler that sends a file, which `load` returns at the first request: 304 for an equal ETag, compressed where accepted. */
export function createCachedFile(type: string, load: () => Promise<Buffer | string>): (ctx: Context) => Promise<void> {
  let cachedFile: Promise<CachedFile> | undefined;
  return async (ctx) => {
    cachedFile ??= load().then(compressFile);
    const { plain, small, etag } = await cachedFile;
    ctx.type = type;
    ctx.etag = etag;
    ctx.vary('Accept-Encoding');
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }

    const isSmall = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isSmall) ctx.set('Content-Encoding', 'gzip');
    ctx.body = isSmall ? small : plain;
  };
}

async function compressFile(file: Buffer | string): Promise<CachedFile> {
  const plain = Buffer.from(file);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, small: await promisify(gzip)(plain), etag };
}
