// Decides what a viewer sees: one rule for reads, embeds, tables, the feed, the audit trail, deliveries and webhooks.
import type { Permission } from '../../generated/operations.ts';
import { MEMBERS, type View } from '../../generated/views.ts';

/** A viewer, or the person on whose behalf data are read: their rights, and whether they came with an API key. */
export interface Viewer {
  readonly has: (permission: Permission) => boolean;
  readonly byKey: boolean;
}

/** A viewer who sees everything. */
export const EVERYTHING_VIEWER: Viewer = { has: () => true, byKey: false };

/** A viewer without any rights. */
export const PUBLIC_VIEWER: Viewer = { has: () => false, byKey: true };

/** A caller, as far as their view depends on it. */
export interface ViewingCaller {
  readonly type: 'user' | 'apikey' | 'anonymous' | 'system';
  readonly permissions: ReadonlySet<Permission>;
}

/** The caller as a viewer. */
export function viewerOf({ type, permissions }: ViewingCaller): Viewer {
  return { has: (each) => permissions.has(each), byKey: type === 'apikey' };
}

/** Whether a viewer sees a value with this rule. docs/decisions/240-who-sees-what.md. */
export function canSee({ has, byKey }: Viewer, { view, noKeys = false }: View): boolean {
  return !(noKeys && byKey) && (view === undefined || view.some(has));
}

/** Whether a viewer sees all members of objects of a schema, and of the objects in them. */
export function canSeeWhole(viewer: Viewer, schema: string): boolean {
  return listViewsBelow(schema).every((view) => canSee(viewer, view));
}

const below = new Map<string, readonly View[]>();

/** The rules of all members of a schema, and of the objects in them. */
function listViewsBelow(schema: string): readonly View[] {
  const cachedViews = below.get(schema);
  if (cachedViews !== undefined) return cachedViews;
  const names = new Set([schema]);
  const views: View[] = [];
  for (const name of names)
    for (const member of Object.values(MEMBERS[name] ?? {})) {
      views.push(member);
      if (member.holds !== undefined) names.add(member.holds);
    }
  below.set(schema, views);
  return views;
}

/**
 * Returns a value of a schema, or a list of such, as a viewer sees it. Invisible parts are null, or absent where they
 * are optional.
 */
export function restrictToViewer<T>(value: T, schema: string, viewer: Viewer): T {
  return canSeeWhole(viewer, schema) ? value : (withholdMembers(value, schema, viewer) as T);
}

function withholdMembers(value: unknown, schema: string, viewer: Viewer): unknown {
  if (Array.isArray(value)) return value.map((each) => withholdMembers(each, schema, viewer));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = { ...value };
  for (const [name, member] of Object.entries(MEMBERS[schema] ?? {})) {
    if (out[name] === undefined) continue;
    if (canSee(viewer, member)) {
      if (member.holds !== undefined) out[name] = withholdMembers(out[name], member.holds, viewer);
    } else if (member.nullable === true) out[name] = null;
    else Reflect.deleteProperty(out, name);
  }
  return out;
}

/** Whether a viewer sees a member of objects of a schema. */
export function seesMember(viewer: Viewer, schema: string, name: string): boolean {
  return canSee(viewer, MEMBERS[schema]?.[name] ?? {});
}
