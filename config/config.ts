// Reads the environment once, checks all of it, lists every mistake with its remedy, and freezes the result.
import { findContradictions, publicUrlOf } from './readings.ts';
import { SETTINGS, type SettingDeclaration } from './settings.ts';
import type { SessionTimes } from '../domain/access/session.ts';
import { findNearest } from '../domain/values/nearest.ts';

export { SETTINGS, type SettingDeclaration } from './settings.ts';
export { publicUrlOf } from './readings.ts';

/** Logins over an issuer. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** The text of the login button. */
  readonly button: string;
  /** The claim with names of roles; null where the issuer does not decide about roles. */
  readonly rolesClaim: string | null;
  readonly createAccounts: boolean;
  /** The domains that an e-mail address may have; empty for any. */
  readonly allowedDomains: readonly string[];
  readonly requiredClaim: { readonly name: string; readonly value: string } | null;
  /** Whether the issuer asks for a second factor, so that ours is not asked. */
  readonly secondFactor: boolean;
  readonly scope: string;
}

/** Thrown when the service cannot start. The message alone tells the operator why, and how to correct it. */
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

type SettingName = keyof typeof SETTINGS;
type SettingValue<N extends SettingName> = ReturnType<(typeof SETTINGS)[N]['parse']>;

/** The name of a setting in our code: WEBHOOK_LIMIT is `webhookLimit`. */
type SettingMember<N extends string> = N extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<SettingMember<Rest>>}`
  : Lowercase<N>;

/** Each setting under its own name. docs/settings.md says what they mean. */
type SettingValues = { readonly [N in SettingName as SettingMember<N>]: SettingValue<N> };

/** The configuration of the service: the value of each setting, and values that combine several of them. */
export interface Config extends SettingValues {
  /** Keys from before SECRETS_KEY, under which something may be stored yet. */
  readonly earlierSecretsKeys: readonly string[];
  readonly sessionTimes: SessionTimes;
  /** Logins through an issuer of OpenID Connect; null without one. */
  readonly oidc: OidcSettings | null;
}

/** Settings that may contain a password: logged messages do not repeat them, and handlers do not see them. */
const SECRET_NAMES = [
  'BOOTSTRAP_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_BEFORE',
  'OIDC_CLIENT_SECRET',
] as const satisfies readonly SettingName[];
type Secret = SettingMember<(typeof SECRET_NAMES)[number]> | 'earlierSecretsKeys' | 'oidc';

/** The settings as handlers and jobs see them. */
export interface Settings extends Omit<Config, Secret | 'publicUrl'> {
  /** The address under which others reach this installation, for links in mails: no slash at its end. */
  readonly publicUrl: string;
}

/** Returns the settings for handlers and jobs. */
export function settingsOf(config: Config): Settings {
  return Object.freeze({ ...config, publicUrl: publicUrlOf(config) });
}

const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
/** The length of PORT and HOST. */
const SHORT_NAME_LENGTH = 4;

function memberOf(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function oidcOf(values: SettingValues): OidcSettings | null {
  const { oidcIssuer: issuer, oidcClientId: clientId } = values;
  if (issuer === null || clientId === null) return null;

  return {
    issuer,
    clientId,
    clientSecret: values.oidcClientSecret,
    button: values.oidcButton,
    rolesClaim: values.oidcRolesClaim,
    createAccounts: values.oidcCreateAccounts,
    allowedDomains: values.oidcAllowedDomains,
    requiredClaim: values.oidcRequiredClaim,
    secondFactor: values.oidcSecondFactor,
    scope: values.oidcScope,
  };
}

/** Returns the configuration that `environment` describes. Throws ConfigError with all mistakes at once. */
export function readConfig(environment: Environment = process.env): Config {
  const mistakes: string[] = [];

  const read = (name: SettingName): unknown => {
    const { default: defaultText, parse }: SettingDeclaration<unknown> = SETTINGS[name];
    const text = environment[name] === undefined || environment[name] === '' ? defaultText : environment[name];
    try {
      return text === null ? null : parse(text);
    } catch (error) {
      const assignment = SECRET_NAMES.some((secret) => secret === name) ? '' : `=${text ?? ''}`;
      mistakes.push(`${name}${assignment}: ${(error as Error).message}`);
      return null;
    }
  };

  const values = Object.fromEntries(
    SETTING_NAMES.map((name) => [memberOf(name), read(name)]),
  ) as object as SettingValues;
  const config: Config = {
    ...values,
    earlierSecretsKeys: [values.secretsKeyBefore].filter((key) => key !== null),
    sessionTimes: { hours: values.sessionHours, idleHours: values.sessionIdleHours },
    oidc: oidcOf(values),
  };
  const oidcNames = SETTING_NAMES.filter((name) => name.startsWith('OIDC_') && (environment[name] ?? '') !== '');
  mistakes.push(...findContradictions({ ...config, oidcNames }));
  for (const { name, suggestion, isRefused } of findMisspelt(environment))
    if (isRefused)
      mistakes.push(
        `${name}: did you mean ${suggestion}? Rename it; if another program needs it, set ${suggestion} as well, or to nothing (${suggestion}=)`,
      );

  if (mistakes.length > 0) throw new ConfigError(mistakes);

  return Object.freeze(config);
}

/** Returns a line for each variable of `environment` that looks like a misspelt setting, and that `readConfig` does not refuse. */
export function describeMisspeltSettings(environment: Environment = process.env): string[] {
  return findMisspelt(environment)
    .filter(({ isRefused }) => !isRefused)
    .map(({ name, suggestion }) => `${name} is no setting and does nothing: did you mean ${suggestion}?`);
}

interface MisspeltSetting {
  readonly name: string;
  readonly suggestion: string;
  /** Whether `readConfig` refuses the variable. A short name, such as PORT, may well be another program's. */
  readonly isRefused: boolean;
}

function findMisspelt(environment: Environment): MisspeltSetting[] {
  const names: readonly string[] = SETTING_NAMES;
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const nearestName = findNearest(name, names);
      if (nearestName === undefined) return [];
      return [
        {
          name,
          suggestion: nearestName,
          isRefused: environment[nearestName] === undefined && nearestName.length > SHORT_NAME_LENGTH,
        },
      ];
    });
}
