// Shows somebody the changes of an object that they may see, in the feed, the audit trail and webhooks.
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { OBJECT_VIEWS, type View } from '../../generated/views.ts';
import { canSee, seesMember, canSeeWhole, restrictToViewer, type Viewer } from './view.ts';

type ChangeMembers = Readonly<Record<string, unknown>>;

/** A change of an object: members in wire values. */
export interface ObjectChange {
  readonly object: string;
  /** The names of what was changed; null unless the object was. */
  readonly modified: readonly string[] | null;
  /** The modified members as they were. */
  readonly previous: ChangeMembers | null;
  /** The whole object. */
  readonly data: ChangeMembers;
}

/** The view that objects of a kind need, and the schema of their payload. */
function ruleOf(object: string): { readonly view: View; readonly payload: string } {
  const view = (OBJECT_VIEWS as Readonly<Record<string, View>>)[object] ?? {};
  return { view, payload: `${(EVENT_NOUNS as Readonly<Record<string, string>>)[object] ?? ''}Payload` };
}

/** The part of it that somebody sees; null where they see that it happened, not what. */
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

/** Whether somebody sees objects of this kind, and all of their members. */
export function canSeeAllOf(object: string, viewer: Viewer): boolean {
  const { view, payload } = ruleOf(object);
  return canSee(viewer, view) && canSeeWhole(viewer, payload);
}
