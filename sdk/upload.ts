// Files that are sent: what a body may be apart from JSON, and how a stream becomes one.
import { BoekstaafError } from './errors.ts';

/**
 * A file to send. A stream is sent as it arrives and never retried; `toFile` reads it whole, so that retries work. A
 * Blob has its media type; for anything else pass `Content-Type` in the headers of the call.
 */
export type Upload = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Returns a file of a media type, from bytes, a text, a web stream or a Node stream. Reads a stream to its end. */
export async function toFile(content: Upload | string, { type }: { readonly type: string }): Promise<Blob> {
  if (isStream(content)) {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunksOf(content)) parts.push(chunk);
    return new Blob(parts as BlobPart[], { type });
  }
  return new Blob([content as BlobPart], { type });
}

/** @internal Whether a body is a file, and not a JSON value. */
export function isFile(body: unknown): body is Upload {
  return body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || isStream(body);
}

/** @internal Whether it can be read only once. */
export function isStream(body: unknown): body is AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> {
  if (typeof body !== 'object' || body === null) return false;
  return Symbol.asyncIterator in body || typeof (body as Partial<ReadableStream>).getReader === 'function';
}

/** @internal Returns the body in a form that every fetch accepts. */
export function toSendable(file: Upload): BodyInit {
  if (!isStream(file) || 'getReader' in file) return file as BodyInit;
  const chunks = chunksOf(file)[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

/** @internal The bytes of a stream. Browsers cannot iterate over theirs. */
export async function* chunksOf(
  stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!('getReader' in stream)) {
    for await (const chunk of stream) yield assertBytes(chunk);
    return;
  }
  const reader = stream.getReader();
  try {
    for (let each = await reader.read(); !each.done; each = await reader.read()) yield assertBytes(each.value);
  } finally {
    await reader.cancel();
  }
}

// A stream of Node in text mode gives strings.
function assertBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return new TextEncoder().encode(chunk);
  throw new BoekstaafError('The stream gives something else than bytes: send a file.');
}
