// Qualifications as tables of cases: new ones in a list, and archived ones that are refused.
import { expect } from 'chai';
import { findArchivedProblems, listNewQualifications } from '../../../domain/people/qualification.ts';

describe('a qualification', () => {
  const lists = [
    { wanted: [1, 2], held: undefined, places: [0, 1] },
    { wanted: [1, 2, 3], held: [2], places: [0, 2] },
    { wanted: [1], held: [1, 2], places: [] },
  ];

  for (const { wanted, held, places } of lists)
    it(`in ${String(wanted)} is new for a member with ${String(held)} at ${JSON.stringify(places)}`, () => {
      const qualifications = places.map((index) => ({
        id: wanted[index],
        field: `kwalificatie_ids[${String(index)}]`,
      }));
      expect(listNewQualifications(wanted, held)).to.deep.equal(qualifications);
    });

  it('that is archived cannot be newly added', () => {
    const qualificationsById = new Map([
      [1, { archived: false }],
      [2, { archived: true }],
    ]);
    const problems = findArchivedProblems(listNewQualifications([1, 2, 3]), qualificationsById);
    expect(problems.map(({ code, field }) => `${code} ${String(field)}`)).to.deep.equal([
      'ERR_QUALIFICATION_ARCHIVED kwalificatie_ids[1]',
    ]);
  });
});
