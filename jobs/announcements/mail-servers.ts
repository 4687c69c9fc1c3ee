// How mail servers are spoken to: the operator's, by SMTP_URL, and those of companies, by their integrations.
import { isIP } from 'node:net';
import type { CompanyMailServer } from '../../db/house/integrations.ts';

/** A mail server, as nodemailer takes it, and what of it must not be repeated. */
export interface MailServer {
  readonly transport: object;
  readonly login: { readonly user: string; readonly password: string };
}

/** The mail server of an address as the operator sets it: SMTP_URL. */
export function serverAt(smtpUrl: string): MailServer {
  const { username, password } = new URL(smtpUrl);
  return {
    transport: { url: smtpUrl, ...(needsEncryption(smtpUrl) ? { requireTLS: true } : {}) },
    login: { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  };
}

/** The mail server of a company, at the `address` that was checked for its name; `password` null without one. */
export function serverOf(
  { host, port, security, username, verify_certificate }: CompanyMailServer['settings'],
  password: string | null,
  address: string,
): MailServer {
  const login = { user: username ?? '', password: password ?? '' };
  const tls = { rejectUnauthorized: verify_certificate, ...(isIP(host) === 0 ? { servername: host } : {}) };

  return {
    transport: {
      host: address,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      tls,
      ...(username === null ? {} : { auth: { user: login.user, pass: login.password } }),
    },
    login,
  };
}

/** A password goes over a network in the clear only where the operator says so. */
export function needsEncryption(smtpUrl: string): boolean {
  const { username, hostname, searchParams } = new URL(smtpUrl);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username !== '' && !isHere && searchParams.get('ignoreTLS') !== 'true';
}
