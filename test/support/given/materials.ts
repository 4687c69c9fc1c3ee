// Materials.
import type { Material, NewMaterial } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function material(body: Partial<NewMaterial> = {}): Promise<Material> {
  count += 1;
  return api.materials.createMaterial({ body: { naam: `Materiaal ${String(count)}`, ...body } });
}
