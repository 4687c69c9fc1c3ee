// The caller, and their access to the service: by the cookie of the browser, and the token of the session.
import {
  Unauthorized,
  type ClientOptions,
  type CurrentSession,
  type Group,
  type GroupClass,
  type Login,
  type Permission,
} from 'boekstaaf';
import { PlanningApi } from 'boekstaaf/planning';
import { SessionsApi } from 'boekstaaf/sessions';
import { readPageTime } from '../../browser/time.ts';
import { UnansweredWrites } from './unanswered-writes.ts';
import { beginOf, dateAt, shiftDate } from './writing.ts';

const CLIENT_OPTIONS = { baseUrl: location.origin, retries: 1 };

/** Stands in for the session of a caller with a key, whose rights only the service knows. */
const KEY_SESSION: CurrentSession = {
  id: 0,
  user_id: 0,
  gebruikersnaam: '',
  permissies: [],
  locale: null,
  must_set_up_second_factor: false,
  csrf_token: '',
  created_at: '',
  expires_at: '',
};

/** A login: by a session, or by an API key, with which no cookie is sent. */
export interface LoginEntry {
  readonly session: CurrentSession;
  readonly key?: string;
}

/** A logged-in user. Each login creates a new object. */
export class OfficeCaller {
  readonly session: CurrentSession;
  /** Whether the login was by a key, which opens the planning alone. */
  readonly hasKey: boolean;
  readonly #options: ClientOptions;
  readonly #groups = new Map<unknown, unknown>();

  /** `onEnd` is called when the session or key is no longer valid. */
  constructor({ session, key }: LoginEntry, onEnd: () => void) {
    this.session = session;
    this.hasKey = key !== undefined;
    const unanswered = new UnansweredWrites();
    const fetchWatched = async (url: string, init: RequestInit): Promise<Response> => {
      const response = await unanswered.send(url, init);
      if (response.status === 401) onEnd();
      return response;
    };
    this.#options =
      key === undefined
        ? { ...CLIENT_OPTIONS, csrfToken: session.csrf_token, fetch: fetchWatched }
        : { ...CLIENT_OPTIONS, apiKey: key, fetch: (url, init) => fetchWatched(url, { ...init, credentials: 'omit' }) };
  }

  /** Returns the operations of a group: `caller.getApi(BookingsApi).getBooking({ id })`. */
  getApi<Of extends Group>(Class: GroupClass<Of>): Of {
    const api = (this.#groups.get(Class) as Of | undefined) ?? new Class(this.#options);
    this.#groups.set(Class, api);
    return api;
  }

  /** Returns whether the user has one of these rights. */
  may(...rights: readonly Permission[]): boolean {
    return rights.some((right) => this.session.permissies.includes(right));
  }

  /** Whether the user may see customers, notes and mails. */
  get seesCustomers(): boolean {
    return this.may('viewContact', 'editContact');
  }

  async logOut(): Promise<void> {
    if (!this.hasKey) await this.getApi(SessionsApi).deleteCurrentSession();
  }
}

/** Begins a session. Throws as the client does. */
export async function logIn(body: Login): Promise<LoginEntry> {
  return { session: await new SessionsApi(CLIENT_OPTIONS).createSession({ body }) };
}

/** Logs in by an API key, which stays in memory only. Throws as the client does where the key cannot read the planning. */
export async function enterByKey(key: string): Promise<LoginEntry> {
  const entry = { session: KEY_SESSION, key };
  const date = dateAt(readPageTime());
  const day = { begin: beginOf(date), eind: beginOf(shiftDate(date, 1)) };
  await new OfficeCaller(entry, () => undefined).getApi(PlanningApi).getPlanning(day);
  return entry;
}

/** Returns the current session of the browser; null without one. */
export async function readCurrentSession(): Promise<LoginEntry | null> {
  try {
    return { session: await new SessionsApi(CLIENT_OPTIONS).getCurrentSession() };
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}
