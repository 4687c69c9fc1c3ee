// Finds the names of a conflict's objects in the planning.
import type { ConflictObject, Planning, PlanningConflict } from 'boekstaaf';

/** Returns the names of a conflict's objects, each once, without those of objects that the planning lacks. */
export function namesOf({ objecten }: PlanningConflict, planning: Planning): readonly string[] {
  return [...new Set(objecten.map((object) => nameOf(object, planning)))].filter((name) => name !== undefined);
}

function nameOf(
  { soort, id }: ConflictObject,
  { regels, diensten, locaties, materialen }: Planning,
): string | undefined {
  const isIt = (each: { readonly id: number }): boolean => each.id === id;
  if (soort === 'locatie') return locaties.find(isIt)?.naam;
  if (soort === 'materiaal') return materialen.find(isIt)?.naam;
  if (soort === 'dienst') return diensten.find(isIt)?.personeel.naam;
  if (soort === 'personeel') return diensten.find(({ personeel }) => personeel.id === id)?.personeel.naam;
  if (soort === 'boekingsregel') return regels.find(isIt)?.naam;
  return soort === 'boeking' ? regels.find((line) => line.boeking_id === id)?.referentie : undefined;
}
