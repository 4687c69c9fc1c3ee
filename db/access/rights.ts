// Rights as they are stored: a list of names, or one mark for all of them, those of later versions included.
import { permissions, type Permission } from '../../generated/operations.ts';

/** The stored value for every right, present and future. */
const EVERY_RIGHT: readonly string[] = ['*'];

const names: ReadonlySet<string> = new Set(permissions);

/** A list as it is stored. An account with all rights keeps all of them when a later version has more. */
export function toStoredRights(rights: readonly Permission[]): readonly string[] {
  return permissions.every((name) => rights.includes(name)) ? EVERY_RIGHT : rights;
}

/** The rights that a stored list stands for; names that this version does not know are none. */
export function expandStoredRights(stored: readonly string[]): Permission[] {
  if (stored.includes('*')) return [...permissions];
  return stored.filter((name): name is Permission => names.has(name));
}
