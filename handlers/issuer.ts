// The issuer of OpenID Connect that an installation trusts, as logins use it outside their transaction.
import type { AttemptSecrets, OidcClaims } from '../domain/access/oidc.ts';

/** The issuer's answer to a login. */
export type IssuerAnswer =
  | { readonly outcome: 'proven'; readonly claims: OidcClaims }
  /** Nobody is let in: the person or the issuer declined, the answer is not the one to this login, or none came. */
  | { readonly outcome: 'declined' | 'invalid' | 'unreachable' };

export interface Issuer {
  /** Where a browser logs in; null when the issuer cannot be reached. */
  begin(secrets: AttemptSecrets): Promise<URL | null>;
  /** Asks who came back with this query. Never throws. */
  complete(query: string, secrets: AttemptSecrets): Promise<IssuerAnswer>;
  /** Closes connections that wait for more. */
  close(): Promise<void>;
}
