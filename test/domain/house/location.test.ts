// Locations as a table of cases: no cycles.
import { expect } from 'chai';
import { assertOutside } from '../../../domain/house/location.ts';

describe('a location', () => {
  it('cannot be part of itself', () => {
    expect(() => assertOutside(1, new Set([2, 3]))).not.to.throw();
    expect(() => assertOutside(1, new Set([2, 1]))).to.throw('ERR_CYCLE');
    expect(() => assertOutside(1, new Set([1]))).to.throw('ERR_CYCLE');
  });
});
