// The costs of a booking that is cancelled, and the state of its refund: tables of cases.
import { expect } from 'chai';
import {
  planOwedCosts,
  countDaysAhead,
  calculateOwed,
  refundStatusOf,
  type RefundFacts,
} from '../../../domain/bookings/cancellation.ts';
import type { CostLine } from '../../../domain/bookings/costs.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { asCents } from '../../../domain/values/money.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';

const createItem = (rate: number, euros: number, voucher_id?: number): CostLine => ({
  id: 1,
  type: 'item',
  naam: 'Klimmen',
  kortingspercentage: toBasisPoints(0),
  kortingomschrijving: null,
  aantal: 1,
  bedrag: toTenThousandths(Math.round(euros * 10_000)),
  btw_percentage: toBasisPoints(rate * 100),
  product_id: null,
  boekingsregel_id: null,
  ...(voucher_id !== undefined && { voucher_id }),
});
const createTerms = (percentage: number) => ({
  regels: [{ dagen_vooraf: 14, percentage: toBasisPoints(Math.round(percentage * 100)) }],
});

describe('the amount owed for a cancelled booking', () => {
  const cases: [name: string, costs: CostLine[], percentage: number, amount: number, parts: [number, number][]][] = [
    ['is the share of the total', [createItem(21, 121)], 50, 6050, [[21, 6050]]],
    ['is rounded half-up', [createItem(21, 0.01)], 50, 1, [[21, 1]]],
    ['gives the missing cent to the largest remainder', [createItem(9, 0.02), createItem(21, 0.01)], 50, 2, [[9, 1], [21, 1]]], // prettier-ignore
    ['is before vouchers', [createItem(21, 121), createItem(21, -100, 7)], 50, 6050, [[21, 6050]]],
    ['is shared with its signs', [createItem(9, -20), createItem(21, 120)], 50, 5000, [[9, -1000], [21, 6000]]], // prettier-ignore
    ['leaves a rate out of which nothing is owed', [createItem(0, 0), createItem(21, 10)], 10, 100, [[21, 100]]],
    ['is nothing of less than nothing', [createItem(21, -10)], 50, 0, []],
    ['is nothing of nothing', [], 100, 0, []],
    ['is everything', [createItem(9, 10.01), createItem(21, 20.02)], 100, 3003, [[9, 1001], [21, 2002]]], // prettier-ignore
  ];

  for (const [name, costs, percentage, amount, parts] of cases)
    it(name, () => {
      const owed = calculateOwed({ costs }, createTerms(percentage), 3);
      expect(owed.amount).to.equal(amount);
      expect(owed.parts).to.deep.equal(parts.map(([rate, bedrag]) => ({ btw_percentage: rate * 100, bedrag })));
      expect(planOwedCosts(owed.parts).map(({ bedrag }) => bedrag)).to.deep.equal(parts.map(([, each]) => each * 100));
    });

  it('is zero before all steps, and without terms', () => {
    expect(calculateOwed({ costs: [createItem(21, 121)] }, createTerms(50), 14)).to.deep.include({
      step: null,
      amount: 0,
      parts: [],
    });
    expect(calculateOwed({ costs: [createItem(21, 121)] }, null, 0)).to.deep.include({
      step: null,
      total: 12_100,
      amount: 0,
    });
  });

  it('is the amount that staff choose, up to the total', () => {
    const costs = [createItem(21, 121)];
    expect(calculateOwed({ costs }, createTerms(50), 3, asCents(12_100)).amount).to.equal(12_100);
    expect(() => calculateOwed({ costs }, createTerms(50), 3, asCents(12_101))).to.throw('ERR_CANCELLATION_COSTS');
    expect(() => calculateOwed({ costs: [createItem(21, -5)] }, null, 3, asCents(1))).to.throw(
      'ERR_CANCELLATION_COSTS',
    );
  });
});

describe('the days ahead of a booking', () => {
  const amsterdam = zoneOf('Europe/Amsterdam');
  const instantAt = (text: string) => amsterdam.toInstant(text);
  const createBooking = (begin: string, ...lines: string[]) => {
    return { begin: instantAt(begin), lines: lines.map((each) => ({ begin: instantAt(each) }) as never) };
  };

  it('are calendar days to the first line, also over a clock change', () => {
    expect(countDaysAhead(createBooking('2026-03-30T00:30'), '2026-03-28', amsterdam)).to.equal(2);
    expect(countDaysAhead(createBooking('2026-03-30T00:30', '2026-04-02T09:00', '2026-04-01T23:00'), '2026-03-28', amsterdam)).to.equal(4); // prettier-ignore
    expect(countDaysAhead(createBooking('2026-03-28T23:59'), '2026-03-28', amsterdam)).to.equal(0);
    expect(countDaysAhead(createBooking('2026-03-27T10:00'), '2026-03-28', amsterdam)).to.equal(-1);
  });
});

describe('the refund of a cancellation', () => {
  const createFacts = (changes: Partial<Record<keyof RefundFacts, unknown>>): RefundFacts =>
    ({ refund_amount: 100, dismissed_at: null, by_hand: 0, refunded: 0, requested: 0, ...changes }) as RefundFacts;
  const cases: [name: string, changes: Partial<Record<keyof RefundFacts, unknown>>, status: string | null][] = [
    ['is none of nothing', { refund_amount: 0 }, null],
    ['is proposed', {}, 'voorgesteld'],
    ['is requested once all of it is', { requested: 100 }, 'aangevraagd'],
    ['is proposed while a part is not requested', { requested: 99 }, 'voorgesteld'],
    ['is requested with what went back by hand', { requested: 60, by_hand: 40 }, 'aangevraagd'],
    ['is paid', { refunded: 60, by_hand: 40 }, 'betaald'],
    ['is paid with more', { refunded: 160 }, 'betaald'],
    ['is dismissed', { dismissed_at: '2026-03-10T11:00:00.000Z' }, 'afgewezen'],
    ['is paid although it was dismissed', { dismissed_at: '2026-03-10T11:00:00.000Z', by_hand: 100 }, 'betaald'],
  ];

  for (const [name, changes, status] of cases)
    it(name, () => {
      expect(refundStatusOf(createFacts(changes))).to.equal(status);
    });
});
