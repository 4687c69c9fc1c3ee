// Changes a booking, for PUT and PATCH, with all its consequences in one transaction.
import * as bookings from '../../db/bookings/bookings.ts';
import * as products from '../../db/bookings/bookable-products.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { readActiveRules } from '../../db/catalogue/price-rules.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { isInvoicedByClock, readVatRates } from '../../db/house/settings.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { presentBooking, type Booking, type StoredBooking } from '../../domain/bookings/booking.ts';
import { planBookingChange } from '../../domain/bookings/booking-change.ts';
import { assertKnownRates } from '../../domain/bookings/booking-rates.ts';
import type { BookingChangeFacts, SentBooking } from '../../domain/bookings/booking-change-input.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Context } from '../handler.ts';
import { applyConsequences, restoreAgreedPrice } from './move-booking.ts';
import { enforceCapacity, type EnforcementQuery } from './enforcement.ts';

/** Applies a body to a booking that the door has locked. Throws as `planBookingChange` and `enforceCapacity` do. */
export async function changeBooking(
  id: number,
  body: SentBooking,
  query: EnforcementQuery,
  context: Context<Writer>,
): Promise<Booking> {
  const { db } = context;
  const storedBooking = await readOne(bookings.readStored, db, id);
  assertKnownRates(storedBooking, body, await readVatRates(db));

  const facts = await readChangeFacts(storedBooking, body, context);

  const changes = planBookingChange(storedBooking, body, facts);

  const changedBooking = await bookings.save(db, storedBooking, changes);
  await enforceCapacity(changedBooking, query, 'begin', context);

  const pricedBooking = await restoreAgreedPrice(storedBooking, changedBooking, context);
  const { booking } = await applyConsequences(storedBooking, pricedBooking, context);
  await refreshDrafts(db, booking);

  return presentBooking(booking);
}

/** Reads only the facts that the body needs. */
async function readChangeFacts(
  booking: StoredBooking,
  { boekingsregels = [], factureren = booking.factureren }: SentBooking,
  { db, now, zone }: Context<Writer>,
): Promise<BookingChangeFacts> {
  const productIds = [...booking.lines, ...boekingsregels].flatMap(({ product_id }) => product_id ?? []);
  const isAdding = boekingsregels.some((line) => line.id === undefined);
  const hasFinalisedInvoice = await invoices.hasFinalised(db, booking.id);

  return {
    products: await products.read(db, [...new Set(productIds)]),
    rules: isAdding ? await readActiveRules(db) : [],
    hasFinalisedInvoice,
    hasUncreditedInvoice: hasFinalisedInvoice && (await invoices.hasUncredited(db, booking.id)),
    mayChangeInvoicing: factureren !== booking.factureren && (await isInvoicedByClock(db)),
    now,
    zone,
  };
}
