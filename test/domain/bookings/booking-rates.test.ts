// VAT rates in a change of a booking: unknown new ones are refused, stored ones stay.
import { expect } from 'chai';
import { assertKnownRates } from '../../../domain/bookings/booking-rates.ts';
import type { SentBooking, SentCost } from '../../../domain/bookings/booking-change-input.ts';
import type { BasisPoints } from '../../../generated/types.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';
import { createStoredBooking } from './booking-world.ts';

const createItem = (id: number | undefined, rate: number) =>
  ({ type: 'item', ...(id !== undefined && { id }), btw_percentage: rate as BasisPoints }) as SentCost;
const createGroup = (...regels: SentCost[]) => ({ type: 'groep', regels }) as SentCost;
const rates = [0, 900].map((rate) => rate as BasisPoints);

describe('a change of a booking with', () => {
  const describeUnknownRate = (path: string) => `ERR_VAT_RATE_UNKNOWN kosten.regels${path}.btw_percentage`;
  const cases: readonly (readonly [name: string, regels: SentCost[], said: string])[] = [
    ['nothing', [], 'passes'],
    ['a rate of the settings', [createItem(undefined, 900)], 'passes'],
    ['another rate', [createItem(undefined, 600)], describeUnknownRate('[0]')],
    ['a rate that its item has', [createItem(22, 2100)], 'passes'],
    ['a rate that its item has not', [createItem(22, 600)], describeUnknownRate('[0]')],
    [
      'a rate inside a group',
      [createItem(undefined, 0), createGroup(createItem(undefined, 600))],
      describeUnknownRate('[1].regels[0]'),
    ],
  ];

  for (const [name, regels, outcome] of cases)
    it(`${name}: ${outcome}`, async () => {
      const input = { kosten: { regels } } as SentBooking;
      expect(await describeOutcome(() => assertKnownRates(createStoredBooking(), input, rates))).to.equal(outcome);
    });
});
