// Dragging on the planning page: the moment and the location at which a line is dropped.
import { expect } from 'chai';
import { droppedAt, placeOf } from '../../http/pages/kantoor/planning/drop.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const shown = { from: Date.parse('2026-08-15T09:00:00+02:00'), to: Date.parse('2026-08-15T19:00:00+02:00') };
const from = Date.parse('2026-08-15T14:00:00+02:00');

describe('a line that is dragged on the planning', () => {
  for (const [dragged, expected] of [
    [0, 0],
    [100, HOUR],
    [-250, -2.5 * HOUR],
    [104, HOUR],
    [105, HOUR + 5 * 60_000],
    [1, 0],
  ] as const)
    it(`moves in steps of five minutes after ${String(dragged)} of 1,000 pixels for ten hours`, () => {
      expect(droppedAt(from, dragged, 1_000, shown) - from).to.equal(expected);
    });

  it('can be dropped at locations or at none of them, and nowhere else', () => {
    expect(['location-12', 'location-none', 'staff-8', 'material-3', ''].map(placeOf)).to.deep.equal([
      12,
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
