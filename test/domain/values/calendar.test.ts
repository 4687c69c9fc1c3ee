// Calendar arithmetic: both clock changes of 2026, wall-clock and elapsed time, and formats of instants.
import { expect } from 'chai';
import fc from 'fast-check';
import { instantAt, isDate, isDateTime, millisecondsOf, zoneOf } from '../../../domain/values/calendar.ts';
import { Problem } from '../../../domain/values/problem.ts';

const amsterdam = zoneOf('Europe/Amsterdam');

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.problems[0]?.code : String(error);
  }
}

describe('calendar', () => {
  const readings: [text: string, utc: string][] = [
    ['2026-03-10T11:00:00+01:00', '2026-03-10T10:00:00.000Z'],
    ['2026-03-10T11:00:00', '2026-03-10T10:00:00.000Z'],
    ['2026-03-10 11:00', '2026-03-10T10:00:00.000Z'],
    ['2026-03-10T11:00Z', '2026-03-10T11:00:00.000Z'],
    ['2026-03-10T11:00:00 01:00', '2026-03-10T10:00:00.000Z'],
    ['2026-03-10T11:00:00-0330', '2026-03-10T14:30:00.000Z'],
    ['2026-03-10T11:00:00.1239+01', '2026-03-10T10:00:00.123Z'],
    ['2026-07-10T11:00:00', '2026-07-10T09:00:00.000Z'],
    ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
  ];

  for (const [text, utc] of readings) {
    it(`reads ${text} as ${utc}`, () => {
      expect(amsterdam.toInstant(text)).to.equal(utc);
    });
  }

  it('refuses a local time that the clock change skips, but not with an offset', () => {
    expect(codeOf(() => amsterdam.toInstant('2026-03-29T02:30:00'))).to.equal('ERR_TIME_NONEXISTENT');
    expect(codeOf(() => amsterdam.toInstant('2026-03-29 02:00'))).to.equal('ERR_TIME_NONEXISTENT');
    expect(amsterdam.toInstant('2026-03-29T02:30:00+01:00')).to.equal('2026-03-29T01:30:00.000Z');
  });

  it('refuses a moment that its offset moves out of the supported years, with its field', () => {
    expect(() => amsterdam.toInstant('2199-12-31T23:59:59-12:00', 'begin'))
      .to.throw()
      .with.nested.property('problems[0]')
      .that.includes({ code: 'ERR_RANGE', field: 'begin' });
  });

  const renderings: [utc: string, text: string][] = [
    ['2026-03-10T10:00:00.000Z', '2026-03-10T11:00:00+01:00'],
    ['2026-03-10T23:30:00.000Z', '2026-03-11T00:30:00+01:00'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00+01:00'],
    ['2026-03-10T10:00:00.007Z', '2026-03-10T11:00:00.007+01:00'],
    ['2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00+01:00'],
  ];

  for (const [utc, text] of renderings) {
    it(`writes ${utc} as ${text}`, () => {
      expect(amsterdam.toText(instantAt(Date.parse(utc)))).to.equal(text);
    });
  }

  it('writes zones west of Greenwich and with half hours', () => {
    const noon = instantAt(Date.parse('2026-01-01T02:15:00Z'));
    expect(zoneOf('America/New_York').toText(noon)).to.equal('2025-12-31T21:15:00-05:00');
    expect(zoneOf('Asia/Kolkata').toText(noon)).to.equal('2026-01-01T07:45:00+05:30');
  });

  const notDateTimes = ['2026-02-29T10:00', '2026-13-01T10:00', '2026-03-10', '2026-03-10T24:00', '2026-03-10T10:60',
    '2026-03-10T10:00:60', '1899-12-31T10:00', '2200-01-01T00:00', '2026-03-10T10:00+15:00', '2026-03-10t10:00', ' 2026-03-10T10:00']; // prettier-ignore
  for (const text of notDateTimes) {
    it(`refuses '${text}' as a date-time`, () => {
      expect(isDateTime(text)).to.equal(false);
      expect(codeOf(() => amsterdam.toInstant(text))).to.equal('ERR_FORMAT');
      const problem = { code: 'ERR_FORMAT', field: 'begin' };
      expect(() => amsterdam.toInstant(text, 'begin'))
        .to.throw(Problem)
        .with.nested.property('problems[0]')
        .include(problem);
    });
  }

  it('recognises existing dates', () => {
    expect(['2026-02-28', '2028-02-29', '1900-01-01', '2199-12-31'].filter(isDate)).to.have.length(4);
    expect(['2026-02-29', '1900-02-29', '2026-2-3', '1899-12-31', '2200-01-01'].filter(isDate)).to.have.length(0);
  });

  it('preserves the wall-clock time over both clock changes', () => {
    const saturday = amsterdam.toInstant('2026-03-28T09:00');
    expect(amsterdam.toText(amsterdam.addWallClock(saturday, { days: 1 }))).to.equal('2026-03-29T09:00:00+02:00');
    const autumn = amsterdam.toInstant('2026-10-24T09:00');
    expect(amsterdam.toText(amsterdam.addWallClock(autumn, { days: 1 }))).to.equal('2026-10-25T09:00:00+01:00');
  });

  it('moves a computed time inside the skipped hour on by the gap', () => {
    const evening = amsterdam.toInstant('2026-03-28T02:30');
    expect(amsterdam.toText(amsterdam.addWallClock(evening, { days: 1 }))).to.equal('2026-03-29T03:30:00+02:00');
  });

  it('does not change the second occurrence of a repeated hour when nothing is added', () => {
    const second = amsterdam.toInstant('2026-10-25T02:30:00+01:00');
    expect(amsterdam.addWallClock(second, { milliseconds: 0 })).to.equal(second);
  });

  it('never moves backwards when time is added in a repeated hour', () => {
    const second = amsterdam.toInstant('2026-10-25T02:00:00+01:00');
    const half = { milliseconds: 1_800_000 };
    expect(amsterdam.toText(amsterdam.addWallClock(second, half))).to.equal('2026-10-25T02:30:00+01:00');
    const first = amsterdam.toInstant('2026-10-25T02:00:00+02:00');
    expect(amsterdam.toText(amsterdam.addWallClock(first, half))).to.equal('2026-10-25T02:30:00+02:00');
    const back = { milliseconds: -1_800_000 };
    expect(amsterdam.toText(amsterdam.addWallClock(second, back))).to.equal('2026-10-25T01:30:00+02:00');
  });

  it('adds months to the last day of a shorter month', () => {
    const january = amsterdam.toInstant('2026-01-31T10:00');
    expect(amsterdam.toText(amsterdam.addWallClock(january, { months: 1 }))).to.equal('2026-02-28T10:00:00+01:00');
    expect(amsterdam.toText(amsterdam.addWallClock(january, { months: -11 }))).to.equal('2025-02-28T10:00:00+01:00');
  });

  it('begins a day at midnight, or right after a skipped midnight', () => {
    expect(amsterdam.startOfLocalDay('2026-03-29')).to.equal('2026-03-28T23:00:00.000Z');
    expect(amsterdam.startOfLocalDay('2026-10-25')).to.equal('2026-10-24T22:00:00.000Z');
    expect(zoneOf('America/Sao_Paulo').startOfLocalDay('2018-11-04')).to.equal('2018-11-04T03:00:00.000Z');
  });

  it('stays in the years 1900 to 2199', () => {
    const late = amsterdam.toInstant('2199-12-31T23:00');
    expect(codeOf(() => amsterdam.addWallClock(late, { days: 1 }))).to.equal('ERR_RANGE');
    expect(codeOf(() => amsterdam.toInstant('2199-12-31T23:59-12:00'))).to.equal('ERR_RANGE');
    expect(zoneOf('Asia/Kolkata').toInstant('1900-01-01T00:00').slice(0, 10)).to.equal('1899-12-31');
  });

  const around = fc.oneof(
    fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 2, 31) }),
    fc.integer({ min: Date.UTC(2026, 9, 24), max: Date.UTC(2026, 9, 27) }),
    fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2198, 0, 1) }),
  );

  const someZone = fc.constantFrom(
    'Europe/Amsterdam',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  );

  it('reads every instant that it writes', () => {
    fc.assert(
      fc.property(around, someZone, (time, name) => {
        const text = zoneOf(name).toText(instantAt(time));
        expect(millisecondsOf(zoneOf(name).toInstant(text))).to.equal(time);
        expect(text.slice(0, 10)).to.equal(zoneOf(name).toLocalDate(instantAt(time)));
      }),
    );
  });

  it('agrees with Intl about the wall-clock time', () => {
    fc.assert(
      fc.property(
        around.filter((time) => time > Date.UTC(1990, 0, 1)),
        someZone,
        (time, name) => {
          const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
          expect(zoneOf(name).toText(instantAt(time)).slice(0, 19).replace('T', ' ')).to.equal(format.format(time));
        },
      ),
    );
  });

  it('measures on the wall clock what it adds on the wall clock', () => {
    fc.assert(
      fc.property(around, around, (from, to) => {
        const begin = instantAt(from);
        const end = instantAt(to);
        const movedBegin = amsterdam.addWallClock(begin, { milliseconds: amsterdam.measureWallClock(begin, end) });
        expect(amsterdam.measureWallClock(movedBegin, end)).to.equal(0);
      }),
    );
  });

  it('begins each local day at its first instant', () => {
    fc.assert(
      fc.property(around, someZone, (time, name) => {
        const local = zoneOf(name);
        const date = local.toLocalDate(instantAt(time));
        const begin = millisecondsOf(local.startOfLocalDay(date));
        expect(begin).to.be.at.most(time);
        expect(local.toLocalDate(instantAt(begin))).to.equal(date);
        expect(local.toLocalDate(instantAt(begin - 1)) < date).to.equal(true);
      }),
    );
  });
});
