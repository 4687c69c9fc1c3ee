// The planning of a period for display: activities, shifts, and the use of capacity.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as contacts from '../../db/people/contacts.ts';
import { readPeriod } from '../../db/planning/period.ts';
import * as planning from '../../db/planning/planning.ts';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import { MAX_PLANNING_DAYS } from '../../domain/planning/period.ts';
import { listPeopleDuring, listQuantitiesDuring } from '../../domain/planning/planning.ts';
import { assertSpan } from '../../domain/values/period.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';

type Planning = components['schemas']['Planning'];
type PlannedName = components['schemas']['PlannedName'];

export const getPlanning: Handler<'getPlanning'> = async ({ query }, { db }) => {
  assertSpan(query, MAX_PLANNING_DAYS);
  const lines = await planning.readLines(db, query);
  const shifts = await planning.readShifts(db, query);
  const nameOf = await namesOf(db, [
    ...lines.map(({ klant_id }) => klant_id),
    ...shifts.map(({ personeel_id }) => personeel_id),
  ]);

  return {
    begin: query.begin,
    eind: query.eind,
    regels: lines.map(({ klant_id, ...line }) => ({ ...line, klant: nameOf(klant_id) })),
    diensten: shifts.map(({ personeel_id, ...shift }) => ({ ...shift, personeel: nameOf(personeel_id) })),
    ...(await readUses(db, query)),
  };
};

/** The names of contacts, archived ones included. */
async function namesOf(db: Reader, ids: readonly number[]): Promise<(id: number) => PlannedName> {
  const contactsById = await contacts.readKnownNamed(db, [...new Set(ids)]);
  return (id) => ({ id, naam: contactsById.get(id)?.displaynaam ?? '' });
}

async function readUses(
  db: Reader,
  query: planning.PlanningFilter,
): Promise<Pick<Planning, 'locaties' | 'materialen'>> {
  const locations = await planning.readLocations(db, query);
  const materials = await planning.readMaterials(db, query);
  const scope = { locations: locations.map(({ id }) => id), materials: materials.map(({ id }) => id) };
  const availability = new PeriodAvailability(await readPeriod(db, scope, query));

  return {
    locaties: locations.map((each) => ({
      ...each,
      gebruik: listPeopleDuring(availability.readLocationUse(each.id), query),
    })),
    materialen: materials.map((each) => ({
      ...each,
      gebruik: listQuantitiesDuring(availability.readMaterialUse(each.id), query),
    })),
  };
}
