// Bookings of a package, and what bookings charge.
import type { Booking, CostItem, CostLine, NewBooking } from 'boekstaaf';
import { given } from '../index.ts';

/** A booking of a package of one line, for which an item of 12.10 a person is charged. */
export async function packageBooking(body: Partial<NewBooking> = {}): Promise<Booking> {
  return given.booking({ arrangement_id: (await given.package()).id, ...body });
}

/** The items of costs, whatever groups they lie in. */
export function items(costs: readonly CostLine[]): CostItem[] {
  return costs.flatMap((cost) => (cost.type === 'groep' ? items(cost.regels) : [cost]));
}
