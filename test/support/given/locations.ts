// Locations.
import type { Location, NewLocation } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function location(body: Partial<NewLocation> = {}): Promise<Location> {
  count += 1;
  return api.locations.createLocation({ body: { naam: `Baan ${String(count)}`, ...body } });
}
