// Sends a request and reads its answer: the address, the credential, the time limit, the tries and the log.
import { ApiError, BoekstaafError, ConnectionError, refused, TimeoutError } from './errors.ts';
import { address, authorization, type CallOptions, type ClientOptions, limits, merged } from './options.ts';
import { openHeaders, openPath } from './redact.ts';
import { isPassing, wait } from './retry.ts';

/** A request in the words of the contract: the path from `/api2` on, escaped; the query not yet. */
export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A success: JSON as its value, an empty body as undefined, any other type as a Blob. */
export interface Answer {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** Sends until it is answered. Throws what errors.ts lists, or the reason of an aborted signal. */
export type Send = (ask: Ask, options: CallOptions) => Promise<Answer>;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

// What a try came to when it failed: `again` when a next one may do better.
interface Failure {
  readonly error: BoekstaafError;
  readonly again: boolean;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_TIMER = 2 ** 31 - 1;

/** The only way out of this package. Keeps the credential to itself. */
export function transport(options: ClientOptions): Send {
  const base = address(options.baseUrl);
  const authorized = authorization(options);
  const { fetch: ask = (url, init) => fetch(url, init), logger, sleep = pause } = options;
  limits(options);

  return async (wanted, callOptions) => {
    const settings = merged<CallOptions>(options, callOptions);
    const { timeout, retries } = limits(settings);
    const request = prepare(base, authorized, wanted, settings);

    for (let tried = 0; ; tried += 1) {
      logger?.debug('request', { ...shown(request), headers: openHeaders(request.headers), try: tried + 1 });
      const outcome = await attempt(ask, request, timeout, settings.signal);
      if (!('error' in outcome)) {
        logger?.debug('answer', { ...shown(request), status: outcome.status, requestId: outcome.requestId });
        return outcome;
      }
      const { error, again } = outcome;
      const refusal = error instanceof ApiError ? error : undefined;
      const delay = again && tried < retries ? wait(tried, refusal?.headers, Math.random()) : undefined;
      const fields = { ...shown(request), error: error.name, status: refusal?.status, requestId: refusal?.requestId };
      if (delay === undefined) {
        logger?.debug('failure', fields);
        throw error;
      }
      logger?.warn('trying again', { ...fields, after: delay });
      await sleep(delay, settings.signal);
    }
  };
}

function shown({ method, path }: Request): { method: string; path: string } {
  return { method, path: openPath(path) };
}

function prepare(base: string, authorized: string | undefined, ask: Ask, options: CallOptions): Request {
  const method = ask.method.toUpperCase();
  const path = withQuery(checkedPath(ask.path), ask.query ?? {});
  const body = ask.body === undefined ? undefined : JSON.stringify(ask.body);
  const key = READS.has(method) ? undefined : (options.idempotencyKey ?? unique());
  const headers = sendable({
    Accept: 'application/json',
    Authorization: authorized,
    'Content-Type': body === undefined ? undefined : 'application/json',
    'Idempotency-Key': key,
    'If-Match': options.ifMatch,
    'If-None-Match': options.ifNoneMatch,
    Prefer: options.prefer,
    ...ask.headers,
    ...options.headers,
  });
  return { method, path, url: base + path, headers, body };
}

async function attempt(
  ask: NonNullable<ClientOptions['fetch']>,
  { method, path, url, headers, body }: Request,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Answer | Failure> {
  const { signal: limited, isLate, end } = limit(timeout, signal);
  let response: Response | undefined;
  try {
    response = await ask(url, { method, headers, signal: limited, ...(body !== undefined && { body }) });
    if (!response.ok) {
      const { status, headers: answered } = response;
      const error = refused({ method, path: openPath(path), status, headers: answered }, await response.text());
      return { error, again: isPassing(error) };
    }
    return await read(response, headers.get('accept') ?? '');
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof BoekstaafError) return { error: cause, again: false };
    // Once an answer has begun it counts as given: to ask again might do a thing twice.
    const part = response ? ', after the answer had begun' : '';
    const error = isLate()
      ? new TimeoutError(`No answer within ${String(timeout)} ms${part} (${method} ${openPath(path)})`, { cause })
      : new ConnectionError(`${reason(cause)}${part} (${method} ${openPath(path)})`, { cause });
    return { error, again: !response };
  } finally {
    end();
  }
}

async function read(response: Response, accept: string): Promise<Answer> {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const type = headers.get('content-type') ?? '';
  if (!accept.includes('json')) return { data: await response.blob(), status, headers, requestId };
  const text = await response.text();
  if (text === '') return { data: undefined, status, headers, requestId };
  if (!type.includes('json')) {
    throw new ConnectionError(`The answer is ${type || 'of no type'}, not JSON: does baseUrl name the service?`);
  }
  return { data: JSON.parse(text) as unknown, status, headers, requestId };
}

// AbortSignal.any came after Node 18.
function limit(
  timeout: number,
  outer: AbortSignal | undefined,
): { signal: AbortSignal; isLate: () => boolean; end: () => void } {
  const controller = new AbortController();
  let late = false;
  const abort = (): void => {
    controller.abort(outer?.reason);
  };
  const ring = (): void => {
    late = true;
    controller.abort();
  };
  const timer = timeout > LONGEST_TIMER ? undefined : setTimeout(ring, timeout);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const end = (): void => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, isLate: () => late, end };
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const { signal: limited, isLate, end } = limit(milliseconds, signal);
    const finish = (): void => {
      end();
      if (isLate()) resolve();
      else reject(signal?.reason as Error);
    };
    if (limited.aborted) finish();
    else limited.addEventListener('abort', finish, { once: true });
  });
}

// A segment of dots would climb to another operation, an empty one would name the list instead of the thing.
function checkedPath(whole: string): string {
  const [path = ''] = whole.split('?');
  const climbs = path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  if (climbs || !/^(\/[^/\s\\#]+)+$/.test(path)) {
    throw new BoekstaafError(`"${path}" is no path of the service: is a parameter empty, or made of dots?`);
  }
  return whole;
}

// Names verbatim (`datum>`), lists with commas. The service ignores an empty filter and would return everything: refused.
function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value != null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join() : String(value as string | number | boolean)])
    .filter(([name, text]) => text !== '' || name !== 'embed')
    .map(([name = '', text = '']) => {
      if (text === '') throw new BoekstaafError(`"${name}" is empty: leave it out when it should not count`);
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    });
  return pairs.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}` : path;
}

function sendable(headers: Record<string, string | undefined>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      if (value !== undefined) result.set(name, value);
      else result.delete(name);
    } catch {
      throw new BoekstaafError(
        `The header ${JSON.stringify(name)} cannot be sent: HTTP cannot carry its name or value`,
      );
    }
  }
  return result;
}

// Node 18 and pages without https have no crypto.randomUUID; unique is enough here, nobody has to guess it.
function unique(): string {
  const { crypto } = globalThis as { crypto?: { randomUUID?: () => string } };
  const part = (): string => Math.random().toString(36).slice(2);
  return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${part()}${part()}`;
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'No connection';
  const { cause: inner, message } = cause;
  return inner instanceof Error && inner.message ? inner.message : message;
}
