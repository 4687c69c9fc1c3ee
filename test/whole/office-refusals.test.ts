// Refusals on the pages of the office: each code that these can get has a Dutch sentence.
import { expect } from 'chai';
import { operations, type ErrorCode } from '../../generated/operations.ts';
import { PROBLEM_WORDS } from '../../http/pages/kantoor/frame/words.ts';
import { product } from '../support/sources.ts';

/** The login form and the missing page have their own texts; only programs cause the other codes. */
const EXEMPT_CODES: readonly ErrorCode[] = [
  ...(['ERR_CODE_INVALID', 'ERR_CODE_REQUIRED', 'ERR_CREDENTIAL_INVALID', 'ERR_NOT_FOUND'] as const),
  ...(['ERR_CROSS_SITE', 'ERR_NOT_ACCEPTABLE'] as const),
];

describe('a refusal in the office', () => {
  const pages = product.filter(({ path }) => path.startsWith('http/pages/kantoor/'));
  const called = new Set(pages.flatMap(({ text }) => [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name)));
  const usedOperations = Object.entries(operations).filter(([id]) => called.has(id));

  it('is declared by the operations that the pages call', () => {
    expect(usedOperations.map(([id]) => id)).to.include.members([
      'patchBooking',
      'createInvoicePayment',
      'mergeCustomer',
    ]);
    expect(usedOperations.length).to.be.above(50);
  });

  it('has a Dutch sentence by its code', () => {
    const codes = new Set(usedOperations.flatMap(([, { errors }]): readonly ErrorCode[] => errors));
    const missing = [...codes].filter((code) => PROBLEM_WORDS.nl[code] === undefined && !EXEMPT_CODES.includes(code));
    expect(missing).to.deep.equal([]);
  });
});
