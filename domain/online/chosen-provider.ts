// Chooses the payment provider: that of the company that sells, or the sandbox.
import { createProblem } from '../values/problem.ts';

/** A provider, and the integration with its key. */
export interface ChosenProvider {
  readonly provider: 'mollie' | 'sandbox';
  readonly integration_id: number | null;
}

/**
 * Whether the payer is a visitor, whether this is a sandbox, and whether the operator lets visitors pay with the
 * payments of the sandbox.
 */
export interface PaymentCaller {
  readonly caller: { readonly isVisitor: boolean };
  readonly settings: { readonly sandbox: boolean; readonly paymentSandboxPublic: boolean };
}

/**
 * Returns the provider of an integration, else the sandbox; a sandbox has no other. Throws ERR_PAYMENT_PROVIDER for
 * visitors where only the sandbox is left and the operator has not opened it: paying there is free.
 * docs/decisions/211-online-payments.md.
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
