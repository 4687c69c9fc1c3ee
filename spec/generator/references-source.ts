// Makes generated/references.ts: where ids stand in the bodies of requests, and the root that each refers to.
import {
  findJsonSchema,
  findReferredName,
  type ContractDocument,
  type OperationPlace,
  type Schema,
} from './document.ts';

const REFERENCES_HEAD = `// Made by npm run generate from spec/. Never edit. Where ids stand in the bodies of requests, and the root that each refers to.
import type { OperationId, Root } from './operations.ts';

/** The ids in an object of a body. A member holds one of what is said of it, or a list. */
export interface Referring {
  /** The roots that its ids refer to, by member. */
  readonly ids: Readonly<Record<string, Root>>;
  /** The objects in it that have ids, by member: names of \`shapes\`. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** Whether it has an id of its own where it is stored already. */
  readonly identified: boolean;
}

`;

type KnownReferences = Readonly<Record<string, string | null | undefined>>;

/** The ids in an object, as the generated file has them. */
interface ReferenceShape {
  readonly ids: Readonly<Record<string, string>>;
  readonly inside: Readonly<Record<string, readonly string[]>>;
  readonly identified: boolean;
}

/** The text of generated/references.ts. */
export function generateReferences(document: ContractDocument, places: readonly OperationPlace[]): string {
  const references = (document['x-references'] ?? {}) as KnownReferences;
  const { schemas } = document.components;
  const bodies = places.flatMap(({ operation }): [string, string[]][] => {
    const body = findJsonSchema(operation.requestBody?.content);
    // A question changes nothing, and returns what the caller may see.
    const isChecked = body !== undefined && operation['x-kind'] !== 'ask';
    return isChecked ? [[operation.operationId, findObjectsIn(body, schemas)]] : [];
  });
  const shapes = selectLeading(shapesOf(new Set(bodies.flatMap(([, names]) => names)), schemas, references));
  const referring = bodies
    .map(([id, names]): [string, string[]] => [id, names.filter((name) => shapes.has(name))])
    .filter(([, names]) => names.length > 0);
  const writeJson = (value: unknown): string => JSON.stringify(value, null, 2);

  return [
    REFERENCES_HEAD,
    '/** By schema: what stands in it. */',
    `export const shapes: Readonly<Record<string, Referring>> = ${writeJson(Object.fromEntries(shapes))};\n`,
    '/** By operation: the schemas of its body, which is one or a list. */',
    `export const bodies: { readonly [Id in OperationId]?: readonly string[] } = ${writeJson(Object.fromEntries(referring))};\n`,
  ].join('\n');
}

/** The shapes of these schemas, and of all that stand in them. */
function shapesOf(
  from: ReadonlySet<string>,
  schemas: ContractDocument['components']['schemas'],
  references: KnownReferences,
): Map<string, ReferenceShape> {
  const shapes = new Map<string, ReferenceShape>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (shapes.has(name)) continue;
    const shape = shapeOf(name, schemas, references);
    shapes.set(name, shape);
    queue.push(...Object.values(shape.inside).flat());
  }
  return shapes;
}

function shapeOf(
  owner: string,
  schemas: ContractDocument['components']['schemas'],
  references: KnownReferences,
): ReferenceShape {
  const members = Object.entries(schemas[owner]?.properties ?? {}).filter(([, member]) => member.readOnly !== true);
  const idMembers = members.filter(([, member]) => hasIds(member));

  const rootOf = (name: string): string | null => {
    const full = `${owner}.${name}`;
    return (full in references ? references[full] : references[name]) ?? null;
  };

  const ids = idMembers.flatMap(([name]): [string, string][] => {
    const root = rootOf(name);
    return root === null ? [] : [[name, root]];
  });
  const inside = members.map(([name, member]): [string, string[]] => [name, findObjectsIn(member, schemas)]);

  return {
    ids: Object.fromEntries(ids),
    inside: Object.fromEntries(inside.filter(([, names]) => names.length > 0)),
    identified: idMembers.some(([name]) => name === 'id' && rootOf(name) === null),
  };
}

/** Those that have ids, or objects with ids in them, without the rest. */
function selectLeading(shapes: ReadonlyMap<string, ReferenceShape>): Map<string, ReferenceShape> {
  const hasIdsBelow = (name: string, above: readonly string[] = []): boolean => {
    const shape = shapes.get(name);
    if (shape === undefined || above.includes(name)) return false;
    const below = Object.values(shape.inside).flat();
    return Object.keys(shape.ids).length > 0 || below.some((each) => hasIdsBelow(each, [...above, name]));
  };

  const leadingShapes = [...shapes]
    .filter(([name]) => hasIdsBelow(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));

  return new Map(
    leadingShapes.map(([name, shape]) => {
      const inside = Object.entries(shape.inside).map(([member, names]): [string, string[]] => [
        member,
        names.filter((each) => hasIdsBelow(each)),
      ]);
      return [name, { ...shape, inside: Object.fromEntries(inside.filter(([, names]) => names.length > 0)) }];
    }),
  );
}

/** The names of the objects that a value of this schema is, may be, or is a list of. */
function findObjectsIn(schema: Schema, schemas: ContractDocument['components']['schemas']): string[] {
  const name = findReferredName(schema);
  const target = name === undefined ? undefined : schemas[name];
  if (name !== undefined && target?.properties !== undefined) return [name];
  const names = alternativesOf(target ?? schema).flatMap((each) => findObjectsIn(each, schemas));
  return [...new Set(names)];
}

function hasIds(schema: Schema): boolean {
  return findReferredName(schema) === 'Id' || alternativesOf(schema).some(hasIds);
}

/** The alternatives of a schema, or of the items of its list. */
function alternativesOf(schema: Schema): Schema[] {
  const lists = [schema.oneOf ?? [], schema.anyOf ?? [], schema.allOf ?? []].flat();
  return schema.items === undefined ? lists : [...lists, schema.items];
}
