// Sends a request and reads its response: URL, credential, timeout, retries and log.
import { ApiError, BoekstaafError, ConnectionError, excerptText, createApiError, TimeoutError } from './errors.ts';
import {
  checkAddress,
  createAuthorization,
  type CallOptions,
  type ClientOptions,
  type Fetch,
  createLeveledLogger,
  checkLimits,
  mergeOptions,
} from './options.ts';
import { redactHeaders, redactPath } from './redact.ts';
import { type ClientRequest, initOf, prepare, type Request } from './request.ts';
import { isTransient, calculateWait } from './retry.ts';
import { startLimit, pause } from './time.ts';
import { isStream } from './upload.ts';

/** A success: JSON as its value, an empty body as undefined, any other type as a Blob, or the Response that was asked for. */
export interface ClientResponse {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/**
 * Sends a request with retries; returns its response. Throws the errors of errors.ts, or the reason of an aborted
 * signal.
 */
export type SendRequest = (ask: ClientRequest, options: CallOptions) => Promise<ClientResponse>;

// The failure of an attempt: `again` when a retry may succeed.
interface AttemptFailure {
  readonly error: BoekstaafError;
  readonly again: boolean;
}

/** Returns the only way to send a request; no other part of the client has the credential. */
export function createTransport(options: ClientOptions & { readonly baseUrl: string }): SendRequest {
  const base = checkAddress(options.baseUrl);
  const authorized = createAuthorization(options);
  const { fetch: ask = (url, init) => fetch(url, init), sleep = pause } = options;
  const log = createLeveledLogger(options);

  checkLimits(options);
  const warned = new Set<string>();

  return async (clientRequest, callOptions) => {
    const settings = mergeOptions<CallOptions>(options, callOptions);
    const { timeout, retries } = checkLimits(settings);
    const request = prepare(base, authorized, clientRequest, settings);

    // A stream that has begun cannot be sent again.
    const most = isStream(request.body) ? 0 : retries;
    const about = describeRequest(request);

    for (let attempts = 0; ; attempts += 1) {
      log.debug('request', { ...about, headers: redactHeaders(request.headers), try: attempts + 1 });
      const began = Date.now();
      const outcome = await attempt(ask, request, {
        attempt: attempts,
        timeout,
        signal: settings.signal,
        raw: clientRequest.raw === true,
      });
      const duration = Date.now() - began;
      if (!('error' in outcome)) {
        const call = `${about.method} ${about.path.replace(/\d+/g, '{id}')}`;
        if (outcome.headers.has('deprecation') && !warned.has(call)) {
          warned.add(call);
          const { headers } = outcome;
          log.warn('deprecated', { ...about, sunset: headers.get('sunset'), see: headers.get('link') });
        }
        log.info('answer', { ...about, status: outcome.status, requestId: outcome.requestId, duration });
        return outcome;
      }
      const { error, again } = outcome;
      const { status, requestId, headers } = error instanceof ApiError ? error : {};
      const after = again && attempts < most ? calculateWait(attempts, headers, Math.random()) : undefined;
      const fields = { ...about, error: error.name, status, requestId, duration, after };
      if (after === undefined) {
        log[status === undefined || status >= 500 ? 'error' : 'info']('failure', fields);
        throw error;
      }
      log.warn('trying again', fields);
      await sleep(after, settings.signal);
    }
  };
}

function describeRequest({ method, path, of }: Request): { method: string; path: string; of?: string } {
  return { ...(of !== undefined && { of }), method, path: redactPath(path) };
}

interface AttemptSettings {
  readonly attempt: number;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly raw: boolean;
}

async function attempt(
  ask: Fetch,
  request: Request,
  { attempt: tried, timeout, signal, raw }: AttemptSettings,
): Promise<ClientResponse | AttemptFailure> {
  const { url, headers } = request;
  const { signal: limited, isLate, end, stopClock } = startLimit(timeout, signal);
  let response: Response | undefined;
  let isHandedOver = false;

  try {
    response = await ask(url, { ...initOf(request, tried), signal: limited });
    if (response.ok && raw) {
      isHandedOver = true;
      return { ...headOf(response), data: response };
    }
    if (response.ok) return await read(response, headers.get('accept') ?? '');
    const { status, headers: responseHeaders } = response;
    const error = createApiError(
      { ...describeRequest(request), status, headers: responseHeaders },
      await response.text(),
    );
    return { error, again: isTransient(error) };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof BoekstaafError) return { error: cause, again: false };
    // Once a response has begun it is final: a retry might make a change twice.
    return { error: createConnectionError(cause, request, isLate() ? timeout : undefined, response), again: !response };
  } finally {
    // A caller that reads the body may still abort it by the signal.
    if (isHandedOver) stopClock();
    else end();
  }
}

function createConnectionError(
  cause: unknown,
  request: Request,
  late: number | undefined,
  response: Response | undefined,
): BoekstaafError {
  const { method, path } = describeRequest(request);
  const where = `${response ? ', after the answer had begun' : ''} (${method} ${path})`;
  return late === undefined
    ? new ConnectionError(`${describeCause(cause)}${where}`, { cause })
    : new TimeoutError(`No answer within ${String(late)} ms${where}`, { cause });
}

async function read(response: Response, accept: string): Promise<ClientResponse> {
  const head = headOf(response);
  const type = head.headers.get('content-type') ?? '';
  if (!accept.includes('json')) return { ...head, data: await response.blob() };
  const text = await response.text();
  if (text === '') return { ...head, data: undefined };
  if (!type.includes('json')) {
    const explanation = `The answer is ${type || 'of no type'}, not JSON: does baseUrl name the service?`;
    throw new ConnectionError(`${explanation} It says: ${excerptText(text)}`);
  }
  return { ...head, data: JSON.parse(text) as unknown };
}

function headOf({ status, headers }: Response): Omit<ClientResponse, 'data'> {
  return { status, headers, requestId: headers.get('x-request-id') ?? undefined };
}

function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return 'No connection';
  const { cause: inner, message } = cause;
  return inner instanceof Error && inner.message ? inner.message : message;
}
