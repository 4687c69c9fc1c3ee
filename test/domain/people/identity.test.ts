// Equal identities of contacts and of contact persons, as tables of cases.
import { expect } from 'chai';
import {
  identityOf,
  findIdentityProblems,
  isSamePerson,
  type IdentifyingContact,
  type IdentifyingPerson,
  type NewIdentity,
} from '../../../domain/people/identity.ts';

const contact: IdentifyingContact = { type: 'klant', bedrijf_id: 1, naam: 'De Vries', adres: null, postcode: null };
const person: IdentifyingPerson = {
  voornaam: 'Sanne',
  achternaam: 'de Vries',
  email1: 'sanne@devries.example',
  adres: null,
  postcode: null,
  telefoon1: null,
};
const reached = { ...person, email1: null, adres: 'Bosweg 1', postcode: '3971 AB', telefoon1: '06-1234 5678' };

describe('the identity of a contact', () => {
  const same = identityOf(contact, person);

  const equal: [string, Partial<IdentifyingContact>, Partial<IdentifyingPerson>][] = [
    ['in capitals', { naam: 'DE VRIES' }, { email1: 'SANNE@devries.example' }],
    ['with more spaces', { naam: '  De   Vries ' }, { voornaam: ' Sanne' }],
    ['in other characters of the same meaning', { naam: 'De\u00A0Ｖries' }, {}],
    ['at another address, since the e-mail address tells', { adres: 'Elders 1' }, { telefoon1: '030' }],
  ];

  for (const [how, changes, more] of equal)
    it(`is the same ${how}`, () => {
      expect(identityOf({ ...contact, ...changes }, { ...person, ...more })).to.equal(same);
    });

  const different: [string, Partial<IdentifyingContact>, Partial<IdentifyingPerson>][] = [
    ['type', { type: 'overig' }, {}],
    ['company', { bedrijf_id: 2 }, {}],
    ['name', { naam: 'De Vries BV' }, {}],
    ['first name', {}, { voornaam: 'Sanna' }],
    ['last name', {}, { achternaam: null }],
    ['e-mail address', {}, { email1: 'info@devries.example' }],
  ];

  for (const [label, changes, more] of different)
    it(`is another one with another ${label}`, () => {
      expect(identityOf({ ...contact, ...changes }, { ...person, ...more }))
        .to.be.a('string')
        .not.equal(same);
    });

  it('requires street, postcode and phone without an e-mail address', () => {
    const full = identityOf(contact, reached);
    expect(full).to.be.a('string');
    expect(identityOf(contact, { ...reached, telefoon1: '06 12345678' })).to.equal(full);
    expect(identityOf({ ...contact, adres: 'bosweg 1' }, { ...reached, adres: null })).to.equal(full);
    for (const missing of [{ adres: ' ' }, { postcode: null }, { telefoon1: 'geen' }]) {
      expect(identityOf(contact, { ...reached, ...missing })).to.equal(null);
    }
  });

  it('requires a name of the contact or of its person', () => {
    const nameless = { ...person, voornaam: '', achternaam: null };
    expect(identityOf({ ...contact, naam: null }, nameless)).to.equal(null);
    expect(identityOf({ ...contact, naam: null }, person)).to.be.a('string');
  });
});

describe('two contact persons', () => {
  it('are the same with equal names and e-mail address', () => {
    expect(isSamePerson(person, { ...person, voornaam: 'SANNE ' })).to.equal(true);
    expect(isSamePerson(person, { ...person, email1: null })).to.equal(false);
  });

  it('are not the same without name and e-mail address', () => {
    const nobody = { voornaam: null, achternaam: '', email1: null };
    expect(isSamePerson(nobody, nobody)).to.equal(false);
  });
});

describe('a new identity', () => {
  const cases: { what: string; newIdentities: NewIdentity[]; holders: [string, number][]; takenIds: unknown[] }[] = [
    { what: 'no contact has', newIdentities: [{ id: 1, identity: 'a' }], holders: [], takenIds: [] },
    { what: 'is incomplete', newIdentities: [{ id: 1, identity: null }, { id: 2, identity: null }], holders: [], takenIds: [] }, // prettier-ignore
    { what: 'another has', newIdentities: [{ id: 1, identity: 'a' }], holders: [['a', 7]], takenIds: [7] },
    { what: 'the contact has itself', newIdentities: [{ id: 1, identity: 'a' }], holders: [['a', 1]], takenIds: [] },
    { what: 'two get at once', newIdentities: [{ id: 1, identity: 'a' }, { id: 2, identity: 'a' }], holders: [], takenIds: [1] }, // prettier-ignore
    {
      what: 'two exchange',
      newIdentities: [{ id: 1, identity: 'b' }, { id: 2, identity: 'a' }], // prettier-ignore
      holders: [['a', 1], ['b', 2]], // prettier-ignore
      takenIds: [],
    },
  ];
  for (const { what, newIdentities, holders, takenIds } of cases)
    it(`that ${what} is taken by ${JSON.stringify(takenIds)}`, () => {
      const problems = findIdentityProblems(newIdentities, new Map(holders), 'naam');
      expect(problems.map(({ params }) => params?.['id'])).to.deep.equal(takenIds);
      expect(problems.every(({ code, field }) => code === 'ERR_TAKEN' && field === 'naam')).to.equal(true);
    });
});
