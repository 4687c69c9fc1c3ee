// The operations on bookings: who comes when, for what, and what it costs.
import * as awaitedPayments from '../../db/bookings/awaited-payments.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import * as proposals from '../../db/bookings/proposals.ts';
import { select } from '../../db/bookings/booking-list.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as notes from '../../db/people/notes.ts';
import * as recordedHours from '../../db/planning/recorded-hours.ts';
import * as shifts from '../../db/planning/shifts.ts';
import { listing } from '../../db/engine/listing.ts';
import { one } from '../../db/engine/changes/table.ts';
import { parseInterval } from '../../domain/values/interval.ts';
import { problem } from '../../domain/values/problem.ts';
import { changeBooking } from './booking-change.ts';
import { moveBooking } from './move-booking.ts';
import { releaseVouchers } from './redemption.ts';
import { enforceCapacity } from './enforcement.ts';
import { toEmbedded, embeddedInList } from './booking-embeds.ts';
import { storeBooking } from './new-booking.ts';
import type { Handler } from '../handler.ts';

export const listBookings: Handler<'listBookings'> = ({ query }, { now, zone }) => {
  const { periode, embed = [], ...filter } = query;
  const period = periode === undefined ? undefined : parseInterval(periode, now, zone, 'periode');
  const implied = filter['Klant.soort_klant'] ?? filter.bedrijf_id;
  const names = implied === undefined ? embed : [...embed, 'Klant' as const];
  return Promise.resolve(listing(select({ ...filter, period }), embeddedInList(names)));
};

export const createBooking: Handler<'createBooking'> = async ({ body, query }, context) => {
  const id = await storeBooking(body, context);
  await enforceCapacity(id, query, 'begin', context);
  return one(bookings.read, context.db, id);
};

export const getBooking: Handler<'getBooking'> = ({ path, query }, { db }) => one(toEmbedded(query.embed), db, path.id);

export const updateBooking: Handler<'updateBooking'> = ({ path, body, query }, context) =>
  changeBooking(path.id, body, query, context);

/** A merge patch says of a booking what a PUT says: members that are left out stay, null clears, lists are whole. */
export const patchBooking: Handler<'patchBooking'> = ({ path, body, query }, context) =>
  changeBooking(path.id, body, query, context);

export const setBookingStatus: Handler<'setBookingStatus'> = async ({ path, query }, context) => {
  const { db, zone } = context;
  await moveBooking(path.id, path.status, context);
  await enforceCapacity(path.id, query, 'status', { db, zone });
  return one(bookings.read, db, path.id);
};

export const deleteBooking: Handler<'deleteBooking'> = async ({ path }, context) => {
  const { db, now } = context;
  const held = await shifts.holdOf(db, [path.id]);
  if (await invoices.hasPermanent(db, path.id)) throw notDeletable('permanent invoices');
  if (await awaitedPayments.ofBooking(db, path.id, now))
    throw notDeletable('an online payment, which may still come in');
  const ids = held.map(({ id }) => id);
  if (await recordedHours.areOn(db, ids)) throw notDeletable('recorded hours');
  const offered = await proposals.ofBooking(db, path.id);
  if (offered.some(({ status }) => status === 'geaccepteerd')) throw notDeletable('accepted proposals');
  await proposals.rows.removeMany(db, offered);
  await invoices.remove(db, await invoices.draftsOf(db, path.id));
  await shifts.removeAll(db, held);
  await notes.leaveBooking(db, path.id, now);
  await releaseVouchers(path.id, context);
  await bookings.remove(db, await one(bookings.readStored, db, path.id));
};

function notDeletable(has: string): Error {
  const message = `The booking has ${has}: set its status to geannuleerd instead.`;
  return problem('ERR_BOOKING_NOT_DELETABLE', message);
}
