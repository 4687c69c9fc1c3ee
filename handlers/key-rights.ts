// The rights of the key that somebody comes with, kept with what acts for them later: docs/decisions/240-who-sees-what.md.
import type { Permission } from '../generated/operations.ts';
import type { Caller } from './handler.ts';

/** The rights of things that a key makes: no more than its own; null for a user. */
export function keyRightsOf({ type, permissions }: Caller): Permission[] | null {
  return type === 'apikey' ? [...permissions] : null;
}
