// The calendar entry that a mail about a booking brings to its customer.
import type { Instant } from '../../generated/types.ts';
import type { BookingMoment } from './booking-mail.ts';
import { endOf } from './booking-mail.ts';
import type { StoredBooking } from './booking.ts';
import type { PrintedProgramme } from './programme.ts';

/** One entry for the whole booking. A later mail replaces it: the same key with a higher number. */
export interface BookingEntry {
  readonly key: string;
  readonly sequence: number;
  readonly begin: Instant;
  readonly end: Instant;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly isCancelled: boolean;
}

/** Returns the entry of a booking; `sequence` is the number of earlier mails, and `text` the programme. */
export function entryOf(
  booking: Pick<StoredBooking, 'id' | 'begin' | 'lines' | 'status' | 'arrangement'>,
  { sender, reference }: Pick<PrintedProgramme, 'sender' | 'reference'>,
  { moment, sequence, text }: { readonly moment: BookingMoment; readonly sequence: number; readonly text: string },
): BookingEntry {
  const addressParts = [sender.adres, [sender.postcode, sender.plaats].filter(Boolean).join(' ')].filter(Boolean);
  return {
    key: `booking-${String(booking.id)}`,
    sequence,
    begin: booking.begin,
    end: endOf(booking),
    title: [booking.arrangement, sender.naam].filter(Boolean).join(' – '),
    description: [reference, text].filter(Boolean).join('\n\n'),
    location: addressParts.length === 0 ? sender.naam : [sender.naam, ...addressParts].join(', '),
    isCancelled: moment === 'geannuleerd' || booking.status === 'geannuleerd',
  };
}
