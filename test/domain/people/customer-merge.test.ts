// Merges of customers, as tables: allowed pairs, limits, the customer of bookings, and duplicate contact persons.
import { expect } from 'chai';
import {
  assertMergeable,
  assertMovable,
  assertPeopleFit,
  replaceCustomer,
  mergeCustomerPeople,
} from '../../../domain/people/customer-merge.ts';
import { BLANK_PERSON, type ContactPerson } from '../../../domain/people/contact-person.ts';
import { Problem } from '../../../domain/values/problem.ts';

const createPerson = (id: number, members: Partial<ContactPerson> = {}): ContactPerson => ({
  ...BLANK_PERSON,
  id,
  hoofdcontact: false,
  ...members,
});

describe('a merge', () => {
  const cases: readonly (readonly [
    remains: [number, number | null],
    goes: [number, number | null],
    allowed: boolean,
  ])[] = [
    [[1, 1], [2, 1], true],
    [[1, null], [2, null], true],
    [[1, 1], [1, 1], false],
    [[1, 1], [2, 2], false],
    [[1, 1], [2, null], false],
    [[1, null], [2, 1], false],
  ];

  for (const [[id, bedrijf_id], [other, company], allowed] of cases)
    it(`of ${String(id)} of ${String(bedrijf_id)} with ${String(other)} of ${String(company)} is ${allowed ? 'allowed' : 'refused'}`, () => {
      const mergeCustomers = () => assertMergeable({ id, bedrijf_id }, { id: other, bedrijf_id: company });
      if (allowed) mergeCustomers();
      else expect(mergeCustomers).to.throw(Problem, 'ERR_NOT_ALLOWED');
    });

  it('moves at most a thousand objects, and a customer has at most a thousand contact persons', () => {
    assertMovable(1000);
    assertPeopleFit(Array.from({ length: 1000 }));
    expect(() => assertMovable(1001)).to.throw(Problem, 'ERR_TOO_MANY');
    expect(() => assertPeopleFit(Array.from({ length: 1001 }))).to.throw(Problem, 'ERR_TOO_MANY');
  });
});

describe('a booking after a merge of 2 into 1', () => {
  const cases: readonly (readonly [[number, number | null], [number, number | null]])[] = [
    [
      [2, null],
      [1, null],
    ],
    [
      [2, 3],
      [1, 3],
    ],
    [
      [3, 2],
      [3, 1],
    ],
    [
      [1, 2],
      [1, null],
    ],
    [
      [2, 1],
      [1, null],
    ],
    [
      [3, null],
      [3, null],
    ],
    [
      [3, 4],
      [3, 4],
    ],
  ];
  for (const [[klant_id, kosten_klant_id], [customer, payer]] of cases)
    it(`of ${String(klant_id)}, paid by ${String(kosten_klant_id)}, is of ${String(customer)}, paid by ${String(payer)}`, () => {
      const after = replaceCustomer({ klant_id, kosten_klant_id }, 2, 1);
      expect(after).to.deep.equal({ klant_id: customer, kosten_klant_id: payer });
    });
});

describe('the contact persons of two customers', () => {
  const main = createPerson(1, { voornaam: 'Jo', hoofdcontact: true });

  it('are those of both, with the main contact of the first', () => {
    const other = createPerson(2, { voornaam: 'Kim', hoofdcontact: true });
    const { list, same, addedCount } = mergeCustomerPeople([main], [other]);
    expect(list).to.deep.equal([main, { ...other, hoofdcontact: false }]);
    expect([same.size, addedCount]).to.deep.equal([0, 1]);
  });

  it('are merged where they are the same, filled and not overwritten', () => {
    const double = createPerson(2, { voornaam: 'jo ', telefoon1: '030', nieuwsbrief_ids: [4] });
    const { list, same, addedCount } = mergeCustomerPeople([{ ...main, nieuwsbrief_ids: [3] }], [double]);
    expect(list).to.deep.equal([{ ...main, telefoon1: '030', nieuwsbrief_ids: [3, 4] }]);
    expect([[...same], addedCount]).to.deep.equal([[[2, 1]], 0]);
  });

  it('are merged where their ids are equal', () => {
    expect(mergeCustomerPeople([main], [{ ...main, hoofdcontact: false }])).to.deep.include({
      list: [main],
      addedCount: 0,
    });
  });

  it('are all kept where none has a name', () => {
    expect(mergeCustomerPeople([createPerson(1)], [createPerson(2)]).addedCount).to.equal(1);
  });
});
