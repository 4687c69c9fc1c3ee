// Whether a subscription may send events: its creator and its last editor need the permission now.
import type { components } from '../../generated/types.ts';
import { findStopReason, type CreatorRights } from '../access/creator.ts';

export type SilentReason = NonNullable<components['schemas']['WebhookSilentReason']>;

/**
 * Returns why a subscription sends nothing, or null when it sends.
 * docs/decisions/238-webhook-subscriptions-and-deliveries.md.
 */
export function findSilentReason(creator: CreatorRights, editor: CreatorRights): SilentReason | null {
  for (const [role, rights] of [['creator', creator] as const, ['editor', editor] as const]) {
    const reason = findStopReason(rights, ['viewWebhooks']);
    if (reason !== null) return `${role}_${reason}`;
  }
  return null;
}
