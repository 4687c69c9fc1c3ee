// Voucher templates: which contact form and which PDF template one may name.
import { createProblem } from '../values/problem.ts';

/**
 * The things that a template names anew: whether its form asks for an e-mail address, and the context of its PDF
 * template.
 */
export interface NamedByTemplate {
  readonly asksForAddress: boolean | undefined;
  readonly context: string | undefined;
}

/**
 * Refuses a form by which nobody says where vouchers are mailed to (ERR_NOT_ALLOWED), and a PDF template for something else
 * (ERR_TEMPLATE_CONTEXT). A thing that is undefined is not named.
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
