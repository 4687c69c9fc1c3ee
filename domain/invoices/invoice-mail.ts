// Checks the mails about an invoice: refuses texts without a recipient, drafts, and reminders without an open amount.
import type { Cents, components } from '../../generated/types.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';

type MailMembers = Pick<
  components['schemas']['NewInvoice'],
  'mail_to' | 'mail_cc' | 'mail_subject' | 'mail_body' | 'mail_signature'
>;

/** ERR_CANNOT_COMBINE for members about a mail in a body without a recipient. */
export function findMailProblems(body: MailMembers): ProblemDetail[] {
  if (body.mail_to !== undefined) return [];
  const idle = (['mail_cc', 'mail_subject', 'mail_body', 'mail_signature'] as const).filter(
    (member) => body[member] !== undefined,
  );
  return idle.map((field) => ({
    code: 'ERR_CANNOT_COMBINE',
    message: `${field} has no effect without mail_to: send mail_to, or leave ${field} out.`,
    field,
  }));
}

/**
 * ERR_CANNOT_COMBINE for members about a mail of a new invoice: it is mailed only when it is finalised at once, to a
 * recipient.
 */
export function findNewInvoiceMailProblems(
  body: MailMembers & Pick<components['schemas']['NewInvoice'], 'status'>,
): ProblemDetail[] {
  if (body.mail_to === undefined || body.status === 'definitief') return findMailProblems(body);
  const message = 'Only a finalised invoice can be mailed: send the status `definitief`, or leave mail_to out.';
  return [{ code: 'ERR_CANNOT_COMBINE', message, field: 'mail_to' }];
}

/** Throws ERR_INVOICE_NOT_PERMANENT for a draft. */
export function assertMailable(status: components['schemas']['InvoiceStatus']): void {
  if (status === 'concept')
    throw createProblem('ERR_INVOICE_NOT_PERMANENT', 'A draft is not mailed: finalise the invoice first.');
}

/** Throws ERR_NOTHING_TO_PAY for a reminder of an invoice without an open amount. */
export function assertHasOpenAmount(kind: components['schemas']['InvoiceMailKind'], openAmount: Cents): void {
  if (kind !== 'invoice' && openAmount <= 0)
    throw createProblem('ERR_NOTHING_TO_PAY', 'Nothing is open on this invoice: there is nothing to remind of.', {
      field: 'kind',
    });
}

/** Throws ERR_REQUIRED for each empty text: neither the request nor the company has one. */
export function assertWritten(texts: Readonly<Record<'subject' | 'body', string>>): void {
  const missing = (['subject', 'body'] as const).filter((name) => texts[name].trim() === '');
  refuseIfAny(
    missing.map((name) => ({
      code: 'ERR_REQUIRED',
      message: `The company has no text for this mail: send mail_${name}.`,
      field: `mail_${name}`,
    })),
  );
}
