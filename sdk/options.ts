// The options of a client and of a single call, and their validation.
import { BoekstaafError } from './errors.ts';
import { readVariable } from './platform.ts';

/** The platform's fetch, or one that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Log = (message: string, fields: Readonly<Record<string, unknown>>) => void;

/** Logs a message with its fields, as `console` does. Credentials and keys are already redacted. */
export interface Logger {
  readonly debug: Log;
  readonly info: Log;
  readonly warn: Log;
  readonly error: Log;
}

/**
 * The least that is worth an entry. `debug` is for each attempt as it is sent, `info` for responses and refusals,
 * `warn` for attempts that failed and are retried. `error` is for calls that end without a response, or with 5xx.
 */
export type LogLevel = keyof Logger | 'off';

/** For every request of a client, or for one call. */
export interface CallOptions {
  /** The limit of one attempt in milliseconds, response included; 60,000 unless set, Infinity for no limit. */
  readonly timeout?: number | undefined;
  /** How many times a request is retried; 2 unless set. */
  readonly retries?: number | undefined;
  /** Headers of the request, which replace those of the client; `undefined` removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** The key of a write: a repeated key never makes a change twice. Created for each call unless set. */
  readonly idempotencyKey?: string | undefined;
  /** An ETag: the change succeeds only on that version, else it throws PreconditionFailed. */
  readonly ifMatch?: string | undefined;
  /** An ETag: the read succeeds only on another version, else it throws NotModified. */
  readonly ifNoneMatch?: string | undefined;
  /** `handling=lenient` ignores unknown members, which are refused otherwise. */
  readonly prefer?: string | undefined;
  /** Aborts the request, its retries and its waits; the call then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The names of the members above, which no parameter of the contract may have. */
export const OPTION_NAMES: ReadonlySet<string> = new Set<keyof CallOptions>([
  'timeout',
  'retries',
  'headers',
  'idempotencyKey',
  'ifMatch',
  'ifNoneMatch',
  'prefer',
  'signal',
]);

/**
 * The caller: an API key, a user, or the session of a page, whose cookie the browser sends. `csrfToken` is what
 * `sessions.getCurrent()` returns. Without a credential only public operations succeed.
 */
export type Credential =
  | { readonly apiKey: string; readonly username?: never; readonly password?: never; readonly csrfToken?: never }
  | { readonly username: string; readonly password: string; readonly apiKey?: never; readonly csrfToken?: never }
  | { readonly csrfToken: string; readonly apiKey?: never; readonly username?: never; readonly password?: never }
  | { readonly apiKey?: never; readonly username?: never; readonly password?: never; readonly csrfToken?: never };

/** The parts of a client. */
export type ClientOptions = Credential &
  CallOptions & {
    /**
     * The address of the service, without `/api2`: `https://bookings.example`. Left out, it is BOEKSTAAF_BASE_URL, and
     * so is the credential: BOEKSTAAF_API_KEY, or BOEKSTAAF_USERNAME and BOEKSTAAF_PASSWORD. With a `baseUrl` in the
     * options the credential comes from them too: one from the environment is never sent elsewhere.
     */
    readonly baseUrl?: string;
    readonly fetch?: Fetch | undefined;
    /** Where log entries go; `console` unless set. */
    readonly logger?: Logger | undefined;
    /** The level of the log; BOEKSTAAF_LOG unless set, else `debug` with a `logger`, and `off` without one. */
    readonly logLevel?: LogLevel | undefined;
    /**
     * Waits between two attempts, in milliseconds; rejects when the signal aborts. A test replaces it to skip the wait.
     */
    readonly sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  };

/** Returns the options, completed by the environment. Throws if neither has the address of the service. */
export function readEnvironmentOptions(options: ClientOptions): ClientOptions & { readonly baseUrl: string } {
  const { baseUrl = '' } = options;
  if ('baseUrl' in options) return { ...options, baseUrl };
  const address = readVariable('BOEKSTAAF_BASE_URL');
  if (address === undefined)
    throw new BoekstaafError(
      'Where is the service? Pass an address, and a credential unless you call only what is public: new Boekstaaf({ baseUrl, apiKey }). Or set BOEKSTAAF_BASE_URL and BOEKSTAAF_API_KEY.',
    );
  const isGiven = ['apiKey', 'username', 'password', 'csrfToken'].some((name) => name in options);
  return { ...(isGiven ? {} : readCredential()), ...options, baseUrl: address } as typeof options & {
    baseUrl: string;
  };
}

function readCredential(): Credential {
  const apiKey = readVariable('BOEKSTAAF_API_KEY');
  const username = readVariable('BOEKSTAAF_USERNAME');
  const password = readVariable('BOEKSTAAF_PASSWORD');
  if (apiKey !== undefined && username === undefined) return { apiKey };
  if (username === undefined && password === undefined) return {};
  if (apiKey !== undefined)
    throw new BoekstaafError('Set either BOEKSTAAF_API_KEY, or BOEKSTAAF_USERNAME and BOEKSTAAF_PASSWORD');
  if (username === undefined || password === undefined)
    throw new BoekstaafError('Set BOEKSTAAF_USERNAME and BOEKSTAAF_PASSWORD, both of them');
  return { username, password };
}

/** Returns a logger that drops entries below the level. */
export function createLeveledLogger({ logger, logLevel }: ClientOptions): Logger {
  const level = logLevel ?? levelOf(readVariable('BOEKSTAAF_LOG')) ?? (logger ? 'debug' : 'off');
  const least = LEVELS.indexOf(level);
  const to = logger ?? console;
  const log =
    (of: keyof Logger): Log =>
    (message, fields) => {
      if (LEVELS.indexOf(of) >= least) to[of](message, { level: of, ...fields });
    };
  return { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
}

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'off'];

function levelOf(text: string | undefined): LogLevel | undefined {
  return LEVELS.find((each) => each === text);
}

/** Returns the options of a call over those of a client; headers are merged. */
export function mergeOptions<Base extends CallOptions>(base: Base, options: CallOptions): Base {
  const definedOptions = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...base, ...definedOptions, headers: { ...base.headers, ...options.headers } };
}

