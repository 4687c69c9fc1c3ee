// The kinds of mails: each kind of the contract, declared by the area of its subject.
import type { components } from '../generated/types.ts';
import { SALUTATION_TAGS } from '../domain/announcements/recipient-tags.ts';
import { findUnknownTags } from '../domain/values/tags.ts';
import type { KindOfMail } from './announcements/mail-writing.ts';
import type { Mail } from './announcements/mails.ts';
import { bookingMailKinds } from './bookings/booking-mail-kinds.ts';
import { cancellationMails } from './bookings/cancellation-mails.ts';
import { proposalMails } from './bookings/proposal-mails.ts';
import { newsletterMails } from './announcements/newsletter-mails.ts';
import { invoiceMails } from './invoices/invoice-mails.ts';
import { voucherMails } from './online/voucher-mails.ts';
import { withdrawalMails } from './online/withdrawal-mails.ts';

type Company = components['schemas']['Company'];

/**
 * By the kind's name in the contract. Where this does not compile, a kind of MailKind has no entry: declare it in its
 * area, as db/invoices/invoice-mails.ts does.
 */
export const mailKinds = {
  ...invoiceMails,
  ...bookingMailKinds,
  ...cancellationMails,
  ...proposalMails,
  ...voucherMails,
  ...newsletterMails,
  ...withdrawalMails,
} as const satisfies {
  readonly [Kind in Mail['kind']]: KindOfMail<never>;
};

/**
 * Returns the tags in the texts of a company that their mails do not know. A signature is part of every kind of mail:
 * its tag is known if one kind knows it.
 */
export function unknownTagsOf(company: Company): string[] {
  const kinds: readonly Pick<KindOfMail, 'selectTexts' | 'tagNames'>[] = Object.values(mailKinds);
  const { ondertekening_standaardmails: signature, standaard_aanhef: salutation } = company;
  const unknown = [
    ...kinds.flatMap(({ selectTexts, tagNames }) => findUnknownTags(Object.values(selectTexts(company)), tagNames)),
    ...findUnknownTags(
      [signature ?? ''],
      kinds.flatMap(({ tagNames }) => tagNames),
    ),
    ...findUnknownTags([salutation], SALUTATION_TAGS),
  ];
  return [...new Set(unknown)];
}

/** The sources of attachments; jobs/mail-files.ts has the contents for each. */
export type MailSource = Awaited<ReturnType<(typeof mailKinds)[keyof typeof mailKinds]['listFiles']>>[number]['source'];
