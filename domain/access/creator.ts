// The creator of a thing that acts without a credential: it may do what its creator may do now, and nothing once they have left.
import type { Permission } from '../../generated/operations.ts';
import type { Viewer } from '../values/view.ts';

/**
 * The creator or last editor of a thing: their present account, and the rights of the key that they used (null without
 * one).
 */
export interface CreatorRights {
  /** Undefined when the account no longer exists. */
  readonly account: { readonly actief: boolean; readonly rights: ReadonlySet<Permission> } | undefined;
  readonly keyRights: readonly Permission[] | null;
}

/** Returns the creator as a viewer, with their own rights limited by those of the key. */
export function createViewer({ account, keyRights }: CreatorRights): Viewer {
  const has = (each: Permission): boolean =>
    account?.actief === true && account.rights.has(each) && keyRights?.includes(each) !== false;
  return { has, byKey: keyRights !== null };
}

/** Returns why a thing does nothing any more, or null while its creator has one of these permissions. */
export function findStopReason(
  creator: CreatorRights,
  permissions: readonly Permission[],
): 'deleted' | 'inactive' | 'without_permission' | null {
  if (creator.account === undefined) return 'deleted';
  if (!creator.account.actief) return 'inactive';
  return permissions.some(createViewer(creator).has) ? null : 'without_permission';
}
