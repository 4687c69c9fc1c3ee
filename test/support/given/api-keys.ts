// API keys: made with a user name and password, as no key can make another.
import type { ApiKeyWithToken, NewApiKey } from 'boekstaaf';
import { basic, journal } from '../index.ts';

/** A key of the administrator with all their rights. */
export async function apiKey(body: Partial<NewApiKey> = {}): Promise<ApiKeyWithToken> {
  const key = await basic.apiKeys.createApiKey({ body: { user_id: 1, description: 'Een sleutel', ...body } });
  journal.addSecret(key.token);
  return key;
}
