// Shows a viewer the visible part of an object's changes, in the feed, the audit trail and webhooks.
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { OBJECT_VIEWS, type View } from '../../generated/views.ts';
import { canSee, seesMember, canSeeWhole, restrictToViewer, type Viewer } from './view.ts';

type ChangeMembers = Readonly<Record<string, unknown>>;

/** A change of an object: members in wire values. */
export interface ObjectChange {
  readonly object: string;
  /** The names of the changed members; null unless the object was changed. */
  readonly modified: readonly string[] | null;
  /** The values of the modified members before the change. */
  readonly previous: ChangeMembers | null;
  /** The whole object. */
  readonly data: ChangeMembers;
}

/** The view that objects of a kind need, and the schema of their payload. */
function ruleOf(object: string): { readonly view: View; readonly payload: string } {
  const view = (OBJECT_VIEWS as Readonly<Record<string, View>>)[object] ?? {};
  return { view, payload: `${(EVENT_NOUNS as Readonly<Record<string, string>>)[object] ?? ''}Payload` };
}

/** Returns the visible part of a change; null for a viewer who may learn that it happened, but not what. */
export function seenOf(
  { object, modified, previous, data }: ObjectChange,
  viewer: Viewer,
): Omit<ObjectChange, 'object'> | null {
  const { view, payload } = ruleOf(object);
  if (!canSee(viewer, view)) return null;
  const isSeen = (name: string): boolean => seesMember(viewer, payload, name);
  const before = Object.fromEntries(Object.entries(previous ?? {}).filter(([name]) => isSeen(name)));
  return {
    modified: modified?.filter(isSeen) ?? null,
    previous: previous === null ? null : restrictToViewer(before, payload, viewer),
    data: restrictToViewer(data, payload, viewer),
  };
}

/** Whether a viewer sees objects of this kind, and all of their members. */
export function canSeeAllOf(object: string, viewer: Viewer): boolean {
  const { view, payload } = ruleOf(object);
  return canSee(viewer, view) && canSeeWhole(viewer, payload);
}
