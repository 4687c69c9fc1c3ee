// Points of sale that may receive payments, as cases.
import { expect } from 'chai';
import {
  findPlacesProblems,
  tillsOf,
  type PaymentPlace,
  type SentPlace,
} from '../../../domain/invoices/point-of-sale.ts';

const tills = new Map([
  [1, { actief: true, locatie_ids: [10, 11] }],
  [2, { actief: false, locatie_ids: [10] }],
]);
const createPlace = (sent: PaymentPlace, stored: PaymentPlace = {}): SentPlace => {
  return { sent, stored, fields: { pos_id: 'pos_id', location_id: 'location_id' } };
};

describe('the place of a payment', () => {
  const cases: { name: string; place: SentPlace; codes: string[] }[] = [
    { name: 'nowhere', place: createPlace({}), codes: [] },
    { name: 'at an active till', place: createPlace({ pos_id: 1 }), codes: [] },
    { name: 'where that till is', place: createPlace({ pos_id: 1, location_id: 11 }), codes: [] },
    { name: 'where it is not', place: createPlace({ pos_id: 1, location_id: 12 }), codes: ['ERR_POS_NOT_AT_LOCATION'] },
    { name: 'at an inactive till', place: createPlace({ pos_id: 2 }), codes: ['ERR_POS_INACTIVE'] },
    {
      name: 'at an inactive till that is not there',
      place: createPlace({ pos_id: 2, location_id: 11 }),
      codes: ['ERR_POS_INACTIVE', 'ERR_POS_NOT_AT_LOCATION'],
    },
    {
      name: 'as it was',
      place: createPlace({ pos_id: 2, location_id: 12 }, { pos_id: 2, location_id: 12 }),
      codes: [],
    },
    {
      name: 'at the till that it had',
      place: createPlace({ location_id: 10 }, { pos_id: 2, location_id: null }),
      codes: [],
    },
    {
      name: 'elsewhere, at the till that it had',
      place: createPlace({ location_id: 11 }, { pos_id: 2, location_id: 10 }),
      codes: ['ERR_POS_NOT_AT_LOCATION'],
    },
    { name: 'at a till that nobody knows', place: createPlace({ pos_id: 3, location_id: 12 }), codes: [] },
  ];

  for (const { name, place: sentPlace, codes } of cases)
    it(`${name}: ${codes.join(' and ') || 'fine'}`, () => {
      expect(findPlacesProblems([sentPlace], tills).map(({ code }) => code)).to.deep.equal(codes);
    });

  it('depends on the tills that payments have after the request, each once', () => {
    expect(
      tillsOf([
        createPlace({ pos_id: 1 }),
        createPlace({}, { pos_id: 1 }),
        createPlace({ pos_id: null }, { pos_id: 2 }),
      ]),
    ).to.deep.equal([1]);
  });
});