/** The address without a slash at its end. Errors never quote it, for it might contain a password. */
export function checkAddress(baseUrl: string): string {
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

/**
 * Returns name and value of the header with the credential; undefined without a credential. Throws for characters that
 * HTTP cannot carry, without quoting them.
 */
export function createAuthorization(credential: Credential): readonly [name: string, value: string] | undefined {
  const { apiKey, username, password, csrfToken } = credential;
  const isKey = 'apiKey' in credential;
  const isUser = 'username' in credential || 'password' in credential;
  const isSession = 'csrfToken' in credential;
  if ([isKey, isUser, isSession].filter(Boolean).length > 1)
    throw new BoekstaafError('Pass either apiKey, or username and password, or csrfToken');
  if (isKey) {
    if (!isVisible(apiKey)) throw new BoekstaafError('apiKey is empty or not an API key');
    return ['Authorization', `Bearer ${apiKey}`];
  }
  if (isSession) {
    if (!isVisible(csrfToken)) throw new BoekstaafError('csrfToken is empty or not the token of a session');
    return ['X-CSRF-Token', csrfToken];
  }
  if (!isUser) return undefined;
  if (!username || username.includes(':')) throw new BoekstaafError('username is empty or contains a colon');
  if (!password) throw new BoekstaafError('password is empty');

  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
  return ['Authorization', `Basic ${encoded}`];
}

function isVisible(text: string | undefined): text is string {
  return text !== undefined && /^[\x21-\x7e]+$/.test(text);
}

/** The limits of a call, checked. */
export function checkLimits({ timeout = 60_000, retries = 2 }: CallOptions): { timeout: number; retries: number } {
  if (!(timeout > 0)) throw new BoekstaafError('timeout must be more than 0 milliseconds');
  if (!Number.isInteger(retries) || retries < 0) throw new BoekstaafError('retries must be a whole number from 0');
  return { timeout, retries };
}
