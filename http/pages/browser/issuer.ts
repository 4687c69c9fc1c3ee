// The button of logins through the issuer of the installation: its text and its address.

/** The text of the button; empty for an installation without an issuer. */
export const issuerWords = document.body.dataset['oidc'] ?? '';

/** Returns the address that begins a login through the issuer, and returns to a page of ours. */
export function buildIssuerAddress(path: string): string {
  return `/kantoor/inloggen/oidc?naar=${encodeURIComponent(path)}`;
}
