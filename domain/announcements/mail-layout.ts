// The parts of a mail's HTML around its text. They are stored with the mail, so that later changes of the company do not alter it.
import type { components } from '../../generated/types.ts';
import { intlLocaleOf } from '../values/formats.ts';

type Schemas = components['schemas'];
export type MailFact = Schemas['MailFact'];
export type MailButton = Schemas['MailButton'];
type CompanyDetails = Omit<Schemas['Company'], 'is_deletable' | '_links'>;

/** The summary of a mail, and its button. */
export interface MailSummary {
  readonly facts: readonly MailFact[];
  /** Null for a mail that asks nothing of its reader. */
  readonly button: MailButton | null;
  /** The address at which recipients unsubscribe; null or absent for a mail to one person. */
  readonly unsubscribe?: MailButton | null;
}

/** All that the HTML of a mail needs around its text, as stored with the mail. */
export interface MailLayout extends Required<MailSummary> {
  /** The language of the mail, as HTML names it. */
  readonly language: string;
  /** `#rrggbb`; null for the default colour. */
  readonly accent_color: string | null;
  readonly logo_sha256: string | null;
  /** The sender and their addresses, line by line. */
  readonly sender: readonly string[];
  /**
   * The web addresses in the text that become links: `layoutOf` leaves them out, and composed-mail.ts adds them. Absent in
   * mails that are older than this member, which have none.
   */
  readonly links?: readonly string[];
}

/** Returns the layout of a mail that a company sends, with the look of its template. */
export function layoutOf(
  company: CompanyDetails,
  look: Pick<Schemas['PdfTemplate'], 'accent_color' | 'logo_sha256'>,
  { facts, button, unsubscribe = null }: MailSummary,
): MailLayout {
  const { accent_color, logo_sha256 } = look;
  return {
    language: intlLocaleOf(company.locale),
    accent_color,
    logo_sha256,
    sender: formatSenderLines(company),
    facts,
    button,
    unsubscribe,
  };
}

function formatSenderLines(company: CompanyDetails): string[] {
  const town = [company.postcode, company.plaats].filter(Boolean).join(' ');
  const lines = [
    [company.weergavenaam, company.adres, town],
    [company.telefoon, company.email, company.website],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}
