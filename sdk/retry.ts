// When a request is retried, and after how long: pure decisions, no clock and no waiting.
import type { ApiError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 8_000;
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Whether the same request may succeed later: a 409 only while its duplicate is in progress, a 500 not if a rule
 * refused.
 */
export function isTransient({ status, code }: ApiError): boolean {
  if (status === 409) return code === 'ERR_IDEMPOTENCY_IN_PROGRESS';
  if (status >= 500) return code !== 'ERR_COMPANY_NOT_DELETABLE';
  return status === 408 || status === 429;
}

/**
 * Returns the milliseconds to wait before the next attempt: Retry-After, else a doubling backoff that `random` (0 to 1)
 * shortens by up to half. Undefined if the service asks for more than a minute, which the caller should decide.
 */
export function calculateWait(attempts: number, headers: Headers | undefined, random: number): number | undefined {
  const retryAfter = headers && readRetryAfter(headers);
  if (retryAfter !== undefined) return retryAfter <= MAX_RETRY_AFTER_MS ? retryAfter : undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** attempts, MAX_WAIT_MS) * (1 - random / 2);
}

// Seconds or a date; a date counts from the response's own Date, so that a wrong clock here does no harm.
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const then = Date.parse(text);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(then) ? undefined : Math.max(0, then - (Number.isNaN(now) ? Date.now() : now));
}
