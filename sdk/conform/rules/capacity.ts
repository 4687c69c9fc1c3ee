// The capacity that is set last applies: what it covers is trimmed, split or deleted.
import { assertHolds } from '../outcome-errors.ts';
import { isSame, objectsOf, shortenValue, textOf } from '../json.ts';
import { assertRefusal, type ConformRule } from '../rule.ts';
import type { ConformWorld } from '../world.ts';

/** Periods in quarters of an hour after eight, each with its amount. */
type CapacityPeriod = readonly [from: number, to: number, amount: number];
const CAPACITY_STORIES: Readonly<Record<string, readonly CapacityPeriod[]>> = {
  'the same period': [
    [4, 8, 5],
    [4, 8, 3],
  ],
  'the beginning': [
    [4, 8, 5],
    [2, 6, 3],
  ],
  'the end': [
    [4, 8, 5],
    [6, 10, 3],
  ],
  'the middle': [
    [2, 10, 5],
    [4, 6, 0],
  ],
  'all of several': [
    [2, 4, 5],
    [5, 6, 7],
    [8, 10, 9],
    [1, 9, 3],
  ],
  nothing: [
    [2, 4, 5],
    [4, 6, 3],
  ],
};

export const capacity: ConformRule = {
  name: 'capacity',
  source: 'the description of createCapacityEntry',
  asks: 'entries that cover the beginning, the end, the middle or all of earlier ones, and one that crosses 04:00',
  expects:
    'for each quarter of an hour the amount that was set last, no two entries at one moment; 406 ERR_CAPACITY_PASSES_DAYBREAK',
  async run({ service, world, attempt }) {
    for (const [name, periods] of Object.entries(CAPACITY_STORIES))
      await attempt(name, async () => {
        const material_id = await world.createThing('materials');
        for (const [from, to, amount] of periods)
          await world.askForBody('createCapacityEntry', {
            path: { material_id },
            body: {
              begin: formatMoment(world, from),
              end: formatMoment(world, to),
              amount,
              internal_reference: 'conform',
            },
          });

        const entries = objectsOf((await world.askForResponse('listCapacityEntries', { path: { material_id } })).body);
        const actual = entries
          .map((each): CapacityPeriod => [quarterOf(each['begin']), quarterOf(each['end']), Number(each['amount'])])
          .sort(([a], [b]) => a - b);
        const expected = applyPeriods(periods);

        assertHolds(
          isSame(actual, expected),
          `${shortenValue(periods)} became ${shortenValue(actual)}, and not ${shortenValue(expected)}`,
        );
        assertHolds(
          entries.every((each) => textOf(each, 'internal_reference') === 'conform'),
          'a part of an entry has lost its internal_reference',
        );
      });
    await attempt('the daybreak', async () => {
      const material_id = await world.createThing('materials');
      const body = { begin: `${world.formatDay(30)}T03:00:00`, end: `${world.formatDay(30)}T05:00:00`, amount: 1 };
      const response = await service.ask('createCapacityEntry', { path: { material_id }, body });
      assertRefusal(response, 406, 'ERR_CAPACITY_PASSES_DAYBREAK');
    });
  },
};

function formatMoment(world: ConformWorld, quarter: number): string {
  const minutes = 8 * 60 + quarter * 15;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':');
  return `${world.formatDay(30)}T${clock}:00`;
}

function quarterOf(moment: unknown): number {
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(String(moment)) ?? [];
  return ((Number(hours) - 8) * 60 + Number(minutes)) / 15;
}

/** Returns the periods that must be left: each new one replaces its part of the earlier ones. */
function applyPeriods(periods: readonly CapacityPeriod[]): CapacityPeriod[] {
  let remaining: CapacityPeriod[] = [];
  for (const [from, to, amount] of periods) {
    remaining = remaining.flatMap(([start, end, before]): CapacityPeriod[] => [
      ...(start < from ? [[start, Math.min(end, from), before] as const] : []),
      ...(end > to ? [[Math.max(start, to), end, before] as const] : []),
    ]);
    remaining.push([from, to, amount]);
  }
  return remaining.sort(([a], [b]) => a - b);
}
