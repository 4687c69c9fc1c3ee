// Finds the names of a conflict's objects in the planning.
import type { ConflictObject, Planning, PlanningConflict } from 'boekstaaf';

/** Returns the names of a conflict's objects, each once, without those of objects that the planning lacks. */
export function namesOf({ objecten }: PlanningConflict, planning: Planning): readonly string[] {
  const names = objecten.map(({ soort, id }) => FINDERS[soort]?.(planning, id));
  return [...new Set(names)].filter((name) => name !== undefined);
}

type NameFinder = (planning: Planning, id: number) => string | undefined;

/** The finder of the name, by the kind of object. A newer server may name kinds that this page does not know. */
const FINDERS: Readonly<Partial<Record<ConflictObject['soort'], NameFinder>>> = {
  boeking: ({ regels }, id) => regels.find((line) => line.boeking_id === id)?.referentie,
  boekingsregel: ({ regels }, id) => regels.find((line) => line.id === id)?.naam,
  dienst: ({ diensten }, id) => diensten.find((shift) => shift.id === id)?.personeel.naam,
  locatie: ({ locaties }, id) => locaties.find((location) => location.id === id)?.naam,
  materiaal: ({ materialen }, id) => materialen.find((material) => material.id === id)?.naam,
  personeel: ({ diensten }, id) => diensten.find(({ personeel }) => personeel.id === id)?.personeel.naam,
};
