// The port to a payment provider: the functions that each provider implements.
import type { ReportedPayment } from '../../domain/online/payment.ts';
import type { ReportedRefund } from '../../domain/online/refund.ts';
import type { OnlinePayment, ProviderParams } from '../../db/online/payments.ts';
import type { NotificationVerifier } from '../../handlers/online/notifications.ts';
import type { Cents } from '../../generated/types.ts';
import type { JobContext } from '../job.ts';

/** A payment to ask for. */
export interface ProviderPaymentRequest {
  /** Identifies all attempts: a provider makes one payment for a reference. */
  readonly reference: string;
  readonly amount: Cents;
  /** The text that customers read on their statement. */
  readonly description: string;
  /** The address that the customer returns to, whatever the outcome. */
  readonly returnUrl: string;
  /** Provider-specific members of the customer's request. */
  readonly params: ProviderParams;
  readonly integration_id: number | null;
}

/** The payment that the provider created. */
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
  /** Identifies all attempts: a provider makes one refund for a reference, however late the next attempt is. */
  readonly reference: string;
  readonly amount: Cents;
  /** The text that customers read on their statement. */
  readonly description: string;
}

/** A refund that a provider was asked for. */
export interface KnownRefund extends Pick<ProviderRefundRequest, 'payment' | 'reference'> {
  readonly provider_id: string;
}

/** A payment provider, called outside any transaction. Each function throws for a retry, and GiveUp against one. */
export interface PaymentProvider {
  createPayment(payment: ProviderPaymentRequest, context: JobContext): Promise<AskedPayment>;
  /** Returns the provider's current report of a payment, the only source that is trusted. */
  getPayment(payment: KnownToProvider, context: JobContext): Promise<ReportedPayment>;
  /**
   * Sees to it that an open payment is not paid any more, as far as the provider can do that. One that ended stays as
   * it is.
   */
  cancelPayment(payment: KnownToProvider, context: JobContext): Promise<void>;
  /** Pays back a part of a payment, once for each reference. Throws GiveUp only where the provider refused, so that no money moves. */
  refund(refund: ProviderRefundRequest, context: JobContext): Promise<ReportedRefund>;
  /** Returns the provider's current report of a refund. */
  getRefund(refund: KnownRefund, context: JobContext): Promise<ReportedRefund>;
  /** Returns our reference of the payment that a notification names; null for one that the provider did not send. */
  verify: NotificationVerifier;
}

/** The payment providers of an installation, by name. */
export type Providers = Readonly<Record<string, PaymentProvider | undefined>>;

/** Returns the provider of a payment. Throws where this installation does not have it. */
export function providerOf(providers: Providers, name: string): PaymentProvider {
  const provider = providers[name];
  if (provider === undefined) throw new Error(`This installation has no payment provider ${name}.`);
  return provider;
}
