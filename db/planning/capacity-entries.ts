// Capacity entries: the available amount of a material in a period.
import type { Knex } from 'knex';
import type { CapacityEntryValues, CapacityChange, CapacityEntry } from '../../domain/planning/capacity.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { buildRowsForEach } from '../engine/session/records.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';

const rows = defineTable<CapacityEntry>('capacity_entries', {
  rootOf: ({ material_id }) => ({ root: 'materials', id: material_id }),
  checks: { capacity_entries_order: 'never', capacity_entries_overlap: 'never' },
});

export const read: ReadByIds<CapacityEntry> = rows.read;

/** The conditions on entries; all must match. `endAfter` is exclusive, the other moments are inclusive. */
export interface CapacityFilter {
  readonly beginAfter?: Instant | undefined;
  readonly beginBefore?: Instant | undefined;
  readonly endAfter?: Instant | undefined;
  readonly endBefore?: Instant | undefined;
  readonly internal_reference?: string | undefined;
}

const CONDITIONS = [
  ['beginAfter', 'begin', '>='],
  ['beginBefore', 'begin', '<='],
  ['endAfter', 'end', '>'],
  ['endBefore', 'end', '<='],
  ['internal_reference', 'internal_reference', '='],
] as const;

function queryFiltered({ build }: Reader, material_id: number, filter: CapacityFilter): Knex.QueryBuilder {
  const query = build('capacity_entries').where({ material_id });
  for (const [name, column, sign] of CONDITIONS) {
    const value = filter[name];
    if (value !== undefined) void query.where(column, sign, value);
  }
  return query;
}

/** Selects the entries of a material, by their begin. */
export function select(material_id: number, filter: CapacityFilter): Selection {
  return {
    buildQuery: (db) => queryFiltered(db, material_id, filter),
    order: [
      { column: 'capacity_entries.begin', direction: 'asc', empty: null },
      { column: 'capacity_entries.id', direction: 'asc' },
    ],
  };
}

type EntryPeriod = Pick<CapacityEntryValues, 'begin' | 'end'>;

// Entries do not overlap: among those that begin before a period only the last one can reach into it.
const selectOverlapping = defineStatement<CapacityEntry>((dialect) => {
  const last = 'select max(p."begin") from capacity_entries p where p.material_id = ? and p."begin" <= given.since';
  const reaching = `found."begin" >= coalesce((${last}), given.since) and found."end" > given.since`;
  const condition = `found.material_id = ? and found."begin" < given.until and ${reaching}`;
  return buildRowsForEach(dialect, { since: 'timestamptz', until: 'timestamptz' }, 'capacity_entries', condition);
});

/** Returns the entries of a material that overlap one of the periods, in one statement. */
export async function findOverlapping(
  db: Writer,
  material_id: number,
  periods: readonly EntryPeriod[],
): Promise<readonly CapacityEntry[]> {
  const records = periods.map(({ begin, end }) => ({ since: begin, until: end }));
  const entries = await selectOverlapping(db, JSON.stringify(records), material_id, material_id);
  // An entry that overlaps several periods is found for each of them.
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Stores a change of the entries of a material; returns the ids of the new entries, in their order. */
export async function save(
  db: Writer,
  material_id: number,
  { removedEntries, trimmedEntries, newEntries }: CapacityChange,
): Promise<number[]> {
  // Entries are shortened or removed before others are inserted: the database refuses overlaps at every step.
  await rows.removeMany(db, removedEntries);
  await rows.updateMany(db, trimmedEntries);
  return rows.insertMany(
    db,
    newEntries.map((each) => ({ material_id, ...each })),
  );
}

/** Moves an entry to its new period, the first one of `change`, after the others are shortened or removed. */
export async function move(db: Writer, before: CapacityEntry, change: CapacityChange): Promise<void> {
  const [firstEntry, ...further] = change.newEntries;
  await save(db, before.material_id, { ...change, newEntries: further });
  await rows.update(db, before, firstEntry ?? {});
}

export function remove(db: Writer, entry: CapacityEntry): Promise<void> {
  return rows.remove(db, entry);
}

/** Deletes the entries that match `filter`. */
export async function removeAll(db: Writer, material_id: number, filter: CapacityFilter): Promise<void> {
  await rows.removeMany(db, await db.query<CapacityEntry>(queryFiltered(db, material_id, filter).select('*')));
}

// Entries do not overlap: the one that begins last ends last.
const selectUpcomingMaterials = defineStatement<{ id: number }>(
  () => `select id from materials where (select e."end" from capacity_entries e where e.material_id = materials.id
    order by e."begin" desc limit 1) > ? order by id`,
);

/** Returns the ids of the materials with an entry that ends after a moment, ascending. */
export async function findMaterialsWithCapacityAfter(db: Reader, moment: Instant): Promise<number[]> {
  return (await selectUpcomingMaterials(db, moment)).map(({ id }) => id);
}
