// The page's way to ask the service, by the session of the browser, and the words for what it refuses.
import { ApiError, ConnectionError, TimeoutError, Unauthorized, type CurrentSession, type Login } from 'boekstaaf';
import { SecondFactorApi } from 'boekstaaf/second-factor';
import { SessionsApi } from 'boekstaaf/sessions';
import { filled } from '../browser/words.ts';
import type { Words } from './words.ts';

const options = { baseUrl: location.origin, retries: 1 };

/** Somebody who is logged in. */
export interface Connection {
  readonly session: CurrentSession;
  readonly secondFactor: SecondFactorApi;
  readonly leave: () => Promise<void>;
}

function connect(session: CurrentSession): Connection {
  const all = { ...options, csrfToken: session.csrf_token };
  return {
    session,
    secondFactor: new SecondFactorApi(all),
    leave: async () => {
      await new SessionsApi(all).deleteCurrentSession();
    },
  };
}

/** Logs somebody in. Throws as the client does. */
export async function logIn(body: Login): Promise<Connection> {
  return connect(await new SessionsApi(options).createSession({ body }));
}

/** The session that the browser has, as it is now; null where nobody is logged in. */
export async function connectAgain(): Promise<Connection | null> {
  try {
    return connect(await new SessionsApi(options).getCurrentSession());
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}

/** Whether a login is to be sent again with a code. */
export function needsCode(error: unknown): boolean {
  return error instanceof Unauthorized && error.reason === 'needs-code';
}

/** The words for an error. */
export function sentence(error: unknown, words: Words): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return words.unreachable;
  if (!(error instanceof ApiError)) return filled(words.refused, { message: String(error) });
  if (error.code === 'ERR_CODE_INVALID' || error.code === 'ERR_SECOND_FACTOR_CODE') return words.wrongCode;
  if (error.code === 'ERR_RATE_LIMITED') return words.tooMany;
  if (error instanceof Unauthorized) return words.wrongLogin;
  return filled(words.refused, { message: error.problems[0]?.message ?? error.message });
}
