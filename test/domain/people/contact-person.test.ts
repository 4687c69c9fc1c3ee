// The people of a relation as tables of cases: the main contact, its place, and what a draft says of somebody.
import { expect } from 'chai';
import {
  BLANK_PERSON,
  applyDraft,
  findPersonListProblems,
  sortMainFirst,
  findUnknownPersonProblems,
  type PersonDraft,
} from '../../../domain/people/contact-person.ts';

const marked = { hoofdcontact: true };
const describeProblems = (drafts: PersonDraft[]) =>
  findPersonListProblems(drafts).map(({ code, field }) => `${code} ${String(field)}`);

describe('the people of a contact', () => {
  const lists: { list: PersonDraft[]; ids: number[] }[] = [
    { list: [{ id: 1 }, { id: 2 }], ids: [1, 2] },
    { list: [{ id: 1 }, { id: 2, hoofdcontact: true }, { id: 3 }], ids: [2, 1, 3] },
    { list: [{ id: 1, hoofdcontact: false }, { id: 2 }], ids: [1, 2] },
  ];

  for (const { list, ids } of lists)
    it(`${JSON.stringify(list)} have ${String(ids[0])} as the main contact`, () => {
      const people = sortMainFirst(list);
      expect(people.map(({ id }) => id)).to.deep.equal(ids);
      expect(people.map(({ hoofdcontact }) => hoofdcontact)).to.deep.equal(ids.map((_, index) => index === 0));
    });

  it('have one main contact: every mark after the first is refused', () => {
    expect(describeProblems([marked, {}, marked, marked])).to.deep.equal([
      'ERR_MAIN_CONTACT contactpersonen[2].hoofdcontact',
      'ERR_MAIN_CONTACT contactpersonen[3].hoofdcontact',
    ]);
  });

  it('are named once; new ones have no name to repeat', () => {
    expect(describeProblems([{ id: 1 }, {}, { id: 2 }, {}])).to.deep.equal([]);
    expect(describeProblems([{ id: 1 }, { id: 2 }, { id: 1 }])).to.deep.equal(['ERR_DUPLICATE contactpersonen[2].id']);
  });

  it('exist where a body names them by an id', () => {
    const peopleById = new Map([[1, {}]]);
    expect(findUnknownPersonProblems([{ id: 1 }, {}], peopleById)).to.deep.equal([]);
    expect(
      findUnknownPersonProblems([{}, { id: 2 }], peopleById).map(({ code, field }) => `${code} ${String(field)}`),
    ).to.deep.equal(['ERR_UNKNOWN_REFERENCE contactpersonen[1].id']);
  });

  it('are what is stored of them, changed by what is said', () => {
    expect(applyDraft({ voornaam: 'Jan' }, undefined)).to.deep.equal({ ...BLANK_PERSON, voornaam: 'Jan' });
    const storedPerson = { ...BLANK_PERSON, id: 3, voornaam: 'Jan', achternaam: 'Jansen' };
    expect(applyDraft({ id: 3, voornaam: null }, storedPerson)).to.deep.equal({
      ...storedPerson,
      voornaam: null,
    });
  });
});
