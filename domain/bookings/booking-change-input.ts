// The input of a change of a booking, and the facts that it depends on.
import type { components, Instant } from '../../generated/types.ts';
import type { ActiveRule } from '../catalogue/price-rule.ts';
import type { BookableProduct } from './booking.ts';
import type { Zone } from '../values/calendar.ts';

type Schemas = components['schemas'];
export type SentBooking = Schemas['BookingPut'];
export type SentBookingLine = Schemas['BookingLinePut'];
export type SentCost = Schemas['CostLinePut'];

/** The facts that a change needs, apart from the booking and the body. */
export interface BookingChangeFacts {
  /** The products of all stored and sent lines, by id; products that do not exist are missing. */
  readonly products: ReadonlyMap<number, BookableProduct>;
  /** The price rules that may apply to new lines, in their order. */
  readonly rules: readonly ActiveRule[];
  readonly hasFinalisedInvoice: boolean;
  /** The booking has a finalised invoice that is not wholly credited. */
  readonly hasUncreditedInvoice: boolean;
  /** Whether `factureren` may change: only where invoices are made by the clock. Elsewhere a sent value is ignored. */
  readonly mayChangeInvoicing: boolean;
  readonly now: Instant;
  readonly zone: Zone;
}
