// The schemas of a union, and the tests that tell which of them a value follows.
import { findReferredName, type Schema, type SchemasByName } from './document.ts';

/** Returns the schemas that a value may follow; undefined without a union. */
export function findUnionSchemas(schema: Schema): readonly Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/** A schema of a union, and the expression that is true for its values. */
export interface Alternative {
  readonly schema: Schema;
  readonly test: string;
}

/**
 * Returns the schemas of a union without null, those that a type alone identifies first, each with its test. Returns
 * undefined if one before the last has no test, or if more than two have no discriminator.
 */
export function findTestedAlternatives(
  schema: Schema,
  schemas: SchemasByName,
  value: string,
): readonly Alternative[] | undefined {
  const key = schema.discriminator?.propertyName;
  const alternatives = (findUnionSchemas(schema) ?? [])
    .filter((each) => each.type !== 'null')
    .toSorted((one, other) => Number(findScalarType(other) !== undefined) - Number(findScalarType(one) !== undefined))
    .map((each) => ({ schema: each, test: testsOf(each, schemas, key, value).join(' || ') }));

  const lacksTest = alternatives.slice(0, -1).some(({ test }) => test === '');
  const lacksDiscriminator = key === undefined && alternatives.length > 2;
  return lacksTest || lacksDiscriminator ? undefined : alternatives;
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
