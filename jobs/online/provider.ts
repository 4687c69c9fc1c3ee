// The port to a payment provider: what this service asks of one, whichever it is.
import type { ReportedPayment } from '../../domain/online/payment.ts';
import type { ReportedRefund } from '../../domain/online/refund.ts';
import type { OnlinePayment, ProviderParams } from '../../db/online/payments.ts';
import type { NotificationVerifier } from '../../handlers/online/notifications.ts';
import type { Cents } from '../../generated/types.ts';
import type { JobContext } from '../job.ts';

/** A payment to ask for. */
export interface ProviderPaymentRequest {
  /** The same for every try: a provider makes one payment of it. */
  readonly reference: string;
  readonly amount: Cents;
  /** The text that customers read on their statement. */
  readonly description: string;
  /** Where the customer comes back to, however it ended. */
  readonly returnUrl: string;
  /** Members of the provider's own that the customer asked for. */
  readonly params: ProviderParams;
  readonly integration_id: number | null;
}

/** The payment as the provider made it. */
export interface AskedPayment {
  readonly provider_id: string;
  /** Where the customer pays. */
  readonly checkout_url: string;
}

/** A payment that a provider was asked for. */
export type KnownToProvider = Pick<OnlinePayment, 'reference' | 'integration_id'> & { readonly provider_id: string };

/** A refund to ask for. */
export interface ProviderRefundRequest {
  readonly payment: KnownToProvider;
  /** The same for every try: a provider makes one refund of it, however late the next try is. */
  readonly reference: string;
  readonly amount: Cents;
  /** The text that customers read on their statement. */
  readonly description: string;
}

/** A refund that a provider was asked for. */
export interface KnownRefund extends Pick<ProviderRefundRequest, 'payment' | 'reference'> {
  readonly provider_id: string;
}

/** A payment provider. Nothing is open while it is called. Each function throws to be tried again; GiveUp for never. */
export interface PaymentProvider {
  createPayment(wanted: ProviderPaymentRequest, context: JobContext): Promise<AskedPayment>;
  /** The provider's report of a payment now: this alone is believed. */
  getPayment(payment: KnownToProvider, context: JobContext): Promise<ReportedPayment>;
  /**
   * Sees to it that an open payment is not paid any more, as far as the provider can do that. One that ended stays as
   * it is.
   */
  cancelPayment(payment: KnownToProvider, context: JobContext): Promise<void>;
  /** Pays back a part of a payment, once for each reference. GiveUp only where the provider refused it: nothing goes back then. */
  refund(wanted: ProviderRefundRequest, context: JobContext): Promise<ReportedRefund>;
  /** The provider's report of a refund now. */
  getRefund(refund: KnownRefund, context: JobContext): Promise<ReportedRefund>;
  /** Our reference of the payment that a notification speaks of; null for one that the provider did not send. */
  verify: NotificationVerifier;
}

/** The payment providers of an installation, by name. */
export type Providers = Readonly<Record<string, PaymentProvider | undefined>>;

/** The provider of a payment. Throws where this installation does not have it. */
export function providerOf(providers: Providers, name: string): PaymentProvider {
  const provider = providers[name];
  if (provider === undefined) throw new Error(`This installation has no payment provider ${name}.`);
  return provider;
}
