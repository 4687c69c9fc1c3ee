// Chooses the payment provider: that of the company that sells, or the sandbox.
import { createProblem } from '../values/problem.ts';

/** A provider, and the integration with its key. */
export interface ChosenProvider {
  readonly provider: 'mollie' | 'sandbox';
  readonly integration_id: number | null;
}

/** The payer, and what this installation allows. */
export interface PaymentCircumstances {
  readonly caller: { readonly isVisitor: boolean };
  readonly settings: { readonly sandbox: boolean; readonly paymentSandboxPublic: boolean };
}

/**
 * Returns the provider of an integration, else the sandbox; in a sandbox always the sandbox. Null for visitors where
 * only the sandbox is left and the operator has not opened it: paying there is free.
 * docs/decisions/211-online-payments.md.
 */
export function findProvider(
  integration_id: number | null,
  { caller, settings }: PaymentCircumstances,
): ChosenProvider | null {
  const { sandbox, paymentSandboxPublic } = settings;
  if (integration_id !== null && !sandbox) return { provider: 'mollie', integration_id };
  const isSandboxOpen = !caller.isVisitor || sandbox || paymentSandboxPublic;
  return isSandboxOpen ? { provider: 'sandbox', integration_id: null } : null;
}

/** Returns the provider of an integration as `findProvider` does. Throws ERR_PAYMENT_PROVIDER where there is none. */
export function chooseProvider(integration_id: number | null, circumstances: PaymentCircumstances): ChosenProvider {
  const provider = findProvider(integration_id, circumstances);
  if (provider !== null) return provider;
  throw createProblem(
    'ERR_PAYMENT_PROVIDER',
    'No payment provider is connected: connect one, or set PAYMENT_SANDBOX_PUBLIC=yes for a demonstration.',
  );
}
