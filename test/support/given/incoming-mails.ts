// Incoming mail: messages that are handed over for an address.
import { AssertionError } from 'chai';
import type { IncomingMail } from 'boekstaaf';
import { given, sendRaw } from '../index.ts';

let count = 0;

/** A message with these headers and this text. */
export function message(headers: Readonly<Record<string, string>>, text = 'Hallo'): string {
  count += 1;
  const all = {
    From: '"Sanne de Vries" <sanne@devries.example>',
    'Message-ID': `<${String(count)}@devries.example>`,
    Subject: 'Vraag',
    Date: 'Tue, 10 Mar 2026 10:58:00 +0100',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${text}`;
}

/** Hands a message over; returns the response. */
export function handOver(text: string | Buffer, recipient?: string): ReturnType<typeof sendRaw> {
  const query = recipient === undefined ? '' : `?recipient=${encodeURIComponent(recipient)}`;
  const headers = { 'content-type': 'message/rfc822' };
  return sendRaw('POST', `/api2/incoming_mails${query}`, { body: Buffer.from(text), headers });
}

/** A mail that came to an address of its own. */
export async function incomingMail(
  headers: Readonly<Record<string, string>> = {},
  text?: string,
): Promise<IncomingMail> {
  const { adres } = await given.incomingMailAddress();
  const response = await handOver(message(headers, text), adres);
  if (response.status !== 201) throw new AssertionError(`No mail was stored: ${response.text}`);
  return response.body as IncomingMail;
}

/** A text and a file, for a message with `MULTIPART_HEADERS`. */
export const MAIL_WITH_FILE = [
  '--deel',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Zie de bijlage.',
  '--deel',
  'Content-Type: application/x-msdownload; name="route.exe"',
  'Content-Disposition: attachment; filename="route.exe"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('Linksaf bij de brug.').toString('base64'),
  '--deel--',
  '',
].join('\r\n');
export const MULTIPART_HEADERS = { 'Content-Type': 'multipart/mixed; boundary=deel' };
