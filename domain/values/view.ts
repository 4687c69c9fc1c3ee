// Who sees more of an object than its id: one rule for the feed, the audit trail, deliveries and webhooks alike.
import type { Permission } from '../../generated/operations.ts';

/** What it takes to see an object; nothing where both are absent. */
export interface ViewRule {
  /** One of these is needed. */
  readonly view?: readonly Permission[] | undefined;
  /** Whether no API key sees it, as where the contract asks for a user name and password (`x-basic`). */
  readonly noKeys?: boolean | undefined;
}

/** Somebody who looks, or has others look: what he may do, and whether he came with an API key. */
export interface Viewer {
  readonly has: (permission: Permission) => boolean;
  readonly byKey: boolean;
}

/** Whether somebody sees an object of this rule. docs/decisions/240-who-sees-an-object.md. */
export function sees({ has, byKey }: Viewer, { view, noKeys = false }: ViewRule): boolean {
  return !(noKeys && byKey) && (view === undefined || view.some(has));
}
