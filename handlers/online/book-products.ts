// The operation with which a website books single products for its visitor.
import * as bookableProducts from '../../db/bookings/bookable-products.ts';
import { sourcesOf } from '../../db/bookings/booking-sources.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import * as products from '../../db/catalogue/products.ts';
import { assertReferences } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as pendingBookings from '../../db/online/pending-bookings.ts';
import { amountProblems, bookingOfProducts, summaryOf } from '../../domain/bookings/booked-products.ts';
import { requiredProblems } from '../../domain/online/required-products.ts';
import { ordererProblems } from '../../domain/online/typed-text.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { enforceCapacity } from '../bookings/enforcement.ts';
import type { Context, Handler } from '../handler.ts';
import { storeRelation } from '../people/relation.ts';
import { heldUntil } from './held-until.ts';

type Order = components['schemas']['ProductOrder'];
type Sold = Awaited<ReturnType<typeof bookableProducts.read>>;

export const bookProducts: Handler<'bookProducts'> = async ({ body }, context) => {
  const { db } = context;
  refuseIfAny(ordererProblems(body.customer));
  const sold = await bookableProducts.read(db, idsOf(body.products));
  await assertOrderable(db, body, sold);
  const klant_id = await storeBuyer(db, body.customer);
  const id = await storeProducts(klant_id, body, sold, context);
  await enforceCapacity(id, { capaciteit: 'afdwingen' }, 'products', context);
  const expiry = body.status === 'pending_online' ? await heldUntil(context) : null;
  if (expiry !== null) await pendingBookings.keep(db, id, expiry);
  const { referentie: ref } = await one(bookings.readStored, db, id);
  const moving = (status: string) =>
    ({ href: `/api2/boekingen/${String(id)}/set_status/${status}`, method: 'post' }) as const;
  const _links = {
    // The booking may have been given up by the time that a website follows it.
    'booking:set_status:confirmed': moving('definitief?capaciteit=afdwingen'),
    'booking:set_status:cancelled': moving('geannuleerd'),
  };
  return { id, ref, expiry, _links };
};

/** Throws what is wrong with an order as such: ERR_UNKNOWN_REFERENCE, ERR_RANGE and ERR_REQUIRED_PRODUCT. */
async function assertOrderable(db: Writer, { customer, products: ordered }: Order, sold: Sold): Promise<void> {
  const at = (place: number, member: string): string => `products[${String(place)}].${member}`;
  await assertReferences(db, [
    { field: 'customer.company_id', table: 'companies', id: customer.company_id },
    ...ordered.map(({ product_id: id }, place) => ({ field: at(place, 'product_id'), table: 'products', id })),
    ...ordered.map(({ location_id: id }, place) => ({ field: at(place, 'location_id'), table: 'locations', id })),
  ]);
  const offered = await products.read(db, idsOf(ordered));
  const booked = ordered.flatMap(({ product_id, amount: aantal }) => {
    const product = offered.get(product_id);
    return product === undefined ? [] : [{ line: { product }, aantal }];
  });
  refuseIfAny([...amountProblems(ordered, sold), ...requiredProblems(booked, (id) => fieldOf(ordered, id))]);
}

function idsOf(ordered: Order['products']): number[] {
  return [...new Set(ordered.map(({ product_id }) => product_id))];
}

/** Where the amount of a product is said; the whole list for one that is not there. */
function fieldOf(ordered: Order['products'], id: number): string {
  const place = ordered.findIndex(({ product_id }) => product_id === id);
  return place < 0 ? 'products' : `products[${String(place)}].amount`;
}

async function storeBuyer(db: Writer, customer: Order['customer']): Promise<number> {
  const { email, first_name, last_name, phone_number = null, company_id: bedrijf_id = null } = customer;
  const person = { voornaam: first_name, achternaam: last_name, email1: email, telefoon1: phone_number };
  const { id } = await storeRelation(db, { type: 'klant', bedrijf_id, contactpersonen: [person] });
  return id;
}

async function storeProducts(
  klant_id: number,
  { status: wanted, products: ordered, should_invoice: factureren }: Order,
  sold: Sold,
  { db, now, zone, caller }: Context<Writer>,
): Promise<number> {
  const status = wanted === 'pending_online' ? 'reservering' : wanted;
  const body = { klant_id, status, factureren, ...summaryOf(ordered, sold) };
  const sources = { ...(await sourcesOf(db, body)), products: sold };
  const planned = bookingOfProducts(body, ordered, sources, now, zone);
  const origin = { arrangement_id: null, book_process_id: null, online_boeking: true, created_by: caller.userId };
  return bookings.insert(db, planned, { ...origin, created_at: now });
}
