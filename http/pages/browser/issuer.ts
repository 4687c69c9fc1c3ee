// Logins through the issuer of the installation, where it has one.
/** The text of its button; empty where there is no issuer. */
export const issuerWords = document.body.dataset['oidc'] ?? '';

/** Returns the address that begins a login through the issuer, and returns to a page of ours. */
export function buildIssuerAddress(path: string): string {
  return `/kantoor/inloggen/oidc?naar=${encodeURIComponent(path)}`;
}
