// Which payment provider customers pay at.
import { problem } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';

/**
 * The name of the provider that this caller's orders are paid at. Throws ERR_PAYMENT_PROVIDER for visitors where only the
 * sandbox is left, which gives away what is sold, and the operator has not said that they may use it.
 * docs/decisions/213-the-sandbox-and-the-public.md.
 */
export function paymentProvider({ caller, sandboxIsPublic }: Pick<Context, 'caller' | 'sandboxIsPublic'>): string {
  if (caller.type !== 'anonymous' || sandboxIsPublic) return 'sandbox';
  throw problem(
    'ERR_PAYMENT_PROVIDER',
    'No payment provider is connected: connect one, or set PAYMENT_SANDBOX_PUBLIC=yes for a demonstration.',
  );
}
