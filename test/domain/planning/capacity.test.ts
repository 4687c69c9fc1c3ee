// Capacity: entries after periods are written over them, by hand and against a model that counts minutes.
import { expect } from 'chai';
import { planCapacityChange, type CapacityEntryValues, type CapacityEntry } from '../../../domain/planning/capacity.ts';
import { assertAllWritable, assertWritable } from '../../../domain/planning/capacity-period.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { Instant } from '../../../generated/types.ts';
import { type Random, SEED, createRandom } from '../../support/random.ts';
import { MINUTE } from '../../../domain/values/time-units.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
/** The number of random worlds: WORLDS=20000 for a long run. */
const WORLDS = Number(process.env['WORLDS'] ?? 150);

const instantAt = (text: string): Instant => amsterdam.toInstant(text);
/** Returns an hour of an ordinary day. */
const hourAt = (number: number): Instant => instantAt(`2026-06-01T${String(number).padStart(2, '0')}:00`);

function createPeriod(
  begin: number,
  end: number,
  amount = 1,
  internal_reference: string | null = null,
): CapacityEntryValues {
  return { begin: hourAt(begin), end: hourAt(end), amount, internal_reference };
}

function createEntry(id: number, begin: number, end: number, amount = 9, label: string | null = 'oud'): CapacityEntry {
  return { id, material_id: 3, ...createPeriod(begin, end, amount, label) };
}

/** Describes the stored entries after a change: `id begin-end amount label`, with `new` for those without an id. */
function describeStored(before: readonly CapacityEntry[], periods: readonly CapacityEntryValues[]): string[] {
  const { removedEntries, trimmedEntries, newEntries } = planCapacityChange(before, periods);
  const changedById = new Map(trimmedEntries.map(([{ id }, after]) => [id, after]));
  const remaining = before
    .filter((each) => !removedEntries.includes(each))
    .map((each) => ({ ...each, ...changedById.get(each.id) }));
  const formatHour = (moment: Instant): string => amsterdam.toText(moment).slice(11, 13);
  return [...remaining, ...newEntries.map((each) => ({ ...each, id: 'new' }))]
    .sort((a, b) => (a.begin < b.begin ? -1 : 1))
    .map(({ id, begin, end, amount, internal_reference: label }) => {
      return `${String(id)} ${formatHour(begin)}-${formatHour(end)} ${String(amount)} ${label ?? '-'}`;
    });
}

describe('capacity that is written', () => {
  const cases: [what: string, before: CapacityEntry[], periods: CapacityEntryValues[], after: string[]][] = [
    ['where nothing is stored', [], [createPeriod(10, 12)], ['new 10-12 1 -']],
    [
      'beside others leaves them alone',
      [createEntry(1, 8, 10), createEntry(2, 12, 14)],
      [createPeriod(10, 12)],
      ['1 08-10 9 oud', 'new 10-12 1 -', '2 12-14 9 oud'],
    ],
    [
      'trims the end of an earlier one',
      [createEntry(1, 8, 11)],
      [createPeriod(10, 12)],
      ['1 08-10 9 oud', 'new 10-12 1 -'],
    ],
    [
      'trims the begin of a later one',
      [createEntry(1, 11, 14)],
      [createPeriod(10, 12)],
      ['new 10-12 1 -', '1 12-14 9 oud'],
    ],
    [
      'within another splits it, and both parts keep amount and label',
      [createEntry(1, 8, 14)],
      [createPeriod(10, 12, 1, 'nieuw')],
      ['1 08-10 9 oud', 'new 10-12 1 nieuw', 'new 12-14 9 oud'],
    ],
    ['over another replaces it', [createEntry(1, 10, 12)], [createPeriod(9, 13)], ['new 09-13 1 -']],
    ['over the very same period replaces it', [createEntry(1, 10, 12)], [createPeriod(10, 12)], ['new 10-12 1 -']],
    ['from the same begin trims', [createEntry(1, 10, 14)], [createPeriod(10, 12)], ['new 10-12 1 -', '1 12-14 9 oud']],
    ['to the same end trims', [createEntry(1, 8, 12)], [createPeriod(10, 12)], ['1 08-10 9 oud', 'new 10-12 1 -']],
    [
      'over several trims, removes and trims',
      [createEntry(1, 8, 10), createEntry(2, 10, 11), createEntry(3, 11, 14)],
      [createPeriod(9, 12)],
      ['1 08-09 9 oud', 'new 09-12 1 -', '3 12-14 9 oud'],
    ],
    [
      'twice within one entry leaves three parts, the first with its id',
      [createEntry(1, 8, 16)],
      [createPeriod(12, 13, 2), createPeriod(9, 10)],
      ['1 08-09 9 oud', 'new 09-10 1 -', 'new 10-12 9 oud', 'new 12-13 2 -', 'new 13-16 9 oud'],
    ],
    [
      'side by side covers what lies below both',
      [createEntry(1, 9, 12)],
      [createPeriod(9, 10), createPeriod(10, 12, 2)],
      ['new 09-10 1 -', 'new 10-12 2 -'],
    ],
    ['with nothing in it changes nothing', [createEntry(1, 9, 12)], [], ['1 09-12 9 oud']],
  ];

  for (const [label, before, periods, after] of cases) {
    it(label, () => {
      expect(describeStored(before, periods)).to.deep.equal(after);
    });
  }

  it('contains the periods themselves first, in their order', () => {
    const periods = [createPeriod(12, 13, 2), createPeriod(9, 10)];
    expect(planCapacityChange([createEntry(1, 8, 16)], periods).newEntries.slice(0, 2)).to.deep.equal(periods);
  });
});

