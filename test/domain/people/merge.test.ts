// Merges of contacts as tables of cases: filled values stay, empty ones are filled, unknown contact persons are added.
import { expect } from 'chai';
import { BLANK_PERSON, type ContactPerson } from '../../../domain/people/contact-person.ts';
import { selectFillings, mergeExtraFields, mergePeople } from '../../../domain/people/merge.ts';

const createPerson = (id: number, voornaam: string, more: Partial<ContactPerson> = {}): ContactPerson => ({
  ...BLANK_PERSON,
  id,
  voornaam,
  achternaam: 'Jansen',
  hoofdcontact: false,
  ...more,
});

describe('a merge', () => {
  it('fills empty members only', () => {
    const stored = { naam: 'De Vries', adres: null, plaats: '', geslacht: 'onbekend', website: 'a.example' };
    const incoming = { naam: 'DE VRIES', adres: 'Bosweg 1', plaats: null, geslacht: 'vrouw', website: '', unknown: 1 };
    expect(selectFillings<Record<string, unknown>>(stored, incoming)).to.deep.equal({
      adres: 'Bosweg 1',
      geslacht: 'vrouw',
    });
  });

  it('adds extra fields with other names', () => {
    const a = { name: 'a', type: 'text' as const, value: 'old' };
    const b = { name: 'b', type: 'number' as const, value: 2 };
    expect(mergeExtraFields([a], [{ ...a, value: 'new' }, b])).to.deep.equal([a, b]);
  });

  const main = createPerson(1, 'Sanne', { hoofdcontact: true });
  const other = createPerson(2, 'Piet', { telefoon1: '030' });

  it('merges the main contacts as the same person', () => {
    const incoming = [{ voornaam: 'SANNE', achternaam: 'jansen', telefoon1: '06', hoofdcontact: true }];
    expect(mergePeople([main, other], incoming, new Map())).to.deep.equal([{ ...main, telefoon1: '06' }, other]);
  });

  it('finds other persons by their names and e-mail address, and fills them', () => {
    const incoming = [{}, { voornaam: 'piet', achternaam: 'JANSEN', telefoon1: '020', telefoon2: '06' }];
    expect(mergePeople([main, other], incoming, new Map())).to.deep.equal([main, { ...other, telefoon2: '06' }]);
  });

  it('fills one person by several, each where the ones before left it empty', () => {
    const piet = { voornaam: 'Piet', achternaam: 'Jansen' };
    const incoming = [
      {},
      { ...piet, telefoon2: '06', nieuwsbrief_ids: [3] },
      { ...piet, telefoon2: '07', plaats: 'Zeist', nieuwsbrief_ids: [4] },
    ];
    expect(mergePeople([main, other], incoming, new Map())).to.deep.equal([
      main,
      { ...other, telefoon2: '06', plaats: 'Zeist', nieuwsbrief_ids: [3, 4] },
    ]);
  });

  it('adds a main contact with another name, such as that of a merged customer, as another person', () => {
    const incoming = [{ voornaam: 'Kees', telefoon1: '06', hoofdcontact: true }];
    expect(mergePeople([main], incoming, new Map())).to.deep.equal([
      main,
      { voornaam: 'Kees', telefoon1: '06', hoofdcontact: false },
    ]);
  });

  it('adds new persons, and links those known elsewhere, neither as the main contact', () => {
    const elsewhere = { ...BLANK_PERSON, id: 9, voornaam: 'Els', telefoon1: '030' };
    const incoming = [{}, { voornaam: 'Kees', hoofdcontact: true }, { id: 9, telefoon1: '020', plaats: 'Zeist' }];
    expect(mergePeople([main], incoming, new Map([[9, elsewhere]]))).to.deep.equal([
      main,
      { voornaam: 'Kees', hoofdcontact: false },
      { id: 9, plaats: 'Zeist', nieuwsbrief_ids: [], hoofdcontact: false },
    ]);
  });

  it('does not change a person with a sent id and no empty members to fill', () => {
    const peopleById = new Map([[2, other]]);
    expect(mergePeople([main, other], [{}, { id: 2, telefoon1: '020' }], peopleById)).to.deep.equal([main, other]);
  });
});
