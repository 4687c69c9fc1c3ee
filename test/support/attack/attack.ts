// An attack: somebody who has a right to talk to the server, and their acts.
import { send, type RawResponse, type RawOptions } from '../raw.ts';

/** The server that is attacked, and the credentials of who attacks. */
export interface AttackTarget {
  readonly baseUrl: string;
  /** An administrator's key. */
  readonly key: string;
  /** Asks as the administrator; another credential in `auth`. */
  ask(method: string, path: string, options?: Omit<RawOptions, 'baseUrl'>): Promise<RawResponse>;
}

export interface Attack {
  readonly name: string;
  /** Settings of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The state before the attack: nobody is measured yet. */
  readonly prepare?: (target: AttackTarget) => Promise<void>;
  /** Ends when it is over. */
  readonly run: (target: AttackTarget) => Promise<AttackResult>;
}

/** The course of an attack, as the attacker sees it. */
export interface AttackResult {
  readonly statuses: Statuses;
  /** Other things that they saw, in lines. */
  readonly observations?: readonly string[];
}

/** How often each status was answered; 0 where there was no answer. */
export type Statuses = Map<number, number>;

export function createTarget(baseUrl: string, key: string): AttackTarget {
  return {
    baseUrl,
    key,
    ask: (method, path, options = {}) => send(baseUrl, method, path, { auth: { apiKey: key }, ...options }),
  };
}

/** Runs the acts, several at once, and counts the responses. */
export async function runConcurrently(
  works: Iterable<() => Promise<{ readonly status: number }>>,
  atOnce: number,
): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const iterator = works[Symbol.iterator]();
  const runWorks = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) {
      const { status } = await next.value().catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runWorks));
  return statuses;
}
