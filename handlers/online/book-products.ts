// The operation by which a website books single products for its visitor.
import * as bookableProducts from '../../db/bookings/bookable-products.ts';
import { findSources } from '../../db/bookings/booking-sources.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { readActiveRules } from '../../db/catalogue/price-rules.ts';
import * as products from '../../db/catalogue/products.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as pendingBookings from '../../db/online/pending-bookings.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { planBookingOfProducts, summaryOf } from '../../domain/bookings/booked-products.ts';
import { resolveSources } from '../../domain/bookings/booking-sources.ts';
import { assertSoundProducts } from '../../domain/online/ordered-products.ts';
import { assertVisitorNames } from '../../domain/online/typed-text.ts';
import type { components } from '../../generated/types.ts';
import { enforceCapacity } from '../bookings/enforcement.ts';
import type { Context, Handler } from '../handler.ts';
import { storeContact } from '../people/contact.ts';
import { findReservationEnd } from './reservation-end.ts';

type ProductOrder = components['schemas']['ProductOrder'];
type SoldProducts = Awaited<ReturnType<typeof bookableProducts.read>>;

export const bookProducts: Handler<'bookProducts'> = async ({ body }, context) => {
  const { db } = context;
  assertVisitorNames(body.customer);

  const productsById = await bookableProducts.read(db, idsOf(body.products));
  assertSoundProducts(body.products, productsById, await products.read(db, idsOf(body.products)));

  const klant_id = await storeOrderCustomer(db, body.customer);
  const booking = await storeProducts(klant_id, body, productsById, context);
  await enforceCapacity(booking, { capaciteit: 'afdwingen' }, 'products', context);

  const { id, referentie: ref } = booking;
  const expiry = body.status === 'pending_online' ? await findReservationEnd(context) : null;
  if (expiry !== null) await pendingBookings.storePending(db, id, expiry);

  const linkToStatus = (status: string) =>
    ({ href: `/api2/boekingen/${String(id)}/set_status/${status}`, method: 'post' }) as const;
  const _links = {
    // Staff may cancel the booking before the website reads its state.
    'booking:set_status:confirmed': linkToStatus('definitief?capaciteit=afdwingen'),
    'booking:set_status:cancelled': linkToStatus('geannuleerd'),
  };

  return { id, ref, expiry, _links };
};

function idsOf(orderedProducts: ProductOrder['products']): number[] {
  return [...new Set(orderedProducts.map(({ product_id }) => product_id))];
}

async function storeOrderCustomer(db: Writer, customer: ProductOrder['customer']): Promise<number> {
  const { email, first_name, last_name, phone_number = null, company_id: bedrijf_id = null } = customer;
  const person = { voornaam: first_name, achternaam: last_name, email1: email, telefoon1: phone_number };
  const { id } = await storeContact(db, { type: 'klant', bedrijf_id, contactpersonen: [person] });
  return id;
}

async function storeProducts(
  klant_id: number,
  { status: wantedStatus, products: orderedProducts, should_invoice: factureren }: ProductOrder,
  productsById: SoldProducts,
  { db, now, zone, caller }: Context<Writer>,
): Promise<StoredBooking> {
  const status = wantedStatus === 'pending_online' ? 'reservering' : wantedStatus;
  const body = { klant_id, status, factureren, ...summaryOf(orderedProducts, productsById) };
  const rules = await readActiveRules(db);
  const sources = { ...resolveSources(body, await findSources(db, body)), products: productsById, rules };
  const plannedBooking = planBookingOfProducts(body, orderedProducts, sources, now, zone);
  const origin = { arrangement_id: null, book_process_id: null, online_boeking: true, created_by: caller.userId };
  return bookings.insert(db, plannedBooking, { ...origin, created_at: now });
}
