// Orders of vouchers: what can be sold, to whom, by which company, and where it is mailed.
import type { components } from '../../generated/types.ts';
import { addressOf } from '../values/mail-address.ts';
import { createNoCompanyProblem } from '../bookings/booking-sources.ts';
import { createProblem } from '../values/problem.ts';
import type { FormSubmission } from './submission.ts';

type VoucherTemplate = components['schemas']['VoucherTemplate'];
type Customer = components['schemas']['Customer'];

/**
 * Throws ERR_UNKNOWN_REFERENCE, in one message for templates that visitors may not order from and those that do not
 * exist.
 */
export function assertOrderable<Sold extends Pick<VoucherTemplate, 'contactform_id'>>(
  template: Sold | undefined,
): asserts template is Sold & { readonly contactform_id: number } {
  if (template !== undefined && template.contactform_id !== null) return;
  throw createProblem('ERR_UNKNOWN_REFERENCE', 'These vouchers are not for sale here: choose others.', {
    field: 'voucher_template_id',
  });
}

/** Throws ERR_AMOUNT_ZERO for vouchers without a price, ERR_MAIL_RECIPIENT for a customer without an e-mail address. */
export function assertSellable(
  { price }: Pick<VoucherTemplate, 'price'>,
  { contactpersonen }: Pick<Customer, 'contactpersonen'>,
): void {
  if (price === 0)
    throw createProblem(
      'ERR_AMOUNT_ZERO',
      'The vouchers of this template cost 0.00: give them away, or set a price first.',
      {
        field: 'voucher_template_id',
      },
    );
  const [main] = contactpersonen;
  if (main !== undefined && addressOf(main) !== null) return;
  const message = 'This contact person has no e-mail address: add one, or choose another person.';
  throw createProblem('ERR_MAIL_RECIPIENT', message, { field: 'customer_id' });
}

/** Returns the address for the vouchers. Throws ERR_REQUIRED on the field that asks for it. */
export function requireVoucherAddress({ person }: Pick<FormSubmission, 'person'>, field: string): string {
  if (person.email1 != null) return person.email1;
  throw createProblem('ERR_REQUIRED', 'The vouchers are mailed: fill in an e-mail address.', { field });
}

/** Returns the company that sells or issues. Throws ERR_COMPANY_REQUIRED without one. */
export function requireSeller(company_id: number | null): number {
  if (company_id === null) throw createNoCompanyProblem();
  return company_id;
}
