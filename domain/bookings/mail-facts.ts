// The facts at the top of mails about a booking: its reference, its time and its number of people.
import type { MailFact } from '../announcements/mail-layout.ts';
import { createFormats, languageOf, type DocumentLanguage } from '../values/formats.ts';
import type { PrintedProgramme } from './programme.ts';

interface BookingFactWords {
  readonly booking: string;
  readonly date: string;
  readonly begin: string;
  readonly people: string;
}

const WORDS: Readonly<Record<DocumentLanguage, BookingFactWords>> = {
  nl: { booking: 'Boeking', date: 'Datum', begin: 'Aanvang', people: 'Aantal personen' },
  en: { booking: 'Booking', date: 'Date', begin: 'Starts at', people: 'Number of people' },
  de: { booking: 'Buchung', date: 'Datum', begin: 'Beginn', people: 'Personenzahl' },
  fr: { booking: 'Réservation', date: 'Date', begin: 'Début', people: 'Nombre de personnes' },
};

/** The facts of a booking, in the language of its company. */
export function listBookingFacts(programme: PrintedProgramme): MailFact[] {
  const { locale } = programme.look;
  const words = WORDS[languageOf(locale)];
  const formats = createFormats(locale);
  const name = [programme.reference, programme.package].filter((text) => text !== '').join(' · ');
  return [
    { label: words.booking, value: name },
    { label: words.date, value: formats.day(programme.date) },
    { label: words.begin, value: programme.begin },
    { label: words.people, value: formats.count(programme.people) },
  ];
}
