// The caller and their ways to ask the service: by the cookie of the browser, and the token of the session.
import {
  Unauthorized,
  type ClientOptions,
  type CurrentSession,
  type Group,
  type GroupClass,
  type Login,
  type Permission,
} from 'boekstaaf';
import { SessionsApi } from 'boekstaaf/sessions';
import { Unanswered } from './unanswered.ts';

const OPTIONS = { baseUrl: location.origin, retries: 1 };

/** Somebody who is logged in. A new login makes a new one. */
export class Caller {
  readonly session: CurrentSession;
  readonly #options: ClientOptions;
  readonly #groups = new Map<unknown, unknown>();

  /** `ended` is told when the service does not know the session any more. */
  constructor(session: CurrentSession, ended: () => void) {
    this.session = session;
    const unanswered = new Unanswered();
    const watched = async (url: string, init: RequestInit): Promise<Response> => {
      const answer = await unanswered.send(url, init);
      if (answer.status === 401) ended();
      return answer;
    };
    this.#options = { ...OPTIONS, csrfToken: session.csrf_token, fetch: watched };
  }

  /** The operations of a group: `caller.api(BookingsApi).getBooking({ id })`. */
  api<Of extends Group>(Class: GroupClass<Of>): Of {
    const made = (this.#groups.get(Class) as Of | undefined) ?? new Class(this.#options);
    this.#groups.set(Class, made);
    return made;
  }

  /** Whether they have one of these rights. */
  may(...rights: readonly Permission[]): boolean {
    return rights.some((right) => this.session.permissies.includes(right));
  }

  /** Whether they may see customers, notes and mails. */
  get seesCustomers(): boolean {
    return this.may('viewContact', 'editContact');
  }

  async logOut(): Promise<void> {
    await this.api(SessionsApi).deleteCurrentSession();
  }
}

/** Begins a session. Throws as the client does. */
export function logIn(body: Login): Promise<CurrentSession> {
  return new SessionsApi(OPTIONS).createSession({ body });
}

/** The session that the browser has; null where nobody is logged in. */
export async function currentSession(): Promise<CurrentSession | null> {
  try {
    return await new SessionsApi(OPTIONS).getCurrentSession();
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}
