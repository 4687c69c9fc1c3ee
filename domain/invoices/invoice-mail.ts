// Checks the mail in an invoice's body: texts that nobody would get are refused.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

type MailMembers = Pick<
  components['schemas']['NewInvoice'],
  'mail_to' | 'mail_cc' | 'mail_subject' | 'mail_body' | 'mail_signature'
>;

/** ERR_CANNOT_COMBINE for what is said about a mail that nobody is to get. */
export function mailProblems(body: MailMembers): ProblemDetail[] {
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

/** The same for a new invoice, which is mailed only when it is permanent. */
export function newInvoiceMailProblems(
  body: MailMembers & Pick<components['schemas']['NewInvoice'], 'status'>,
): ProblemDetail[] {
  if (body.mail_to === undefined || body.status === 'definitief') return mailProblems(body);
  const message = 'Only a permanent invoice can be mailed: send the status `definitief`, or leave mail_to out.';
  return [{ code: 'ERR_CANNOT_COMBINE', message, field: 'mail_to' }];
}
