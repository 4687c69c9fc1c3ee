// The mail to a customer whose booking was cancelled: when, at what costs, and which amount is refunded.
import { RECIPIENT_TAGS } from '../announcements/recipient-tags.ts';
import type { MailSummary } from '../announcements/mail-layout.ts';
import type { Cents, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { createFormats, languageOf, type Formats, type DocumentLanguage } from '../values/formats.ts';
import { listBookingFacts } from './mail-facts.ts';
import { PROGRAMME_TAGS, type PrintedProgramme } from './programme.ts';

export const RECEIPT_TAGS = [...new Set([...PROGRAMME_TAGS, ...RECIPIENT_TAGS, 'annulering_moment' as const])];

export type ReceiptTag = (typeof RECEIPT_TAGS)[number];

/** The amounts that a receipt prints, in cents. */
export interface ReceiptAmounts {
  readonly kosten: Cents;
  readonly terugbetaling_bedrag: Cents;
  readonly openstaand: Cents;
}

interface ReceiptWords {
  readonly subject: string;
  readonly body: string;
  readonly at: string;
  readonly costs: string;
  readonly back: string;
  readonly open: string;
}

const WORDS: Readonly<Record<DocumentLanguage, ReceiptWords>> = {
  nl: {
    subject: 'Uw boeking {uitje_nummer} is geannuleerd',
    body: '{contactpersoon_aanhef},\n\nUw boeking {uitje_nummer} is geannuleerd op {annulering_moment}. Bewaar deze mail als bewijs.',
    at: 'Geannuleerd op',
    costs: 'Kosten van annuleren',
    back: 'U krijgt terug',
    open: 'Nog te betalen',
  },
  en: {
    subject: 'Your booking {uitje_nummer} is cancelled',
    body: '{contactpersoon_aanhef},\n\nYour booking {uitje_nummer} was cancelled on {annulering_moment}. Keep this mail as a receipt.',
    at: 'Cancelled on',
    costs: 'Costs of cancelling',
    back: 'You get back',
    open: 'Still to pay',
  },
  de: {
    subject: 'Ihre Buchung {uitje_nummer} ist storniert',
    body: '{contactpersoon_aanhef},\n\nIhre Buchung {uitje_nummer} wurde am {annulering_moment} storniert. Bewahren Sie diese Mail als Beleg auf.',
    at: 'Storniert am',
    costs: 'Kosten der Stornierung',
    back: 'Sie erhalten zurück',
    open: 'Noch zu zahlen',
  },
  fr: {
    subject: 'Votre réservation {uitje_nummer} est annulée',
    body: '{contactpersoon_aanhef},\n\nVotre réservation {uitje_nummer} a été annulée le {annulering_moment}. Conservez ce message comme reçu.',
    at: 'Annulée le',
    costs: 'Frais d’annulation',
    back: 'Vous recevez',
    open: 'Reste à payer',
  },
};

/** The texts of the mail, with their tags. */
export function selectReceiptTexts(locale: string): { subject: string; body: string } {
  const { subject, body } = WORDS[languageOf(locale)];
  return { subject, body };
}

/** A moment in words: its local date and time. */
export function formatMoment(moment: Instant, zone: Zone, formats: Formats): string {
  return `${formats.date(zone.toLocalDate(moment))} ${zone.toLocalTime(moment)}`;
}

/** The facts at the top of the mail; `moment` is when the booking was cancelled. */
export function summariseReceipt(programme: PrintedProgramme, moment: string, amounts: ReceiptAmounts): MailSummary {
  const { locale } = programme.look;
  const words = WORDS[languageOf(locale)];
  const formats = createFormats(locale);
  const { kosten, terugbetaling_bedrag: back, openstaand: open } = amounts;
  const facts = [
    ...listBookingFacts(programme),
    { label: words.at, value: moment },
    { label: words.costs, value: formats.money(kosten) },
    ...(back === 0 ? [] : [{ label: words.back, value: formats.money(back) }]),
    ...(open === 0 ? [] : [{ label: words.open, value: formats.money(open) }]),
  ];
  return { facts, button: null };
}
