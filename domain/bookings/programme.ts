// The programme of a booking as its customer gets it on paper: which activities, when, where and for how many.
import { addDays, type Zone } from '../values/calendar.ts';
import type { Formats } from '../values/formats.ts';
import { SENDER_TAGS, fillSenderTags } from '../values/letter-tags.ts';
import type { InvoiceAddressee, InvoiceLook, InvoiceSender } from '../values/letter.ts';
import type { Instant } from '../../generated/types.ts';
import type { StoredBooking } from './booking.ts';

/** An activity. Times are local: `2026-03-28` and `14:00`. */
export interface ProgrammeLine {
  readonly date: string;
  readonly begin: string;
  /** Null for an activity without length. */
  readonly end: { readonly date: string; readonly time: string } | null;
  readonly description: string;
  readonly location: string | null;
  /** The quantity: stored programmes have this name. */
  readonly amount: number;
}

/** A programme with the complete contents of its document, so that it can be printed again unchanged. */
export interface PrintedProgramme {
  readonly reference: string;
  readonly customer_id: number;
  readonly package: string;
  readonly people: number;
  /** The local date and time of its begin. */
  readonly date: string;
  readonly begin: string;
  readonly lines: readonly ProgrammeLine[];
  /** Whether the quantities of the lines are printed. */
  readonly shows_amounts: boolean;
  /** A remark for the customer. */
  readonly remark: string | null;
  readonly sender: InvoiceSender;
  readonly recipient: InvoiceAddressee;
  readonly look: InvoiceLook;
}

/** The parties of a programme, and the company's choices about it. */
export type ProgrammeParties = Pick<PrintedProgramme, 'sender' | 'recipient' | 'look' | 'shows_amounts'>;

type ProgrammeBooking = Pick<
  StoredBooking,
  'referentie' | 'klant_id' | 'arrangement' | 'personen' | 'begin' | 'kosten_opmerking'
> & {
  readonly lines: readonly Pick<
    StoredBooking['lines'][number],
    'begin' | 'eind' | 'beschrijving' | 'locatie_id' | 'aantal'
  >[];
};

/** Returns the programme of a booking; `locations` has the names of locations for customers. */
export function programmeOf(
  booking: ProgrammeBooking,
  parties: ProgrammeParties,
  locations: ReadonlyMap<number, string>,
  zone: Zone,
): PrintedProgramme {
  const { referentie, klant_id, arrangement, personen, begin, kosten_opmerking } = booking;
  const lines = [...booking.lines].sort((one, other) =>
    one.begin < other.begin ? -1 : one.begin > other.begin ? 1 : 0,
  );
  const starts = splitLocalTime(begin, zone);

  return {
    reference: referentie,
    customer_id: klant_id,
    package: arrangement,
    people: personen,
    date: starts.date,
    begin: starts.time,
    lines: lines.map((line): ProgrammeLine => {
      const { date, time } = splitLocalTime(line.begin, zone);
      const location = line.locatie_id === null ? null : (locations.get(line.locatie_id) ?? null);
      const end = line.eind > line.begin ? splitLocalTime(line.eind, zone) : null;
      return { date, begin: time, end, description: line.beschrijving, location, amount: line.aantal };
    }),
    remark: kosten_opmerking === null || kosten_opmerking.trim() === '' ? null : kosten_opmerking,
    ...parties,
  };
}

function splitLocalTime(instant: Instant, zone: Zone): { date: string; time: string } {
  return { date: zone.toLocalDate(instant), time: zone.toLocalTime(instant) };
}

/** The lines of a programme by local date, in the order of their begin. */
export function daysOf({
  lines,
}: Pick<PrintedProgramme, 'lines'>): (readonly [date: string, lines: readonly ProgrammeLine[]])[] {
  const days = new Map<string, ProgrammeLine[]>();
  for (const line of lines) {
    const dayLines = days.get(line.date);
    if (dayLines === undefined) days.set(line.date, [line]);
    else dayLines.push(line);
  }
  return [...days];
}

/** `14:00 – 15:30`, with the date of an end that is neither on the day of the begin nor in the night after it. */
export function timesOf({ date, begin, end }: ProgrammeLine, formats: Formats): string {
  if (end === null) return begin;
  const isNear = end.date === date || (end.date === addDays(date, 1) && end.time <= '12:00');
  return isNear ? `${begin} – ${end.time}` : `${begin} – ${formats.date(end.date)} ${end.time}`;
}

/** The name of a programme's file. */
export function formatProgrammeFilename({ reference }: Pick<PrintedProgramme, 'reference'>): string {
  return `programma-${reference}.pdf`;
}

export const PROGRAMME_TAGS = [
  ...SENDER_TAGS,
  'contact_naam',
  'contact_adres',
  'contact_postcode',
  'contact_plaats',
  'contactpersoon_naam',
  'uitje_nummer',
  'uitje_datum',
  'uitje_begin',
  'uitje_personen',
  'arrangement_naam',
] as const;

type ProgrammeTag = (typeof PROGRAMME_TAGS)[number];

/** The tags that texts on a programme may contain, with the values that it prints. */
export function fillProgrammeTags(programme: PrintedProgramme, formats: Formats): Record<ProgrammeTag, string> {
  const { recipient: addressee } = programme;
  return {
    ...fillSenderTags(programme.sender, formats),
    contact_naam: addressee.naam,
    contact_adres: addressee.adres ?? '',
    contact_postcode: addressee.postcode ?? '',
    contact_plaats: addressee.plaats ?? '',
    contactpersoon_naam: addressee.contactpersoon ?? '',
    uitje_nummer: programme.reference,
    uitje_datum: formats.date(programme.date),
    uitje_begin: programme.begin,
    uitje_personen: formats.count(programme.people),
    arrangement_naam: programme.package,
  };
}
