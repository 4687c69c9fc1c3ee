// The input of a change of a booking, and what else the change has to know.
import type { components, Instant } from '../../generated/types.ts';
import type { ActiveRule } from '../catalogue/price-rule.ts';
import type { BookableProduct } from './booking.ts';
import type { Zone } from '../values/calendar.ts';

type Schemas = components['schemas'];
export type SentBooking = Schemas['BookingPut'];
export type SentBookingLine = Schemas['BookingLinePut'];
export type SentCost = Schemas['CostLinePut'];

/** The facts that a change needs besides the booking and the body. */
export interface Circumstances {
  /** Every product of a stored or sent line; those that do not exist are missing. */
  readonly products: ReadonlyMap<number, BookableProduct>;
  /** The price rules that may apply to new lines, in their order. */
  readonly rules: readonly ActiveRule[];
  /** There is a permanent invoice. */
  readonly hasFinalised: boolean;
  /** There is a permanent invoice that is not wholly credited. */
  readonly isInvoiced: boolean;
  readonly now: Instant;
  readonly zone: Zone;
}
