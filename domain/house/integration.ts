// Rules of integrations: which secrets can be stored, and that a stored one is not sent to another server.
import type { components } from '../../generated/types.ts';
import { type ProblemDetail } from '../values/problem.ts';

type Schemas = components['schemas'];
export type Settings = Schemas['MailServerSettings'];
type Secrets = Schemas['IntegrationSecrets'];

/** What an installation can do and allows. */
export interface Installation {
  readonly canEncrypt: boolean;
  /** Why it does not connect to the host, as a sentence with its remedy; null when it does. */
  readonly refused: string | null;
}

/** An integration as it is to be: with its secrets, as far as they are sent. */
export interface Wanted {
  readonly settings: Settings;
  readonly secrets: Secrets | undefined;
}

/** ERR_SECRETS_KEY, ERR_SERVER_ADDRESS and ERR_CANNOT_COMBINE for what cannot be stored. */
export function integrationProblems(
  { settings, secrets }: Wanted,
  { canEncrypt, refused }: Installation,
): ProblemDetail[] {
  const problems: ProblemDetail[] = [];
  if (refused !== null) problems.push({ code: 'ERR_SERVER_ADDRESS', message: refused, field: 'settings.host' });
  if (!canEncrypt && typeof secrets?.password === 'string') {
    const message = 'This installation cannot store secrets: its operator has to set SECRETS_KEY first.';
    problems.push({ code: 'ERR_SECRETS_KEY', message, field: 'secrets.password' });
  }
  if (settings.security === 'none' && settings.username !== null) {
    const message = 'A login needs an encrypted connection: send the security starttls or tls, or no username.';
    problems.push({ code: 'ERR_CANNOT_COMBINE', message, field: 'settings.security' });
  }
  return problems;
}

const SERVER = ['host', 'port', 'security', 'verify_certificate'] as const;

/** ERR_SECRET_AGAIN for a stored password that would be sent to another server, or in a less safe way. */
export function secretProblems(before: Settings, { settings, secrets }: Wanted, isStored: boolean): ProblemDetail[] {
  const moves = SERVER.some((member) => before[member] !== settings[member]);
  if (!moves || !isStored || secrets?.password !== undefined) return [];
  const message = 'The stored password is for the old server: send it again, or null to remove it.';
  return [{ code: 'ERR_SECRET_AGAIN', message, field: 'secrets.password' }];
}
