// Rights as they are stored: a list of names, or one mark for all of them, those of later versions included.
import { permissions, type Permission } from '../../generated/operations.ts';

/** The stored value for every right, present and future. */
const EVERY_RIGHT: readonly string[] = ['*'];

const names: ReadonlySet<string> = new Set(permissions);

/** Returns a list in its stored form. An account with all rights also gets those that a later version adds. */
export function toStoredRights(rights: readonly Permission[]): readonly string[] {
  return permissions.every((name) => rights.includes(name)) ? EVERY_RIGHT : rights;
}

/** Returns the rights that a stored list stands for; names that this version does not know are ignored. */
export function expandStoredRights(rights: readonly string[]): Permission[] {
  if (rights.includes('*')) return [...permissions];
  return rights.filter((name): name is Permission => names.has(name));
}
