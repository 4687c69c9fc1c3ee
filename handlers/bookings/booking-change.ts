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
import type { SentBooking } from '../../domain/bookings/booking-sent.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Context } from '../handler.ts';
import { followChange, takeUpAgain } from './move-booking.ts';
import { enforceCapacity, type EnforcementQuery } from './enforcement.ts';

/** Applies a body to a booking that the door has locked. Throws as `planBookingChange` and `enforceCapacity` do. */
export async function changeBooking(
  id: number,
  body: SentBooking,
  query: EnforcementQuery,
  context: Context<Writer>,
): Promise<Booking> {
  const { db, now, zone } = context;
  const storedBooking = await readOne(bookings.readStored, db, id);
  assertKnownRates(storedBooking, body, await readVatRates(db));

  const productIds = [...storedBooking.lines, ...(body.boekingsregels ?? [])].flatMap(
    ({ product_id }) => product_id ?? [],
  );
  const productsById = await products.read(db, [...new Set(productIds)]);
  const isAdding = body.boekingsregels?.some((line) => line.id === undefined) ?? false;
  const rules = isAdding ? await readActiveRules(db) : [];
  const hasFinalised = await invoices.hasFinalised(db, id);
  const isInvoiced = hasFinalised && (await invoices.isInvoiced(db, id));
  const factureren = await toBeInvoiced(db, storedBooking, body);
  const changes = planBookingChange(
    storedBooking,
    { ...body, factureren },
    { products: productsById, rules, hasFinalised, isInvoiced, now, zone },
  );

  const changedBooking = await bookings.save(db, storedBooking, changes);
  await enforceCapacity(changedBooking, query, 'begin', context);

  const { booking } = await followChange(
    storedBooking,
    await takeUpAgain(storedBooking, changedBooking, context),
    context,
  );

  await refreshDrafts(db, booking);
  return presentBooking(booking);
}

/** All bookings are invoiced unless the installation allows others. */
async function toBeInvoiced(db: Writer, { factureren }: StoredBooking, body: SentBooking): Promise<boolean> {
  if (body.factureren === undefined || body.factureren === factureren) return factureren;
  return (await isInvoicedByClock(db)) ? body.factureren : factureren;
}
