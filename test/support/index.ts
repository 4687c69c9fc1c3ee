// The tools of a test of the service: clients, the clock, the world it is given, and its events and mails.
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR } from './administrator.ts';
import { type RawResponse, type RawOptions, send, sendText } from './raw.ts';
import { apiKey, baseUrl, journal, getService } from './service.ts';

export { ADMINISTRATOR } from './administrator.ts';
export { clock } from './clock.ts';
export { collectEvents, type RecordedEvent } from './events.ts';
export { jobs } from './jobs.ts';
export { given } from './creators.ts';
export { collectSql, collectAllSql } from './queries.ts';
export { expectRefusal } from './refusals.ts';
export {
  RESPONSE_TIMEOUT_S,
  apiKey,
  baseUrl,
  documentsOf,
  createEmptyDatabase,
  createDatabase,
  jobsOf,
  journal,
  open,
  startService,
  getService,
} from './service.ts';
export { createUserWith } from './users.ts';

journal.addSecret(apiKey);
journal.addSecret(ADMINISTRATOR.password);

/** The administrator with their API key. */
export const api = new Boekstaaf({ baseUrl, apiKey, retries: 0 });
/** The administrator with their user name and password. */
export const basic = new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
/** Somebody without a credential. */
export const anybody = new Boekstaaf({ baseUrl, retries: 0 });

/** A client whose key has no other rights than these. */
export async function createClientWith(scopes: readonly string[]): Promise<Boekstaaf> {
  return new Boekstaaf({ baseUrl, apiKey: await createTokenWith(scopes), retries: 0 });
}

/** The token of a new key of the administrator with these rights only. */
export async function createTokenWith(scopes: readonly string[]): Promise<string> {
  const body = { user_id: 1, description: 'A key of a test', scopes };
  const response = await sendRaw('POST', '/api2/apikeys', { body, auth: ADMINISTRATOR });
  if (response.status !== 201) throw new AssertionError(`No key was made: ${response.text}`);
  const { token } = response.body as { token: string };
  journal.addSecret(token);
  return token;
}

/** A request as it goes over the wire, by the administrator's key unless `auth` says otherwise. */
export function sendRaw(method: string, path: string, options: RawOptions = {}): Promise<RawResponse> {
  return send(options.baseUrl ?? baseUrl, method, path, { auth: { apiKey }, ...options });
}

/** Bytes on a bare socket, and all that comes back. */
export function sendRawText(text: string, silence?: number): Promise<string> {
  return sendText(baseUrl, text, silence);
}

/** The database under test, for questions that the interface does not answer. */
export function getDatabase(): ReturnType<typeof getService>['database'] {
  return getService().database;
}
