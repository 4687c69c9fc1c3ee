// Callers: who sends a request, with which rights, and how sessions begin and end.
import type { FactorProof } from '../domain/access/second-factor.ts';
import type { SessionTimes } from '../domain/access/session.ts';
import type { Permission } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';

/** The calling account. `permissions` are the effective ones: the user's, narrowed by the scopes of the key. */
export interface Caller {
  readonly type: 'user' | 'apikey' | 'anonymous' | 'system';
  /** The id of the key for `apikey`, of the user for `user`, null for the others. */
  readonly id: number | null;
  /** The acting account, through a key or directly, which is also the id of its contact. Null for the others. */
  readonly userId: number | null;
  readonly permissions: ReadonlySet<Permission>;
  /** Whether the account has any permission, independent of the scopes of a key. */
  readonly hasRights: boolean;
  /** Whether the caller may use their own things: not with a key that is limited to scopes. */
  readonly ownThings: boolean;
  /** Whether they may only do and see what visitors may: without a credential, or with a key for websites. */
  readonly isVisitor: boolean;
  /** The session of the cookie; undefined without one. */
  readonly session?: {
    readonly id: number;
    readonly csrfToken: string;
    /** Whether it may only set up a second factor. */
    readonly mustSetUp: boolean;
  };
}

/** How sessions of pages begin and end. */
export interface Sessions {
  /** The machine's time, by which sessions and API keys end: docs/decisions/040-time.md. */
  readonly now: Instant;
  readonly times: SessionTimes;
  /** Sets the cookie of a session in the response; null removes it. */
  readonly setCookie: (token: string | null) => void;
}

/** The text of a login. */
export interface TypedLogin {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** A verified password, and the browser that sent it. */
export interface ProvenLogin {
  readonly userId: number;
  /** The stored hash that it matches. */
  readonly passwordHash: string;
  /** The proof in the accompanying code; null where none was needed. */
  readonly proof: FactorProof | null;
  readonly device: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** A newly chosen password. */
export interface NewPassword {
  /** Its hash, to be stored. */
  readonly hash: string;
  /** How many guesses find it, by an attacker who tries these words of its user first. */
  readonly countGuesses: (words: readonly string[]) => number;
}
