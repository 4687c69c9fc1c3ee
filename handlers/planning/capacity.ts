// The operations on capacity: the amount of a material in periods, one by one and in series.
import * as entries from '../../db/planning/capacity-entries.ts';
import * as materials from '../../db/planning/materials.ts';
import { createRowListing, createListingWithin, type Listing } from '../../db/engine/listing.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { planCapacityChange, type CapacityEntryValues, type CapacityEntry } from '../../domain/planning/capacity.ts';
import { assertAllWritable, assertWritable } from '../../domain/planning/capacity-period.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Handler, Input } from '../handler.ts';

export const listCapacityEntries: Handler<'listCapacityEntries'> = ({ path, query }) =>
  Promise.resolve(entriesOf(path.material_id, query));

export const listCapacitySeries: Handler<'listCapacitySeries'> = ({ path }) =>
  Promise.resolve(entriesOf(path.material_id, { internal_reference: path.internal_reference }));

export const getCapacityEntry: Handler<'getCapacityEntry'> = ({ path }, { db }) => entryAt(db, path);

export const createCapacityEntry: Handler<'createCapacityEntry'> = async ({ path, body }, { db, zone }) => {
  assertWritable(body, zone);
  const overlappingEntries = await entries.findOverlapping(db, path.material_id, [body]);
  const [id = 0] = await entries.save(db, path.material_id, planCapacityChange(overlappingEntries, [toCapacity(body)]));
  return readOne(entries.read, db, id);
};

export const updateCapacityEntry: Handler<'updateCapacityEntry'> = async ({ path, body }, { db, zone }) => {
  const before = await entryAt(db, path);
  assertWritable(body, zone);
  const overlappingEntries = await entries.findOverlapping(db, path.material_id, [body]);
  const others = overlappingEntries.filter(({ id }) => id !== before.id);
  await entries.move(
    db,
    before,
    planCapacityChange(others, [{ internal_reference: before.internal_reference, ...body }]),
  );
  return readOne(entries.read, db, before.id);
};

export const deleteCapacityEntry: Handler<'deleteCapacityEntry'> = async ({ path }, { db }) =>
  entries.remove(db, await entryAt(db, path));

export const updateCapacityEntries: Handler<'updateCapacityEntries'> = async ({ path, body }, { db, zone }) => {
  assertAllWritable(body, zone);
  const overlappingEntries = await entries.findOverlapping(db, path.material_id, body);
  await entries.save(db, path.material_id, planCapacityChange(overlappingEntries, body.map(toCapacity)));
  return {};
};

export const deleteCapacitySeries: Handler<'deleteCapacitySeries'> = async ({ path }, { db }) => {
  await entries.removeAll(db, path.material_id, { internal_reference: path.internal_reference });
  return {};
};

export const deleteCapacitySeriesFrom: Handler<'deleteCapacitySeriesFrom'> = async ({ path, query }, { db }) => {
  const { internal_reference } = path;
  await entries.removeAll(db, path.material_id, { internal_reference, beginAfter: query.begin });
  return {};
};

export const getUpcomingCapacity: Handler<'getUpcomingCapacity'> = async (_input, { db, now }) => ({
  material_ids: await entries.findMaterialsWithCapacityAfter(db, now),
});

function entriesOf(material_id: number, filter: entries.CapacityFilter): Listing<CapacityEntry> {
  const list = createRowListing<CapacityEntry>(entries.select(material_id, filter), 'capacity_entries');
  return createListingWithin(list, (db) => readOne(materials.read, db, material_id));
}

async function entryAt(db: Reader, { material_id, id }: Input<'getCapacityEntry'>['path']): Promise<CapacityEntry> {
  const entry = await readOne(entries.read, db, id);
  if (entry.material_id !== material_id) throw createNotFoundProblem();
  return entry;
}

function toCapacity({
  begin,
  end,
  amount,
  internal_reference = null,
}: Input<'createCapacityEntry'>['body']): CapacityEntryValues {
  return { begin, end, amount, internal_reference };
}
