// When another service is asked again.
import { MINUTE, SECOND } from '../domain/values/time-units.ts';

/** How long to wait after each attempt that failed, in milliseconds. */
export const RETRY_DELAYS_MS: readonly number[] = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE];
