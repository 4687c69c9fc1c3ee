// Limits the size of the responses that one caller has not received yet: each is in memory until its last byte has left.
import type { OutgoingResponse } from './door-response.ts';
import { isReading } from '../shape.ts';
import { askerOf, type Exchange } from '../exchange.ts';
import { WRITE_BYTES } from './pacing.ts';
import { LIST_CHUNK_BYTES } from './list-chunks.ts';
import { createCallerCapacity } from '../caller-capacity.ts';

/** In bytes, of all responses of one caller at once. A single one may be larger. */
const MAX_BYTES = 100_000_000;
/** The chunk of a list that is being sent, and the next one. */
const LIST_BYTES = 2 * LIST_CHUNK_BYTES;

/**
 * Returns a function that reserves capacity for a response until it is sent. Throws 429 when the caller has too many unsent
 * ones. The response to a change is always sent.
 */
export function createResponseCapacity(): (exchange: Exchange, body: OutgoingResponse['body']) => void {
  const reserve = createCallerCapacity(
    MAX_BYTES,
    (most) => `More than ${most} MB of answers wait for you: take some of them first.`,
  );
  return (exchange, body) => {
    const { res } = exchange.ctx;
    const { operationId } = exchange;
    const size = sizeOf(body);
    if (size <= WRITE_BYTES || res.destroyed || operationId === null || !isReading(operationId)) return;
    res.once('close', reserve(askerOf(exchange), Math.min(size, MAX_BYTES)));
  };
}

function sizeOf(body: OutgoingResponse['body']): number {
  if (body === null) return 0;
  if (typeof body === 'string') return Buffer.byteLength(body);
  return Buffer.isBuffer(body) ? body.length : LIST_BYTES;
}
