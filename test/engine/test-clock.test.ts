// The clock of the tests: a text that is no moment does not set it.
import { expect } from 'chai';
import { clock } from '../support/clock.ts';

describe('the clock of the tests', () => {
  afterEach(() => {
    clock.reset();
  });

  it('keeps its moment when it is set to a text that is no moment', () => {
    clock.set('2026-05-01T12:00:00Z');
    expect(() => {
      clock.set('tomorrow');
    }).to.throw('tomorrow is no moment.');
    expect(clock.now()).to.equal('2026-05-01T12:00:00.000Z');
  });
});
