// The rights of the key that somebody comes with, kept with what acts for them later: docs/decisions/274-makers.md.
import type { Permission } from '../generated/operations.ts';
import type { Caller } from './handler.ts';

/** What a key makes may do no more than the key; null for a user. */
export function keyRightsOf({ type, permissions }: Caller): Permission[] | null {
  return type === 'apikey' ? [...permissions] : null;
}
