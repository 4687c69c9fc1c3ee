// The way to log in over the issuer of the installation, where it has one.
/** The words of its button; empty where there is no issuer. */
export const issuerWords = document.body.dataset['oidc'] ?? '';

/** Where a login over the issuer begins that comes back to a page of ours. */
export function buildIssuerAddress(path: string): string {
  return `/kantoor/inloggen/oidc?naar=${encodeURIComponent(path)}`;
}
