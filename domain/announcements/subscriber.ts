// Whether a subscription may tell anything: that depends on who made it and who changed it last, as they are now.
import type { Permission } from '../../generated/operations.ts';
import type { Viewer } from '../values/view.ts';
import type { components } from '../../generated/types.ts';

export type SilentReason = NonNullable<components['schemas']['WebhookSilentReason']>;

/** Somebody who made or changed a subscription: his account as it is now, and the rights of the key that he used, null without one. */
export interface Maker {
  /** Undefined when there is no such account any more. */
  readonly account: { readonly actief: boolean; readonly rights: ReadonlySet<Permission> } | undefined;
  readonly keyRights: readonly Permission[] | null;
}

/** What he sees, by his own rights and those of the key. */
export function viewer({ account, keyRights }: Maker): Viewer {
  const has = (each: Permission): boolean =>
    account?.actief === true && account.rights.has(each) && keyRights?.includes(each) !== false;
  return { has, byKey: keyRights !== null };
}

/** Why a subscription tells nothing to anybody, null when it does. docs/decisions/238-subscriptions-and-their-makers.md. */
export function silentReason(creator: Maker, editor: Maker): SilentReason | null {
  for (const [who, maker] of [['creator', creator] as const, ['editor', editor] as const]) {
    if (maker.account === undefined) return `${who}_deleted`;
    if (!maker.account.actief) return `${who}_inactive`;
    if (!viewer(maker).has('viewWebhooks')) return `${who}_without_permission`;
  }
  return null;
}
