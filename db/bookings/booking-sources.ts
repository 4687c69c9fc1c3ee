// The sources of a new booking: its customer, its package, product or original booking, and the companies that can sell it.
import type { components } from '../../generated/types.ts';
import { compareByBegin } from '../../domain/catalogue/package.ts';
import { productsOf, type SourcesResult } from '../../domain/bookings/booking-sources.ts';
import type { BookingSources } from '../../domain/bookings/new-booking.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import * as products from './bookable-products.ts';
import * as bookings from './bookings.ts';
import * as cancellations from './cancellations.ts';
import type { Writer } from '../engine/session/database.ts';
import { readActiveRules } from '../catalogue/price-rules.ts';
import { isInvoicedByClock } from '../house/settings.ts';
import { buildSharedLock, defineStatement } from '../engine/session/sql.ts';
import { presentOf } from '../engine/changes/present.ts';
import { find } from '../engine/changes/table.ts';
import * as contacts from '../people/contacts.ts';

type NewBooking = components['schemas']['NewBooking'];
type NamedPackage = NonNullable<SourcesResult['namedPackage']>;
type SellingCompany = BookingSources['company'];

/**
 * Reads the objects that the body names, in a fixed number of queries, and locks the customer until the transaction
 * ends.
 */
export async function findSources(db: Writer, body: NewBooking): Promise<SourcesResult> {
  const { klant_id, arrangement_id = null, book_process_id = null, boeking_id = null } = body;
  // Locked in the order of docs/decisions/020-locks.md, so that no named object is deleted before the booking refers to
  // it.
  const copied = boeking_id === null ? undefined : await findCopiedBooking(db, boeking_id);
  const ids = [...new Set(productsOf(body, undefined, copied).flatMap((each) => each.ids))];

  // Sent together: PostgreSQL answers them in one round trip.
  const [[packageRow], { products: sold, available, lines }, rules, buyer, companies, [process]] = await Promise.all([
    arrangement_id === null ? [] : selectPackage(db, arrangement_id),
    products.lockProducts(db, ids, arrangement_id),
    ids.length === 0 && arrangement_id === null ? [] : readActiveRules(db),
    findCustomer(db, klant_id),
    selectSellers(db, klant_id, arrangement_id, boeking_id),
    book_process_id === null ? [] : bookProcess(db, book_process_id),
  ]);
  const bookedPackage = packageRow && { ...packageRow, regels: lines.toSorted(compareByBegin) };
  const invoicedByClock = !body.factureren && (await isInvoicedByClock(db));

  return {
    namedPackage: bookedPackage,
    copiedBooking: copied,
    buyer,
    process,
    products: sold,
    available,
    companies,
    invoicedByClock,
    rules,
  };
}

/** Returns the booking to copy, with its agreed price. */
async function findCopiedBooking(db: Writer, id: number): Promise<StoredBooking | undefined> {
  const booking = await find(bookings.readStored, db, id);
  if (booking?.status !== 'geannuleerd') return booking;
  const costs = await cancellations.agreedCostsOf(db, booking, booking.status_updated_at);
  return costs === null ? booking : { ...booking, costs };
}

/** Locks the customer in shared mode: other bookings may do so too, but archiving waits. */
async function findCustomer(db: Writer, id: number): Promise<SourcesResult['buyer']> {
  const present = await presentOf(db, 'customers', [id]);
  return present.has(id) ? find(contacts.rows.read, db, id) : undefined;
}

// Once the booking refers to it, the foreign key prevents its deletion.
const bookProcess = defineStatement<{ id: number }>(() => 'select id from book_processes where id = ?');
const selectPackage = defineStatement<Omit<NamedPackage, 'regels'>>((dialect) =>
  buildSharedLock(
    dialect,
    'select arrangement, weergavenaam, bedrijf_id from packages where id = ? and is_deleted = false',
  ),
);
// Only the companies that can sell it: the named ones, and the default one.
const selectSellers = defineStatement<SellingCompany>((dialect) =>
  buildSharedLock(
    dialect,
    `select id, factuur_betaaltermijn from companies where deleted_at is null and (
        id in (select bedrijf_id from contacts where id = ?)
        or id in (select bedrijf_id from packages where id = ?)
        or id in (select kosten_bedrijf_id from bookings where id = ?)
        or id = (select min(id) from companies where deleted_at is null)
      ) order by id`,
  ),
);
