// The names of the places of the house, by their ids.
import { LocationsApi } from 'boekstaaf/locations';
import type { OfficeCaller } from './session.ts';

/** Reads the names of all places. */
export async function readPlaces(caller: OfficeCaller, signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const locations = await caller.getApi(LocationsApi).listLocations({ page_size: 1000 }, { signal });
  return new Map(locations.map(({ id, naam }) => [id, naam]));
}
