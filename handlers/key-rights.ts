// The rights of a caller's key, stored with things that act later on the caller's behalf: docs/decisions/240-who-sees-what.md.
import type { Permission } from '../generated/operations.ts';
import type { Caller } from './handler.ts';

/** The rights to store for things that a caller creates: those of the key; null for a user. */
export function keyRightsOf({ type, permissions }: Caller): Permission[] | null {
  return type === 'apikey' ? [...permissions] : null;
}
