// The operations on bookings: create, read, change, delete.
import * as awaitedPayments from '../../db/bookings/awaited-payments.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import * as proposals from '../../db/bookings/proposals.ts';
import { leadFor, resolveFilter, select } from '../../db/bookings/booking-list.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as notes from '../../db/people/notes.ts';
import * as recordedHours from '../../db/planning/recorded-hours.ts';
import * as shifts from '../../db/planning/shifts.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { parseInterval } from '../../domain/values/interval.ts';
import { applyMetadataPatch } from '../../domain/values/metadata.ts';
import { presentBooking } from '../../domain/bookings/booking.ts';
import { assertDeletable } from '../../domain/bookings/booking-deletion.ts';
import { changeBooking } from './booking-change.ts';
import { moveBooking } from './move-booking.ts';
import { releaseVouchers } from './redemption.ts';
import { enforceCapacity } from './enforcement.ts';
import { toEmbedded, toEmbeddedList } from './booking-embeds.ts';
import { storeBooking } from './new-booking.ts';
import type { Handler } from '../handler.ts';

export const listBookings: Handler<'listBookings'> = async ({ query }, { db, now, zone }) => {
  const { periode, embed = [], ...others } = query;
  const period = periode === undefined ? undefined : parseInterval(periode, now, zone, 'periode');
  const filter = await resolveFilter(db, { ...others, period });
  const implied = filter['Klant.soort_klant'] ?? filter.bedrijf_id;
  const names = implied === undefined ? embed : [...embed, 'Klant' as const];
  return createListing(select(filter, await leadFor(db, filter)), toEmbeddedList(names));
};

export const createBooking: Handler<'createBooking'> = async ({ body, query }, context) => {
  const booking = await storeBooking(body, context);
  await enforceCapacity(booking, query, 'begin', context);
  return presentBooking(booking);
};

export const getBooking: Handler<'getBooking'> = ({ path, query }, { db }) =>
  readOne(toEmbedded(query.embed), db, path.id);

export const updateBooking: Handler<'updateBooking'> = ({ path, body, query }, context) =>
  changeBooking(path.id, body, query, context);

/**
 * A merge patch means what a PUT means (members that are left out stay, lists are whole), except that it merges pairs.
 */
export const patchBooking: Handler<'patchBooking'> = async ({ path, body, query }, context) => {
  const { metadata, ...others } = body;
  if (metadata === undefined) return changeBooking(path.id, others, query, context);
  const booking = await readOne(bookings.readListed, context.db, path.id);
  const changes = { ...others, metadata: applyMetadataPatch(booking.metadata, metadata) };
  return changeBooking(path.id, changes, query, context);
};

export const setBookingStatus: Handler<'setBookingStatus'> = async ({ path, query }, context) => {
  const storedBooking = await readOne(bookings.readStored, context.db, path.id);
  const { booking } = await moveBooking(storedBooking, path.status, context);
  await enforceCapacity(booking, query, 'status', context);
  return presentBooking(booking);
};

export const deleteBooking: Handler<'deleteBooking'> = async ({ path: { id } }, context) => {
  const { db, now } = context;
  const booking = await readOne(bookings.readStored, db, id);
  const lockedShifts = await shifts.lockByBooking(db, [id]);
  const bookingProposals = await proposals.findByBooking(db, id);

  assertDeletable({
    hasFinalisedInvoice: await invoices.hasFinalised(db, id),
    isPaidOrAwaited: await awaitedPayments.isPaidOrAwaited(db, id, now),
    hasHours: await recordedHours.areOn(
      db,
      lockedShifts.map((shift) => shift.id),
    ),
    proposals: bookingProposals,
  });
  await proposals.rows.removeMany(db, bookingProposals);
  await invoices.remove(db, await invoices.draftsOf(db, id));
  await shifts.removeAll(db, lockedShifts);
  await notes.leaveBooking(db, id, now);
  await bookings.remove(db, await releaseVouchers(booking, context));
};
