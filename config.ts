// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import { BlockList, isIP } from 'node:net';
import { nearest } from './domain/values/nearest.ts';
import { networkOf, type Network } from './domain/announcements/network.ts';
import type { AllowedHosts } from './domain/announcements/webhook.ts';

/** Everything that an operator can set. The README says what each variable means. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly publicUrl: string | null;
  readonly timeZone: string;
  readonly bootstrapUsername: string;
  readonly bootstrapPassword: string | null;
  readonly basicStrict: boolean;
  readonly onlineBookingPublic: boolean;
  readonly paymentSandboxPublic: boolean;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: BlockList;
  readonly rateLimit: boolean;
  readonly webhookAllowedHosts: AllowedHosts;
  readonly smtpUrl: string | null;
  readonly mollieApiUrl: string;
  readonly secretsKey: string | null;
  readonly logLevel: string;
}

/** Why the service cannot start, and what to do about it: its message is all that the operator needs to see. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Thrown with one line per variable that cannot be used. */
class ConfigError extends StartError {
  override readonly name = 'ConfigError';

  constructor(mistakes: readonly string[]) {
    super(
      `The environment has ${String(mistakes.length)} mistake(s):\n${mistakes.map((each) => `  - ${each}`).join('\n')}`,
    );
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reading<T> = (text: string) => T;

interface Setting<T> {
  /** What is read when the variable is not set; null reads nothing. */
  readonly fallback: string | null;
  readonly read: Reading<T>;
  /** What the variable does, in one line. */
  readonly does: string;
}

function setting<T>(fallback: string, read: Reading<T>, does: string): Setting<T> {
  return { fallback, read, does };
}

function optional<T>(read: Reading<T>, does: string): Setting<T | null> {
  return { fallback: null, read, does };
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Everything that an operator can set, by the name of its variable. */
export const SETTINGS = {
  PORT: setting('8080', wholeNumber(0, 65535), 'The port to listen on'),
  HOST: setting('127.0.0.1', hostName, 'The address to listen on; 0.0.0.0 for the outside world'),
  DATABASE_URL: setting(
    'sqlite:data/boekstaaf.db',
    databaseUrl,
    'sqlite:<path>, or postgres://user:password@host/name',
  ),
  PUBLIC_URL: optional(webAddress, 'The address under which others reach the server: links in mails begin with it'),
  TIME_ZONE: setting('Europe/Amsterdam', timeZone, 'The zone of local dates and of the offsets that are shown'),
  BOOTSTRAP_USERNAME: setting('admin', userName, 'The first administrator, made when there is no user yet'),
  BOOTSTRAP_PASSWORD: optional(password, 'His password; without it one is made at random and printed'),
  BASIC_STRICT: setting('yes', yesOrNo, 'no: API keys may read what else needs a user name and a password'),
  ONLINE_BOOKING_PUBLIC: setting('no', yesOrNo, 'yes: everybody may read what online booking needs'),
  PAYMENT_SANDBOX_PUBLIC: setting(
    'no',
    yesOrNo,
    'yes: visitors may buy and book at the sandbox, where no money moves: for demonstrations',
  ),
  CORS_ORIGINS: setting('', list(origin), 'Origins whose pages may read what is not public, with commas between'),
  TRUSTED_PROXIES: setting('', networks, 'Addresses or networks of proxies whose X-Forwarded-For is believed'),
  RATE_LIMIT: setting('no', yesOrNo, 'yes: each credential may make 300 requests a minute'),
  WEBHOOK_ALLOWED_HOSTS: setting(
    '',
    allowedHosts,
    'Hosts and networks that webhooks and mail servers of companies may be though they are not public',
  ),
  SMTP_URL: optional(mailServer, 'The mail server: smtp://user:password@host:587, or smtps://'),
  MOLLIE_API_URL: setting(
    'https://api.mollie.com/v2',
    webAddress,
    'Where Mollie is asked: another address for tests only',
  ),
  SECRETS_KEY: optional(
    secretsKey,
    'Encrypts the secrets that the database keeps for you; at least 32 random characters',
  ),
  LOG_LEVEL: setting('info', oneOf(LEVELS), LEVELS.join(', ')),
} as const;

type Name = keyof typeof SETTINGS;
type Value<N extends Name> = ReturnType<(typeof SETTINGS)[N]['read']>;

/** What may hold a password is not repeated in a message that goes to a log. */
const SECRET: ReadonlySet<Name> = new Set<Name>(['BOOTSTRAP_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'SECRETS_KEY']);

/** The configuration that `environment` describes; throws ConfigError with all mistakes at once. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = [];
  const read = <N extends Name>(name: N): Value<N> => {
    const { fallback, read: reading } = SETTINGS[name] as Setting<Value<N>>;
    const text = environment[name] === undefined || environment[name] === '' ? fallback : environment[name];
    try {
      return (text === null ? null : reading(text)) as Value<N>;
    } catch (error) {
      mistakes.push(`${name}${SECRET.has(name) ? '' : `=${text ?? ''}`}: ${(error as Error).message}`);
      return null as Value<N>;
    }
  };

  const config: Config = {
    port: read('PORT'),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL'),
    timeZone: read('TIME_ZONE'),
    bootstrapUsername: read('BOOTSTRAP_USERNAME'),
    bootstrapPassword: read('BOOTSTRAP_PASSWORD'),
    basicStrict: read('BASIC_STRICT'),
    onlineBookingPublic: read('ONLINE_BOOKING_PUBLIC'),
    paymentSandboxPublic: read('PAYMENT_SANDBOX_PUBLIC'),
    corsOrigins: read('CORS_ORIGINS'),
    trustedProxies: read('TRUSTED_PROXIES'),
    rateLimit: read('RATE_LIMIT'),
    webhookAllowedHosts: read('WEBHOOK_ALLOWED_HOSTS'),
    smtpUrl: read('SMTP_URL'),
    mollieApiUrl: read('MOLLIE_API_URL'),
    secretsKey: read('SECRETS_KEY'),
    logLevel: read('LOG_LEVEL'),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return Object.freeze(config);
}

/** The address that links in mails begin with, without a slash at its end: PUBLIC_URL, else where the server listens. */
export function publicUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${String(port)}`;
}

/**
 * A line for each variable of `environment` that looks like a misspelt setting. It warns and stops nothing: another
 * program's variable may look like one of ours.
 */
export function misspeltSettings(environment: Environment = process.env): string[] {
  const names = Object.keys(SETTINGS);
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, names);
      return meant === undefined ? [] : [`${name} is no setting and does nothing: did you mean ${meant}?`];
    });
}

function wholeNumber(least: number, most: number): Reading<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most))
      throw new Error(`write a whole number from ${String(least)} to ${String(most)}`);
    return value;
  };
}

function hostName(text: string): string {
  if (isIP(text) === 0 && !/^[a-zA-Z0-9.-]+$/.test(text))
    throw new Error('write an address or a host name to listen on');
  return text;
}

function databaseUrl(text: string): string {
  if (/^sqlite:.+/.test(text)) return text;
  // PostgreSQL on this machine may be named without a host.
  if (/^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace('@/', '@localhost/'))) return text;
  throw new Error(
    'write sqlite:path/to/file.db or postgres://user:password@host:5432/name; percent-encode what is special',
  );
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('write an address that begins with http:// or https://');
  return text.replace(/\/+$/, '');
}

const MAIL_OPTIONS = ['name', 'ignoreTLS', 'requireTLS', 'tls.servername', 'tls.rejectUnauthorized'];

function mailServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url))
    throw new Error(
      'write smtp://user:password@host:587, or smtps:// for TLS from the start; percent-encode special characters',
    );
  const unknown = [...url.searchParams.keys()].find((name) => !MAIL_OPTIONS.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not an option: write ${MAIL_OPTIONS.join(', ')}, or none`);
  return text;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`"${text}" is not an origin: write scheme and host only, such as https://app.example.com`);
}

function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new Error('write the name of a time zone, such as Europe/Amsterdam');
  }
}

