// Sessions of pages: browsers with a logged-in user.
import { expect } from 'chai';
import type { CurrentSession, Login, User } from 'boekstaaf';
import { baseUrl as shared, given, sendRaw } from './index.ts';
import type { RawResponse, RawOptions } from './raw.ts';

type PageHeaders = Readonly<Record<'cookie' | 'x-csrf-token' | 'origin', string>>;

/** Returns the headers of a page after the response to its login. */
function createPageHeaders({ body, headers }: RawResponse, origin: string): PageHeaders {
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
  return { cookie, 'x-csrf-token': (body as { csrf_token: string }).csrf_token, origin };
}

/** A browser with a logged-in user. */
export interface BrowserSession {
  readonly session: CurrentSession;
  readonly headers: PageHeaders;
  /** Sends with the cookie, and with the token unless other headers say so. */
  readonly send: (method: string, path: string, options?: RawOptions) => Promise<RawResponse>;
}

/** Sends the login of an account of `given`. */
export function logIn(
  { gebruikersnaam }: Pick<User, 'gebruikersnaam'>,
  { headers = {}, baseUrl, ...typed }: Partial<Login> & Pick<RawOptions, 'headers' | 'baseUrl'> = {},
): Promise<RawResponse> {
  const body = { gebruikersnaam, wachtwoord: given.passwordOf(gebruikersnaam), ...typed };
  return sendRaw('POST', '/api2/sessies', { auth: null, headers, body, ...(baseUrl !== undefined && { baseUrl }) });
}

/** Returns the browser after the response to its login. */
export function openSession(response: RawResponse, baseUrl = shared): BrowserSession {
  expect(response.status, response.text).to.equal(201);
  const pageHeaders = createPageHeaders(response, baseUrl);
  const send: BrowserSession['send'] = (method, path, { headers = {}, ...options } = {}) =>
    sendRaw(method, path, {
      ...options,
      auth: null,
      headers: { ...pageHeaders, ...headers },
      baseUrl,
    });
  return { session: response.body as CurrentSession, headers: pageHeaders, send };
}

/** The code of a refusal. */
export function codeOf({ body }: RawResponse): unknown {
  const [first = body] = Array.isArray(body) ? (body as unknown[]) : [];
  return (first as { code?: unknown }).code;
}

/** Returns the status of a response, and its code where it refuses. */
export function describeResponse(response: RawResponse): readonly unknown[] {
  return [response.status, ...(response.status < 400 ? [] : [codeOf(response)])];
}
