// Reads the names of locations.
import { LocationsApi } from 'boekstaaf/locations';
import type { OfficeCaller } from './caller.ts';

/** Returns the names of all locations, by their ids. Throws as the client does. */
export async function readPlaces(caller: OfficeCaller, signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const locations = await caller.getApi(LocationsApi).listLocations({ page_size: 1000 }, { signal });
  return new Map(locations.map(({ id, naam }) => [id, naam]));
}
