// Points of sale: their rows, and where they are available.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type PointOfSale = components['schemas']['PointOfSale'];
type PointOfSalePut = components['schemas']['PointOfSalePut'];
type PointOfSaleRow = Omit<PointOfSale, 'locatie_ids'>;

const rows = defineTable<PointOfSaleRow>('points_of_sale', { references: { bedrijf_id: 'bedrijf_id' } });
const places = declareLinkedIds('point_of_sale_locations', {
  root: 'points_of_sale',
  owner: 'pos_id',
  other: 'location_id',
  field: 'locatie_ids',
});

export const read: ReadByIds<PointOfSale> = async (db, ids) => {
  const pointRows = await rows.read(db, ids);
  const available = await places.readByOwner(db, [...pointRows.keys()]);
  return new Map([...pointRows].map(([id, row]) => [id, { ...row, locatie_ids: available.get(id) ?? [] }]));
};

export function select(db: Reader): Selection {
  return selectAll(db, 'points_of_sale');
}

export async function insert(db: Writer, body: components['schemas']['NewPointOfSale']): Promise<number> {
  const { locatie_ids = [], ...row } = body;
  const id = await rows.insert(db, row);
  await places.replace(db, id, locatie_ids);
  return id;
}

export async function update(db: Writer, before: PointOfSale, body: PointOfSalePut): Promise<void> {
  const { locatie_ids, ...row } = body;
  await rows.update(db, before, row);
  if (locatie_ids !== undefined) await places.replace(db, before.id, locatie_ids);
}

export function remove(db: Writer, before: PointOfSale): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Kassa: createEventObject({ table: 'points_of_sale', read, schema: 'PointOfSale' }),
};
