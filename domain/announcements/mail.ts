// Mails: who may receive them, how their texts are filled, and what can still be done with them.
import type { components } from '../../generated/types.ts';
import { addressOf } from '../values/mail-address.ts';
import { formatOneLine } from '../values/one-line.ts';
import { createProblem, type Problem, type ProblemDetail } from '../values/problem.ts';
import { createUnknownReferenceProblem } from '../values/references.ts';
import { fillTagParts, fillTags, textOf } from '../values/tags.ts';
import { formatPrintedValues, selectStaffLinks } from './mail-links.ts';

type MailStatus = components['schemas']['MailStatus'];
type ContactPerson = components['schemas']['ContactPerson'];

type RecipientDetails = Pick<ContactPerson, 'voornaam' | 'achternaam' | 'geslacht' | 'aanhef' | 'email1' | 'email2'>;

/** The addressee of a mail: a contact person, or with `id` null somebody of whom only the typed address is known. */
export type MailRecipient = RecipientDetails & { readonly id: number | null };

/** Texts with tags, as a body or a company gives them. */
export interface MailTexts {
  readonly subject: string;
  readonly body: string;
  readonly signature: string | null;
}

/** A mail as it is sent: plain text, and the tags that stayed because nothing is known for them. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: string;
  /** The web addresses in the body that staff wrote: no other one becomes a link. */
  readonly links: readonly string[];
  readonly unknown_tags: readonly string[];
}

const MAX_SUBJECT_LENGTH = 998;
const MAX_BODY_LENGTH = 4_000_000;

// Mails are plain text, in which the narrow spaces of some languages are in the way of searches.
const SPACES = /[\u00a0\u202f]/g;

/** Fills the tags of a mail's texts. docs/decisions/130-mails-out-and-in.md and 214-visitors.md. */
export function fillMail(texts: MailTexts, values: Readonly<Record<string, string>>): WrittenMail {
  const plain = Object.fromEntries(Object.entries(values).map(([tag, text]) => [tag, text.replace(SPACES, ' ')]));
  const subject = fillTags(texts.subject, plain);
  const printed = formatPrintedValues(plain);
  const parts = [texts.body, texts.signature ?? ''].map((text) => fillTagParts(text, printed));
  const whole = parts.map(({ pieces }) => textOf(pieces).trim()).filter((text) => text !== '');
  return {
    subject: formatOneLine(subject.text).slice(0, MAX_SUBJECT_LENGTH),
    body: whole.join('\n\n').slice(0, MAX_BODY_LENGTH),
    links: [...new Set(parts.flatMap(({ pieces }) => selectStaffLinks(pieces)))],
    unknown_tags: [...new Set([subject, ...parts].flatMap(({ unknown }) => unknown))],
  };
}

/** Addresses without those that stand there twice or among `others`, whatever their capitals. */
export function dedupeAddresses(addresses: readonly string[], others: readonly string[] = []): string[] {
  const seen = new Set(others.map((each) => each.toLowerCase()));
  return addresses.filter((each) => {
    const isNew = !seen.has(each.toLowerCase());
    seen.add(each.toLowerCase());
    return isNew;
  });
}

/** Refuses to take back what is on its way or arrived, or was taken back. Throws ERR_MAIL_NOT_QUEUED. */
export function assertCancellable(status: MailStatus): void {
  if (status !== 'queued' && status !== 'failed')
    throw createProblem('ERR_MAIL_NOT_QUEUED', `The mail is ${status}: only a queued or failed mail can be cancelled.`);
}

/** Refuses to make a second one of a mail that is still to be sent. Throws ERR_MAIL_STILL_QUEUED. */
export function assertEnded(status: MailStatus): void {
  if (status === 'queued' || status === 'sending')
    throw createProblem(
      'ERR_MAIL_STILL_QUEUED',
      'The mail is still queued: wait until it is sent, or cancel it first.',
    );
}

/** Somebody whom a body names as a receiver; `field` is where. */
export interface RequestedRecipient {
  readonly field: string;
  readonly id: number;
}

/** ERR_UNKNOWN_REFERENCE for everybody who is not among `people`, ERR_MAIL_RECIPIENT for everybody who has no address. */
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

/** ERR_MAIL_RECIPIENT where nobody is named and nobody of the customer has an address; `field` names somebody. */
export function createNoAddressProblem(field: string): Problem {
  const message = `No contact person of the customer has an e-mail address: add one, or send ${field}.`;
  return createProblem('ERR_MAIL_RECIPIENT', message, { field });
}
