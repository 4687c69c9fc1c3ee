// Relations as tables of cases: members of a type, names, the main contact, and what merging fills.
import { expect } from 'chai';
import {
  assertCustomerType,
  assertNamedOnce,
  assertOwnMembers,
  clearedMembers,
  displayName,
  fillings,
  mainContact,
} from '../../domain/contact.ts';
import { Problem } from '../../domain/problem.ts';

function problemsOf(work: () => unknown): { code: string; field?: string | undefined }[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error.problems.map(({ code, field }) => ({ code, field }));
    throw error;
  }
  return [];
}

describe('a relation', () => {
  it('takes the members of its own type, and null for those of another', () => {
    expect(problemsOf(() => assertOwnMembers('klant', { soort_klant: 'school', status: null }))).to.deep.equal([]);
    expect(
      problemsOf(() => assertOwnMembers('leverancier', { status: 'passief', onchange_email: true })),
    ).to.deep.equal([]);
  });

  it('refuses every member of another type that says something', () => {
    expect(
      problemsOf(() => assertOwnMembers('overig', { soort_klant: 'school', onchange_email: false })),
    ).to.deep.equal([
      { code: 'ERR_NOT_ALLOWED', field: 'soort_klant' },
      { code: 'ERR_NOT_ALLOWED', field: 'onchange_email' },
    ]);
  });

  it('clears what a new type does not have', () => {
    expect(clearedMembers('leverancier')).to.deep.equal({
      soort_klant: null,
      afdeling: null,
      factuur_adressering: null,
    });
    expect(Object.keys(clearedMembers('overig'))).to.have.lengthOf(7);
  });

  const person = (voornaam: string | null, achternaam: string | null) => ({ voornaam, achternaam });
  const names = [
    { naam: 'De Vries', main: person('Jan', 'Jansen'), is: 'De Vries' },
    { naam: null, main: person('Jan', 'Jansen'), is: 'Jan Jansen' },
    { naam: '', main: person(null, 'Jansen'), is: 'Jansen' },
    { naam: null, main: person('', null), is: '' },
    { naam: null, main: undefined, is: '' },
  ];
  for (const { naam, main, is } of names)
    it(`named ${String(naam)} with main contact ${JSON.stringify(main)} is called '${is}'`, () => {
      expect(displayName({ naam }, main)).to.equal(is);
    });

  it('has the first contact person as the main one unless another is marked', () => {
    expect(mainContact([{}, {}])).to.equal(0);
    expect(mainContact([{ hoofdcontact: false }, { hoofdcontact: true }])).to.equal(1);
  });

  it('refuses every mark of a main contact after the first', () => {
    const marked = { hoofdcontact: true };
    expect(problemsOf(() => mainContact([marked, {}, marked, marked]))).to.deep.equal([
      { code: 'ERR_MAIN_CONTACT', field: 'contactpersonen[2].hoofdcontact' },
      { code: 'ERR_MAIN_CONTACT', field: 'contactpersonen[3].hoofdcontact' },
    ]);
  });

  it('names nobody and nothing twice', () => {
    expect(problemsOf(() => assertNamedOnce('contactpersonen', [1, undefined, 2, undefined]))).to.deep.equal([]);
    expect(problemsOf(() => assertNamedOnce('contactpersonen', [1, 2, 1, 1]))).to.deep.equal([
      { code: 'ERR_DUPLICATE', field: 'contactpersonen[2].id' },
      { code: 'ERR_DUPLICATE', field: 'contactpersonen[3].id' },
    ]);
    expect(problemsOf(() => assertNamedOnce('extra_fields', ['a', 'a']))[0]?.field).to.equal('extra_fields[1].name');
  });

  it("is of one of its company's customer types, or of none", () => {
    expect(problemsOf(() => assertCustomerType(null, []))).to.deep.equal([]);
    expect(problemsOf(() => assertCustomerType('school', ['school']))).to.deep.equal([]);
    expect(problemsOf(() => assertCustomerType('School', ['school']))).to.deep.equal([
      { code: 'ERR_CUSTOMER_TYPE_UNKNOWN', field: 'soort_klant' },
    ]);
  });

  it('is filled where it is empty, and nowhere else, when it is merged', () => {
    const stored = { naam: 'De Vries', adres: null, plaats: '', geslacht: 'onbekend', website: 'a.example' };
    const incoming = { naam: 'DE VRIES', adres: 'Bosweg 1', plaats: null, geslacht: 'vrouw', website: '', unknown: 1 };
    expect(fillings(stored, incoming)).to.deep.equal({ adres: 'Bosweg 1', geslacht: 'vrouw' });
  });
});
