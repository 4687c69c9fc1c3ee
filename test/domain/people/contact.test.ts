// Contacts as tables of cases: members of a type, names, customer types.
import { expect } from 'chai';
import {
  assertUnused,
  contactNameOf,
  selectOwnMembers,
  findRepeatedFieldProblems,
  findStrangeMemberProblems,
  findTypeProblems,
  findCustomerTypeProblems,
} from '../../../domain/people/contact.ts';
import type { ProblemDetail } from '../../../domain/values/problem.ts';

const describeProblems = (problems: readonly ProblemDetail[]) =>
  problems.map(({ code, field }) => `${code} ${String(field)}`);

describe('a contact', () => {
  it('stores the members of its own type, and null for those of another', () => {
    expect(findStrangeMemberProblems('klant', { soort_klant: 'school', status: null })).to.deep.equal([]);
    expect(findStrangeMemberProblems('leverancier', { status: 'passief', onchange_email: true })).to.deep.equal([]);
  });

  it('refuses every member of another type that is not empty', () => {
    expect(
      describeProblems(findStrangeMemberProblems('overig', { soort_klant: 'school', onchange_email: false })),
    ).to.deep.equal(['ERR_NOT_ALLOWED soort_klant', 'ERR_NOT_ALLOWED onchange_email']);
  });

  it('has null for members of other types, and the defaults of suppliers where none are sent', () => {
    expect(Object.keys(selectOwnMembers('overig', {}))).to.have.lengthOf(8);
    expect(selectOwnMembers('klant', { soort_klant: 'school' })).not.to.have.property('soort_klant');
    expect(selectOwnMembers('leverancier', { soort_klant: 'school', onchange_email: true })).to.deep.equal({
      soort_klant: null,
      afdeling: null,
      factuur_adressering: null,
      peppol_id: null,
      status: 'actief',
      uitje_activiteit_herinnering: false,
      onchange_email: true,
    });
  });

  const createPerson = (voornaam: string | null, achternaam: string | null) => ({ voornaam, achternaam });
  const names = [
    { naam: 'De Vries', main: createPerson('Jan', 'Jansen'), is: 'De Vries' },
    { naam: null, main: createPerson('Jan', 'Jansen'), is: 'Jan Jansen' },
    { naam: '', main: createPerson(null, 'Jansen'), is: 'Jansen' },
    { naam: null, main: createPerson('', null), is: '' },
    { naam: null, main: undefined, is: '' },
  ];

  for (const { naam, main, is } of names)
    it(`named ${String(naam)} with main contact ${JSON.stringify(main)} is called '${is}'`, () => {
      expect(contactNameOf({ naam }, main)).to.equal(is);
    });

  it('refuses an extra field twice', () => {
    expect(findRepeatedFieldProblems([{ name: 'a' }, { name: 'b' }])).to.deep.equal([]);
    expect(describeProblems(findRepeatedFieldProblems([{ name: 'a' }, { name: 'a' }, { name: 'a' }]))).to.deep.equal([
      'ERR_DUPLICATE extra_fields[1].name',
      'ERR_DUPLICATE extra_fields[2].name',
    ]);
  });

  it('keeps its type while objects refer to it', () => {
    const usedContact = { type: 'klant', mag_type_wijzigen: false } as const;
    expect(findTypeProblems(usedContact, 'klant')).to.deep.equal([]);
    expect(findTypeProblems({ ...usedContact, mag_type_wijzigen: true }, 'overig')).to.deep.equal([]);
    expect(describeProblems(findTypeProblems(usedContact, 'overig'))).to.deep.equal(['ERR_NOT_CHANGEABLE type']);
  });

  it('can be archived while no object refers to it', () => {
    expect(() => assertUnused([])).not.to.throw();
    expect(() => assertUnused(['bookings', 'notes'])).to.throw('ERR_CONTACT_IN_USE');
  });

  it("is of one of its company's customer types, or of none", () => {
    expect(findCustomerTypeProblems(null, [])).to.deep.equal([]);
    expect(findCustomerTypeProblems('school', ['school'])).to.deep.equal([]);
    expect(describeProblems(findCustomerTypeProblems('School', ['school']))).to.deep.equal([
      'ERR_CUSTOMER_TYPE_UNKNOWN soort_klant',
    ]);
  });
});
