// The tags of mails about a booking, and its programme as plain text.
import { RECIPIENT_TAGS, fillRecipientTags } from '../announcements/recipient-tags.ts';
import type { MailRecipient } from '../announcements/mail.ts';
import type { components } from '../../generated/types.ts';
import { createFormats, type Formats } from '../values/formats.ts';
import { calculateCostsTotal } from './costs.ts';
import type { StoredBooking } from './booking.ts';
import { daysOf, PROGRAMME_TAGS, fillProgrammeTags, timesOf, type PrintedProgramme } from './programme.ts';

type TagCompany = Omit<components['schemas']['Company'], 'is_deletable' | '_links'>;
type ContactPerson = components['schemas']['ContactPerson'];

/** The names of all tags. */
export const BOOKING_MAIL_TAGS = [
  ...PROGRAMME_TAGS,
  ...RECIPIENT_TAGS,
  'uitje_eind',
  'uitje_vervaldatum',
  'uitje_bedrag',
  'uitje_opmerking',
  'programma',
  'boeking_annuleerlink',
] as const;

export type BookingMailTag = (typeof BOOKING_MAIL_TAGS)[number];

/** The facts that the tags of a mail about a booking print. */
export interface BookingMailSubject {
  readonly booking: Pick<StoredBooking, 'status_vervaldatum' | 'costs'>;
  readonly programme: PrintedProgramme;
  readonly company: Pick<TagCompany, 'standaard_aanhef' | 'standaard_titel_man' | 'standaard_titel_vrouw'>;
  readonly person: MailRecipient;
  /** The acting member of staff. */
  readonly user: ContactPerson | null;
  /** The address of the page on which the customer cancels; empty unless a text has its tag. */
  readonly cancellationLink: string;
}

/** The values of all tags, in the language of the company; unknown ones are empty. */
export function fillBookingMailTags(subject: BookingMailSubject): Record<BookingMailTag, string> {
  const { booking, programme, company, person, user, cancellationLink } = subject;
  const formats = createFormats(programme.look.locale);
  const { status_vervaldatum: expiryDate } = booking;

  return {
    ...fillProgrammeTags(programme, formats),
    ...fillRecipientTags(person, company, user),
    uitje_eind: endOf(programme, formats),
    uitje_vervaldatum: expiryDate === null ? '' : formats.date(expiryDate),
    uitje_bedrag: formats.money(calculateCostsTotal(booking.costs)),
    uitje_opmerking: programme.remark ?? '',
    programma: formatProgramme(programme, formats),
    boeking_annuleerlink: cancellationLink,
  };
}

/** The end of the booking: its time, with its date where that differs from the date of the begin. */
function endOf({ date, lines }: PrintedProgramme, formats: Formats): string {
  const ends = lines.map((line) => line.end ?? { date: line.date, time: line.begin });
  const last = ends.toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1)).at(-1);
  if (last === undefined) return '';
  return last.date === date ? last.time : `${formats.date(last.date)} ${last.time}`;
}

/** The programme as text: one line for each activity, below the date of its day. */
export function formatProgramme(programme: PrintedProgramme, formats: Formats): string {
  const days = daysOf(programme).map(([date, lines]) => {
    const lineTexts = lines.map((line) => {
      const amount = programme.shows_amounts ? `${formats.count(line.amount)} × ` : '';
      const where = line.location === null ? '' : ` (${line.location})`;
      return `${timesOf(line, formats)}  ${amount}${line.description}${where}`;
    });
    return [formats.day(date), ...lineTexts].join('\n');
  });
  return days.join('\n\n');
}
