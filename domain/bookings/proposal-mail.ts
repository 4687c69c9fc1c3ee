// The mail that brings a proposal to a customer: its words, its tags, and its summary.
import { RECIPIENT_TAGS } from '../announcements/recipient-tags.ts';
import type { MailSummary } from '../announcements/mail-layout.ts';
import { createFormats, languageOf, type DocumentLanguage } from '../values/formats.ts';
import { listBookingFacts } from './mail-facts.ts';
import { findUnknownTags } from '../values/tags.ts';
import { PROPOSAL_TAGS, unknownTagsOf, type OfferedProposal } from './proposal.ts';

export const PROPOSAL_MAIL_TAGS = [...new Set([...PROPOSAL_TAGS, ...RECIPIENT_TAGS, 'voorstel_link' as const])];

export type ProposalMailTag = (typeof PROPOSAL_MAIL_TAGS)[number];

/** The texts for the mail, with their tags; null for the default words. */
export interface ProposalMailTexts {
  readonly subject: string | null;
  readonly body: string | null;
}

/** The texts of a type, as far as they were sent. */
interface TypeTexts {
  readonly tekst: string;
  readonly onderwerp_mail?: string | null;
  readonly body_mail?: string | null;
}

interface ProposalMailWords {
  readonly subject: string;
  readonly body: string;
  readonly view: string;
  readonly total: string;
  readonly validUntil: string;
}

const WORDS: Readonly<Record<DocumentLanguage, ProposalMailWords>> = {
  nl: {
    subject: 'Ons voorstel voor {uitje_datum}',
    body: '{contactpersoon_aanhef},\n\nWij hebben een voorstel voor u gemaakt. U kunt het bekijken en beantwoorden tot en met {voorstel_geldig_tot}.',
    view: 'Bekijk het voorstel',
    total: 'Totaal inclusief btw',
    validUntil: 'Geldig tot en met',
  },
  en: {
    subject: 'Our proposal for {uitje_datum}',
    body: '{contactpersoon_aanhef},\n\nWe have made a proposal for you. You can view and answer it until the end of {voorstel_geldig_tot}.',
    view: 'View the proposal',
    total: 'Total including VAT',
    validUntil: 'Valid until the end of',
  },
  de: {
    subject: 'Unser Angebot für den {uitje_datum}',
    body: '{contactpersoon_aanhef},\n\nwir haben ein Angebot für Sie erstellt. Sie können es bis einschließlich {voorstel_geldig_tot} ansehen und beantworten.',
    view: 'Angebot ansehen',
    total: 'Gesamtbetrag inklusive MwSt.',
    validUntil: 'Gültig bis einschließlich',
  },
  fr: {
    subject: 'Notre proposition pour le {uitje_datum}',
    body: '{contactpersoon_aanhef},\n\nNous avons préparé une proposition pour vous. Vous pouvez la consulter et y répondre jusqu’au {voorstel_geldig_tot} inclus.',
    view: 'Voir la proposition',
    total: 'Total TVA comprise',
    validUntil: 'Valable jusqu’au',
  },
};

/** The unknown tags in the texts of a type: those of its proposals, and those of the mails with them. */
export function findUnknownTypeTags({ tekst, onderwerp_mail, body_mail }: TypeTexts): string[] {
  const inMail = findUnknownTags([onderwerp_mail ?? '', body_mail ?? ''], PROPOSAL_MAIL_TAGS);
  return [...new Set([...unknownTagsOf(tekst), ...inMail])];
}

/** The texts of the mail; the link is appended to a body without it. */
export function selectProposalMailTexts(
  { subject, body }: ProposalMailTexts,
  locale: string,
): { subject: string; body: string } {
  const words = WORDS[languageOf(locale)];
  const bodyText = body ?? words.body;
  return {
    subject: subject ?? words.subject,
    body: bodyText.includes('{voorstel_link}') ? bodyText : `${bodyText.trimEnd()}\n\n${words.view}: {voorstel_link}`,
  };
}

/** The summary of the mail, and the button that opens the page. */
export function summariseProposal(
  { programme, total, valid_until }: Omit<OfferedProposal, 'text'>,
  link: string,
): MailSummary {
  const { locale } = programme.look;
  const words = WORDS[languageOf(locale)];
  const formats = createFormats(locale);
  const proposalFacts = [
    { label: words.total, value: formats.money(total) },
    { label: words.validUntil, value: formats.date(valid_until) },
  ];
  return { facts: [...listBookingFacts(programme), ...proposalFacts], button: { label: words.view, url: link } };
}
