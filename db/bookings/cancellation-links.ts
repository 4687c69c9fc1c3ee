// The links by which customers cancel: signed, so that none is stored, and each valid for one booking of one customer.
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { Keys } from '../engine/keys.ts';
import { find } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { findIdsWithMerged } from '../people/merged-customers.ts';
import * as bookings from './bookings.ts';

const PURPOSE = 'cancel a booking';

type LinkedBooking = Pick<StoredBooking, 'id' | 'klant_id' | 'referentie'>;

/** Returns the URL of the page on which a customer cancels a booking. */
export async function createCancellationLink(
  {
    db,
    keys,
    settings,
  }: { readonly db: Writer; readonly keys: Keys; readonly settings: { readonly publicUrl: string } },
  booking: LinkedBooking,
): Promise<string> {
  const signature = await keys.sign(db, PURPOSE, formatSignedText(booking));
  return `${settings.publicUrl}/api2/annulering/${String(booking.id)}.${signature}`;
}

/**
 * Returns the booking of a token; undefined when there is none, or it has another customer now. Links from before a
 * merge of its customer remain valid.
 */
export async function findByToken(db: Reader, keys: Keys, token: string): Promise<StoredBooking | undefined> {
  const [, id, signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const booking = await find(bookings.readStored, db, Number(id));
  if (booking === undefined) return undefined;
  for (const klant_id of await findIdsWithMerged(db, booking.klant_id))
    if (await keys.isSigned(db, PURPOSE, formatSignedText({ ...booking, klant_id }), signature)) return booking;
  return undefined;
}

// References are never reused, and the link of a former customer must not show the present one.
function formatSignedText({ id, klant_id, referentie }: LinkedBooking): string {
  return `${String(id)} ${String(klant_id)} ${referentie}`;
}
