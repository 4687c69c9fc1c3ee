// The mails of newsletters: each has the text of the issue, and a link that unsubscribes its recipient.
import { RECIPIENT_TAGS, fillRecipientTags } from '../../domain/announcements/recipient-tags.ts';
import {
  NEWSLETTER_TAGS,
  textsOf,
  unsubscribeLabelOf,
  type IssueTexts,
} from '../../domain/announcements/newsletter.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import { find, readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import * as newsletters from '../people/newsletters.ts';
import { createUnsubscribedTest } from '../people/unsubscriptions.ts';
import type { KindOfMail } from './mail-writing.ts';
import { readIssues } from './newsletter-issues.ts';

/** The parts of a single mail of an issue: its texts, and the URL that unsubscribes its recipient. */
export interface NewsletterDetail {
  readonly texts: IssueTexts;
  readonly unsubscribe: string;
}

type NewsletterTag = (typeof NEWSLETTER_TAGS)[number] | (typeof RECIPIENT_TAGS)[number];

export const NEWSLETTER_MAIL_TAGS: readonly NewsletterTag[] = [...NEWSLETTER_TAGS, ...RECIPIENT_TAGS];

const newsletter: KindOfMail<NewsletterDetail, never, NewsletterTag> = {
  kind: 'newsletter',
  about: 'newsletter_issue',
  isSignedByStaff: true,
  findCompany: async (db, id) => readOne(companies.readKnown, db, (await readOne(readIssues, db, id)).bedrijf_id),
  findRecipient: () => Promise.resolve(undefined),
  selectTexts: (company, detail) =>
    detail === undefined ? { subject: '', body: '' } : textsOf(detail.texts, company.locale),
  tagNames: NEWSLETTER_MAIL_TAGS,
  async readTags(db, id, { company, person, user, detail }) {
    const { naam } = await readOne(newsletters.read, db, (await readOne(readIssues, db, id)).newsletter_id);
    const newsletterTags = {
      nieuwsbrief_naam: naam,
      bedrijf_naam: company.weergavenaam,
      afmeldlink: detail.unsubscribe,
    };
    return { ...newsletterTags, ...fillRecipientTags(person, company, user) };
  },
  readSummary: (_db, _id, { company, detail: { unsubscribe } }) =>
    Promise.resolve({
      facts: [],
      button: null,
      unsubscribe: { label: unsubscribeLabelOf(company.locale), url: unsubscribe },
    }),
  listFiles: () => Promise.resolve([]),
  async findObsoleteReason(db, id, [address = '']) {
    const issue = await find(readIssues, db, id);
    if (issue === undefined) return 'The newsletter was deleted.';
    const subscription = { newsletter: issue.newsletter_id, address };
    const isUnsubscribed = await createUnsubscribedTest(db, [subscription]);
    const isWanted = !isUnsubscribed(subscription) && (await newsletters.hasSubscriber(db, subscription));
    return isWanted ? null : 'Nobody gets the newsletter at this address any more.';
  },
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const newsletterMails = { newsletter } as const;

const PURPOSE = 'unsubscribe from a newsletter';

/** The newsletter of a link, the recipient of its mail, and the record of their address, which links of 0.9.0 lack. */
export interface MailedSubscription {
  readonly newsletter: number;
  readonly person: number;
  readonly receiver: number | undefined;
}

/** Returns the token of an unsubscribe link: it proves that its holder got a mail of this newsletter. */
export async function unsubscribeToken(
  db: Writer,
  keys: Keys,
  { newsletter, person, receiver }: Required<MailedSubscription>,
): Promise<string> {
  const text = [newsletter, person, receiver].join('.');
  return `${text}.${await keys.sign(db, PURPOSE, text)}`;
}

/** Returns the subscription behind a token; undefined when this installation did not sign it. */
export async function subscriptionOf(db: Reader, keys: Keys, token: string): Promise<MailedSubscription | undefined> {
  const [, text = '', signature = ''] = /^(\d{1,10}(?:\.\d{1,10}){1,2})\.([\w-]{43})$/.exec(token) ?? [];
  if (!(await keys.isSigned(db, PURPOSE, text, signature))) return undefined;
  const [newsletter = 0, person = 0, receiver] = text.split('.').map(Number);
  return { newsletter, person, receiver };
}
