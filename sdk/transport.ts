// Sends a request and reads its response: URL, credential, timeout, retries and log.
import { ApiError, BoekstaafError, ConnectionError, refused, TimeoutError } from './errors.ts';
import { address, authorization, type CallOptions, type ClientOptions, type Fetch, limits, merged } from './options.ts';
import { openHeaders, openPath } from './redact.ts';
import { type Ask, prepare, type Request } from './request.ts';
import { isPassing, wait } from './retry.ts';
import { limit, pause } from './time.ts';

/** A success: JSON as its value, an empty body as undefined, any other type as a Blob. */
export interface Answer {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** Sends until it is answered. Throws what errors.ts lists, or the reason of an aborted signal. */
export type Send = (ask: Ask, options: CallOptions) => Promise<Answer>;

// What a try came to when it failed: `again` when a next one may do better.
interface Failure {
  readonly error: BoekstaafError;
  readonly again: boolean;
}

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
    const about = shown(request);

    for (let tried = 0; ; tried += 1) {
      logger?.debug('request', { ...about, headers: openHeaders(request.headers), try: tried + 1 });
      const outcome = await attempt(ask, request, timeout, settings.signal);
      if (!('error' in outcome)) {
        logger?.debug('answer', { ...about, status: outcome.status, requestId: outcome.requestId });
        return outcome;
      }
      const { error, again } = outcome;
      const { status, requestId, headers } = error instanceof ApiError ? error : {};
      const after = again && tried < retries ? wait(tried, headers, Math.random()) : undefined;
      const fields = { ...about, error: error.name, status, requestId, after };
      if (after === undefined) {
        logger?.debug('failure', fields);
        throw error;
      }
      logger?.warn('trying again', fields);
      await sleep(after, settings.signal);
    }
  };
}

function shown({ method, path }: Request): { method: string; path: string } {
  return { method, path: openPath(path) };
}

async function attempt(
  ask: Fetch,
  request: Request,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Answer | Failure> {
  const { method, url, headers, body } = request;
  const { signal: limited, isLate, end } = limit(timeout, signal);
  let response: Response | undefined;
  try {
    response = await ask(url, { method, headers, signal: limited, ...(body !== undefined && { body }) });
    if (response.ok) return await read(response, headers.get('accept') ?? '');
    const { status, headers: answered } = response;
    const error = refused({ ...shown(request), status, headers: answered }, await response.text());
    return { error, again: isPassing(error) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof BoekstaafError) return { error: cause, again: false };
    // Once an answer has begun it counts as given: to ask again might do a thing twice.
    return { error: broken(cause, request, isLate() ? timeout : undefined, response), again: !response };
  } finally {
    end();
  }
}

function broken(
  cause: unknown,
  request: Request,
  late: number | undefined,
  begun: Response | undefined,
): BoekstaafError {
  const { method, path } = shown(request);
  const where = `${begun ? ', after the answer had begun' : ''} (${method} ${path})`;
  return late === undefined
    ? new ConnectionError(`${reason(cause)}${where}`, { cause })
    : new TimeoutError(`No answer within ${String(late)} ms${where}`, { cause });
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

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'No connection';
  const { cause: inner, message } = cause;
  return inner instanceof Error && inner.message ? inner.message : message;
}
