// Rules of integrations: which secrets can be stored, and that a stored one is not sent to another server.
import type { components } from '../../generated/types.ts';
import { problem, type ProblemDetail } from '../values/problem.ts';
import { noSecretsKey } from '../values/secret.ts';

type Schemas = components['schemas'];
type Settings = Schemas['MailServerSettings'];
type Secrets = Schemas['IntegrationSecrets'];

/** The abilities and limits of an installation. */
export interface Installation {
  readonly canEncrypt: boolean;
  /** Why it does not connect to the host, as a sentence with its remedy; null when it does. */
  readonly refused: string | null;
}

/** An integration as it is to be: with its secrets, as far as they are sent. */
export interface Wanted {
  readonly kind: Schemas['IntegrationKind'];
  /** Null for a kind without any. */
  readonly settings: Settings | null;
  readonly secrets: Secrets | undefined;
}

/** The secret that each kind has. */
const SECRET_OF = { smtp: 'password', mollie: 'api_key' } as const satisfies Record<Wanted['kind'], keyof Secrets>;

/** ERR_REQUIRED, ERR_NOT_ALLOWED, ERR_SECRETS_KEY, ERR_SERVER_ADDRESS and ERR_CANNOT_COMBINE for what cannot be stored. */
export function integrationProblems(
  { kind, settings, secrets = {} }: Wanted,
  { canEncrypt, refused }: Installation,
): ProblemDetail[] {
  const problems: ProblemDetail[] = [];
  const found = (code: ProblemDetail['code'], field: string, message: string): void => {
    problems.push({ code, message, field });
  };
  if (kind === 'smtp' && settings === null) found('ERR_REQUIRED', 'settings', 'Send how to reach the mail server.');
  if (kind !== 'smtp' && settings !== null)
    found(
      'ERR_NOT_ALLOWED',
      'settings',
      `An integration of kind ${kind} has no settings: leave them out, or send null.`,
    );
  for (const name of ['password', 'api_key'] as const)
    if (name !== SECRET_OF[kind] && secrets[name] != null)
      found(
        'ERR_NOT_ALLOWED',
        `secrets.${name}`,
        `The secret of kind ${kind} is ${SECRET_OF[kind]}: leave this one out.`,
      );
  if (refused !== null) found('ERR_SERVER_ADDRESS', 'settings.host', refused);
  if (!canEncrypt && typeof secrets[SECRET_OF[kind]] === 'string')
    problems.push(noSecretsKey(`secrets.${SECRET_OF[kind]}`));
  if (settings?.security === 'none' && settings.username !== null) {
    const message = 'A login needs an encrypted connection: send the security starttls or tls, or no username.';
    found('ERR_CANNOT_COMBINE', 'settings.security', message);
  }
  return problems;
}

/**
 * Settings as they are to be: members that are not sent stay. Settings for a kind that has none are refused all the
 * same.
 */
export function changedSettings(before: Settings | null, sent: Partial<Settings> | null | undefined): Settings | null {
  if (before === null && sent == null) return null;
  const blank = { host: '', port: 587, security: 'starttls', username: null, verify_certificate: true } as const;
  return { ...blank, ...before, ...sent };
}

const SERVER = ['host', 'port', 'security', 'verify_certificate'] as const;

/** ERR_SECRET_AGAIN for a stored password that would be sent to another server, or in a less safe way. */
export function secretProblems(
  before: Settings | null,
  { settings, secrets }: Pick<Wanted, 'settings' | 'secrets'>,
  isStored: boolean,
): ProblemDetail[] {
  const moves = SERVER.some((member) => before?.[member] !== settings?.[member]);
  if (!moves || !isStored || secrets?.password !== undefined) return [];
  const message = 'The stored password is for the old server: send it again, or null to remove it.';
  return [{ code: 'ERR_SECRET_AGAIN', message, field: 'secrets.password' }];
}

/** Throws ERR_IN_USE for an integration that is to be deleted while payments over it may still come in. */
export function assertNothingAwaited(awaitsPayments: boolean): void {
  if (awaitsPayments)
    throw problem('ERR_IN_USE', 'Payments over this integration may still come in: delete it after thirty days.');
}
