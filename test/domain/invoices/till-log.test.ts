// The openings, closings and payments of a till, as tables of cases.
import { expect } from 'chai';
import {
  assertCountedOnce,
  calculateClosingBalance,
  calculateMovements,
  calculateOpeningBalance,
  type TillMovement,
  type ReceivedSum,
} from '../../../domain/invoices/till-log.ts';
import { asCents } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';

const createReceived = (...pairs: readonly (readonly [number | null, number])[]): ReceivedSum[] =>
  pairs.map(([betaalmethode_id, bedrag]) => ({ betaalmethode_id, bedrag: asCents(bedrag) }));
const createCounts = (...pairs: readonly (readonly [number | null, number])[]) =>
  pairs.map(([betaalmethode_id, geteld]) => ({ betaalmethode_id, geteld: asCents(geteld) }));

describe('an opening', () => {
  it('has the counted and received amounts while the till was closed, and no difference', () => {
    const nothing = { begin: null, verwacht: null, verschil: null };
    expect(calculateOpeningBalance(createReceived([3, 500]), createCounts([1, 15_000]))).to.deep.equal({
      bedragen: [
        { betaalmethode_id: 1, ontvangen: 0, geteld: 15_000, ...nothing },
        { betaalmethode_id: 3, ontvangen: 500, geteld: null, ...nothing },
      ],
      verschil: null,
    });
  });
});

describe('a closing', () => {
  const opening = calculateOpeningBalance([], createCounts([1, 15_000]));

  it('expects the opening and the payments, and has a difference for each counted amount', () => {
    const { bedragen, verschil } = calculateClosingBalance(
      opening,
      createReceived([1, 32_050], [3, 81_200], [null, -100]),
      createCounts([1, 46_550], [2, 700]),
    );
    expect(bedragen).to.deep.equal([
      { betaalmethode_id: 1, begin: 15_000, ontvangen: 32_050, verwacht: 47_050, geteld: 46_550, verschil: -500 },
      { betaalmethode_id: 2, begin: 0, ontvangen: 0, verwacht: 0, geteld: 700, verschil: 700 },
      { betaalmethode_id: 3, begin: 0, ontvangen: 81_200, verwacht: 81_200, geteld: null, verschil: null },
      { betaalmethode_id: null, begin: 0, ontvangen: -100, verwacht: -100, geteld: null, verschil: null },
    ]);
    expect(verschil).to.equal(200);
  });

  it('expects the amount of the opening also without payments', () => {
    expect(calculateClosingBalance(opening, [], []).bedragen).to.deep.equal([
      { betaalmethode_id: 1, begin: 15_000, ontvangen: 0, verwacht: 15_000, geteld: null, verschil: null },
    ]);
  });

  it('accepts each method once', () => {
    expect(() => {
      assertCountedOnce(createCounts([1, 5], [null, 5]));
    }).to.not.throw();
    expect(() => {
      assertCountedOnce(createCounts([null, 5], [1, 5], [null, 6]));
    }).to.throw(Problem, 'ERR_DUPLICATE');
  });
});

describe('the movements of a till', () => {
  const createMovement = (pos_id: number, betaalmethode_id: number | null, bedrag: number): TillMovement => {
    return { pos_id, betaalmethode_id, bedrag: asCents(bedrag), payment_id: 7 };
  };

  const cases: readonly [string, TillMovement[], TillMovement[], TillMovement[]][] = [
    ['a new payment', [], [createMovement(1, 2, 100)], [createMovement(1, 2, 100)]],
    ['a payment that stayed the same', [createMovement(1, 2, 100)], [createMovement(1, 2, 100)], []],
    [
      'another amount',
      [createMovement(1, 2, 100)],
      [createMovement(1, 2, 130)],
      [createMovement(1, 2, -100), createMovement(1, 2, 130)],
    ],
    [
      'another method',
      [createMovement(1, 2, 100)],
      [createMovement(1, 3, 100)],
      [createMovement(1, 2, -100), createMovement(1, 3, 100)],
    ],
    [
      'another till',
      [createMovement(1, 2, 100)],
      [createMovement(4, 2, 100)],
      [createMovement(1, 2, -100), createMovement(4, 2, 100)],
    ],
    ['a deleted payment', [createMovement(1, null, 100)], [], [createMovement(1, null, -100)]],
    [
      'what was taken back already',
      [createMovement(1, 2, 0), createMovement(1, 3, 100)],
      [createMovement(1, 3, 100)],
      [],
    ],
  ];

  for (const [name, earlierMovements, now, expected] of cases)
    it(`follow ${name}`, () => {
      expect(calculateMovements(earlierMovements, now)).to.deep.equal(expected);
    });
});
