// The operations on booking mails, and on mails that staff send from them.
import * as mails from '../../db/announcements/mails.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { customerOf } from '../../db/bookings/booking-mail-kinds.ts';
import { mailBooking } from '../../db/bookings/booking-mailing.ts';
import * as bookingMails from '../../db/bookings/booking-mails.ts';
import * as sendings from '../../db/bookings/booking-mail-sendings.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertSoundMail, planMailChange } from '../../domain/bookings/booking-mail.ts';
import { BOOKING_MAIL_TAGS } from '../../domain/bookings/booking-tags.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { findUnknownTags as unknownIn } from '../../domain/values/tags.ts';
import type { Handler } from '../handler.ts';
import { findRecipientsOrDefault } from '../people/mail-recipients.ts';
import { get, list, remove } from '../resource.ts';

export const listBookingMails: Handler<'listBookingMails'> = list(bookingMails.select, bookingMails.read);
export const getBookingMail: Handler<'getBookingMail'> = get(bookingMails.read);
export const deleteBookingMail: Handler<'deleteBookingMail'> = remove(bookingMails.readStored, bookingMails.remove);

export const createBookingMail: Handler<'createBookingMail'> = async ({ body }, { db, now, unknownTags }) => {
  const { moment, dagen = null } = body;
  assertSoundMail({ moment, dagen });
  const id = await bookingMails.insert(db, body, now);
  for (const tag of unknownIn([body.onderwerp, body.body], BOOKING_MAIL_TAGS)) unknownTags.add(tag);
  return readOne(bookingMails.read, db, id);
};

export const updateBookingMail: Handler<'updateBookingMail'> = async ({ path, body }, { db, now, unknownTags }) => {
  const before = await readOne(bookingMails.readStored, db, path.id);
  await bookingMails.update(db, before, planMailChange(before, body, now));
  for (const tag of unknownIn([body.onderwerp ?? '', body.body ?? ''], BOOKING_MAIL_TAGS)) unknownTags.add(tag);
  return readOne(bookingMails.read, db, path.id);
};

export const listBookingMailSendings: Handler<'listBookingMailSendings'> = async ({ path }, { db }) => {
  await readOne(bookings.readListed, db, path.boeking_id);
  return createListing(sendings.selectOf(path.boeking_id), sendings.read);
};

export const getBookingMailSending: Handler<'getBookingMailSending'> = async ({ path }, { db }) => {
  const sending = await readOne(sendings.read, db, path.id);
  if (sending.boeking_id !== path.boeking_id) throw createNotFoundProblem();
  return sending;
};

export const createBookingMailSending: Handler<'createBookingMailSending'> = async ({ path, body }, context) => {
  const { db, caller, unknownTags } = context;
  const { boekingsmail_id, onderwerp, body: words } = body;
  const booking = await readOne(bookings.readStored, db, path.boeking_id);
  const { to, cc } = await findRecipientsOrDefault(db, body, () => customerOf(db, booking));
  const bookingMail = await readOne(bookingMails.read, db, boekingsmail_id);
  const text = { ...bookingMail, onderwerp: onderwerp ?? bookingMail.onderwerp, body: words ?? bookingMail.body };

  const mailing = { text, to, cc, userId: caller.userId, datum: null };
  const queuedMail = await mailBooking(db, booking, mailing, context);
  for (const tag of queuedMail.unknown_tags) unknownTags.add(tag);
  const sending = await readOne(sendings.read, db, queuedMail.id);
  return sending.mail_id === null ? sending : { ...sending, Mail: await readOne(mails.read, db, sending.mail_id) };
};
