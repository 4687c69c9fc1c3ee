// The server that tests kill: its settings, a key for those who write to it, and how they notice that it is gone.
import { Boekstaaf, ConnectionError, Unavailable } from 'boekstaaf';
import { ADMINISTRATOR } from './administrator.ts';
import type { ChildServer } from './child-server.ts';
import type { Mollie } from './mollie.ts';

/** The host of everything that the server calls. */
export const LOCAL = '127.0.0.1';

/** Its settings, with a payment provider at LOCAL. */
export function crashEnvironment(databaseUrl: string, { apiUrl }: Mollie): Readonly<Record<string, string>> {
  const { username, password } = ADMINISTRATOR;
  return {
    DATABASE_URL: databaseUrl,
    BOOTSTRAP_USERNAME: username,
    BOOTSTRAP_PASSWORD: password,
    // Where Mollie reports is public: it would refuse another address.
    MOLLIE_API_URL: apiUrl,
    WEBHOOK_ALLOWED_HOSTS: LOCAL,
    PUBLIC_URL: 'https://boekstaaf.example',
    SECRETS_KEY: 'a key of the rounds, long enough',
    LOG_LEVEL: 'warn',
  };
}

/** A key with all rights. */
export async function keyOf({ baseUrl }: Pick<ChildServer, 'baseUrl'>): Promise<string> {
  const { apiKeys } = new Boekstaaf({ baseUrl, ...ADMINISTRATOR });
  return (await apiKeys.createApiKey({ body: { user_id: 1, description: 'The writers' } })).token;
}

/** A page that could not be shown: the server has no database, or is about to end. */
export class PageUnavailableError extends Error {}

/** Whether a server died, or is too busy and says so: what is refused is not acknowledged. */
export function isGone(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof Unavailable || error instanceof PageUnavailableError)
    return true;
  // So does fetch say it.
  return error instanceof TypeError && error.cause !== undefined;
}
