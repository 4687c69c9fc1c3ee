// The problem where a secret cannot be stored.
import type { ProblemDetail } from './problem.ts';

/** ERR_SECRETS_KEY: the installation has no key to encrypt secrets with. */
export function createNoSecretsKeyProblem(field?: string): ProblemDetail {
  const message = 'This installation cannot store secrets: its operator has to set SECRETS_KEY first.';
  return { code: 'ERR_SECRETS_KEY', message, ...(field === undefined ? {} : { field }) };
}
