// Qualifications as tables of cases: which a list newly names, and that archived ones are given to nobody.
import { expect } from 'chai';
import { findArchivedProblems, listNewQualifications } from '../../../domain/people/qualification.ts';

describe('a qualification', () => {
  const lists = [
    { wanted: [1, 2], held: undefined, places: [0, 1] },
    { wanted: [1, 2, 3], held: [2], places: [0, 2] },
    { wanted: [1], held: [1, 2], places: [] },
  ];

  for (const { wanted, held, places } of lists)
    it(`of ${String(wanted)} is newly named by who has ${String(held)} at ${JSON.stringify(places)}`, () => {
      const named = places.map((place) => ({ id: wanted[place], field: `kwalificatie_ids[${String(place)}]` }));
      expect(listNewQualifications(wanted, held)).to.deep.equal(named);
    });

  it('that is archived can be newly named by nobody', () => {
    const stored = new Map([
      [1, { archived: false }],
      [2, { archived: true }],
    ]);
    const problems = findArchivedProblems(listNewQualifications([1, 2, 3]), stored);
    expect(problems.map(({ code, field }) => `${code} ${String(field)}`)).to.deep.equal([
      'ERR_QUALIFICATION_ARCHIVED kwalificatie_ids[1]',
    ]);
  });
});
