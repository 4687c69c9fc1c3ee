// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import type { BlockList } from 'node:net';
import { contradictions } from './config-readings.ts';
import { SETTINGS, type Setting } from './config-settings.ts';
import type { SessionTimes } from './domain/access/session.ts';
import { nearest } from './domain/values/nearest.ts';
import type { AllowedHosts } from './domain/announcements/webhook.ts';

export { SETTINGS } from './config-settings.ts';
export { publicUrlOf } from './config-readings.ts';

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
  /** Whether this is a sandbox, whose clock stands until a request moves it. */
  readonly sandbox: boolean;
  readonly sandboxFixtures: string;
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
  readonly sessionTimes: SessionTimes;
  /** Logins over an issuer of OpenID Connect; null without one. */
  readonly oidc: OidcSettings | null;
  readonly logLevel: string;
}

/** Logins over an issuer. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** The words of the button. */
  readonly button: string;
  /** The claim with names of roles; null where the issuer does not decide about roles. */
  readonly rolesClaim: string | null;
  readonly createAccounts: boolean;
  /** Whether the issuer asks for a second factor, so that ours is not asked. */
  readonly secondFactor: boolean;
  readonly scope: string;
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
  'OIDC_CLIENT_SECRET',
]);

const OIDC_NAMES = Object.keys(SETTINGS).filter((name) => name.startsWith('OIDC_'));

function oidcOf(read: <N extends Name>(name: N) => Value<N>): OidcSettings | null {
  const settings = {
    issuer: read('OIDC_ISSUER'),
    clientId: read('OIDC_CLIENT_ID'),
    clientSecret: read('OIDC_CLIENT_SECRET'),
    button: read('OIDC_BUTTON'),
    rolesClaim: read('OIDC_ROLES_CLAIM'),
    createAccounts: read('OIDC_CREATE_ACCOUNTS'),
    secondFactor: read('OIDC_SECOND_FACTOR'),
    scope: read('OIDC_SCOPE'),
  };
  const { issuer, clientId } = settings;
  return issuer === null || clientId === null ? null : { ...settings, issuer, clientId };
}

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
    sandbox: read('SANDBOX'),
    sandboxFixtures: read('SANDBOX_FIXTURES'),
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
    sessionTimes: { hours: read('SESSION_HOURS'), idleHours: read('SESSION_IDLE_HOURS') },
    oidc: oidcOf(read),
    logLevel: read('LOG_LEVEL'),
  };
  const oidcNames = OIDC_NAMES.filter((name) => (environment[name] ?? '') !== '');
  mistakes.push(...contradictions({ ...config, oidcNames }));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return Object.freeze(config);
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
