// Online bookings of a small package: what visitors send, and what becomes of it.
import type { Booking, NewPackage, NewProduct, Package, QueuedMail, Reservation, Reserved } from 'boekstaaf';
import { api, given } from './index.ts';

/** The day of all start times. */
export const DAY = '2026-06-13';
/** Its first one. */
export const BEGIN = `${DAY}T14:00:00+02:00`;

/** A package of products that each last an hour, at 14:00 and 16:00. */
export async function createSmallPackage(
  products: readonly Partial<NewProduct>[] = [{}],
  body: Partial<NewPackage> = {},
): Promise<Package> {
  const regels = [];
  for (const product of products) regels.push({ product_id: (await given.product({ duur: 'PT1H', ...product })).id });
  return given.onlinePackage([`${DAY} 14:00`, `${DAY} 16:00`], { regels, ...body });
}

let visitors = 0;

/** Returns the order of a visitor for this number of units of each line, to pay later. */
export function prepareReservation(
  { id, regels }: Package,
  amounts: readonly number[],
  more: Partial<Reservation> = {},
): Reservation {
  visitors += 1;
  const email = `bezoeker${String(visitors)}@voorbeeld.example`;
  return {
    arrangement_id: id,
    producten: amounts.map((aantal, index) => ({ arrangementsregel_id: regels[index]?.id ?? 0, aantal })),
    begin: BEGIN,
    betaalmethode: 'factuur',
    contactformulier: { 'contactpersoon.achternaam': 'Bezoeker', 'contactpersoon.email1': email },
    ...more,
  };
}

/** Reserves as a caller who may see the booking. */
export async function makeReservation(
  body: Reservation,
): Promise<{ readonly response: Reserved; readonly booking: Booking }> {
  const reservation = await api.onlineBooking.reservePackage({ body });
  return { response: reservation, booking: await api.bookings.getBooking({ id: reservation.boeking_id ?? 0 }) };
}

/** The mails to an address. */
export async function mailsTo(address: unknown): Promise<QueuedMail[]> {
  return (await api.mails.listMails()).filter(({ to }) => to.includes(String(address)));
}
