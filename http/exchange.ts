// The state of one request in the door.
import type { Context as KoaContext } from 'koa';
import type { Caller } from '../handlers/handler.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import { networkOf } from './request/address.ts';

/** Filled in step by step; the door sets `operationId` and `caller` before it reads them. */
export interface Exchange {
  readonly ctx: KoaContext;
  readonly requestId: string;
  readonly address: string;
  /** When the request arrived. */
  readonly now: Instant;
  /** The begin of the request by the monotonic clock, in milliseconds. */
  readonly beginMs: number;
  operationId: OperationId | null;
  /** The operation that a preflight names, whose rules for other origins apply. */
  preflightId: OperationId | null;
  caller: Caller;
  /**
   * Returns the current caller of the credential, in a transaction of the request. Throws 401 when the credential is no
   * longer valid.
   */
  identifyAgain: (db: Reader) => Promise<Caller>;
  /** The raw credential, for the scope of Idempotency-Key; for visitors their address, with the key of a website that they share. */
  credential: string;
  /** The body as it was sent, in wire values, with the read-only members of a PUT-back. */
  wireBody: unknown;
  /** The body as text, a file in base64, for the fingerprint of Idempotency-Key. */
  text: string;
  /** Members and parameters that were not acted upon; named in X-Ignored-Members. */
  readonly ignored: Set<string>;
}

/** A caller without a credential. */
const anonymous: Caller = {
  type: 'anonymous',
  id: null,
  userId: null,
  permissions: new Set(),
  hasRights: false,
  ownThings: false,
  isVisitor: true,
};

const identifyNobody = (): Promise<Caller> => Promise.resolve(anonymous);

/**
 * Returns the asker that a request counts for in shared queues and limits: an account, whatever key it uses, or the network
 * of a visitor.
 */
export function askerOf({ caller, address }: Pick<Exchange, 'caller' | 'address'>): string {
  return caller.isVisitor ? `visitor ${networkOf(address)}` : `user ${String(caller.userId)}`;
}

/** Returns the exchange of a request, which the outermost middleware opened. */
export function exchangeOf({ state }: KoaContext): Exchange {
  return (state as { readonly exchange: Exchange }).exchange;
}

/** Returns the state of a new request. */
export function openExchange(
  ctx: KoaContext,
  { requestId, address, now }: Pick<Exchange, 'requestId' | 'address' | 'now'>,
): Exchange {
  return {
    ctx,
    requestId,
    address,
    now,
    beginMs: performance.now(),
    operationId: null,
    preflightId: null,
    caller: anonymous,
    identifyAgain: identifyNobody,
    credential: `address:${address}`,
    wireBody: undefined,
    text: '',
    ignored: new Set(),
  };
}
