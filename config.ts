// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import type { BlockList } from 'node:net';
import {
  wholeNumber,
  hostName,
  databaseUrl,
  webAddress,
  mailServer,
  origin,
  timeZone,
  userName,
  password,
  secretsKey,
  yesOrNo,
  oneOf,
  list,
  networks,
  allowedHosts,
  type Reading,
} from './config-readings.ts';
import { nearest } from './domain/values/nearest.ts';
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
  /** How many subscriptions may be active. */
  readonly webhookLimit: number;
  readonly smtpUrl: string | null;
  readonly mollieApiUrl: string;
  readonly secretsKey: string | null;
  /** Keys from before it, under which something may be stored yet. */
  readonly earlierSecretsKeys: readonly string[];
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
  WEBHOOK_LIMIT: setting('200', wholeNumber(1, 100_000), 'How many webhooks may be active at once'),
  SMTP_URL: optional(mailServer, 'The mail server: smtp://user:password@host:587, or smtps://'),
  MOLLIE_API_URL: setting('https://api.mollie.com/v2', webAddress, 'Where Mollie is asked; another one is for tests'),
  SECRETS_KEY: optional(
    secretsKey,
    'Encrypts the secrets that the database keeps for you; at least 32 random characters; a file beside an SQLite database has one without it',
  ),
  SECRETS_KEY_BEFORE: optional(
    secretsKey,
    'The key before SECRETS_KEY: what was stored under it is stored again under SECRETS_KEY by the next start',
  ),
  LOG_LEVEL: setting('info', oneOf(LEVELS), LEVELS.join(', ')),
} as const;

type Name = keyof typeof SETTINGS;
type Value<N extends Name> = ReturnType<(typeof SETTINGS)[N]['read']>;

/** What may hold a password is not repeated in a message that goes to a log. */
const SECRET: ReadonlySet<Name> = new Set<Name>([
  'BOOTSTRAP_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_BEFORE',
]);

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
    webhookLimit: read('WEBHOOK_LIMIT'),
    smtpUrl: read('SMTP_URL'),
    mollieApiUrl: read('MOLLIE_API_URL'),
    secretsKey: read('SECRETS_KEY'),
    earlierSecretsKeys: [read('SECRETS_KEY_BEFORE')].filter((key) => key !== null),
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
