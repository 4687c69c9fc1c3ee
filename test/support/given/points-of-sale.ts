// Points of sale.
import type { NewPointOfSale, PointOfSale } from 'boekstaaf';
import { api } from '../index.ts';
import { company } from './companies.ts';

let count = 0;

export async function pointOfSale(body: Partial<NewPointOfSale> = {}): Promise<PointOfSale> {
  count += 1;
  const bedrijf_id = body.bedrijf_id ?? (await company()).id;
  return api.pointsOfSale.createPointOfSale({ body: { naam: `Kassa ${String(count)}`, ...body, bedrijf_id } });
}
