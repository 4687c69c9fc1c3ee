// The logged-in user of the office, by a session or by an API key, and the client that acts for them.
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

/** A login: by a session, or by an API key, with which no cookie is sent. */
export type LoginEntry = { readonly session: CurrentSession } | { readonly key: string };

/** A logged-in user. Each login creates a new object. */
export class OfficeCaller {
  /** Null for a key. */
  readonly userId: number | null;
  /** Empty for a key. */
  readonly userName: string;
  readonly mustSetUpSecondFactor: boolean;
  /** Whether the login was by a key, which opens the planning alone. */
  readonly hasKey: boolean;
  readonly #permissions: readonly Permission[];
  readonly #options: ClientOptions;
  readonly #groups = new Map<GroupClass<Group>, Group>();

  /** `onEnd` is called when the session or key is no longer valid. */
  constructor(entry: LoginEntry, onEnd: () => void) {
    const session = 'session' in entry ? entry.session : null;
    this.userId = session?.user_id ?? null;
    this.userName = session?.gebruikersnaam ?? '';
    this.mustSetUpSecondFactor = session?.must_set_up_second_factor ?? false;
    this.hasKey = session === null;
    this.#permissions = session?.permissies ?? [];
    this.#options = createClientOptions(entry, onEnd);
  }

  /** Returns the operations of a group: `caller.getApi(BookingsApi).getBooking({ id })`. */
  getApi<Of extends Group>(Class: GroupClass<Of>): Of {
    const api = (this.#groups.get(Class) as Of | undefined) ?? new Class(this.#options);
    this.#groups.set(Class, api);
    return api;
  }

  /** Returns whether the user has one of these rights. A key, whose rights are unknown here, has none. */
  may(...rights: readonly Permission[]): boolean {
    return rights.some((right) => this.#permissions.includes(right));
  }

  /** Whether the user may see customers, notes and mails. */
  get seesCustomers(): boolean {
    return this.may('viewContact', 'editContact');
  }

  async logOut(): Promise<void> {
    if (!this.hasKey) await this.getApi(SessionsApi).deleteCurrentSession();
  }
}

/** Returns options of the client with a credential; `onEnd` is called for each 401. */
function createClientOptions(entry: LoginEntry, onEnd: () => void): ClientOptions {
  const unanswered = new UnansweredWrites();
  const fetchAndWatch = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await unanswered.send(url, init);
    if (response.status === 401) onEnd();
    return response;
  };

  if ('session' in entry) return { ...CLIENT_OPTIONS, csrfToken: entry.session.csrf_token, fetch: fetchAndWatch };
  return {
    ...CLIENT_OPTIONS,
    apiKey: entry.key,
    fetch: (url, init) => fetchAndWatch(url, { ...init, credentials: 'omit' }),
  };
}

/** Begins a session. Throws as the client does. */
export async function logIn(body: Login): Promise<LoginEntry> {
  return { session: await new SessionsApi(CLIENT_OPTIONS).createSession({ body }) };
}

/**
 * Logs in by an API key, which stays in memory only. Reads today's planning to try the key; throws as the client does
 * where it cannot.
 */
export async function enterByKey(key: string): Promise<LoginEntry> {
  const entry = { key };
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
