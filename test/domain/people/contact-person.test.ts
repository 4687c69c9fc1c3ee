// Contact persons as tables of cases: the main contact and its place, duplicates, references and changes.
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

  it('are refused when an id occurs twice; new ones have no id', () => {
    expect(describeProblems([{ id: 1 }, {}, { id: 2 }, {}])).to.deep.equal([]);
    expect(describeProblems([{ id: 1 }, { id: 2 }, { id: 1 }])).to.deep.equal(['ERR_DUPLICATE contactpersonen[2].id']);
  });

  it('must exist when a body refers to them by id', () => {
    const peopleById = new Map([[1, {}]]);
    expect(findUnknownPersonProblems([{ id: 1 }, {}], peopleById)).to.deep.equal([]);
    expect(
      findUnknownPersonProblems([{}, { id: 2 }], peopleById).map(({ code, field }) => `${code} ${String(field)}`),
    ).to.deep.equal(['ERR_UNKNOWN_REFERENCE contactpersonen[1].id']);
  });

  it('are the stored ones with the sent members', () => {
    expect(applyDraft({ voornaam: 'Jan' }, undefined)).to.deep.equal({ ...BLANK_PERSON, voornaam: 'Jan' });
    const storedPerson = { ...BLANK_PERSON, id: 3, voornaam: 'Jan', achternaam: 'Jansen' };
    expect(applyDraft({ id: 3, voornaam: null }, storedPerson)).to.deep.equal({
      ...storedPerson,
      voornaam: null,
    });
  });
});
