// The clients of a test, by their credentials, and its requests without the SDK.
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { type RawResponse, type RawOptions, send, sendText } from './raw.ts';
import { apiKey, baseUrl, journal, getService } from './service.ts';

// The journal must not show these.
journal.addSecret(apiKey);
journal.addSecret(ADMINISTRATOR.password);

/** The administrator with their API key: the client of most calls, hence the short name. */
export const api = new Boekstaaf({ baseUrl, apiKey, retries: 0 });
/** The administrator with their user name and password (HTTP Basic). */
export const basic = new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
/** A caller without a credential. */
export const anybody = new Boekstaaf({ baseUrl, retries: 0 });

/** Creates a key of the administrator with these rights only; returns its client. */
export async function createClientWith(scopes: readonly string[]): Promise<Boekstaaf> {
  return new Boekstaaf({ baseUrl, apiKey: await createTokenWith(scopes), retries: 0 });
}

/** Creates a key of the administrator with these rights only; returns its token. */
export async function createTokenWith(scopes: readonly string[]): Promise<string> {
  const body = { user_id: 1, description: 'A key of a test', scopes };
  const response = await sendRaw('POST', '/api2/apikeys', { body, auth: ADMINISTRATOR });
  if (response.status !== 201) throw new AssertionError(`No key was made: ${response.text}`);

  const { token } = response.body as { token: string };
  journal.addSecret(token);
  return token;
}

/** Sends a request as it goes over the wire, by the administrator's key unless `auth` says otherwise. */
export function sendRaw(method: string, path: string, options: RawOptions = {}): Promise<RawResponse> {
  return send(options.baseUrl ?? baseUrl, method, path, { auth: { apiKey }, ...options });
}

/** Sends text on a bare socket; returns all that comes back. */
export function sendRawText(text: string, silence?: number): Promise<string> {
  return sendText(baseUrl, text, silence);
}

/** The database under test, for questions that the interface does not answer. */
export function getDatabase(): Database {
  return getService().database;
}
