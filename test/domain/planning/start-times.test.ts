// Batches of start times: clock changes, weekdays and limits, and a search minute by minute.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  findBatchProblems,
  findDeletionProblems,
  createDeletionCheck,
  MAX_START_TIMES,
  normaliseStartTime,
  findSecondsProblems,
  startTimesOf,
  findStartTimeTakenProblems,
} from '../../../domain/planning/start-times.ts';
import { instantAt, zoneOf } from '../../../domain/values/calendar.ts';
import type { Instant } from '../../../generated/types.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
const toInstant = (text: string): Instant => amsterdam.toInstant(text);

interface BatchMembers {
  datum_begin?: string;
  datum_eind?: string;
  interval?: string;
  tijdbegin?: Instant;
  tijdeind?: Instant;
  weekdagen?: number[];
}

const createBatch = (members: BatchMembers = {}) => ({
  startmomentgroep_id: 1,
  datum_begin: '2026-06-01',
  datum_eind: '2026-06-01',
  interval: '1:30',
  tijdbegin: toInstant('2026-01-01 09:00'),
  tijdeind: toInstant('2026-01-01 13:00'),
  ...members,
});
const listCodes = (members: BatchMembers) =>
  findBatchProblems(createBatch(members), amsterdam).map(({ code, field }) => `${code} ${field ?? ''}`);

