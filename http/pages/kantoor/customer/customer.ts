// Reads the data of a customer's page: bookings and invoices, the newest first, and notes.
import { NotFound, type Customer, type Invoice, type ListedBooking, type Note } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { ContactsApi } from 'boekstaaf/contacts';
import { CustomersApi } from 'boekstaaf/customers';
import { InvoicesApi } from 'boekstaaf/invoices';
import { NotesApi } from 'boekstaaf/notes';
import { OPEN_AMOUNT, openAmountOf, sumOf } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';

/** A customer and what belongs to them. */
export interface CustomerOverview {
  readonly customer: Customer;
  readonly bookings: readonly ListedBooking[];
  readonly invoices: readonly Invoice[];
  readonly notes: readonly Note[];
}

/** Reads a customer. Throws as the client does. */
export async function readCustomer(caller: OfficeCaller, id: number, signal: AbortSignal): Promise<CustomerOverview> {
  const [customer, notes, bookings, invoices] = await Promise.all([
    caller.getApi(CustomersApi).getCustomer({ id }, { signal }),
    caller.getApi(NotesApi).listNotes({ contact_id: id, page_size: 1000 }, { signal }),
    readBookings(caller, id, signal),
    readInvoices(caller, id, signal),
  ]);
  return { customer, notes, bookings, invoices };
}

/** Returns the id of the customer that this one was merged into; null for one that was not merged. Throws as the client does. */
export async function readRemainingCustomer(
  caller: OfficeCaller,
  id: number,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    return (await caller.getApi(ContactsApi).getContact({ id }, { signal })).id;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function readBookings(
  caller: OfficeCaller,
  klant_id: number,
  signal: AbortSignal,
): Promise<readonly ListedBooking[]> {
  const bookings: ListedBooking[] = [];
  const pages = caller.getApi(BookingsApi).listBookings({ klant_id, page_size: 1000 }, { signal });
  for await (const booking of pages) bookings.push(booking);
  return bookings.toSorted((a, b) => b.begin.localeCompare(a.begin));
}

async function readInvoices(caller: OfficeCaller, klant_id: number, signal: AbortSignal): Promise<readonly Invoice[]> {
  const invoices: Invoice[] = [];
  const pages = caller
    .getApi(InvoicesApi)
    .listInvoices({ klant_id, embed: [OPEN_AMOUNT], page_size: 1000 }, { signal });
  for await (const invoice of pages) invoices.push(invoice);
  return invoices.toSorted((a, b) => b.id - a.id);
}

/** Returns the amount that the customer still has to pay; below zero, the amount to refund. Drafts do not count. */
export function sumOpen(invoices: readonly Invoice[]): number {
  return sumOf(invoices.map(openAmountOf));
}
