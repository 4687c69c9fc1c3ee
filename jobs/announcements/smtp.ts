// Hands mails to a mail server over SMTP, and returns which receivers it accepted and why not the others.
import type { MailRow } from '../../db/announcements/mails.ts';
import { LOGO_ID } from './mail-html.ts';
import type { Logo } from './mail-logo.ts';
import type { MailServer } from './mail-servers.ts';

/** A file that is attached to a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly content: Uint8Array;
  /** Its media type. */
  readonly type: string;
}

/** The HTML part of a mail and the logo in it; null for one that is plain text only. */
export interface HtmlPart {
  readonly html: string;
  readonly logo: Logo | null;
  /** The address at which the recipient unsubscribes with one click (RFC 8058). */
  readonly unsubscribe: string | null;
}

/** The result of submitting a mail. */
export interface Handover {
  /** The recipients that the server accepted. */
  readonly delivered: readonly string[];
  /** Why other recipients were not accepted; null when all were. The message has no secret. */
  readonly failure: { readonly message: string; readonly isFinal: boolean } | null;
}

// A silent server, and one that sends a byte at a time, delay a job by this at most, in milliseconds.
const SILENCE_TIMEOUT_MS = 30_000;
const TOTAL_TIMEOUT_MS = 120_000;
const MAX_MESSAGE_LENGTH = 2_000;

/**
 * Submits a mail for all recipients who have not received it yet, with one Message-ID for all attempts. Resolves also after a
 * failure; a broken connection leaves open whether the server accepted the mail.
 */
export async function submitMail(
  server: MailServer,
  mail: MailRow,
  parts: MessageParts,
  signal: AbortSignal,
): Promise<Handover> {
  const missing = [...mail.to, ...mail.cc].filter((address) => !mail.delivered_to.includes(address));
  if (missing.length === 0) return { delivered: [], failure: null };

  const { createTransport } = await import('./mail-transport.ts');
  const transport = createTransport(toTransportOptions(server));
  try {
    const {
      accepted,
      envelope,
      rejectedErrors = [],
    } = await transport.sendMail({
      ...messageOf(mail, parts),
      envelope: { from: mail.from_address, to: missing },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TOTAL_TIMEOUT_MS)]),
    });
    // nodemailer sends the addresses in another spelling, in the same order.
    const delivered = missing.filter((_address, index) => accepted.includes(envelope.to[index] ?? ''));
    return { delivered, failure: refusalOf(server, rejectedErrors) };
  } catch (error) {
    return { delivered: [], failure: failureOf(server, error) };
  } finally {
    transport.close();
  }
}

/** The parts of a mail, except its text. */
export interface MessageParts {
  readonly attachments: readonly MailAttachment[];
  readonly html: HtmlPart | null;
}

function messageOf(mail: MailRow, { attachments, html }: MessageParts): object {
  const toMailboxes = (addresses: readonly string[]): object[] => addresses.map((address) => ({ name: '', address }));
  return {
    from: { name: mail.from_name, address: mail.from_address },
    to: toMailboxes(mail.to),
    cc: toMailboxes(mail.cc),
    subject: mail.subject,
    text: mail.body,
    ...(html === null ? {} : htmlOf(html)),
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    xMailer: false,
    attachments: [
      ...(html?.logo == null ? [] : [inlineLogo(html.logo)]),
      ...attachments.map(({ filename, content, type }) => ({
        filename,
        content: Buffer.from(content),
        contentType: type,
      })),
    ],
  };
}

function htmlOf({ html, unsubscribe }: HtmlPart): object {
  if (unsubscribe === null) return { html };
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { html, headers };
}

function inlineLogo({ content, type }: Logo): object {
  const filename = `logo.${type.replace('image/', '')}`;
  return { filename, content: Buffer.from(content), contentType: type, cid: LOGO_ID, contentDisposition: 'inline' };
}

function toTransportOptions({ transport }: MailServer): object {
  return {
    ...transport,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    greetingTimeout: SILENCE_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Texts of a mail are untrusted: none of them may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError extends Error {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly recipient?: string | undefined;
  readonly rejectedErrors?: readonly SmtpError[] | undefined;
}

function failureOf(server: MailServer, error: unknown): NonNullable<Handover['failure']> {
  const failure: SmtpError = error instanceof Error ? error : new Error(String(error));
  const refusal = refusalOf(server, failure.rejectedErrors ?? []);
  return refusal ?? { message: redactPassword(server, failure.message), isFinal: isFinal(failure) };
}

function refusalOf(server: MailServer, errors: readonly SmtpError[]): Handover['failure'] {
  if (errors.length === 0) return null;
  const message = errors.map((each) => `${each.recipient ?? ''}: ${each.message}`).join('\n');
  return { message: redactPassword(server, message), isFinal: errors.every(isFinal) };
}

/**
 * Whether no retry can help. A server that refuses the mail with 5xx will refuse it tomorrow. A refused password is not
 * final: the operator can correct it.
 */
function isFinal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Returns a message without the user and password of the server, in any spelling that a server might repeat. */
function redactPassword({ login: { user, password } }: MailServer, message: string): string {
  const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
  const spellings = [password, encodeURIComponent(password), toBase64(password), toBase64(`\0${user}\0${password}`)];
  const clean = password === '' ? message : spellings.reduce((text, secret) => text.replaceAll(secret, '***'), message);
  return clean.slice(0, MAX_MESSAGE_LENGTH);
}
