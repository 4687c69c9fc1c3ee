// Callers: who sends a request, with which rights, and how people log in.
import type { FactorProof } from '../domain/access/second-factor.ts';
import type { SessionTimes } from '../domain/access/session.ts';
import type { Permission } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';

/** The account that asks. `permissions` are the effective ones: the user's, narrowed by the scopes of the key. */
export interface Caller {
  readonly type: 'user' | 'apikey' | 'anonymous' | 'system';
  /** The id of the key for `apikey`, of the user for `user`, null for the others. */
  readonly id: number | null;
  /** The account that acts, through a key or itself: also the id of its contact. Null for the others. */
  readonly userId: number | null;
  readonly permissions: ReadonlySet<Permission>;
  /** Whether the account has any permission: not narrowed by the scopes of a key. */
  readonly hasRights: boolean;
  /** Whether own things are a right of the caller: not with a key that is limited to scopes. */
  readonly ownThings: boolean;
  /** Whether they may do and see what visitors may, and nothing else: without a credential, or with a key for websites. */
  readonly isVisitor: boolean;
  /** The session whose cookie they came with; undefined without one. */
  readonly session?: {
    readonly id: number;
    readonly csrfToken: string;
    /** Whether it may set up a second factor, and nothing else. */
    readonly mustSetUp: boolean;
  };
}

/** How sessions of pages begin and end. */
export interface Sessions {
  /** The time of the machine, by which they end, and API keys too: docs/decisions/040-time.md. */
  readonly now: Instant;
  readonly times: SessionTimes;
  /** Has the answer set the cookie of a session; null takes it away. */
  readonly setCookie: (token: string | null) => void;
}

/** The text of a login. */
export interface TypedLogin {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** A password that was right, and the browser that it came from. */
export interface ProvenLogin {
  readonly userId: number;
  /** The stored hash that it was right for. */
  readonly passwordHash: string;
  /** The proof in the code that came with it; null where none was needed. */
  readonly proof: FactorProof | null;
  readonly device: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** A password that somebody chose. */
export interface NewPassword {
  /** Its hash, to be stored. */
  readonly hash: string;
  /** How many guesses find it, by somebody who tries these words of its user early. */
  readonly countGuesses: (words: readonly string[]) => number;
}
