// The search over customers, bookings, invoices and vouchers.
import * as bookings from '../../db/bookings/bookings.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { ReadByIds, Reader } from '../../db/engine/session/reader.ts';
import * as search from '../../db/house/search.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as customers from '../../db/people/customers.ts';
import { MAX_RESULTS_PER_KIND, parseSearch, type SearchTarget } from '../../domain/house/search.ts';
import type { Handler } from '../handler.ts';

export const getSearchResults: Handler<'getSearchResults'> = async ({ query }, { db }) => {
  const sought = parseSearch(query.q);
  const { text } = sought;
  const [klanten, boekingen, facturen, matchingVouchers] = await Promise.all([
    readInOrder(db, customers.read, findCustomers(db, sought)),
    readInOrder(db, bookings.readListed, search.bookingsBy(db, text)),
    readInOrder(db, invoices.read, search.invoicesBy(db, text)),
    readInOrder(db, vouchers.read, search.findVouchersByBeginning(db, text)),
  ]);
  return { klanten, boekingen, facturen, vouchers: matchingVouchers };
};

/** Customers with this phone number come first. */
async function findCustomers(db: Reader, { words, phone }: SearchTarget): Promise<number[]> {
  const byPhone = phone === undefined ? [] : await search.findCustomersByWords(db, [phone]);
  const byWords = words.length === 1 && words[0] === phone ? [] : await search.findCustomersByWords(db, words);
  return [...new Set([...byPhone, ...byWords])].slice(0, MAX_RESULTS_PER_KIND);
}

async function readInOrder<T>(db: Reader, read: ReadByIds<T>, finding: Promise<readonly number[]>): Promise<T[]> {
  const ids = await finding;
  const rowsById = await read(db, ids);
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
