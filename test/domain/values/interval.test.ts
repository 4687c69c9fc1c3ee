// Durations and intervals: the values of `duur` and `periode`.
import { expect } from 'chai';
import fc from 'fast-check';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { addElapsed, formatDuration, parseElapsed } from '../../../domain/values/duration.ts';
import { parseInterval } from '../../../domain/values/interval.ts';
import { Problem } from '../../../domain/values/problem.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
const now = amsterdam.toInstant('2026-03-10T11:00');

function formatInterval(text: string): string {
  const { begin, end } = parseInterval(text, now, amsterdam, 'periode');
  return `${amsterdam.toText(begin)} ${amsterdam.toText(end)}`;
}

describe('durations', () => {
  it('are elapsed time, also over a clock change', () => {
    const evening = amsterdam.toInstant('2026-03-28T23:00');
    expect(amsterdam.toText(addElapsed(evening, 'PT4H'))).to.equal('2026-03-29T04:00:00+02:00');
    expect(amsterdam.toText(addElapsed(evening, 'P1D'))).to.equal('2026-03-30T00:00:00+02:00');
  });

  it('have weeks, days, hours, minutes and seconds, and no months', () => {
    expect(parseElapsed('P1W2DT3H4M5S')).to.equal((((9 * 24 + 3) * 60 + 4) * 60 + 5) * 1000);
    for (const text of ['P1M', 'P1Y', 'P', 'PT', '1H', 'P1H', 'PT-1H', ''])
      expect(() => parseElapsed(text), text).to.throw(Problem);
  });

  it('are read back as they were written', () => {
    expect(formatDuration(0)).to.equal('PT0S');
    expect(formatDuration(5_400_000)).to.equal('PT1H30M');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        expect(parseElapsed(formatDuration(seconds * 1000))).to.equal(seconds * 1000);
      }),
    );
  });
});

describe('intervals in a zone whose clock changes at midnight', () => {
  // Santiago skips the first hour of 6 September.
  for (const text of ['2026-09-06/P1D', 'P1D/2026-09-06', '2026-09-06/P1M', 'P1M/2026-09-06'])
    it(`begin and end with days: ${text}`, () => {
      const santiago = zoneOf('America/Santiago');
      const { begin, end } = parseInterval(text, now, santiago, 'periode');
      for (const moment of [begin, end])
        expect(santiago.startOfLocalDay(santiago.toLocalDate(moment)), santiago.toText(moment)).to.equal(moment);
    });
});

describe('intervals', () => {
  const readings: [text: string, shown: string][] = [
    ['P7D', '2026-03-10T11:00:00+01:00 2026-03-17T11:00:00+01:00'],
    ['P1M', '2026-03-10T11:00:00+01:00 2026-04-10T11:00:00+02:00'],
    ['PT36H', '2026-03-10T11:00:00+01:00 2026-03-11T23:00:00+01:00'],
    ['2026-03-01/2026-03-31', '2026-03-01T00:00:00+01:00 2026-04-01T00:00:00+02:00'],
    ['2026-03-01/2026-03-01', '2026-03-01T00:00:00+01:00 2026-03-02T00:00:00+01:00'],
    ['2026-03-01T09:00/2026-03-01T17:00', '2026-03-01T09:00:00+01:00 2026-03-01T17:00:00+01:00'],
    ['2026-03-01T09:00/2026-03-02', '2026-03-01T09:00:00+01:00 2026-03-03T00:00:00+01:00'],
    ['2026-03-28/P2D', '2026-03-28T00:00:00+01:00 2026-03-30T00:00:00+02:00'],
    ['2026-03-28/PT48H', '2026-03-28T00:00:00+01:00 2026-03-30T01:00:00+02:00'],
    ['2199-12-31T09:00/2199-12-31', '2199-12-31T09:00:00+01:00 2200-01-01T00:00:00+01:00'],
    ['2026-03-01T09:00/2026-03-01T09:00', '2026-03-01T09:00:00+01:00 2026-03-01T09:00:00+01:00'],
    ['P7D/2026-03-31', '2026-03-25T00:00:00+01:00 2026-04-01T00:00:00+02:00'],
    ['PT0.5H', '2026-03-10T11:00:00+01:00 2026-03-10T11:30:00+01:00'],
    ['PT1H0,25M', '2026-03-10T11:00:00+01:00 2026-03-10T12:00:15+01:00'],
    ['PT1.5S', '2026-03-10T11:00:00+01:00 2026-03-10T11:00:01.500+01:00'],
    ['P0.5Y', '2026-03-10T11:00:00+01:00 2026-09-10T11:00:00+02:00'],
    ['P0.5W', '2026-03-10T11:00:00+01:00 2026-03-13T23:00:00+01:00'],
    ['P0.1W', '2026-03-10T11:00:00+01:00 2026-03-11T03:48:00+01:00'],
    ['2026-03-28/P1.5D', '2026-03-28T00:00:00+01:00 2026-03-29T13:00:00+02:00'],
    ['P1.5D/2026-03-29', '2026-03-28T12:00:00+01:00 2026-03-30T00:00:00+02:00'],
    ['2026-03-01T09:00Z/PT1H', '2026-03-01T10:00:00+01:00 2026-03-01T11:00:00+01:00'],
  ];

  for (const [text, expected] of readings) {
    it(`reads ${text}`, () => {
      expect(formatInterval(text)).to.equal(expected);
    });
  }

  const refusals: [text: string, code: string][] = [
    ['2026-03-01', 'ERR_FORMAT'],
    ['2026-03-01/15', 'ERR_FORMAT'],
    ['/2026-03-01', 'ERR_FORMAT'],
    ['P7D/P7D', 'ERR_FORMAT'],
    ['a/b/c', 'ERR_FORMAT'],
    ['P', 'ERR_FORMAT'],
    ['PT0.5H30M', 'ERR_FORMAT'],
    ['P1.5DT1H', 'ERR_FORMAT'],
    ['PT.5H', 'ERR_FORMAT'],
    ['PT1.H', 'ERR_FORMAT'],
    ['P0.5M', 'ERR_FORMAT'],
    ['2026-03-31/2026-03-01', 'ERR_PERIOD_ORDER'],
    ['2026-03-02/2026-03-01', 'ERR_PERIOD_ORDER'],
    ['2026-03-02T00:00/2026-03-01', 'ERR_PERIOD_ORDER'],
    ['P9999Y', 'ERR_RANGE'],
  ];

  for (const [text, code] of refusals) {
    it(`refuses ${text} with ${code}`, () => {
      expect(() => formatInterval(text))
        .to.throw(Problem)
        .with.nested.property('problems[0]')
        .that.includes({ code, field: 'periode' });
    });
  }
});
