// Incoming mail: its kind, which addresses of ours and which bookings it names, and which customer sent it.
import { mailboxOf } from './typed-address.ts';
import type { components } from '../../generated/types.ts';
import { createProblem, type Problem } from '../values/problem.ts';

export type IncomingMail = components['schemas']['IncomingMail'];

/** A message as the reading thread returns it: clean text only, within the bounds of the contract. */
export interface ParsedMessage {
  readonly fingerprint: string;
  /** The fingerprint by the algorithm of 0.9.0: of the Message-ID alone, where it has one. */
  readonly old_fingerprint: string;
  readonly from_name: string;
  readonly from_address: string;
  /** Addresses from the envelope, written by servers. */
  readonly delivered_to: readonly string[];
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly shortened: boolean;
  readonly message_id: string | null;
  readonly in_reply_to: string | null;
  /** An ISO date; null without a date that a database can store. */
  readonly sent_at: string | null;
  /** The headers that reveal which program wrote it; values in lower case, '' for absent ones. */
  readonly marks: Readonly<Record<MarkHeader, string>>;
  readonly attachments: readonly { readonly filename: string; readonly bytes: Uint8Array }[];
}

/** The headers that reveal which program wrote a mail. */
export const MARK_HEADERS = [
  'auto-submitted',
  'content-type',
  'precedence',
  'return-path',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
] as const;
export type MarkHeader = (typeof MARK_HEADERS)[number];

/** A message beyond the limits of the contract: ERR_MAIL_UNREADABLE. */
export function createUnreadableMailProblem(): Problem {
  const message = 'This message cannot be read: it is nested too deeply, has too many parts, or takes too long.';
  return createProblem('ERR_MAIL_UNREADABLE', message);
}

/**
 * Returns the kind of a mail, by its writer: RFC 3834 for replies of programs, RFC 3464 for reports of mail servers,
 * and custom.
 */
export function kindOf({ marks, from_address }: Pick<ParsedMessage, 'marks' | 'from_address'>): IncomingMail['kind'] {
  const [sender = ''] = from_address.toLowerCase().split('@');
  const [, report = ''] = /^multipart\/report\b.*report-type="?([\w-]+)/s.exec(marks['content-type']) ?? [];
  if (
    report === 'delivery-status' ||
    sender === 'mailer-daemon' ||
    (sender === 'postmaster' && marks['return-path'] === '<>')
  )
    return 'bounce';
  const isSubmitted = marks['auto-submitted'] !== '' && !marks['auto-submitted'].startsWith('no');
  const isReply = marks['x-autoreply'] !== '' || marks['x-autorespond'] !== '' || marks['precedence'] === 'auto_reply';
  // Such as a read receipt: RFC 8098.
  return report !== '' || isSubmitted || isReply || marks['return-path'] === '<>' ? 'auto_reply' : 'mail';
}

/** The addresses at which a mail may have arrived, in lower case, the most certain first. */
export function listRecipients({ delivered_to, to }: Pick<ParsedMessage, 'delivered_to' | 'to'>): string[] {
  return [...new Set([...delivered_to, ...to].map((address) => address.toLowerCase()))];
}

const MAX_REFERENCES = 20;
const REFERENCE_PATTERN = /(?<![\w.,/-])[1-9]\d{0,9}-[1-9]\d{0,9}(?![\w/-]|[.,]\d)/g;

/** Texts that look like references of bookings, those of the subject first. */
export function findMentionedReferences({ subject, text }: Pick<ParsedMessage, 'subject' | 'text'>): string[] {
  const references = [subject, text].flatMap((each) => each.match(REFERENCE_PATTERN) ?? []);
  return [...new Set(references)].slice(0, MAX_REFERENCES);
}

/** A contact person with the sender's address. */
export interface SenderCandidate {
  readonly contact_id: number;
  readonly contactpersoon_id: number;
}

/** A booking by its reference. */
export interface ReferredBooking {
  readonly id: number;
  readonly klant_id: number;
  readonly referentie: string;
}

export type MailRecognition = Pick<IncomingMail, 'sender' | 'contact_id' | 'contactpersoon_id' | 'booking_id'>;

/**
 * Returns the customer and the booking of a mail. The customer is the only one with a person at the sender's address;
 * among several, the one whose booking the mail mentions. Bookings of other customers are ignored.
 */
export function recogniseMail(
  candidates: readonly SenderCandidate[],
  mentioned: readonly string[],
  bookings: readonly ReferredBooking[],
): MailRecognition {
  const customers = new Set(candidates.map(({ contact_id }) => contact_id));
  const sender = customers.size === 0 ? 'unknown' : customers.size === 1 ? 'known' : 'several';
  const booking = mentioned
    .flatMap((each) => bookings.find(({ referentie }) => referentie === each) ?? [])
    .find(({ klant_id }) => customers.has(klant_id));
  const contact_id = booking?.klant_id ?? (customers.size === 1 ? [...customers][0] : undefined) ?? null;
  const person = candidates.find((each) => each.contact_id === contact_id)?.contactpersoon_id ?? null;
  return { sender, contact_id, contactpersoon_id: person, booking_id: booking?.id ?? null };
}

const MAX_NOTE_LENGTH = 65_535;

/** Returns the note to store about a mail; undefined for mail that gets none. */
export function noteOf(
  { kind, subject, text }: Pick<IncomingMail, 'kind' | 'subject' | 'text'>,
  { contact_id, contactpersoon_id, booking_id }: MailRecognition,
):
  | (components['schemas']['NewNote'] &
      Pick<MailRecognition, 'contactpersoon_id' | 'booking_id'> & { readonly created_by: null })
  | undefined {
  if (kind !== 'mail' || contact_id === null) return undefined;
  const bericht = Array.from(text).slice(0, MAX_NOTE_LENGTH).join('');
  const about = { contact_id, contactpersoon_id, booking_id };
  return { soort_contact: 'email', onderwerp: subject, bericht, sticky: false, created_by: null, ...about };
}

/** The length of the head of a message in which its sender is sought, in bytes. */
const HEAD_BYTES = 65_536;

/**
 * Returns the mailbox that a message names as its sender, without reading the rest; '' for none. The name is
 * unverified: it only separates the mails of different senders while they wait.
 */
export function readSender(message: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(message.subarray(0, HEAD_BYTES));
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const [, from = ''] = /^from:(.*(?:\r?\n[ \t].*)*)/im.exec(head) ?? [];
  const address = (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim();
  return address === '' ? '' : mailboxOf(address.slice(0, 254));
}

/**
 * Returns the address that a message came to. Throws ERR_UNKNOWN_REFERENCE where no recipient is an address of ours.
 */
export function requireOurAddress<Address>(first: Address | undefined): Address {
  if (first !== undefined) return first;
  const message =
    'None of its recipients is an address for incoming mail: send recipient, or create the address first.';
  throw createProblem('ERR_UNKNOWN_REFERENCE', message, { field: 'recipient' });
}
