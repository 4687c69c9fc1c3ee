// Whether a subscription may tell anything: that depends on who made it and who changed it last, as they are now.
import type { components } from '../../generated/types.ts';
import { findStopReason, type CreatorRights } from '../access/creator.ts';

export type SilentReason = NonNullable<components['schemas']['WebhookSilentReason']>;

/** Why a subscription tells nothing to anybody, null when it does. docs/decisions/238-webhook-subscriptions-and-deliveries.md. */
export function findSilentReason(creator: CreatorRights, editor: CreatorRights): SilentReason | null {
  for (const [who, maker] of [['creator', creator] as const, ['editor', editor] as const]) {
    const reason = findStopReason(maker, ['viewWebhooks']);
    if (reason !== null) return `${who}_${reason}`;
  }
  return null;
}
