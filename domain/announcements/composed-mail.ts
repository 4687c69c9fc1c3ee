// A mail as it is composed: its filled texts, its layout, its sender and its recipients.
import type { components } from '../../generated/types.ts';
import { formatOneLine } from '../values/one-line.ts';
import { layoutOf, type MailLayout, type MailSummary } from './mail-layout.ts';
import { dedupeAddresses, fillMail, type MailRecipient, type MailTexts } from './mail.ts';
import { addressOf } from '../values/mail-address.ts';

/** The parts of a mail; each recipient has an address. */
interface MailParts {
  readonly company: Parameters<typeof layoutOf>[0];
  readonly look: Pick<components['schemas']['PdfTemplate'], 'accent_color' | 'logo_sha256'>;
  readonly to: MailRecipient;
  readonly cc: readonly MailRecipient[];
  /** With unfilled tags. */
  readonly texts: MailTexts;
  /** The values of the tags. */
  readonly tags: Readonly<Record<string, string>>;
  readonly summary: MailSummary;
}

/** The members of a mail that its parts decide. */
interface ComposedMail {
  readonly from_name: string;
  readonly from_address: string;
  readonly contactpersoon_id: number | null;
  readonly to: string[];
  readonly cc: string[];
  readonly subject: string;
  readonly body: string;
  readonly layout: MailLayout;
  readonly unknown_tags: string[];
}

/** Composes a mail. Each address appears in it once, and tags without a value stay in the text. */
export function composeMail({ company, look, to, cc, texts, tags, summary }: MailParts): ComposedMail {
  const { subject, body, links, unknown_tags } = fillMail(texts, tags);
  const recipients = dedupeAddresses(listAddresses([to]));

  return {
    from_name: formatOneLine(company.weergavenaam),
    from_address: company.email,
    contactpersoon_id: to.id,
    to: recipients,
    cc: dedupeAddresses(listAddresses(cc), recipients),
    subject,
    body,
    layout: { ...layoutOf(company, look, summary), links },
    unknown_tags: [...unknown_tags],
  };
}

function listAddresses(people: readonly MailRecipient[]): string[] {
  return people.flatMap((person) => addressOf(person) ?? []);
}
