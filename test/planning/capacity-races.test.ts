// Two hundred concurrent writers of one material's capacity: no entries overlap, and the result fits some order of them.
import { expect } from 'chai';
import type { CapacityEntry } from 'boekstaaf';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { SEED, createRandom } from '../support/random.ts';

const WRITERS = 200;
/** The number of half hours in a day. */
const SLOTS = 48;
const START_MS = Date.parse('2026-06-01T02:00:00Z');
const HALF_HOUR_MS = 1_800_000;

interface SlotSpan {
  readonly begin: number;
  readonly end: number;
}

const momentAt = (slot: number): string => new Date(START_MS + slot * HALF_HOUR_MS).toISOString();
const slotAt = (text: string): number => (Date.parse(text) - START_MS) / HALF_HOUR_MS;
const slotsOf = ({ begin, end }: SlotSpan): number[] => Array.from({ length: end - begin }, (_, at) => begin + at);

const random = createRandom(SEED);

/** Writes entries to parts of one day; each writer has a quantity of its own, which identifies its entries. */
const writeConcurrently: Race = async ({ clients, api }) => {
  const { id: material_id } = await api.materials.createMaterial({ body: { naam: 'Boog' } });
  const requestedSpans = Array.from({ length: WRITERS }, (): SlotSpan => {
    const begin = random(SLOTS - 1);
    return { begin, end: begin + 1 + random(Math.min(16, SLOTS - begin)) };
  });
  const outcomes = await collectOutcomes(
    requestedSpans.map(({ begin, end }, amount) => {
      const body = { begin: momentAt(begin), end: momentAt(end), amount };
      const { capacity } = clients[amount % clients.length] ?? api;
      return amount % 4 === 0
        ? capacity.updateCapacityEntries({ material_id, body: [body] })
        : capacity.createCapacityEntry({ material_id, body });
    }),
  );
  const refusals = outcomes.filter((status) => status !== 0);
  const entries = await api.capacity.listCapacityEntries({ material_id });

  return [
    ...(refusals.length === 0
      ? []
      : [`${String(refusals.length)} of ${String(WRITERS)} were refused: ${refusals.join()}`]),
    ...findOverlaps(entries),
    ...findUnexplained(requestedSpans, entries),
  ];
};

function findOverlaps(entries: readonly CapacityEntry[]): string[] {
  return entries.slice(1).flatMap(({ id, begin }, at) => {
    const before = entries[at];
    return before === undefined || before.end <= begin ? [] : [`${String(before.id)} overlaps ${String(id)}`];
  });
}

/**
 * Returns the problems that no order of the writers explains. Each slot must belong to the last writer who wanted it,
 * so that no writer comes after itself.
 */
function findUnexplained(requestedSpans: readonly SlotSpan[], entries: readonly CapacityEntry[]): string[] {
  const winners = new Map<number, number>();
  for (const { begin, end, amount } of entries)
    for (const each of slotsOf({ begin: slotAt(begin), end: slotAt(end) })) winners.set(each, amount);

  const later = requestedSpans.map(() => new Set<number>());
  const wrong: string[] = [];
  for (let each = 0; each < SLOTS; each += 1) {
    const wanting = requestedSpans.flatMap(({ begin, end }, writer) => (begin <= each && each < end ? [writer] : []));
    const winner = winners.get(each);
    if (winner === undefined && wanting.length === 0) continue;
    if (winner === undefined || !wanting.includes(winner)) wrong.push(`slot ${String(each)} has ${String(winner)}`);
    else for (const writer of wanting) if (writer !== winner) later[writer]?.add(winner);
  }

  return wrong.length > 0 ? wrong : findCircle(later);
}

/** Removes writers that precede no other, repeatedly; the rest form a cycle, which is a problem. */
function findCircle(later: readonly ReadonlySet<number>[]): string[] {
  const remainingWriters = new Set(later.keys());
  for (let before = -1; before !== remainingWriters.size;) {
    before = remainingWriters.size;
    for (const writer of remainingWriters)
      if (![...(later[writer] ?? [])].some((each) => remainingWriters.has(each))) remainingWriters.delete(writer);
  }
  return remainingWriters.size === 0
    ? []
    : [`no order of the writers ${[...remainingWriters].join()} explains what is stored`];
}

describe(`two hundred writers of the capacity of one material (seed ${String(SEED)})`, () => {
  it('have the result of some order of them', async () => {
    expect(await runRace(writeConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('have another result without the lock', async () => {
    expect(await runUnlockedRace(writeConcurrently, { services: 2 })).to.not.deep.equal([]);
  });

  it('would be found out by these checks', () => {
    const createEntry = (begin: number, end: number, amount: number): CapacityEntry => {
      return {
        id: amount,
        material_id: 1,
        begin: momentAt(begin),
        end: momentAt(end),
        amount,
        internal_reference: null,
      };
    };

    const requestedSpans = [
      { begin: 0, end: 4 },
      { begin: 2, end: 6 },
    ];
    expect(findUnexplained(requestedSpans, [createEntry(0, 2, 0), createEntry(2, 6, 1)])).to.deep.equal([]);
    expect(findUnexplained(requestedSpans, [createEntry(0, 3, 0), createEntry(3, 6, 1)])).to.have.length(1);
    expect(findUnexplained(requestedSpans, [createEntry(2, 6, 1)])).to.have.length(2);
    expect(findUnexplained(requestedSpans, [createEntry(0, 2, 1), createEntry(2, 6, 1)])).to.have.length(2);
    expect(findOverlaps([createEntry(0, 4, 0), createEntry(2, 6, 1)])).to.have.length(1);
  });
});
