// The age of a replica's state, from the positions in the log that its primary was seen at.
import { expect } from 'chai';
import { Freshness } from '../../db/engine/postgres/freshness.ts';
import { countBytesBetween, positionOf } from '../../db/engine/postgres/position.ts';

describe('the age of a replica', () => {
  it('counts from the newest moment whose position it has; up to two seconds is fresh', () => {
    const freshness = new Freshness();
    freshness.note(1_000, 'A');
    freshness.note(2_000, 'B');
    freshness.note(4_500, 'C');
    expect(freshness.isFresh('B', 4_000)).to.equal(true);
    expect(freshness.isFresh('B', 4_001)).to.equal(false);
    expect(freshness.isFresh('A', 3_000)).to.equal(true);
    expect(freshness.isFresh('A', 3_001)).to.equal(false);
    expect(freshness.isFresh('C', 4_501)).to.equal(true);
  });

  it('is unknown where no reading exists', () => {
    const freshness = new Freshness();
    expect(freshness.isFresh('A', 0)).to.equal(false);
    expect(freshness.measureLag('A', 0)).to.equal(0);
    freshness.note(0, 'B');
    expect(freshness.isFresh('A', 0)).to.equal(false);
  });

  it('begins when a missing change was first seen on the primary', () => {
    const freshness = new Freshness();
    for (const [at, position] of ['A', 'B', 'C', 'D'].entries()) freshness.note(at * 1_000, position);
    expect(freshness.measureLag('A', 9_000)).to.equal(8_000);
    expect(freshness.measureLag('C', 9_000)).to.equal(6_000);
    expect(freshness.measureLag('D', 9_000)).to.equal(0);
  });

  it('is known after any number of readings, with bounded memory', () => {
    const freshness = new Freshness();
    const formatPosition = (index: number): string => String(index).padStart(8, '0');
    for (let index = 0; index < 5_000; index++) freshness.note(index * 100, formatPosition(index));
    expect(freshness.isFresh(formatPosition(4_980), 4_999 * 100)).to.equal(true);
    expect(freshness.isFresh(formatPosition(4_978), 4_999 * 100)).to.equal(false);
    expect(freshness.measureLag(formatPosition(10), 4_999 * 100)).to.be.greaterThan(200_000);
  });
});

describe('positions in the log', () => {
  it('are texts of one length, in the order of the log', () => {
    const lsns = ['0/0', '0/1', '0/FF', '0/1000', '1/0', '9/FFFFFFFF', '10/1', 'A0/0'];
    const positions = lsns.map(positionOf);
    expect(positions).to.deep.equal([...positions].sort());
    expect(positions[2]).to.equal('00000000000000FF');
    expect(positions[6]).to.equal('0000001000000001');
  });

  it('return the distance between them in bytes', () => {
    expect(countBytesBetween(positionOf('0/FFFFFFFF'), positionOf('1/9'))).to.equal(10);
    expect(countBytesBetween(positionOf('1/9'), positionOf('0/FFFFFFFF'))).to.equal(0);
  });
});
