// How much of a material there is in a period.
import type { CapacityEntry, NewCapacityEntry } from 'boekstaaf';
import { api, given } from '../index.ts';

/** Twelve on the afternoon of the first of June, of a material of its own. */
export async function capacityEntry(body: Partial<NewCapacityEntry> = {}): Promise<CapacityEntry> {
  const { id: material_id } = await given.material();
  const period = { begin: '2026-06-01T14:00:00+02:00', end: '2026-06-01T18:00:00+02:00', amount: 12 };
  return api.capacity.createCapacityEntry({ material_id, body: { ...period, ...body } });
}
