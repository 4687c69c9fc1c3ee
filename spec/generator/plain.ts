// Finds schemas whose values need no conversion, and tests that distinguish the schemas of a union, for converters and writers.
import { findReferredName, type Schema, type SchemasByName } from './document.ts';

/** The formats whose inside values differ from the wire, or are cleaned on their way. */
const CONVERTED_FORMATS = new Set([
  'money',
  'money-sum',
  'percentage',
  'quantity',
  'unit-price',
  'html',
  'local-date-time',
  'date-time',
]);

/** Whether a value needs no conversion between wire and handlers, and has no members to drop. */
export function isPlain(schema: Schema, schemas: SchemasByName): boolean {
  const name = findReferredName(schema);
  if (name !== undefined) return schemas[name]?.properties === undefined && isPlain(schemas[name] ?? {}, schemas);
  if (schema.properties || CONVERTED_FORMATS.has(schema.format ?? '')) return false;
  const inside = [
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ...(unionOf(schema) ?? []),
  ];
  return inside.every((each) => isPlain(each, schemas));
}

/** Returns the schemas that a value may follow; undefined without a union. */
export function unionOf(schema: Schema): readonly Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf ?? schema.allOf;
}

/** A schema of a union, and the expression that is true for its values. */
export interface Alternative {
  readonly schema: Schema;
  readonly test: string;
}

/** Returns the schemas of a union without null, those that a type alone identifies first; undefined where no test distinguishes them. */
export function alternativesOf(
  schema: Schema,
  schemas: SchemasByName,
  value: string,
): readonly Alternative[] | undefined {
  const key = schema.discriminator?.propertyName;
  const alternatives = (unionOf(schema) ?? [])
    .filter((each) => each.type !== 'null')
    .toSorted((one, other) => Number(findScalarType(other) !== undefined) - Number(findScalarType(one) !== undefined))
    .map((each) => ({ schema: each, test: testsOf(each, schemas, key, value).join(' || ') }));
  const isVague =
    alternatives.slice(0, -1).some(({ test }) => test === '') || (key === undefined && alternatives.length > 2);
  return isVague ? undefined : alternatives;
}

/** Whether null is among the schemas of a union. */
export function hasNull(union: readonly Schema[]): boolean {
  return union.some((each) => each.type === 'null');
}

/** Returns the expressions that test a value for a schema of a union: its type, or its discriminator. */
function testsOf(schema: Schema, schemas: SchemasByName, key: string | undefined, value: string): string[] {
  const scalar = findScalarType(schema);
  if (scalar !== undefined) return [`typeof ${value} === ${JSON.stringify(scalar)}`];
  if (key === undefined) return [];
  const name = findReferredName(schema);
  const marks = (name === undefined ? schema : schemas[name])?.properties?.[key]?.enum ?? [];
  return marks.map((mark) => `(${value} as Members)[${JSON.stringify(key)}] === ${JSON.stringify(mark)}`);
}

/** Returns the `typeof` of a value of the schema; undefined where it can be an object. */
function findScalarType({ type }: Schema): string | undefined {
  if (type === 'integer') return 'number';
  return type === 'boolean' || type === 'number' || type === 'string' ? type : undefined;
}