function collectProblems(work: () => void): unknown[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.problems.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`));
  }
}

describe('a period that can be written', () => {
  const days: [what: string, begin: string, end: string, refused: string[]][] = [
    ['a whole day', '2026-06-01T04:00', '2026-06-02T04:00', []],
    ['an evening into the night', '2026-06-01T20:00', '2026-06-02T04:00', []],
    ['early morning', '2026-06-01T03:00', '2026-06-01T04:00', []],
    ['a second past the daybreak', '2026-06-01T20:00', '2026-06-02T04:00:01', ['ERR_CAPACITY_PASSES_DAYBREAK']],
    ['over the daybreak', '2026-06-01T03:59', '2026-06-01T04:01', ['ERR_CAPACITY_PASSES_DAYBREAK']],
    ['several days', '2026-06-01T05:00', '2026-06-04T04:30', ['ERR_CAPACITY_PASSES_DAYBREAK']],
    ['the day of 23 hours', '2026-03-28T04:00', '2026-03-29T04:00', []],
    [
      'a second more than the day of 23 hours',
      '2026-03-28T04:00',
      '2026-03-29T04:00:01',
      ['ERR_CAPACITY_PASSES_DAYBREAK'],
    ],
    [
      '24 hours from the begin of the day of 23',
      '2026-03-28T04:00+01:00',
      '2026-03-29T04:00+01:00',
      ['ERR_CAPACITY_PASSES_DAYBREAK'],
    ],
    ['the day of 25 hours', '2026-10-24T04:00', '2026-10-25T04:00', []],
    [
      'a second more than the day of 25 hours',
      '2026-10-24T04:00',
      '2026-10-25T04:00:01',
      ['ERR_CAPACITY_PASSES_DAYBREAK'],
    ],
    ['the hour that comes twice', '2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00', []],
    ['nothing', '2026-06-01T10:00', '2026-06-01T10:00', ['ERR_PERIOD_ORDER end']],
    ['backwards', '2026-06-01T10:00', '2026-06-01T09:00', ['ERR_PERIOD_ORDER end']],
    ['the last night of all', '2199-12-31T04:00', '2200-01-01T00:00+01:00', []],
  ];

  for (const [label, begin, end, codes] of days) {
    it(`${codes.length === 0 ? 'is' : 'is not'} ${label}`, () => {
      expect(
        collectProblems(() => {
          assertWritable({ begin: instantAt(begin), end: endAt(end) }, amsterdam);
        }),
      ).to.deep.equal(codes);
    });
  }

  it('is named by its index in a refused list', () => {
    const list = [createPeriod(9, 10), createPeriod(10, 10), { begin: hourAt(10), end: instantAt('2026-06-02T05:00') }];
    expect(
      collectProblems(() => {
        assertAllWritable(list, amsterdam);
      }),
    ).to.deep.equal(['ERR_PERIOD_ORDER [1].end', 'ERR_CAPACITY_PASSES_DAYBREAK [2]']);
  });

  it('is named where it overlaps an earlier one of the list, in whatever order they are sent', () => {
    const check = (...list: CapacityEntryValues[]) =>
      collectProblems(() => {
        assertAllWritable(list, amsterdam);
      });
    expect(check(createPeriod(9, 10), createPeriod(10, 11))).to.deep.equal([]);
    expect(check(createPeriod(10, 12), createPeriod(9, 11))).to.deep.equal(['ERR_CAPACITY_OVERLAP [0]']);
    expect(check(createPeriod(9, 10), createPeriod(9, 10))).to.deep.equal(['ERR_CAPACITY_OVERLAP [1]']);
    expect(check(createPeriod(9, 20), createPeriod(10, 11), createPeriod(12, 13), createPeriod(20, 21))).to.deep.equal([
      'ERR_CAPACITY_OVERLAP [1]',
      'ERR_CAPACITY_OVERLAP [2]',
    ]);
  });
});

// The last day ends after the years that can be written.
function endAt(text: string): Instant {
  return text.startsWith('2200') ? ('2199-12-31T23:00:00.000Z' as Instant) : instantAt(text);
}

/** Beginnings of worlds of four days: ordinary ones, and those of both clock changes. */
const STARTS = ['2026-03-27T00:00Z', '2026-10-23T00:00Z', '2026-06-01T00:00Z', '2026-12-30T00:00Z'];
const MINUTES = 4 * 24 * 60;
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

interface MinuteSpan {
  readonly begin: number;
  readonly end: number;
}

/** The minutes of a world that begins at a moment. */
class Minutes {
  readonly #start: number;
  /** The minutes at which a day begins on the wall clock. */
  readonly daybreaks: ReadonlySet<number>;

  constructor(start: string) {
    this.#start = Date.parse(start);
    const all = Array.from({ length: MINUTES }, (_, minute) => minute);
    this.daybreaks = new Set(all.filter((minute) => wallClock.format(this.#start + minute * MINUTE) === '04:00'));
  }

  toInstant(minute: number): Instant {
    return new Date(this.#start + minute * MINUTE).toISOString() as Instant;
  }

  hasDaybreak({ begin, end }: MinuteSpan): boolean {
    for (let minute = begin + 1; minute < end; minute += 1) if (this.daybreaks.has(minute)) return true;
    return false;
  }

  createCapacity({ begin, end }: MinuteSpan, amount: number, internal_reference: string | null): CapacityEntryValues {
    return { begin: this.toInstant(begin), end: this.toInstant(end), amount, internal_reference };
  }
}

/** Returns spans that do not overlap, some of them adjacent, none across a daybreak. */
function createSpans(random: Random, minutes: Minutes, most: number): MinuteSpan[] {
  const spans: MinuteSpan[] = [];
  for (let from = random(600); from < MINUTES && spans.length < most;) {
    const span = { begin: from, end: Math.min(MINUTES, from + 1 + random(random(3) === 0 ? 900 : 120)) };
    if (!minutes.hasDaybreak(span)) spans.push(span);
    from = span.end + (random(3) === 0 ? 0 : random(400));
  }
  return spans;
}

/** Returns the parts of a span without minutes that are taken. */
function findFree({ begin, end }: MinuteSpan, takenMinutes: ReadonlySet<number>): MinuteSpan[] {
  const parts: MinuteSpan[] = [];
  for (let minute = begin; minute < end; minute += 1) {
    if (takenMinutes.has(minute)) continue;
    const last = parts.at(-1);
    if (last?.end === minute) parts[parts.length - 1] = { begin: last.begin, end: minute + 1 };
    else parts.push({ begin: minute, end: minute + 1 });
  }
  return parts;
}

function shuffle<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => [random(1_000_000), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const formatCapacity = ({ begin, end, amount, internal_reference }: CapacityEntryValues): string =>
  [begin, end, amount, internal_reference].join(' ');

describe(`capacity, minute by minute (seed ${String(SEED)})`, () => {
  const worlds = new Map(STARTS.map((start) => [start, new Minutes(start)]));

  it('becomes what was written, and the earlier entries outside of it', () => {
    const random = createRandom(SEED);
    const counts = { removed: 0, trimmed: 0, split: 0 };
    for (let world = 0; world < WORLDS; world += 1) {
      const minutes = worlds.get(STARTS[random(STARTS.length)] ?? '') ?? new Minutes(STARTS[0] ?? '');
      const labels = ['a', 'b', null] as const;
      const drawLabel = () => labels[random(3)] ?? null;
      const old = createSpans(random, minutes, 1 + random(30)).map((span, index) => {
        return {
          span,
          entry: { id: index + 1, material_id: 1, ...minutes.createCapacity(span, random(9), drawLabel()) },
        };
      });
      const writtenSpans = createSpans(random, minutes, 1 + random(12)).map((span) => ({
        span,
        capacity: minutes.createCapacity(span, 10 + random(9), drawLabel()),
      }));
      const takenMinutes = new Set(
        writtenSpans.flatMap(({ span: { begin, end } }) => Array.from({ length: end - begin }, (_, n) => begin + n)),
      );

      const expected = old.map(({ span, entry: was }) => {
        return {
          was,
          parts: findFree(span, takenMinutes).map((part) =>
            minutes.createCapacity(part, was.amount, was.internal_reference),
          ),
        };
      });
      const periods = shuffle(
        random,
        writtenSpans.map(({ capacity }) => capacity),
      );
      const change = planCapacityChange(
        shuffle(
          random,
          old.map((each) => each.entry),
        ),
        periods,
      );

      expect(change.removedEntries.map(({ id }) => id).sort()).to.deep.equal(
        expected
          .filter(({ parts }) => parts.length === 0)
          .map(({ was }) => was.id)
          .sort(),
      );
      const trimmed = expected.filter(
        ({ was, parts: [first] }) => first !== undefined && formatCapacity(first) !== formatCapacity(was),
      );
      expect(change.trimmedEntries.map(([was, after]) => formatCapacity({ ...was, ...after })).sort()).to.deep.equal(
        trimmed.map(({ parts: [first] }) => (first === undefined ? '' : formatCapacity(first))).sort(),
      );
      expect(change.trimmedEntries.map(([{ id }]) => id).sort()).to.deep.equal(trimmed.map(({ was }) => was.id).sort());
      expect(change.newEntries.slice(0, periods.length)).to.deep.equal(periods);
      const further = expected.flatMap(({ parts }) => parts.slice(1));
      expect(change.newEntries.slice(periods.length).map(formatCapacity).sort()).to.deep.equal(
        further.map(formatCapacity).sort(),
      );

      counts.removed += change.removedEntries.length;
      counts.trimmed += change.trimmedEntries.length;
      counts.split += further.length;
    }

    for (const [kind, count] of Object.entries(counts)) expect(count, kind).to.be.greaterThan(WORLDS / 10);
  });

  it('is refused where a daybreak is inside', () => {
    const random = createRandom(SEED);
    let refusalCount = 0;
    for (let count = 0; count < WORLDS * 10; count += 1) {
      const minutes = worlds.get(STARTS[random(STARTS.length)] ?? '') ?? new Minutes(STARTS[0] ?? '');
      const near = [...minutes.daybreaks][random(minutes.daybreaks.size)] ?? 0;
      const begin = Math.max(0, random(2) === 0 ? near - random(3) : random(MINUTES - 1));
      const end = Math.min(MINUTES, begin + 1 + random(1560));
      const crosses = minutes.hasDaybreak({ begin, end });
      const problems = collectProblems(() => {
        assertWritable({ begin: minutes.toInstant(begin), end: minutes.toInstant(end) }, amsterdam);
      });
      expect(problems, `${minutes.toInstant(begin)} to ${minutes.toInstant(end)}`).to.deep.equal(
        crosses ? ['ERR_CAPACITY_PASSES_DAYBREAK'] : [],
      );
      if (crosses) refusalCount += 1;
    }

    expect(refusalCount).to.be.within(WORLDS, WORLDS * 9);
  });

  it('has days of 23, 24 and 25 hours', () => {
    const lengths = [...worlds.values()].flatMap(({ daybreaks }) => {
      const all = [...daybreaks];
      return all.slice(1).map((minute, index) => minute - (all[index] ?? 0));
    });
    expect([...new Set(lengths)].sort()).to.deep.equal([23 * 60, 24 * 60, 25 * 60]);
  });
});
