// The look-up of addresses on the Peppol network, as handlers use it outside their transaction.
import type { Instant } from '../generated/types.ts';

/**
 * The first of some addresses under which the network knows a receiver of invoices, or null; and when the provider said
 * so.
 */
export interface LookUpResult {
  readonly peppol_id: string | null;
  readonly checked_at: Instant;
}

/** Looks addresses up over an integration. Throws ERR_UNAVAILABLE when its provider does not respond. */
export type LookUp = (integration_id: number, addresses: readonly string[]) => Promise<LookUpResult>;
