// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import type { BlockList } from 'node:net';
import {
  wholeNumber,
  hostName,
  databaseUrl,
  serverUrl,
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

/** Everything that an operator can set. docs/settings.md says what each variable means. */
export interface Config {
  readonly port: number;
  /** How many processes serve. */
  readonly workers: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The address of PostgreSQL past a pooler. */
  readonly databaseDirectUrl: string | null;
  /** The address of a replica of PostgreSQL, for lists and statistics. */
  readonly databaseReadUrl: string | null;
  /** Whether statements may have names where these last. */
  readonly statementNames: boolean;
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
  readonly peppolApiUrls: { readonly billit: string; readonly storecove: string };
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
  /** The text that is read when the variable is not set; null reads nothing. */
  readonly fallback: string | null;
  readonly read: Reading<T>;
  /** Its effect, in one line of `--help`. */
  readonly does: string;
  /** Everything else that operators should know, as Markdown of docs/settings.md. */
  readonly more: string;
}

function setting<T>(fallback: string, read: Reading<T>, does: string, more = ''): Setting<T> {
  return { fallback, read, does, more };
}

function optional<T>(read: Reading<T>, does: string, more = ''): Setting<T | null> {
  return { fallback: null, read, does, more };
}

function provider(url: string, whose: string): Setting<string> {
  return setting(url, webAddress, `The address of ${whose}; another one is for tests only`);
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Everything that an operator can set, by the name of its variable. */
export const SETTINGS = {
  PORT: setting('8080', wholeNumber(0, 65535), 'The port to listen on'),
  HOST: setting('127.0.0.1', hostName, 'The address to listen on; 0.0.0.0 accepts connections from other machines'),
  DATABASE_URL: setting(
    'sqlite:data/boekstaaf.db',
    databaseUrl,
    'The database: sqlite:<path>, or postgres://user:password@host:5432/name',
    'SQLite is for one server: a second one on the same file is refused. PostgreSQL takes [several servers](operating.md#several-servers).',
  ),
  DATABASE_DIRECT_URL: optional(
    serverUrl,
    'PostgreSQL past the pooler that DATABASE_URL names: for migrations, backups and news of jobs',
    'Without it, each server looks for jobs of others each second ([more](operating.md#a-pooler)).',
  ),
  DATABASE_READ_URL: optional(
    serverUrl,
    'A streaming replica of PostgreSQL: for lists, the feed and statistics',
    'It may be two seconds behind; one that is farther behind or away is left out ([more](operating.md#a-replica)).',
  ),
  STATEMENT_NAMES: setting(
    'yes',
    yesOrNo,
    'no: statements have no names, so PostgreSQL plans each anew',
    'The start finds out whether names last behind a pooler, and does without them where they do not.',
  ),
  WORKERS: setting(
    '1',
    wholeNumber(1, 64),
    'PostgreSQL: the number of processes that serve on the port',
    'One for each core that the service may use ([more](operating.md#several-processes)).',
  ),
  PUBLIC_URL: optional(
    webAddress,
    'The address under which others reach the server',
    'Set it behind a proxy: links in mails begin with it, and the start prints it.',
  ),
  TIME_ZONE: setting('Europe/Amsterdam', timeZone, 'The zone of local dates and of the offsets in responses'),
  BOOTSTRAP_USERNAME: setting('admin', userName, 'The first administrator, made when there is no user yet'),
  BOOTSTRAP_PASSWORD: optional(password, 'Their password; without it a random one is made and printed once'),
  BASIC_STRICT: setting(
    'yes',
    yesOrNo,
    'no: API keys may read what otherwise needs a user name and password',
    'That is the invoice list and the discount codes.',
  ),
  ONLINE_BOOKING_PUBLIC: setting(
    'no',
    yesOrNo,
    'yes: everybody may book online without a credential',
    'It opens `onlineboeking/*` ([how](decisions/217-reserving-online.md)) and the reads for it: the public settings, and the public part of packages, products and voucher templates ([which](decisions/214-what-the-public-sees.md)).',
  ),
  PAYMENT_SANDBOX_PUBLIC: setting(
    'no',
    yesOrNo,
    'yes: visitors may buy and book at the sandbox, where no money moves',
    'For demonstrations only. Without it, visitors can buy or book nothing that is paid online until a payment provider is connected ([why](decisions/213-the-sandbox-and-the-public.md)).',
  ),
  CORS_ORIGINS: setting(
    '',
    list(origin),
    'Origins, separated by commas, whose pages may read private responses',
    'They may also write with a user name and password ([why](decisions/236-writes-across-sites.md)).',
  ),
  TRUSTED_PROXIES: setting(
    '',
    networks,
    'Addresses or networks whose X-Forwarded-For is trusted',
    "Set it behind a proxy. Otherwise all clients have the proxy's address in the audit trail and share its failed logins. The server of a website that books for its visitors belongs here too ([how](guides/online-booking.md)).",
  ),
  RATE_LIMIT: setting(
    'no',
    yesOrNo,
    'yes: each credential may make 300 requests a minute, 30 of them for statistics',
    'All processes on one database count together. Failed logins, and requests of visitors (without a credential, or with a key for websites), are always limited.',
  ),
  WEBHOOK_ALLOWED_HOSTS: setting(
    '',
    allowedHosts,
    'Private hosts and networks, separated by commas, that webhooks and mail servers may be',
    'For example `hooks.intern.example, 10.0.0.0/8`. The system looks up these names (`/etc/hosts`), all others come from DNS alone.',
  ),
  WEBHOOK_LIMIT: setting(
    '200',
    wholeNumber(1, 100_000),
    'The number of webhooks that may be active at once',
    'One account may have five times as many, inactive ones included ([why](decisions/233-how-many-there-may-be.md)).',
  ),
  SMTP_URL: optional(
    mailServer,
    'The mail server: smtp://user:password@host:587, or smtps://',
    'Without it, mails wait in the outbox. [Its options](operating.md#mail) follow a `?`.',
  ),
  MOLLIE_API_URL: provider('https://api.mollie.com/v2', 'Mollie, for payments'),
  BILLIT_API_URL: provider('https://api.billit.be/v1', 'Billit, for invoices over Peppol'),
  STORECOVE_API_URL: provider('https://api.storecove.com/api/v2', 'Storecove, for invoices over Peppol'),
  SECRETS_KEY: optional(
    secretsKey,
    'Encrypts secrets in the database: at least 32 random characters, the same for every server',
    '`openssl rand -base64 32` makes one. It encrypts the secrets of webhooks, of payment providers and of mail servers. The first start on an SQLite file makes a key beside it (`boekstaaf.db.key`). On PostgreSQL such secrets are refused without it, webhooks too. **Keep a copy of it**: without it, the secrets are lost ([more](decisions/232-secrets-at-rest.md)).',
  ),
  SECRETS_KEY_BEFORE: optional(
    secretsKey,
    'The earlier SECRETS_KEY: the next start encrypts its secrets with the new one',
  ),
  LOG_LEVEL: setting(
    'info',
    oneOf(LEVELS),
    LEVELS.join(', '),
    'The log has one line of JSON per request, without contents or secrets, written within a tenth of a second.',
  ),
} as const;

type Name = keyof typeof SETTINGS;
type Value<N extends Name> = ReturnType<(typeof SETTINGS)[N]['read']>;

/** A value that may hold a password is not repeated in a message that goes to a log. */
const SECRET: ReadonlySet<Name> = new Set<Name>([
  'BOOTSTRAP_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
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
    workers: read('WORKERS'),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    databaseReadUrl: read('DATABASE_READ_URL'),
    statementNames: read('STATEMENT_NAMES'),
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
    peppolApiUrls: { billit: read('BILLIT_API_URL'), storecove: read('STORECOVE_API_URL') },
    secretsKey: read('SECRETS_KEY'),
    earlierSecretsKeys: [read('SECRETS_KEY_BEFORE')].filter((key) => key !== null),
    logLevel: read('LOG_LEVEL'),
  };
  if (config.workers > 1 && config.databaseUrl.startsWith('sqlite:'))
    mistakes.push(
      `WORKERS=${String(config.workers)}: an SQLite file is for one process: set it to 1, or name PostgreSQL in DATABASE_URL`,
    );
  if (config.databaseReadUrl !== null && config.databaseUrl.startsWith('sqlite:'))
    mistakes.push('DATABASE_READ_URL: an SQLite file has no replica: leave it out, or name PostgreSQL in DATABASE_URL');
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
