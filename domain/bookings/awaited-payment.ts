// How long an online payment may arrive.
import { DAY } from '../values/time-units.ts';

/**
 * How long the provider is asked about an unpaid payment, in milliseconds: notifications get lost, and some methods
 * need days.
 */
export const PAYMENT_WAIT_MS = 30 * DAY;
