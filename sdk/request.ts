// Builds a request: its URL, its headers and its body, and refuses what the service would misread.
import { VERSION } from './dist/groups/version.ts';
import { BoekstaafError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { readNodeVersion } from './platform.ts';
import { isFile, isStream, toSendable, type Upload } from './upload.ts';

/** A request in the words of the contract: the path from `/api2` on, escaped; the query not yet. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The operation and the ids it was called with, for errors and the log: `bookings.get(7)`. */
  readonly of?: string;
  /** Whether the caller wants the response of `fetch`, its body unread. */
  readonly raw?: boolean;
}

/** A request as it is sent, identical in every attempt. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | Upload | undefined;
  readonly of: string | undefined;
}

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns the request to send. Headers of the call replace those of the contract; a write always has a key. */
export function prepare(
  base: string,
  authorized: readonly [string, string] | undefined,
  ask: ClientRequest,
  options: CallOptions,
): Request {
  const method = ask.method.toUpperCase();
  const path = addQuery(checkPath(ask.path), ask.query ?? {});
  const body = ask.body === undefined || isFile(ask.body) ? ask.body : JSON.stringify(ask.body);
  const key = READ_METHODS.has(method) ? undefined : (options.idempotencyKey ?? createUniqueKey());
  const node = readNodeVersion();
  const headers = createHeaders({
    Accept: 'application/json',
    ...(authorized && Object.fromEntries([authorized])),
    'Content-Type': body === undefined ? undefined : 'application/json',
    'Idempotency-Key': key,
    'If-Match': options.ifMatch,
    'If-None-Match': options.ifNoneMatch,
    Prefer: options.prefer,
    'User-Agent': node && `boekstaaf/${VERSION} node/${node}`,
    ...ask.headers,
    // The contract names one of the accepted media types; the file brings its own.
    ...(body instanceof Blob && body.type !== '' && { 'Content-Type': body.type }),
    ...options.headers,
  });

  return { method, path, url: base + path, headers, body, of: ask.of };
}

/** The input of fetch for one attempt, with the number of attempts before it. */
export function initOf({ method, headers, body }: Request, attempts: number): RequestInit {
  const fetchHeaders = new Headers(headers);
  if (attempts > 0) fetchHeaders.set('X-Retry-Count', String(attempts));
  if (body === undefined) return { method, headers: fetchHeaders };
  if (typeof body === 'string') return { method, headers: fetchHeaders, body };
  // Fetch asks for `duplex` where a body is a stream; its declaration does not know it yet.
  return { method, headers: fetchHeaders, body: toSendable(body), ...(isStream(body) && { duplex: 'half' }) };
}

// A segment of dots would climb to another operation, an empty one would name the list instead of the thing.
function checkPath(fullPath: string): string {
  const [path = ''] = fullPath.split('?');
  const climbs = path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  if (climbs || !/^(\/[^/\s\\#]+)+$/.test(path)) {
    throw new BoekstaafError(`"${path}" is not a path of the service: a parameter is empty or consists of dots`);
  }
  return fullPath;
}

// Names verbatim (`datum>`), lists with commas, maps as `metadata[key]=value`. The service ignores an empty filter and would return everything: refused.
function addQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return pairsOf(name, value);
    const single = (value ?? '') as string | number | boolean;
    const text = Array.isArray(value) ? value.join() : String(single);
    if (value == null || (text === '' && name === 'embed')) return [];
    if (text === '') throw new BoekstaafError(`"${name}" is empty: leave it out if you do not want to filter`);
    return [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`];
  });
  return pairs.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}` : path;
}

function pairsOf(name: string, map: object): string[] {
  const entries = Object.entries(map as Readonly<Record<string, string | null | undefined>>);
  const pairs = entries.flatMap(([key, value]) => (value == null ? [] : [[`${name}[${key}]`, value] as const]));
  if (pairs.length < entries.length || pairs.length === 0)
    throw new BoekstaafError(`"${name}" is empty: leave it out if you do not want to filter`);
  return pairs.map((pair) => pair.map(encodeURIComponent).join('='));
}

function createHeaders(headers: Record<string, string | undefined>): Headers {
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

// Node 18 and pages without https have no crypto.randomUUID; unique is enough here, it need not be secret.
function createUniqueKey(): string {
  const { crypto } = globalThis as { crypto?: { randomUUID?: () => string } };
  const createPart = (): string => Math.random().toString(36).slice(2);
  return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${createPart()}${createPart()}`;
}
