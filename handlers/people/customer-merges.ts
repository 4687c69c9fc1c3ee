// Merges a customer into another: objects that can name the remaining one are moved, the rest go on naming the archived one.
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  assertMergeable,
  assertMovable,
  assertPeopleFit,
  MAX_MOVED,
  replaceCustomer,
  mergeCustomerPeople,
} from '../../domain/people/customer-merge.ts';
import type { ContactPerson } from '../../domain/people/contact-person.ts';
import { saveAgreements } from '../../db/bookings/bookings.ts';
import * as bookings from '../../db/bookings/bookings-of-customer.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as invoices from '../../db/invoices/invoices-of-customer.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import * as persons from '../../db/people/contact-persons.ts';
import * as customers from '../../db/people/customers.ts';
import * as notes from '../../db/people/notes.ts';
import { readPeopleByContact } from '../../db/people/people-of-contacts.ts';
import type { LockingHandler } from '../handler.ts';
import { uniteCustomers } from './contact.ts';

export const mergeCustomer: LockingHandler<'mergeCustomer'> = {
  listLockedIds: ({ body }) => [body.klant_id],
  handle: async ({ path, body }, { db, now }) => {
    const remains = path.id;
    const goes = body.klant_id;
    assertMergeable(await readOne(customers.readKnown, db, remains), await readOne(customers.readKnown, db, goes));

    const { people, named } = await lockPeople(db, remains, goes);
    assertPeopleFit(people.list);

    const belongings = await lockBelongings(db, goes);
    assertMovable(people.addedCount + Object.values(belongings).flat().length);

    await uniteCustomers(db, { remains, goes, people: people.list, namedPeople: named }, now);
    const { displaynaam } = await readOne(customers.readKnown, db, remains);
    await saveAgreements(
      db,
      belongings.bookings.map((booking) => [booking, replaceCustomer(booking, goes, remains)]),
    );
    await invoices.moveDrafts(db, belongings.invoices, remains);
    await sales.move(db, belongings.voucher_sales, { customer_id: remains, customer_name: displaynaam });
    await vouchers.move(db, belongings.vouchers, remains, now);
    await notes.move(db, belongings.notes, { contact_id: remains, same: people.same }, now);

    return {
      klant: await readOne(customers.read, db, remains),
      moved: { ...countEach(belongings), contact_persons: people.addedCount },
      kept: { bookings: await bookings.countInvoiced(db, goes), invoices: await invoices.countFor(db, goes) },
    };
  },
};

/** The people of both, locked with all of their contacts. */
async function lockPeople(db: Writer, remains: number, goes: number) {
  const read = async (): Promise<ContactPerson[][]> => {
    const peopleByContact = await readPeopleByContact(db, [remains, goes]);
    return [peopleByContact.get(remains) ?? [], peopleByContact.get(goes) ?? []];
  };
  const namedPeople = await persons.lockPeople(db, (await read()).flat());
  // Another contact may have changed a person before the lock was acquired.
  const [stored = [], incoming = []] = await read();
  return { named: namedPeople, people: mergeCustomerPeople(stored, incoming) };
}

/** The objects that can name another customer. */
interface CustomerBelongings {
  readonly bookings: readonly StoredBooking[];
  readonly invoices: readonly InvoiceRow[];
  readonly voucher_sales: readonly sales.VoucherOrderRow[];
  readonly vouchers: readonly vouchers.VoucherRow[];
  readonly notes: readonly notes.Note[];
}

/** Locks the objects that name a customer and can name another one, in the order of docs/decisions/020-locks.md. */
async function lockBelongings(db: Writer, customer: number): Promise<CustomerBelongings> {
  // One more than can move, to see whether there are too many.
  const limit = MAX_MOVED + 1;
  const movableBookings = await bookings.lockMovable(db, customer, limit);
  const ids = movableBookings.map(({ id }) => id);
  return {
    bookings: movableBookings,
    invoices: await invoices.findDrafts(db, ids, customer),
    voucher_sales: await sales.lockOf(db, customer, limit),
    vouchers: await vouchers.lockOf(db, customer, limit),
    notes: await notes.lockOf(db, customer, limit),
  };
}

function countEach<Kind extends string>(belongings: Readonly<Record<Kind, readonly unknown[]>>): Record<Kind, number> {
  const counts = Object.entries<readonly unknown[]>(belongings).map(([kind, each]) => [kind, each.length]);
  return Object.fromEntries(counts) as Record<Kind, number>;
}
