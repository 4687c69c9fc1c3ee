// Makes one object of the shapes of a union, for programs that cannot tell shapes apart.
import { findReferredName, type Schema, type SchemasByName } from './document.ts';
import { findUnionSchemas } from './unions.ts';

/** These keywords describe a value, whatever its type. */
export const DESCRIBING_KEYWORDS: readonly string[] = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
];

/** An object with any members. */
const OPEN_OBJECT: Schema = { type: 'object', additionalProperties: true };

/**
 * Returns the shape that has the members of all others, and requires what all require. Without such a shape it is an open object,
 * and the empty schema where one of them is no object, unless all list texts.
 */
export function uniteShapes(union: readonly Schema[], schemas: SchemasByName): Schema {
  const shapes = union.flatMap((each) => shapesOf(each, schemas));
  if (shapes.some(({ properties }) => properties === undefined)) return uniteValues(shapes);
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const fullShape = shapes.find(({ properties }) => Object.keys(properties ?? {}).length === names.size);
  if (fullShape === undefined) return OPEN_OBJECT;
  const required = (fullShape.required ?? []).filter((name) => shapes.every((each) => each.required?.includes(name)));
  const members = [...names].map((name) => {
    const variants = shapes.map(({ properties }) => properties?.[name]).filter((each) => each !== undefined);
    return [name, uniteMember(variants, schemas)] as const;
  });
  return { type: 'object', required, properties: Object.fromEntries(members) };
}

/** Returns the schemas that a value may follow, without references and unions. */
function shapesOf(schema: Schema, schemas: SchemasByName): readonly Schema[] {
  const name = findReferredName(schema);
  if (name !== undefined) return shapesOf(schemas[name] ?? {}, schemas);
  return findUnionSchemas(schema)?.flatMap((each) => shapesOf(each, schemas)) ?? [schema];
}

/** Returns the schema of a member that several shapes have. */
function uniteMember(variants: readonly Schema[], schemas: SchemasByName): Schema {
  const [first = {}] = variants;
  if (variants.every((each) => removeDescriptions(each) === removeDescriptions(first))) return first;
  return uniteShapes(variants, schemas);
}

/** Returns the schema without its descriptions, as text. */
function removeDescriptions(schema: Schema): string {
  return JSON.stringify(Object.entries(schema).filter(([key]) => !DESCRIBING_KEYWORDS.includes(key)));
}

/** Returns the union of listed texts; the empty schema for other values. */
function uniteValues(shapes: readonly Schema[]): Schema {
  if (!shapes.every((each) => each.type === 'string' && each.enum !== undefined)) return {};
  return { type: 'string', enum: [...new Set(shapes.flatMap((each) => each.enum ?? []))] };
}
