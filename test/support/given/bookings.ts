// Bookings.
import type { Booking, CostItem, CostLine, NewBooking } from 'boekstaaf';
import { api } from '../index.ts';
import { company } from './companies.ts';
import { customer } from './contacts.ts';
import { makePackage } from './packages.ts';

/**
 * A booking for ten, of nothing unless a package, product or booking is named, by a customer of a company of their own.
 */
export async function booking(body: Partial<NewBooking> = {}): Promise<Booking> {
  const klant_id = body.klant_id ?? (await customer({ bedrijf_id: (await company()).id })).id;
  return api.bookings.createBooking({
    body: { begin: '2026-06-13T14:00:00+02:00', personen: 10, ...body, klant_id },
  });
}

/** The same with a package of one line, for which an item of 12.10 a person is charged. */
export async function packageBooking(body: Partial<NewBooking> = {}): Promise<Booking> {
  return booking({ arrangement_id: (await makePackage()).id, ...body });
}

/** The items of costs, whatever groups they lie in. */
export function items(costs: readonly CostLine[]): CostItem[] {
  return costs.flatMap((cost) => (cost.type === 'groep' ? items(cost.regels) : [cost]));
}
