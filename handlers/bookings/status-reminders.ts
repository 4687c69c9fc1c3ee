// The operations on status reminders: what customers are reminded of when their booking stays in a status.
import * as statusReminders from '../../db/bookings/status-reminders.ts';
import { BOOKING_MAIL_TAGS } from '../../domain/bookings/booking-tags.ts';
import { one } from '../../db/engine/changes/table.ts';
import { unknownTags as unknownIn } from '../../domain/values/tags.ts';
import type { Handler } from '../handler.ts';
import { get, list, remove } from '../resource.ts';

export const listStatusReminders: Handler<'listStatusReminders'> = list(statusReminders.select, statusReminders.read);
export const getStatusReminder: Handler<'getStatusReminder'> = get(statusReminders.read);
export const deleteStatusReminder: Handler<'deleteStatusReminder'> = remove(
  statusReminders.read,
  statusReminders.remove,
);

export const createStatusReminder: Handler<'createStatusReminder'> = async ({ body }, { db, now, unknownTags }) => {
  const id = await statusReminders.insert(db, body, now);
  noteUnknown(body, unknownTags);
  return one(statusReminders.read, db, id);
};

export const updateStatusReminder: Handler<'updateStatusReminder'> = async ({ path, body }, asked) => {
  const { db, now, unknownTags } = asked;
  await statusReminders.update(db, await one(statusReminders.read, db, path.id), body, now);
  noteUnknown(body, unknownTags);
  return one(statusReminders.read, db, path.id);
};

interface Texts {
  readonly onderwerp_mail_herinnering?: string;
  readonly body_mail_herinnering?: string;
}

function noteUnknown({ onderwerp_mail_herinnering, body_mail_herinnering }: Texts, unknown: Set<string>): void {
  const texts = [onderwerp_mail_herinnering ?? '', body_mail_herinnering ?? ''];
  for (const tag of unknownIn(texts, BOOKING_MAIL_TAGS)) unknown.add(tag);
}