describe('a batch of start times', () => {
  it('has the times of a day up to the last, which is included only if the interval reaches it', () => {
    const { times, skipped } = startTimesOf(createBatch(), amsterdam);
    expect(times.map((time) => amsterdam.toText(time))).to.deep.equal(
      ['09:00', '10:30', '12:00'].map((time) => `2026-06-01T${time}:00+02:00`),
    );
    expect(skipped).to.deep.equal([]);
    const until = startTimesOf(createBatch({ tijdeind: toInstant('2026-01-01 13:30') }), amsterdam);
    expect(until.times.at(-1)).to.equal(toInstant('2026-06-01 13:30'));
    const once = startTimesOf(createBatch({ tijdeind: toInstant('2030-01-01 09:00'), interval: '24:00' }), amsterdam);
    expect(once.times).to.deep.equal([toInstant('2026-06-01 09:00')]);
  });

  it('uses the wall-clock time of tijdbegin and tijdeind, in winter and in summer', () => {
    const summer = { tijdbegin: toInstant('2026-07-01 09:00'), tijdeind: toInstant('2026-12-01 13:00') };
    expect(startTimesOf(createBatch(summer), amsterdam)).to.deep.equal(startTimesOf(createBatch(), amsterdam));
  });

  it('is limited to weekdays: 0 is Sunday, 6 Saturday', () => {
    const week = { datum_begin: '2026-06-01', datum_eind: '2026-06-14', tijdeind: toInstant('2026-01-01 09:00') };
    const listDays = (weekdagen?: number[]) =>
      startTimesOf(createBatch({ ...week, ...(weekdagen && { weekdagen }) }), amsterdam).times.map((time) =>
        time.slice(8, 10),
      );
    expect(listDays([0, 6])).to.deep.equal(['06', '07', '13', '14']);
    expect(listDays([1])).to.deep.equal(['01', '08']);
    expect(listDays()).to.have.length(14);
  });

  it('stays at the same time across a clock change, skips missing times and has repeated ones once', () => {
    const spring = createBatch({
      datum_begin: '2026-03-28',
      datum_eind: '2026-03-30',
      interval: '0:30',
      tijdbegin: toInstant('2026-01-01 02:00'),
      tijdeind: toInstant('2026-01-01 03:00'),
    });
    const { times, skipped } = startTimesOf(spring, amsterdam);
    expect(skipped).to.deep.equal(['2026-03-29T02:00', '2026-03-29T02:30']);
    expect(times.map((time) => amsterdam.toText(time))).to.deep.equal([
      '2026-03-28T02:00:00+01:00',
      '2026-03-28T02:30:00+01:00',
      '2026-03-28T03:00:00+01:00',
      '2026-03-29T03:00:00+02:00',
      '2026-03-30T02:00:00+02:00',
      '2026-03-30T02:30:00+02:00',
      '2026-03-30T03:00:00+02:00',
    ]);

    const autumn = startTimesOf({ ...spring, datum_begin: '2026-10-25', datum_eind: '2026-10-25' }, amsterdam);
    expect(autumn).to.deep.equal({
      times: ['2026-10-25T00:00:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z'],
      skipped: [],
    });
  });

  it('equals a search through every minute, in any zone', () => {
    const clock = fc.integer({ min: 0, max: 1439 });
    const zones = fc.constantFrom('Europe/Amsterdam', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Asia/Kolkata');
    const begin = fc.constantFrom('2026-03-27', '2026-10-23', '2026-06-01', '2018-11-02', '2026-04-03', '2026-10-02');
    const interval = fc.integer({ min: 7, max: 300 });
    const weekdays = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined });

    fc.assert(
      fc.property(zones, begin, clock, clock, interval, weekdays, (name, datum_begin, one, other, step, weekdagen) => {
        const local = zoneOf(name);
        const first = Math.min(one, other);
        const last = Math.max(one, other);
        const days = [0, 1, 2, 3, 4].map((more) => addDays(datum_begin, more));
        const batch = createBatch({
          datum_begin,
          datum_eind: days.at(-1) ?? '',
          interval: formatMinutes(step),
          tijdbegin: local.toInstant(`2026-01-15 ${formatMinutes(first)}`),
          tijdeind: local.toInstant(`2026-01-15 ${formatMinutes(last)}`),
          ...(weekdagen && { weekdagen }),
        });

        const localTimes = days
          .filter((day) => weekdagen?.includes(new Date(day).getUTCDay()) !== false)
          .flatMap((day) => listMinutes(first, last, step).map((minute) => `${day}T${formatMinutes(minute)}`));
        const momentByLocalTime = findFirstShowings(local, datum_begin, 5);
        expect(startTimesOf(batch, local)).to.deep.equal({
          times: localTimes.flatMap((time) => momentByLocalTime.get(time) ?? []),
          skipped: localTimes.filter((time) => !momentByLocalTime.has(time)),
        });
      }),
      { numRuns: 60 },
    );
  });

  const refusals: [what: string, given: BatchMembers, expected: string[]][] = [
    ['a last day before the first', { datum_eind: '2026-05-31' }, ['ERR_PERIOD_ORDER datum_eind']],
    ['a last time before the first', { tijdeind: toInstant('2026-01-02 08:59') }, ['ERR_PERIOD_ORDER tijdeind']],
    ['an interval of nothing', { interval: '00:00' }, ['ERR_RANGE interval']],
    [
      'seconds',
      { tijdbegin: toInstant('2026-01-01 09:00:01'), tijdeind: toInstant('2026-01-01T13:00:00.001') },
      ['ERR_SECONDS_MUST_BE_ZERO tijdbegin', 'ERR_SECONDS_MUST_BE_ZERO tijdeind'],
    ],
    [
      'all of these at once',
      { datum_eind: '2026-05-31', interval: '0:00', tijdeind: toInstant('2026-01-01 08:00') },
      ['ERR_PERIOD_ORDER datum_eind', 'ERR_RANGE interval', 'ERR_PERIOD_ORDER tijdeind'],
    ],
    [
      'more than it can be',
      { datum_begin: '1900-01-01', datum_eind: '2199-12-31' },
      ['ERR_TOO_MANY_START_TIMES datum_eind'],
    ],
  ];

  for (const [label, members, expected] of refusals) {
    it(`is refused for ${label}`, () => {
      expect(listCodes(members)).to.deep.equal(expected);
    });
  }

  it('has at most 10,000 start times', () => {
    // 200 days of 50 times each.
    const most = createBatch({
      datum_begin: '2026-01-01',
      datum_eind: addDays('2026-01-01', 199),
      interval: '0:10',
      tijdbegin: toInstant('2026-01-01 09:00'),
      tijdeind: toInstant('2026-01-01 17:10'),
    });
    expect(startTimesOf(most, amsterdam).times).to.have.length(MAX_START_TIMES);
    expect(findBatchProblems(most, amsterdam)).to.deep.equal([]);

    const [problem] = findBatchProblems({ ...most, datum_eind: addDays('2026-01-01', 200) }, amsterdam);
    expect(problem).to.deep.include({
      code: 'ERR_TOO_MANY_START_TIMES',
      params: { count: 10_050, maximum: 10_000 },
    });
  });
});

