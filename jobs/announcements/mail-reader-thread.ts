// The thread of mail-reader.ts: parses a message, converts its HTML to text, and removes characters that no database can store.
import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime, { addressParser, type Address, type Email } from 'postal-mime';
import { MARK_HEADERS, type MarkHeader, type ParsedMessage } from '../../domain/announcements/incoming-mail.ts';
import { MailDecoder } from './mail-decoder.ts';
import { extractText } from './mail-text.ts';

/** The first message of this thread: that it runs, and its thread id in the operating system, where known. */
export interface ThreadStart {
  readonly thread: string | null;
}

const LIMITS = { nesting: 50, messages: 5, headers: 500_000, parts: 2_000, attachments: 100, addresses: 100 };
const MAX_TEXT_LENGTH = 1_000_000;

// Requests come first. On Linux a thread has its own priority; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// postal-mime creates its decoders by this global.
globalThis.TextDecoder = MailDecoder;

async function read(message: Buffer): Promise<ParsedMessage> {
  requireFewParts(message);
  const mail = await PostalMime.parse(message, {
    maxNestingDepth: LIMITS.nesting,
    maxRfc822NestingDepth: LIMITS.messages,
    maxHeadersSize: LIMITS.headers,
  });
  const { text, isWhole } = textOf(mail);
  const shortText = shortenText(text, MAX_TEXT_LENGTH);
  const from = senderOf(mail);
  const message_id = toLine(mail.messageId ?? '', 998) || null;

  return {
    fingerprint: fingerprintOf(message, message_id, mail),
    old_fingerprint: sha256Of(message_id ?? message),
    from_name: toLine(from?.name ?? '', 255),
    from_address: toLine(from?.address ?? '', 254),
    delivered_to: addressesOf(listMailboxes(headersOf(mail, 'delivered-to', 'x-original-to'))),
    to: addressesOf(listMailboxes([...(mail.to ?? []), ...(mail.cc ?? [])])),
    subject: toLine(mail.subject ?? '', 998),
    text: shortText,
    shortened: !isWhole || shortText !== text || mail.attachments.length > LIMITS.attachments,
    message_id,
    in_reply_to: toLine(mail.inReplyTo ?? '', 998) || null,
    sent_at: dateOf(mail.date),
    marks: Object.fromEntries(MARK_HEADERS.map((mark) => [mark, markOf(mail, mark)])) as ParsedMessage['marks'],
    attachments: attachmentsOf(mail),
  };
}

/**
 * Returns the hash of a message, equal for every route of delivery: headers that servers add do not count. Programs reuse a
 * Message-ID, so subject, date, sender and body count too.
 */
function fingerprintOf(message: Buffer, message_id: string | null, { subject, date, from }: Email): string {
  if (message_id === null) return sha256Of(message);
  const [head = ''] = /^.*?\r?\n\r?\n/s.exec(message.toString('latin1')) ?? [];
  const hash = createHash('sha256').update(JSON.stringify([message_id, subject, date, from]));
  return hash.update(message.subarray(head.length)).digest('hex');
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the first mailbox of the sender. An unquoted comma in a name splits it into mailboxes, of which only one has an address. */
function senderOf({ headers, from, sender }: Email): { name: string; address: string } | undefined {
  const mailboxes = listMailboxes(addressParser(headers.find(({ key }) => key === 'from')?.value ?? ''));
  const at = mailboxes.findIndex(({ address }) => address !== '');
  if (at === -1) return listMailboxes([from ?? sender])[0];
  const parts = mailboxes.slice(0, at + 1).map(({ name }) => name);
  return { name: parts.filter((name) => name !== '').join(', '), address: mailboxes[at]?.address ?? '' };
}

/** Throws for a message of too many parts. Counts the lines that begin like a boundary: each part has one. */
function requireFewParts(message: Buffer): void {
  let parts = 0;
  for (let at = message.indexOf('\n--'); at !== -1; at = message.indexOf('\n--', at + 3))
    if (++parts > 2 * LIMITS.parts) throw new Error('The message has too many parts.');
}

function textOf({ text, html }: Email): { readonly text: string; readonly isWhole: boolean } {
  const contents = text?.trim() ? { text, isWhole: true } : extractText(html ?? '');
  return { ...contents, text: clean(contents.text).replace(/\r\n?/g, '\n').trim() };
}

function listMailboxes(addresses: readonly (Address | undefined)[]): { name: string; address: string }[] {
  return addresses
    .flatMap((each) => each?.group ?? (each?.address === undefined ? [] : [{ name: each.name, address: each.address }]))
    .slice(0, LIMITS.addresses);
}

function headersOf({ headers }: Email, ...names: readonly string[]): Address[] {
  const matches = names.flatMap((name) => headers.filter(({ key }) => key === name));
  return matches.map(({ value }) => ({ name: '', address: value.trim().replace(/^<|>$/g, '') }));
}

function addressesOf(boxes: readonly { readonly address: string }[]): string[] {
  return boxes.map(({ address }) => toLine(address, 254)).filter((address) => address !== '');
}

function markOf({ headers }: Email, mark: MarkHeader): string {
  return toLine(headers.find(({ key }) => key === mark)?.value ?? '', 998).toLowerCase();
}

/** Returns null for text that is no date, and for years outside the contract's range. */
function dateOf(date: string | undefined): string | null {
  const time = Date.parse(date ?? '');
  return time >= Date.UTC(1900, 0, 2) && time < Date.UTC(2199, 11, 31) ? new Date(time).toISOString() : null;
}

function attachmentsOf({ attachments }: Email): ParsedMessage['attachments'] {
  return attachments
    .slice(0, LIMITS.attachments)
    .map(({ filename, content }) => ({ filename: toLine(filename ?? '', 255), bytes: bytesOf(content) }))
    .filter(({ bytes }) => bytes.length > 0);
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Text on one line. */
function toLine(text: string, most: number): string {
  return shortenText(clean(text).replace(/\s+/g, ' ').trim(), most);
}

/** Returns at most `most` characters, as a database counts them. */
function shortenText(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}

/** Returns text without NUL, other control characters, and halves of surrogate pairs. */
function clean(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu, '\u{fffd}');
}

/** Returns the id of this thread in the operating system; null where it has none. */
function findThreadNumber(): string | null {
  return process.platform === 'linux' ? (readlinkSync('/proc/thread-self').split('/').at(-1) ?? null) : null;
}

// A failure from here on is caused by the message.
parentPort?.postMessage({ thread: findThreadNumber() } satisfies ThreadStart);
parentPort?.postMessage(await read(Buffer.from(workerData as Uint8Array)));
