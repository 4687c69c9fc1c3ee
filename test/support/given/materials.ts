// Materials, and how much of them there is in a period.
import type { CapacityEntry, Material, NewCapacityEntry, NewMaterial } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function material(body: Partial<NewMaterial> = {}): Promise<Material> {
  count += 1;
  return api.materials.createMaterial({ body: { naam: `Materiaal ${String(count)}`, ...body } });
}

/** Twelve on the afternoon of the first of June, of a material of its own. */
export async function capacityEntry(body: Partial<NewCapacityEntry> = {}): Promise<CapacityEntry> {
  const { id: material_id } = await material();
  const period = { begin: '2026-06-01T14:00:00+02:00', end: '2026-06-01T18:00:00+02:00', amount: 12 };
  return api.capacity.createCapacityEntry({ material_id, body: { ...period, ...body } });
}
