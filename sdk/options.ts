// The options of a client and of a single call, and their validation.
import { BoekstaafError } from './errors.ts';

/** The platform's fetch, or one that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Takes a message and its fields, as `console` does. Credentials and keys are redacted before they come here. */
export interface Logger {
  debug(message: string, fields: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields: Readonly<Record<string, unknown>>): void;
}

/** For every request of a client, or for one call. */
export interface CallOptions {
  /** Milliseconds that one try may take, answer included; 60,000 unless set, Infinity for no limit. */
  readonly timeout?: number | undefined;
  /** How many times a request is tried again; 2 unless set. */
  readonly retries?: number | undefined;
  /** Sent with the request, over those of the client; `undefined` takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** For a write: the same key never makes a change twice. Made for each call unless set. */
  readonly idempotencyKey?: string | undefined;
  /** An ETag: change it only when it is still that version, else PreconditionFailed. */
  readonly ifMatch?: string | undefined;
  /** An ETag: read it only when it has another version by now, else NotModified. */
  readonly ifNoneMatch?: string | undefined;
  /** `handling=lenient` ignores unknown members, which are refused otherwise. */
  readonly prefer?: string | undefined;
  /** Ends the request, its retries and its waiting; what is thrown then is the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Who asks: an API key, or a user. Without either only public operations answer. */
export type Credential =
  | { readonly apiKey: string; readonly username?: never; readonly password?: never }
  | { readonly username: string; readonly password: string; readonly apiKey?: never }
  | { readonly apiKey?: never; readonly username?: never; readonly password?: never };

/** What a client is made from. */
export type ClientOptions = Credential &
  CallOptions & {
    /** Where the service answers, without `/api2`: `https://bookings.example`. */
    readonly baseUrl: string;
    readonly fetch?: Fetch | undefined;
    readonly logger?: Logger | undefined;
    /** Waits between two tries, in milliseconds; rejects when the signal aborts. Replace it to hold the clock in a test. */
    readonly sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  };

/** The options over those of a client; headers are merged. */
export function merged<Base extends CallOptions>(base: Base, options: CallOptions): Base {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...base, ...given, headers: { ...base.headers, ...options.headers } };
}

/** The address without a slash at its end. Never quotes it in an error: it might hold a password. */
export function address(baseUrl: string): string {
  let url;
  try {
    url = new URL(baseUrl);
  } catch {
    throw new BoekstaafError('baseUrl is not a URL: write it like https://bookings.example');
  }
  if (!/^https?:$/.test(url.protocol)) throw new BoekstaafError('baseUrl must begin with http:// or https://');
  if (url.username || url.password)
    throw new BoekstaafError('baseUrl contains a credential: pass username and password instead');
  if (url.search || url.hash) throw new BoekstaafError('baseUrl must have no query and no fragment');
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api2$/, '');
}

/** The Authorization header, or none. Throws for what HTTP cannot carry, without quoting it. */
export function authorization(credential: Credential): string | undefined {
  const { apiKey, username, password } = credential;
  const isKey = 'apiKey' in credential;
  const isUser = 'username' in credential || 'password' in credential;
  if (isKey && isUser) throw new BoekstaafError('Pass either apiKey, or username and password');
  if (isKey) {
    if (!apiKey || !/^[\x21-\x7e]+$/.test(apiKey)) throw new BoekstaafError('apiKey is empty or not an API key');
    return `Bearer ${apiKey}`;
  }
  if (!isUser) return undefined;
  if (!username || username.includes(':')) throw new BoekstaafError('username is empty or contains a colon');
  if (!password) throw new BoekstaafError('password is empty');
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
}

/** The limits of a call, checked. */
export function limits({ timeout = 60_000, retries = 2 }: CallOptions): { timeout: number; retries: number } {
  if (!(timeout > 0)) throw new BoekstaafError('timeout must be more than 0 milliseconds');
  if (!Number.isInteger(retries) || retries < 0) throw new BoekstaafError('retries must be a whole number from 0');
  return { timeout, retries };
}
