// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import { BlockList, isIP } from 'node:net';
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
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: BlockList;
  readonly rateLimit: boolean;
  readonly webhookAllowedHosts: AllowedHosts;
  readonly smtpUrl: string | null;
  readonly logLevel: string;
}

/** Thrown with one line per variable that cannot be used. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(
      `The environment has ${String(mistakes.length)} mistake(s):\n${mistakes.map((each) => `  - ${each}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reading<T> = (text: string) => T;

/** What may hold a password is not repeated in a message that goes to a log. */
const SECRET = new Set(['BOOTSTRAP_PASSWORD', 'DATABASE_URL', 'SMTP_URL']);
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The configuration that `environment` describes; throws ConfigError with all mistakes at once. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = [];
  const read = <T>(name: string, fallback: string | null, reading: Reading<T>): T | null => {
    const text = environment[name] === undefined || environment[name] === '' ? fallback : environment[name];
    if (text === null) return null;
    try {
      return reading(text);
    } catch (error) {
      mistakes.push(`${name}${SECRET.has(name) ? '' : `=${text}`}: ${(error as Error).message}`);
      return null;
    }
  };
  const required = <T>(name: string, fallback: string, reading: Reading<T>): T => read(name, fallback, reading) as T;

  const config: Config = {
    port: required('PORT', '8080', wholeNumber(0, 65535)),
    host: required('HOST', '127.0.0.1', hostName),
    databaseUrl: required('DATABASE_URL', 'sqlite:data/boekstaaf.db', databaseUrl),
    publicUrl: read('PUBLIC_URL', null, webAddress),
    timeZone: required('TIME_ZONE', 'Europe/Amsterdam', timeZone),
    bootstrapUsername: required('BOOTSTRAP_USERNAME', 'admin', userName),
    bootstrapPassword: read('BOOTSTRAP_PASSWORD', null, password),
    basicStrict: required('BASIC_STRICT', 'yes', yesOrNo),
    onlineBookingPublic: required('ONLINE_BOOKING_PUBLIC', 'no', yesOrNo),
    corsOrigins: required('CORS_ORIGINS', ' ', list(origin)),
    trustedProxies: required('TRUSTED_PROXIES', ' ', networks),
    rateLimit: required('RATE_LIMIT', 'no', yesOrNo),
    webhookAllowedHosts: required('WEBHOOK_ALLOWED_HOSTS', ' ', allowedHosts),
    smtpUrl: read('SMTP_URL', null, mailServer),
    logLevel: required('LOG_LEVEL', 'info', oneOf(LEVELS)),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return Object.freeze(config);
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
  if (/^sqlite:.+/.test(text) || /^postgres(ql)?:\/\/.+/.test(text)) return text;
  throw new Error('write sqlite:path/to/file.db or postgres://user:password@host:5432/name');
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
