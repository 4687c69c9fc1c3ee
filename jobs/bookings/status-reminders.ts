// Scheduled status reminders: every morning, once for each period that a booking spends in a status.
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { bookingMailKinds } from '../../db/bookings/booking-mail-kinds.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { readBookingMailDetail } from '../../db/bookings/booking-mailing.ts';
import * as reminders from '../../db/bookings/status-reminders.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { calculateExpiryDate, selectReminderDay } from '../../domain/bookings/status-reminder.ts';
import { enqueueEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/** The round of every morning: enqueues a job for each booking, so that a failed one delays no other. */
export async function enqueueStatusReminders(
  context: Pick<JobContext, 'read' | 'single' | 'write' | 'now' | 'today' | 'zone'>,
): Promise<void> {
  const { read, now, zone } = context;
  const day = selectReminderDay(now(), zone);
  for (const reminder of await read(reminders.selectAppliedReminders))
    await enqueueEach(
      context,
      (db, { after, limit }) => reminders.findBookingsToRemind(db, reminder, { after, day, zone, limit }),
      (id) => ({ kind: 'remind-status', payload: { boeking_id: id }, key: String(id) }),
    );
}

/** Puts the reminder that is due in the outbox, and moves the booking's last day, under the booking's lock. */
export const remindStatus: Job<JobPayloads['remind-status']> = {
  concurrency: 4,
  retries: [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE],
  run: ({ boeking_id }, context) => context.write((db) => remind(db, boeking_id, context)),
};

async function remind(db: Writer, id: number, context: JobContext): Promise<void> {
  const { now, today, zone } = context;
  if ((await lockRoot(db, 'bookings', id)) === undefined) return;
  const booking = await readOne(bookings.readStored, db, id);
  const reminder = await reminders.findDueReminder(db, booking, selectReminderDay(now(), zone), zone);
  if (reminder === undefined) return;
  const status_vervaldatum = calculateExpiryDate(booking, reminder, today());
  const { onderwerp_mail_herinnering: subject, body_mail_herinnering: body } = reminder;
  const detail = await readBookingMailDetail(db, { ...booking, status_vervaldatum }, { subject, body }, context);
  const letter = { id, userId: null, detail };
  if ((await queueDefaultMail(db, bookingMailKinds.status_reminder, letter, now())) === null) return;
  await reminders.noteReminded(db, booking, now());
  await bookings.saveAgreement(db, booking, { status_vervaldatum });
}
