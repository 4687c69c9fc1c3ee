// The maker of a thing that acts without a credential: it may do what they may now, and nothing once they have left.
import type { Permission } from '../../generated/operations.ts';
import type { Viewer } from '../values/view.ts';

/** Somebody who made or changed something: their account as it is now, and the rights of the key that they used, null without one. */
export interface CreatorRights {
  /** Undefined when there is no such account any more. */
  readonly account: { readonly actief: boolean; readonly rights: ReadonlySet<Permission> } | undefined;
  readonly keyRights: readonly Permission[] | null;
}

/** The maker as a viewer, by their own rights and those of the key. */
export function createViewer({ account, keyRights }: CreatorRights): Viewer {
  const has = (each: Permission): boolean =>
    account?.actief === true && account.rights.has(each) && keyRights?.includes(each) !== false;
  return { has, byKey: keyRights !== null };
}

/** Why what they made does nothing any more; null while they have one of these permissions. */
export function findStopReason(
  maker: CreatorRights,
  permissions: readonly Permission[],
): 'deleted' | 'inactive' | 'without_permission' | null {
  if (maker.account === undefined) return 'deleted';
  if (!maker.account.actief) return 'inactive';
  return permissions.some(createViewer(maker).has) ? null : 'without_permission';
}
