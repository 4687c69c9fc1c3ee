// The settings of mail servers: the operator's, by SMTP_URL, and those of companies, by their integrations.
import { isIP } from 'node:net';
import type { CompanyMailServer } from '../../db/house/integrations.ts';

/** A mail server in the options of nodemailer, and the secret that no message may repeat. */
export interface MailServer {
  readonly transport: object;
  readonly login: { readonly user: string; readonly password: string };
}

/** Returns the mail server of SMTP_URL. */
export function serverAt(smtpUrl: string): MailServer {
  const { username, password } = new URL(smtpUrl);
  return {
    transport: { url: smtpUrl, ...(needsEncryption(smtpUrl) ? { requireTLS: true } : {}) },
    login: { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  };
}

/** Returns the mail server of a company, at the `address` that was checked for its name; `password` null without one. */
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

/** Whether the connection must be encrypted: a password is sent in the clear only where the operator says so. */
export function needsEncryption(smtpUrl: string): boolean {
  const { username, hostname, searchParams } = new URL(smtpUrl);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username !== '' && !isHere && searchParams.get('ignoreTLS') !== 'true';
}
