// Notes as tables of cases: their contact, new references to persons, and what a move clears.
import { expect } from 'chai';
import { bookingOf, planNoteChange, selectNewPerson, findPersonProblems } from '../../../domain/people/note.ts';

describe('a note', () => {
  it('is about a contact, or the customer of a booking', () => {
    expect(bookingOf(7)).to.equal(7);
    expect(() => bookingOf(undefined)).to.throw('ERR_REQUIRED');
  });

  it('loses its contact person with its contact, unless another one is sent', () => {
    expect(planNoteChange({ contact_id: 1 }, { contact_id: 2 })).to.deep.equal({
      contact_id: 2,
      contactpersoon_id: null,
    });
    expect(planNoteChange({ contact_id: 1 }, { contact_id: 1 })).to.deep.equal({ contact_id: 1 });
    const both = { contact_id: 2, contactpersoon_id: 5 };
    expect(planNoteChange({ contact_id: 1 }, both)).to.deep.equal(both);
  });

  const storedNote = { contact_id: 1, contactpersoon_id: 5 };
  const personCases = [
    { what: 'nothing new', note: storedNote, is: null },
    { what: 'another person', note: { ...storedNote, contactpersoon_id: 6 }, is: 6 },
    { what: 'no person any more', note: { ...storedNote, contactpersoon_id: null }, is: null },
    { what: 'the same person of another contact', note: { ...storedNote, contact_id: 2 }, is: 5 },
  ];

  for (const { what, note, is } of personCases)
    it(`with ${what} newly names ${String(is)}`, () => {
      expect(selectNewPerson(note, storedNote)).to.equal(is);
    });

  it('refers only to persons of its contact', () => {
    expect(findPersonProblems(null, [])).to.deep.equal([]);
    expect(findPersonProblems(5, [{ id: 4 }, { id: 5 }])).to.deep.equal([]);
    expect(findPersonProblems(6, [{ id: 5 }])[0]).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'contactpersoon_id',
    });
  });
});
