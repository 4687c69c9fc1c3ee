// Mails: who can receive them, how their texts are filled, and whether they can be cancelled or sent again.
import type { components } from '../../generated/types.ts';
import { addressOf } from '../values/mail-address.ts';
import { formatOneLine } from '../values/one-line.ts';
import { createProblem, type Problem, type ProblemDetail } from '../values/problem.ts';
import { createUnknownReferenceProblem } from '../values/references.ts';
import { shortenText } from '../values/shortened.ts';
import { fillTagParts, fillTags, textOf } from '../values/tags.ts';
import { formatPrintedValues, selectStaffLinks } from './mail-links.ts';

type MailStatus = components['schemas']['MailStatus'];
type ContactPerson = components['schemas']['ContactPerson'];

type RecipientDetails = Pick<ContactPerson, 'voornaam' | 'achternaam' | 'geslacht' | 'aanhef' | 'email1' | 'email2'>;

/** The recipient of a mail: a contact person, or with `id` null a person known by a typed address only. */
export type MailRecipient = RecipientDetails & { readonly id: number | null };

/** Texts with tags, from a body or a company. */
export interface MailTexts {
  readonly subject: string;
  readonly body: string;
  readonly signature: string | null;
}

/** A mail as it is sent: plain text, and the tags without a value, which stay in the text. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: string;
  /** The web addresses in the body that staff wrote; only these become links. */
  readonly links: readonly string[];
  readonly unknown_tags: readonly string[];
}

const MAX_SUBJECT_LENGTH = 998;
const MAX_BODY_LENGTH = 4_000_000;

// Mails are plain text, in which the narrow spaces of some languages hinder searching.
const SPACES = /[\u00a0\u202f]/g;

/** Fills the tags of a mail's texts. docs/decisions/130-mails-out-and-in.md and 214-visitors.md. */
export function fillMail(texts: MailTexts, values: Readonly<Record<string, string>>): WrittenMail {
  const plain = Object.fromEntries(Object.entries(values).map(([tag, text]) => [tag, text.replace(SPACES, ' ')]));
  const subject = fillTags(texts.subject, plain);
  const printed = formatPrintedValues(plain);
  const parts = [texts.body, texts.signature ?? ''].map((text) => fillTagParts(text, printed));
  const bodyParts = parts.map(({ parts: pieces }) => textOf(pieces).trim()).filter((text) => text !== '');
  return {
    subject: shortenText(formatOneLine(subject.text), MAX_SUBJECT_LENGTH),
    body: shortenText(bodyParts.join('\n\n'), MAX_BODY_LENGTH),
    links: [...new Set(parts.flatMap(({ parts: pieces }) => selectStaffLinks(pieces)))],
    unknown_tags: [...new Set([subject, ...parts].flatMap(({ unknown }) => unknown))],
  };
}

/** Addresses without repetitions and without those among `others`, ignoring capitals. */
export function dedupeAddresses(addresses: readonly string[], others: readonly string[] = []): string[] {
  const seenAddresses = new Set(others.map((each) => each.toLowerCase()));
  return addresses.filter((each) => {
    const isNew = !seenAddresses.has(each.toLowerCase());
    seenAddresses.add(each.toLowerCase());
    return isNew;
  });
}

/** Throws ERR_MAIL_NOT_QUEUED for a mail that is being sent, was sent, or was cancelled. */
export function assertCancellable(status: MailStatus): void {
  if (status !== 'queued' && status !== 'failed')
    throw createProblem('ERR_MAIL_NOT_QUEUED', `The mail is ${status}: only a queued or failed mail can be cancelled.`);
}

/** Throws ERR_MAIL_STILL_QUEUED for a mail that is still to be sent: it cannot be sent a second time yet. */
export function assertEnded(status: MailStatus): void {
  if (status === 'queued' || status === 'sending')
    throw createProblem(
      'ERR_MAIL_STILL_QUEUED',
      'The mail is still queued: wait until it is sent, or cancel it first.',
    );
}

/** A person whom a body names as a recipient; `field` is where. */
export interface RequestedRecipient {
  readonly field: string;
  readonly id: number;
}

/**
 * ERR_UNKNOWN_REFERENCE for each recipient who is not among `people`, ERR_MAIL_RECIPIENT for each without an address.
 */
export function findRecipientProblems(
  receivers: readonly RequestedRecipient[],
  people: ReadonlyMap<number, Pick<ContactPerson, 'email1' | 'email2'>>,
): ProblemDetail[] {
  const unknown = receivers.filter(({ id }) => !people.has(id)).map(createUnknownReferenceProblem);
  const silent = receivers.flatMap(({ field, id }): ProblemDetail[] => {
    const person = people.get(id);
    if (person === undefined || addressOf(person) !== null) return [];
    const message = 'This contact person has no e-mail address: add one, or choose another person.';
    return [{ code: 'ERR_MAIL_RECIPIENT', message, field }];
  });
  return [...unknown, ...silent];
}

/**
 * ERR_MAIL_RECIPIENT where the body names no recipient and no contact person of the customer has an address; `field`
 * names the member to send.
 */
export function createNoAddressProblem(field: string): Problem {
  const message = `No contact person of the customer has an e-mail address: add one, or send ${field}.`;
  return createProblem('ERR_MAIL_RECIPIENT', message, { field });
}
