// Forms of visitors: the packages that they may choose, and refusals in words for visitors.
import { expect } from 'chai';
import { translateForVisitors, requireOfferedPackage } from '../../../domain/online/submission.ts';
import type { ContactFormField } from '../../../domain/online/contact-form.ts';
import { createProblem, problemsOf } from '../../../domain/values/problem.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

const Velden = [
  {
    id: 1,
    naam: 'Arrangement',
    soort_invoer: 'boeking.arrangement',
    field_identifier: 'welk',
    sort_order: 0,
    verplicht: false,
    mogelijke_keuzes: null,
    bijzonderheden_boeking: false,
    extra_field_name: null,
    input_type: null,
    newsletter_options: null,
  },
] as const satisfies readonly ContactFormField[];

describe('a form that a visitor sends', () => {
  const not = 'ERR_NOT_ALLOWED welk';
  for (const [name, offeredIds, pack, outcome] of [
    ['one that the form names', [5, 6], { id: 6, mag_api: false }, 'passes'],
    ['another than the form names', [5], { id: 6, mag_api: true }, not],
    ['one for websites, where the form names none', [], { id: 6, mag_api: true }, 'passes'],
    ['one that is not for websites, where the form names none', [], { id: 6, mag_api: false }, not],
    ['one that is gone', [5], undefined, not],
    ['one that never was, where the form names none', [], undefined, not],
  ] as const)
    it(`may choose ${name}: ${outcome}`, async () => {
      const form = { Velden, Arrangementen: offeredIds.map((id) => ({ id })) };
      expect(await describeOutcome(() => requireOfferedPackage(form, pack))).to.equal(outcome);
    });

  it('is refused in words for visitors, on the field that caused it', async () => {
    const refuse = () =>
      Promise.reject(createProblem('ERR_PRODUCT_REQUIRES_LOCATION', 'Inside.', { field: 'arrangement_id' }));
    expect(await problemsOf(() => translateForVisitors({ Velden }, 'boeking.arrangement', refuse))).to.deep.equal([
      {
        code: 'ERR_NOT_ALLOWED',
        message: 'This package cannot be booked like this: choose another.',
        field: 'welk',
      },
    ]);
  });

  it('returns a missing company unchanged, and other errors and results too', async () => {
    const rejectCompany = () => Promise.reject(createProblem('ERR_COMPANY_REQUIRED', 'No company.'));
    expect(
      await describeOutcome(() => translateForVisitors({ Velden }, 'boeking.arrangement', rejectCompany)),
    ).to.equal('ERR_COMPANY_REQUIRED -');
    const broken = translateForVisitors({ Velden }, 'boeking.arrangement', () => Promise.reject(new Error('broken')));
    expect(await broken.catch((error: unknown) => String(error))).to.equal('Error: broken');
    expect(await translateForVisitors({ Velden }, 'boeking.arrangement', () => Promise.resolve(7))).to.equal(7);
  });
});
