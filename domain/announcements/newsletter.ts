// The words that every newsletter has: how to get no more of it, in the language of the company.
import { languageOf, type Language } from '../values/formats.ts';

/** The tags of newsletters besides those of whom they are addressed to. */
export const NEWSLETTER_TAGS = ['nieuwsbrief_naam', 'bedrijf_naam', 'afmeldlink'] as const;

/** What somebody wrote, with its tags. */
export interface IssueTexts {
  readonly subject: string;
  readonly body: string;
}

const LABEL: Readonly<Record<Language, string>> = {
  nl: 'Afmelden voor deze nieuwsbrief',
  en: 'Unsubscribe from this newsletter',
  de: 'Diesen Newsletter abbestellen',
  fr: 'Se désabonner de cette lettre',
};

/** What the link to unsubscribe is called. */
export function unsubscribeLabel(locale: string): string {
  return LABEL[languageOf(locale)];
}

/** The texts of an issue as they are filled: how to unsubscribe follows where the body does not say it. */
export function textsOf({ subject, body }: IssueTexts, locale: string): IssueTexts {
  if (body.includes('{afmeldlink}')) return { subject, body };
  return { subject, body: `${body.trimEnd()}\n\n${unsubscribeLabel(locale)}: {afmeldlink}` };
}
