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
import { embedBelonging, embedReferred, addEmbeds, type Embed, type Embeds } from '../embed.ts';

type ListedBooking = components['schemas']['ListedBooking'];

const embedMainContact: Embed<ListedBooking> = (_db, listedBookings) => {
  const entries = listedBookings.flatMap(({ id, Klant }): [number, Pick<ListedBooking, 'Klant'>][] => {
    const main = Klant?.contactpersonen[0];
    return Klant === undefined || main === undefined ? [] : [[id, { Klant: { ...Klant, Hoofdcontact: main } }]];
  });
  return Promise.resolve(new Map(entries));
};

const embedPaid: Embed<ListedBooking> = async (db, listedBookings) => {
  const all = listedBookings.flatMap(({ Facturen = [] }) => Facturen.map(({ id }) => id));
  const amounts = await bookingInvoices.sumPaidByInvoice(db, all);
  const addPaid = (invoice: invoices.Invoice): invoices.Invoice => {
    const amount = amounts.get(invoice.id);
    return amount === undefined ? invoice : { ...invoice, _betaald_bedrag: amount };
  };
  return new Map(listedBookings.map(({ id, Facturen = [] }) => [id, { Facturen: Facturen.map(addPaid) }]));
};

const ofBoth: Embeds<'listBookings', ListedBooking> = {
  Klant: embedReferred('Klant', ({ klant_id }) => klant_id, customers.readNamed),
  'Klant.Hoofdcontact': embedMainContact,
  boekingsregels: embedBelonging('boekingsregels', bookings.linesOf),
  kosten: embedBelonging('kosten', bookings.costsOf),
  Creator: embedBelonging('Creator', bookings.creatorsOf),
  Diensten: embedBelonging('Diensten', shifts.readByBooking),
  Facturen: embedBelonging('Facturen', bookingInvoices.readByBooking),
  'Facturen._betaald_bedrag': embedPaid,
  _openstaand_bedrag: embedBelonging('_openstaand_bedrag', openOfBookings),
};

type SingleBooking = Booking & ListedBooking;
const embedNothing: Embed<SingleBooking> = () => Promise.resolve(new Map<number, Partial<SingleBooking>>());

const ofOne: Embeds<'getBooking', SingleBooking> = {
  ...ofBoth,
  // A single booking always includes these.
  boekingsregels: embedNothing,
  kosten: embedNothing,
  gefactureerd_bedrag: embedBelonging('gefactureerd_bedrag', invoices.sumInvoicedByBooking),
};

/** Reads bookings for a list, with their embeds. */
export function toEmbeddedList(names: readonly (keyof typeof ofBoth)[]): ReadByIds<ListedBooking> {
  return addEmbeds(bookings.readListed, ofBoth, names);
}

/** Reads whole bookings, with their embeds. */
export function toEmbedded(names: readonly (keyof typeof ofOne)[] | undefined): ReadByIds<Booking> {
  return addEmbeds<SingleBooking>(bookings.read, ofOne, names);
}
