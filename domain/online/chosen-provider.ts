// Chooses the payment provider: that of the company that sells, or the sandbox.
import { createProblem } from '../values/problem.ts';

/** A provider, and the integration whose key it is asked with. */
export interface ChosenProvider {
  readonly provider: 'mollie' | 'sandbox';
  readonly integration_id: number | null;
}

/** The payer, whether this is a sandbox, and whether the operator lets visitors pay at the sandbox of payments. */
export interface PaymentCaller {
  readonly caller: { readonly isVisitor: boolean };
  readonly settings: { readonly sandbox: boolean; readonly paymentSandboxPublic: boolean };
}

/**
 * The provider of an integration, else the sandbox; in a sandbox nothing else. Throws ERR_PAYMENT_PROVIDER for visitors where only the sandbox is left,
 * which gives away what is sold, and the operator has not opened it. docs/decisions/211-online-payments.md.
 */
export function selectProvider(integration_id: number | null, { caller, settings }: PaymentCaller): ChosenProvider {
  const { sandbox, paymentSandboxPublic } = settings;
  if (integration_id !== null && !sandbox) return { provider: 'mollie', integration_id };
  if (!caller.isVisitor || sandbox || paymentSandboxPublic) return { provider: 'sandbox', integration_id: null };
  throw createProblem(
    'ERR_PAYMENT_PROVIDER',
    'No payment provider is connected: connect one, or set PAYMENT_SANDBOX_PUBLIC=yes for a demonstration.',
  );
}
