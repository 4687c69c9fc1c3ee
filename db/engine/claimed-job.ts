// A job as seen by the worker that claimed it.
import type { Instant } from '../../generated/types.ts';

/** A job that one worker holds until its lease runs out. */
export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly lane: string;
  readonly payload: unknown;
  /** The holder: another one for each claim. */
  readonly lease: string;
  /** When its lease runs out, unless it is renewed. */
  until: Instant;
  /** How often it failed. */
  readonly failures: number;
  /** How often its worker vanished in the middle. */
  readonly crashes: number;
  /** The facts that its kind loaded when it was claimed. */
  loaded?: unknown;
}
