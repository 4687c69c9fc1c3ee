// Orders of vouchers: their template, customer, seller and mail address.
import { expect } from 'chai';
import {
  assertOrderable,
  assertSellable,
  requireVoucherAddress,
  requireSeller,
} from '../../../domain/online/voucher-sale.ts';
import type { Cents, components } from '../../../generated/types.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

type ContactPerson = components['schemas']['ContactPerson'];
const createPerson = (email1: string | null) => ({ id: 1, email1, email2: null }) as ContactPerson;

describe('an order of vouchers', () => {
  const cases: readonly (readonly [name: string, decide: () => unknown, said: string])[] = [
    ['of a template with a form', () => assertOrderable({ contactform_id: 3 }), 'passes'],
    [
      'of a template without a form',
      () => assertOrderable({ contactform_id: null }),
      'ERR_UNKNOWN_REFERENCE voucher_template_id',
    ],
    ['of no template', () => assertOrderable(undefined), 'ERR_UNKNOWN_REFERENCE voucher_template_id'],
    [
      'to a customer with an address',
      () => assertSellable(createPrice(1), { contactpersonen: [createPerson('a@b.example')] }),
      'passes',
    ],
    [
      'to a customer without an address',
      () => assertSellable(createPrice(1), { contactpersonen: [createPerson(null), createPerson('a@b.example')] }),
      'ERR_MAIL_RECIPIENT customer_id',
    ],
    [
      'to a customer without contact persons',
      () => assertSellable(createPrice(1), { contactpersonen: [] }),
      'ERR_MAIL_RECIPIENT customer_id',
    ],
    [
      'of what costs nothing',
      () => assertSellable(createPrice(0), { contactpersonen: [] }),
      'ERR_AMOUNT_ZERO voucher_template_id',
    ],
    [
      'to a visitor who typed an address',
      () => requireVoucherAddress({ person: { email1: 'a@b.example' } }, 'mail'),
      'passes',
    ],
    [
      'to a visitor who typed none',
      () => requireVoucherAddress({ person: { email1: null } }, 'mail'),
      'ERR_REQUIRED mail',
    ],
    ['to a visitor who was not asked', () => requireVoucherAddress({ person: {} }, 'mail'), 'ERR_REQUIRED mail'],
    ['by a company', () => requireSeller(7), 'passes'],
    ['by no company', () => requireSeller(null), 'ERR_COMPANY_REQUIRED -'],
  ];
  for (const [name, decide, outcome] of cases)
    it(`${name}: ${outcome}`, async () => {
      expect(await describeOutcome(decide)).to.equal(outcome);
    });
});

function createPrice(amount: number): { readonly price: Cents } {
  return { price: amount as Cents };
}
