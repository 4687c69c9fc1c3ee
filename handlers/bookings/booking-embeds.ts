// The embeds of a booking: its customer, its creator, its lines and costs, its shifts, its invoiced and its paid amounts.
import * as bookings from '../../db/bookings/bookings.ts';
import * as bookingInvoices from '../../db/invoices/booking-invoices.ts';
import { openOfBookings } from '../../db/invoices/booking-invoices.ts';
import * as customers from '../../db/people/customers.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as shifts from '../../db/planning/shifts.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import type { Booking } from '../../domain/bookings/booking.ts';
import type { components } from '../../generated/types.ts';
import { belonging, referred, withEmbeds, type Embed, type Embeds } from '../embed.ts';

type ListedBooking = components['schemas']['ListedBooking'];

const mainContact: Embed<ListedBooking> = (_db, things) => {
  const added = things.flatMap(({ id, Klant }): [number, Pick<ListedBooking, 'Klant'>][] => {
    const main = Klant?.contactpersonen[0];
    return Klant === undefined || main === undefined ? [] : [[id, { Klant: { ...Klant, Hoofdcontact: main } }]];
  });
  return Promise.resolve(new Map(added));
};

const paid: Embed<ListedBooking> = async (db, things) => {
  const all = things.flatMap(({ Facturen = [] }) => Facturen.map(({ id }) => id));
  const amounts = await bookingInvoices.paidAmounts(db, all);
  const withPaid = (invoice: invoices.Invoice): invoices.Invoice => {
    const amount = amounts.get(invoice.id);
    return amount === undefined ? invoice : { ...invoice, _betaald_bedrag: amount };
  };
  return new Map(things.map(({ id, Facturen = [] }) => [id, { Facturen: Facturen.map(withPaid) }]));
};

const ofBoth: Embeds<'listBookings', ListedBooking> = {
  Klant: referred('Klant', ({ klant_id }) => klant_id, customers.readNamed),
  'Klant.Hoofdcontact': mainContact,
  boekingsregels: belonging('boekingsregels', bookings.linesOf),
  kosten: belonging('kosten', bookings.costsOf),
  Creator: belonging('Creator', bookings.creatorsOf),
  Diensten: belonging('Diensten', shifts.ofBookings),
  Facturen: belonging('Facturen', bookingInvoices.ofBookings),
  'Facturen._betaald_bedrag': paid,
  _openstaand_bedrag: belonging('_openstaand_bedrag', openOfBookings),
};

type SingleBooking = Booking & ListedBooking;
const nothing: Embed<SingleBooking> = () => Promise.resolve(new Map<number, Partial<SingleBooking>>());

const ofOne: Embeds<'getBooking', SingleBooking> = {
  ...ofBoth,
  // A single booking has them anyway.
  boekingsregels: nothing,
  kosten: nothing,
  gefactureerd_bedrag: belonging('gefactureerd_bedrag', invoices.invoicedAmounts),
};

/** Reads bookings for a list, with what is embedded. */
export function embeddedInList(names: readonly (keyof typeof ofBoth)[]): ReadByIds<ListedBooking> {
  return withEmbeds(bookings.readListed, ofBoth, names);
}

/** Reads whole bookings, with what is embedded. */
export function toEmbedded(names: readonly (keyof typeof ofOne)[] | undefined): ReadByIds<Booking> {
  return withEmbeds<SingleBooking>(bookings.read, ofOne, names);
}
