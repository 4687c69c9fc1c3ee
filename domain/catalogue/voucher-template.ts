// Voucher templates: which contact form and which PDF template one may refer to.
import { createProblem } from '../values/problem.ts';

/**
 * The new references of a template: whether its form asks for an e-mail address, and the context of its PDF template. A
 * reference that does not change is undefined.
 */
export interface NamedByTemplate {
  readonly asksForAddress: boolean | undefined;
  readonly context: string | undefined;
}

/**
 * Throws ERR_NOT_ALLOWED for a form without a field for an e-mail address, since vouchers are mailed there. Throws
 * ERR_TEMPLATE_CONTEXT for a PDF template of another context.
 */
export function assertUsable({ asksForAddress, context }: NamedByTemplate): void {
  if (asksForAddress === false) {
    const message = 'Buyers get their vouchers by mail: choose a form that asks for contactpersoon.email1.';
    throw createProblem('ERR_NOT_ALLOWED', message, { field: 'contactform_id' });
  }
  if (context === undefined || context === 'voucher') return;
  throw createProblem(
    'ERR_TEMPLATE_CONTEXT',
    `This template has the context ${context}: choose one with the context voucher.`,
    { field: 'pdf_template_id', params: { context, expected: 'voucher' } },
  );
}
