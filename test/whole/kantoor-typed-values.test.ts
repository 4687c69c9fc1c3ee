// Numbers, amounts and times as typed on the page of a booking in the office.
import { expect } from 'chai';
import { numberIn, paymentIn } from '../../http/pages/kantoor/frame/amounts.ts';
import { timesOf } from '../../http/pages/kantoor/booking/programme/line-times.ts';

describe('what is typed on the page of a booking', () => {
  for (const [text, number] of [
    ['12', 12],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1.210,50', 1210.5],
    ['1,210.50', 1210.5],
    ['1.210', 1210],
    [' 24 ', 24],
    ['-3', -3],
    ['1.210.000', 1_210_000],
  ] as const)
    it(`is the number ${String(number)} for "${text}"`, () => {
      expect(numberIn(text)).to.equal(number);
    });

  for (const [text, direction, amount] of [
    ['50', 'in', 50],
    ['12,5', 'in', 12.5],
    ['50', 'out', -50],
    ['-50', 'out', -50],
    ['-12,5', 'out', -12.5],
  ] as const)
    it(`is the amount ${String(amount)} for "${text}" paid ${direction}`, () => {
      expect(paymentIn(text, direction)).to.equal(amount);
    });

  it('is sent unchanged where it is no number, so that the service refuses it', () => {
    for (const text of ['', 'twaalf', '12 man']) expect(numberIn(text)).to.equal(text);
  });

  it('moves the end of a line along, also over midnight and a clock change', () => {
    const line = { begin: '2026-03-28T22:00:00+01:00', eind: '2026-03-28T23:30:00+01:00' };
    expect(timesOf({}, line)).to.deep.equal({});

    expect(timesOf({ begin: '23:00' }, line)).to.deep.equal({
      begin: '2026-03-28T23:00:00',
      eind: '2026-03-29T00:30:00',
    });
    expect(timesOf({ datum: '2026-03-29' }, line)).to.deep.equal({
      begin: '2026-03-29T22:00:00',
      eind: '2026-03-29T23:30:00',
    });
    expect(timesOf({ eind: '01:00' }, line)).to.deep.equal({
      begin: '2026-03-28T22:00:00',
      eind: '2026-03-29T01:00:00',
    });
    expect(timesOf({ datum: '2026-03-28', begin: '14:00', eind: '' }, null)).to.deep.equal({
      begin: '2026-03-28T14:00:00',
    });
    expect(timesOf({ datum: '2026-03-28', begin: '', eind: '' }, null)).to.deep.equal({});
  });
});
