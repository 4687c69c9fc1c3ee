// The OpenID Connect issuer of an installation, as logins use it outside their transaction.
import type { AttemptSecrets, OidcClaims } from '../domain/access/oidc.ts';

/** The result of a login at the issuer. */
export type IssuerAnswer =
  | { readonly outcome: 'proven'; readonly claims: OidcClaims }
  /** The login failed: the person or the issuer declined, the response belongs to another login, or none came. */
  | { readonly outcome: 'declined' | 'invalid' | 'unreachable' };

export interface Issuer {
  /** Returns the address at which a browser logs in; null when the issuer is unreachable. */
  begin(secrets: AttemptSecrets): Promise<URL | null>;
  /** Asks the issuer who returned with this query. Never throws. */
  complete(query: string, secrets: AttemptSecrets): Promise<IssuerAnswer>;
  /** Ends all connections. */
  close(): Promise<void>;
}
