// Companies: display names, templates, and deletion, as tables of cases.
import { expect } from 'chai';
import { assertDeletable, assertTemplateContexts, companyNameOf, storedNameOf } from '../../../domain/house/company.ts';
import { Problem } from '../../../domain/values/problem.ts';

describe('a company', () => {
  it('shows its internal name without a display name', () => {
    expect(companyNameOf({ bedrijfsnaam: 'Groen BV', weergavenaam: '' })).to.equal('Groen BV');
    expect(companyNameOf({ bedrijfsnaam: 'Groen BV', weergavenaam: 'Groen' })).to.equal('Groen');
  });

  it('stores no display name that equals the internal one', () => {
    expect(storedNameOf({ bedrijfsnaam: 'Groen BV', weergavenaam: 'Groen BV' })).to.equal('');
    expect(storedNameOf({ bedrijfsnaam: 'Groen BV', weergavenaam: 'Groen' })).to.equal('Groen');
  });

  it('accepts only templates of the right context', () => {
    const contexts = new Map([
      [1, 'invoice' as const],
      [2, 'pos' as const],
      [3, 'online_booking' as const],
    ]);

    const templateIds = {
      factuur_pdf_template_id: 1,
      kassa_factuur_pdf_template_id: 2,
      online_boeking_factuur_pdf_template_id: 3,
    };
    expect(() => assertTemplateContexts(templateIds, contexts)).not.to.throw();

    const none = { ...templateIds, kassa_factuur_pdf_template_id: null, online_boeking_factuur_pdf_template_id: null };
    expect(() => assertTemplateContexts(none, contexts)).not.to.throw();

    const wrong = { ...templateIds, factuur_pdf_template_id: 3, kassa_factuur_pdf_template_id: 1 };
    expect(() => assertTemplateContexts(wrong, contexts))
      .to.throw(Problem)
      .with.property('problems')
      .that.satisfies(
        (problems: Problem['problems']) =>
          problems.map((each) => each.field).join() === 'factuur_pdf_template_id,kassa_factuur_pdf_template_id',
      );
  });

  it('cannot be deleted while objects belong to it', () => {
    expect(() => assertDeletable([])).not.to.throw();
    expect(() => assertDeletable(['customers', 'invoices'])).to.throw('ERR_COMPANY_NOT_DELETABLE');
  });
});
