// The port to a payment provider: what this service asks of one, whichever it is.
import type { ReportedPayment } from '../../domain/online/payment.ts';
import type { Verify } from '../../handlers/online/notifications.ts';
import type { Cents } from '../../generated/types.ts';
import type { JobContext } from '../job.ts';

/** A payment to ask for. */
export interface WantedPayment {
  /** The same for every try: a provider makes one payment of it. */
  readonly reference: string;
  readonly amount: Cents;
  /** What the customer reads on his statement. */
  readonly description: string;
  /** Where the customer comes back to, however it ended. */
  readonly returnUrl: string;
}

/** What a provider made of it. */
export interface AskedPayment {
  readonly provider_id: string;
  /** Where the customer pays. */
  readonly checkout_url: string;
}

/** A payment provider. Nothing is open while it is called. Each function throws to be tried again. */
export interface PaymentProvider {
  createPayment(wanted: WantedPayment, context: JobContext): Promise<AskedPayment>;
  /** What the provider knows of a payment now: this alone is believed. */
  getPayment(provider_id: string, context: JobContext): Promise<ReportedPayment>;
  /** The provider's id of the payment that a notification speaks of; null for one that the provider did not sign. */
  verify: Verify;
}
