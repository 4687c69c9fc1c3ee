// Booking mails by the clock: every minute, once for each text, booking and date.
import { customerOf } from '../../db/bookings/booking-mail-kinds.ts';
import { mailBooking } from '../../db/bookings/booking-mailing.ts';
import * as bookingMails from '../../db/bookings/booking-mails.ts';
import * as sendings from '../../db/bookings/booking-mail-sendings.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { dueDateOf, endOf, type StoredBookingMail } from '../../domain/bookings/booking-mail.ts';
import { enqueuePages } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

type BookingMailContext = Pick<JobContext, 'single' | 'write' | 'now' | 'zone'>;

/** The round: enqueues a job for each booking and text that is due, so that a failed one delays no other. */
export async function enqueueBookingMails(context: BookingMailContext): Promise<void> {
  for (const text of await context.single(bookingMails.findTimedMails)) await enqueueFor(context, text);
}

async function enqueueFor(context: BookingMailContext, text: StoredBookingMail): Promise<void> {
  const { zone } = context;
  const now = context.now();

  await enqueuePages(
    context,
    (db, page) => bookingMails.findCandidates(db, text, { now, zone, ...page }),
    (candidates) => {
      const due = candidates.filter((booking) => dueDateOf(text, booking, now, zone) !== null);
      return due.map(({ id }) => ({
        kind: 'mail-booking' as const,
        payload: { boeking_id: id, boekingsmail_id: text.id },
        key: `${String(id)} ${String(text.id)}`,
      }));
    },
  );
}

/** The job that mails a text to the customer of a booking, if still due, under the booking's lock. */
export const mailDueBooking: Job<JobPayloads['mail-booking']> = {
  concurrency: 4,
  retries: [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE],
  run: (payload, context) => context.write((db) => queueDueMail(db, payload, context)),
};

async function queueDueMail(
  db: Writer,
  { boeking_id, boekingsmail_id }: JobPayloads['mail-booking'],
  context: JobContext,
): Promise<void> {
  const { zone, keys, settings } = context;
  const now = context.now();
  if ((await lockRoot(db, 'bookings', boeking_id)) === undefined) return;
  const text = await find(bookingMails.readStored, db, boekingsmail_id);
  const booking = await readOne(bookings.readStored, db, boeking_id);
  if (text?.bedrijf_id !== booking.kosten_bedrijf_id) return;
  const datum = dueDateOf(text, { ...booking, end: endOf(booking) }, now, zone);
  if (datum === null || (await sendings.isSent(db, booking, text, datum))) return;
  const to = await customerOf(db, booking);
  const mailing = { text, to, cc: [], userId: null, datum };
  await mailBooking(db, booking, mailing, { now, zone, keys, settings });
}