function userName(text: string): string {
  if (!/^[^:\s]{1,100}$/.test(text)) throw new Error('write 1 to 100 characters without spaces or colons');
  return text;
}

function password(text: string): string {
  if (text.length < 12 || text.length > 256) throw new Error('write 12 to 256 characters');
  return text;
}

function secretsKey(text: string): string {
  if (text.length < 32 || text.length > 1_000)
    throw new Error('write at least 32 characters, 1,000 at most: `openssl rand -base64 32` makes a good one');
  return text;
}

function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new Error('write yes or no');
  return text === 'yes';
}

function oneOf(values: readonly string[]): Reading<string> {
  return (text) => {
    if (!values.includes(text)) throw new Error(`write one of ${values.join(', ')}`);
    return text;
  };
}

function list<T>(reading: Reading<T>): Reading<T[]> {
  return (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(reading);
}

function networks(text: string): BlockList {
  const known = new BlockList();
  for (const part of list(String)(text)) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0)
      throw new Error(`"${part}" is not an address: write addresses or networks such as 10.0.0.0/8`);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, wholeNumber(0, family === 'ipv6' ? 128 : 32)(bits), family);
  }
  return known;
}

function allowedHosts(text: string): AllowedHosts {
  const names = new Set<string>();
  const found: Network[] = [];
  for (const part of list(String)(text)) {
    const network = networkOf(part);
    if (network !== null) found.push(network);
    else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(part)) names.add(part.toLowerCase());
    else
      throw new Error(
        `"${part}" is not a host or network: write host names, addresses, or networks such as 10.0.0.0/8`,
      );
  }
  return { names, networks: found };
}
