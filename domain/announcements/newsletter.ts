// Newsletters: which company sends one, and its own texts, such as the one to unsubscribe.
import { languageOf, type DocumentLanguage } from '../values/formats.ts';
import { createProblem } from '../values/problem.ts';

/** The tags of newsletters, without those about the recipient. */
export const NEWSLETTER_TAGS = ['nieuwsbrief_naam', 'bedrijf_naam', 'afmeldlink'] as const;

/** The texts as they were written, with their tags. */
export interface IssueTexts {
  readonly subject: string;
  readonly body: string;
}

const UNSUBSCRIBE_LABELS: Readonly<Record<DocumentLanguage, string>> = {
  nl: 'Afmelden voor deze nieuwsbrief',
  en: 'Unsubscribe from this newsletter',
  de: 'Diesen Newsletter abbestellen',
  fr: 'Se désabonner de cette lettre',
};

/** The label of the link to unsubscribe. */
export function unsubscribeLabelOf(locale: string): string {
  return UNSUBSCRIBE_LABELS[languageOf(locale)];
}

/** The texts of an issue before filling: the link to unsubscribe is appended to a body without it. */
export function textsOf({ subject, body }: IssueTexts, locale: string): IssueTexts {
  if (body.includes('{afmeldlink}')) return { subject, body };
  return { subject, body: `${body.trimEnd()}\n\n${unsubscribeLabelOf(locale)}: {afmeldlink}` };
}

/** Returns the company that sends an issue. Throws ERR_COMPANY_REQUIRED without one. */
export function requireSender(company: number | null): number {
  if (company !== null) return company;
  throw createProblem('ERR_COMPANY_REQUIRED', 'There is no company to send it: create one first.', {
    field: 'bedrijf_id',
  });
}
