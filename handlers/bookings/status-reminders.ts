// The operations on status reminders: mails to customers whose booking stays in a status.
import * as statusReminders from '../../db/bookings/status-reminders.ts';
import { BOOKING_MAIL_TAGS } from '../../domain/bookings/booking-tags.ts';
import { assertFree, isRestarted } from '../../domain/bookings/status-reminder.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { findUnknownTags as unknownIn } from '../../domain/values/tags.ts';
import type { Handler } from '../handler.ts';
import { get, list, remove } from '../resource.ts';

export const listStatusReminders: Handler<'listStatusReminders'> = list(statusReminders.select, statusReminders.read);
export const getStatusReminder: Handler<'getStatusReminder'> = get(statusReminders.read);
export const deleteStatusReminder: Handler<'deleteStatusReminder'> = remove(
  statusReminders.readStored,
  statusReminders.remove,
);

export const createStatusReminder: Handler<'createStatusReminder'> = async ({ body }, { db, now, unknownTags }) => {
  const { Bedrijven = [], ...reminder } = body;
  const companyIds = Bedrijven.map(({ id }) => id);
  assertFree(companyIds, await statusReminders.findOtherReminders(db, companyIds, reminder.status, null));
  const id = await statusReminders.insert(db, reminder, companyIds, now);
  noteUnknown(body, unknownTags);
  return readOne(statusReminders.read, db, id);
};

export const updateStatusReminder: Handler<'updateStatusReminder'> = async ({ path, body }, context) => {
  const { db, now, unknownTags } = context;
  const before = await readOne(statusReminders.readStored, db, path.id);
  const { Bedrijven, ...row } = body;
  const storedCompanyIds = before.links.map(({ bedrijf_id }) => bedrijf_id);
  const companyIds = Bedrijven?.map(({ id }) => id) ?? storedCompanyIds;
  assertFree(
    companyIds,
    await statusReminders.findOtherReminders(db, companyIds, row.status ?? before.status, path.id),
  );
  await statusReminders.update(db, before, { row, companyIds, restarted: isRestarted(before, row) }, now);
  noteUnknown(body, unknownTags);
  return readOne(statusReminders.read, db, path.id);
};

interface ReminderTexts {
  readonly onderwerp_mail_herinnering?: string;
  readonly body_mail_herinnering?: string;
}

function noteUnknown({ onderwerp_mail_herinnering, body_mail_herinnering }: ReminderTexts, unknown: Set<string>): void {
  const texts = [onderwerp_mail_herinnering ?? '', body_mail_herinnering ?? ''];
  for (const tag of unknownIn(texts, BOOKING_MAIL_TAGS)) unknown.add(tag);
}
