// A job in the hands of the worker that claimed it.
import type { Instant } from '../../generated/types.ts';

/** A job that one worker has claimed until its lease expires. */
export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly lane: string;
  readonly payload: unknown;
  /** The id of the claim, new for each one. */
  readonly lease: string;
  /** When its lease expires, unless it is renewed. */
  until: Instant;
  /** The number of failed attempts. */
  readonly failures: number;
  /** How often a lease expired because its worker vanished. */
  readonly crashes: number;
  /** The facts that its kind loaded after the claim. */
  loaded?: unknown;
}
