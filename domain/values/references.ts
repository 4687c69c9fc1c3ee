// The references in a body: the sent ids by what they refer to, and which of them refer to nothing.
import type { Root } from '../../generated/operations.ts';
import type { Referring } from '../../generated/references.ts';
import type { ProblemDetail } from './problem.ts';

/** An id, and the kind of object that it refers to. */
export interface ReferencedId {
  /** Its path in the body: `bedrijf_id`, `regels[0].product_id`. */
  readonly field: string;
  readonly root: Root;
  readonly id: number;
}

/** An id in a body. */
export interface IdReference extends ReferencedId {
  /**
   * Equal for the references of one member of one thing, before and after a change. An item with an id is known by it,
   * wherever it is in its list now. In other lists the place of an id does not matter.
   */
  readonly memberKey: string;
}

/** The parts of bodies, by the name of a schema. */
type ReferenceShapes = Readonly<Record<string, Referring>>;

interface ReferencePosition {
  readonly field: string;
  readonly memberKey: string;
}

const START_POSITION: ReferencePosition = { field: '', memberKey: '' };

/** The references in an object of these shapes, or in a list of such objects. */
export function listReferences(
  value: unknown,
  names: readonly string[],
  shapes: ReferenceShapes,
  at = START_POSITION,
): IdReference[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      listReferences(each, names, shapes, { field: `${at.field}[${String(index)}]`, memberKey: `${at.memberKey}[]` }),
    );
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Readonly<Record<string, unknown>>;
  return names.flatMap((name) => listObjectReferences(object, name, shapes, at));
}

function listObjectReferences(
  object: Readonly<Record<string, unknown>>,
  name: string,
  shapes: ReferenceShapes,
  at: ReferencePosition,
): IdReference[] {
  const shape = shapes[name];
  if (shape === undefined) return [];

  const objectPath =
    shape.identified && typeof object['id'] === 'number' ? `${name} ${String(object['id'])}` : at.memberKey;

  const createMemberPosition = (each: string): ReferencePosition => ({
    field: at.field === '' ? each : `${at.field}.${each}`,
    memberKey: `${objectPath}.${each}`,
  });

  return [
    ...Object.entries(shape.ids).flatMap(([each, root]) => listIds(object[each], root, createMemberPosition(each))),
    ...Object.entries(shape.inside).flatMap(([each, inner]) =>
      listReferences(object[each], inner, shapes, createMemberPosition(each)),
    ),
  ];
}

function listIds(value: unknown, root: Root, at: ReferencePosition): IdReference[] {
  if (typeof value === 'number') return [{ ...at, root, id: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index) => listIds(each, root, { ...at, field: `${at.field}[${String(index)}]` }));
}

/** The ids to look up, each once, by the kind of object. */
export function groupIdsByRoot(references: readonly ReferencedId[]): Map<Root, number[]> {
  const idsByRoot = new Map<Root, Set<number>>();
  for (const { root, id } of references) idsByRoot.set(root, (idsByRoot.get(root) ?? new Set()).add(id));
  return new Map([...idsByRoot].map(([root, ids]) => [root, [...ids]]));
}

type ExistingIds = ReadonlyMap<Root, ReadonlySet<number>>;

/** The references to what does not exist. */
export function findMissingReferences<Each extends ReferencedId>(
  references: readonly Each[],
  present: ExistingIds,
): Each[] {
  return references.filter(({ root, id }) => present.get(root)?.has(id) !== true);
}

/** References that are new at their place. An unchanged reference is accepted, even to a deleted object. */
export function findNewReferences(references: readonly IdReference[], before: readonly IdReference[]): IdReference[] {
  const knownKeys = new Set(before.map(({ memberKey, id }) => `${memberKey} ${String(id)}`));
  return references.filter(({ memberKey, id }) => !knownKeys.has(`${memberKey} ${String(id)}`));
}

/** ERR_UNKNOWN_REFERENCE for an id that refers to nothing. */
export function createUnknownReferenceProblem({ field, id }: Pick<ReferencedId, 'field' | 'id'>): ProblemDetail {
  const message = `${field} refers to ${String(id)}, which does not exist: send an existing id.`;
  return { code: 'ERR_UNKNOWN_REFERENCE', message, field };
}
