// Roles: when the names of two are the same.
import { comparable, uniqueKey, visible } from '../people/identity.ts';

/** The name of a role, and what it is kept apart by: capitals and spaces make no difference. Throws ERR_LENGTH. */
export function roleNames(naam: string): { naam: string; comparable_name: string } {
  return { naam, comparable_name: uniqueKey(comparable(visible(naam)), 'naam') };
}
