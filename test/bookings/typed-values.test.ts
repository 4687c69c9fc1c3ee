// Numbers and times as typed on the page of a booking.
import { expect } from 'chai';
import { numberIn, paymentIn } from '../../http/pages/kantoor/frame/amounts.ts';
import { fillWords } from '../../http/pages/browser/words.ts';
import { timesOf } from '../../http/pages/kantoor/booking/programme/line-times.ts';

describe('what is typed on the page of a booking', () => {
  it('is a number with a comma or a dot, also with separators of thousands', () => {
    const numbers = ['12', '12,5', '12.50', '1.210,50', '1,210.50', '1.210', ' 24 ', '-3', '1.210.000'].map(numberIn);
    expect(numbers).to.deep.equal([12, 12.5, 12.5, 1210.5, 1210.5, 1210, 24, -3, 1_210_000]);
  });

  it('is the amount of a payment or of a refund, whatever its sign', () => {
    expect(['50', '12,5'].map((text) => paymentIn(text, 'in'))).to.deep.equal([50, 12.5]);
    expect(['50', '-50', '-12,5'].map((text) => paymentIn(text, 'out'))).to.deep.equal([-50, -50, -12.5]);
  });

  it('appears in sentences as it was typed', () => {
    const values = { name: "Jan $& {remains} $'", remains: 'Piet $$' };
    expect(fillWords('{name} goes, {remains} stays: {remains}, {count}', values)).to.equal(
      "Jan $& {remains} $' goes, Piet $$ stays: Piet $$, {count}",
    );
  });

  it('is sent unchanged where it is no number, so that the service refuses it', () => {
    expect(['', 'twaalf', '12 man'].map(numberIn)).to.deep.equal(['', 'twaalf', '12 man']);
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