describe('a deletion of start times', () => {
  const days = { startmomentgroep_id: 1, datum_begin: '2026-06-01', datum_eind: '2026-06-07', weekdagen: [1] };

  it('covers all times of its days, up to the end of the last', () => {
    const isDeleted = createDeletionCheck(days, amsterdam);
    const moments = [
      '2026-06-01 00:00',
      '2026-06-01 23:59',
      '2026-06-02 00:00',
      '2026-05-31 23:59',
      '2026-06-08 00:00',
    ];
    expect(moments.map((moment) => isDeleted(toInstant(moment)))).to.deep.equal([true, true, false, false, false]);
  });

  it('covers exactly the times of the same batch, when the times are sent', () => {
    const isDeleted = createDeletionCheck({ ...createBatch(), ...days }, amsterdam);
    const moments = ['2026-06-01 10:30', '2026-06-01 10:00', '2026-06-01 13:00', '2026-06-02 10:30'];
    expect(moments.map((moment) => isDeleted(toInstant(moment)))).to.deep.equal([true, false, false, false]);
  });

  it('requires all members of the times or none', () => {
    expect(findDeletionProblems(days, amsterdam)).to.deep.equal([]);
    expect(findDeletionProblems({ ...days, ...createBatch() }, amsterdam)).to.deep.equal([]);
    const { interval, tijdbegin } = createBatch();
    const listFields = (members: object) =>
      findDeletionProblems({ ...days, ...members }, amsterdam).map(({ field }) => field);
    expect(listFields({ interval })).to.deep.equal(['tijdbegin', 'tijdeind']);
    expect(listFields({ interval, tijdbegin })).to.deep.equal(['tijdeind']);
    expect(listFields({ tijdbegin, datum_eind: '2026-05-01' })).to.deep.equal(['datum_eind', 'interval', 'tijdeind']);
  });
});

describe('a start time', () => {
  it('is a wall-clock time: the second occurrence of a repeated time becomes the first', () => {
    expect(normaliseStartTime(toInstant('2026-10-25T02:30:00+01:00'), amsterdam)).to.equal(
      toInstant('2026-10-25T02:30:00+02:00'),
    );
    expect(normaliseStartTime(toInstant('2026-10-25T03:30:00+01:00'), amsterdam)).to.equal(
      toInstant('2026-10-25T03:30:00+01:00'),
    );
    expect(normaliseStartTime(toInstant('2026-06-01T09:00:00Z'), amsterdam)).to.equal('2026-06-01T09:00:00.000Z');
  });

  it('has no seconds or milliseconds', () => {
    expect(findSecondsProblems(toInstant('2026-06-01 09:00'), 'datetime')).to.deep.equal([]);
    for (const text of ['2026-06-01 09:00:01', '2026-06-01 09:00:00.001'])
      expect(findSecondsProblems(toInstant(text), 'datetime')).to.have.nested.property(
        '[0].code',
        'ERR_SECONDS_MUST_BE_ZERO',
      );
  });
});

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function formatMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function listMinutes(first: number, last: number, step: number): number[] {
  const minutes: number[] = [];
  for (let minute = first; minute <= last; minute += step) minutes.push(minute);
  return minutes;
}

/** Returns the first moment at which the clock shows each local minute, by a search through every minute. */
function findFirstShowings(local: typeof amsterdam, date: string, days: number): Map<string, Instant> {
  const momentByLocalTime = new Map<string, Instant>();
  const begin = Date.parse(date) - 86_400_000;
  for (let minute = 0; minute < (days + 2) * 1440; minute++) {
    const moment = instantAt(begin + minute * 60_000);
    const wall = local.toText(moment).slice(0, 16);
    if (!momentByLocalTime.has(wall)) momentByLocalTime.set(wall, moment);
  }
  return momentByLocalTime;
}

describe('a single start time', () => {
  it('is refused if its group has it already', () => {
    expect(findStartTimeTakenProblems(false)).to.deep.equal([]);
    expect(findStartTimeTakenProblems(true).map(({ code, field }) => `${code} ${String(field)}`)).to.deep.equal([
      'ERR_TAKEN datetime',
    ]);
  });
});
