// The schemas of the contract as PHPStan and Psalm write types: the shape of an array for each object.
import { findReferredName, typesOf, type Schema, type SchemasByName } from '../document.ts';
import { alternativesOf, resolveSchema, type ClientModel } from './model.ts';

/** The type of a value in the words of a doc comment; named schemas are names of types. */
export function writePhpType(schema: Schema): string {
  const name = findReferredName(schema);
  if (name !== undefined) return name;
  const { alternatives, isNullable } = alternativesOf(schema);
  const types = typesOf(schema);
  const nulls = isNullable || types.includes('null') ? ['null'] : [];
  const bareTypes =
    alternatives.length > 0
      ? alternatives.map(writePhpType)
      : [writeBareType(schema, types.find((type) => type !== 'null') ?? '')];
  return [...new Set([...bareTypes, ...nulls])].join('|');
}

function writeBareType(schema: Schema, type: string): string {
  const values = schema.enum?.filter((each) => each !== null);
  if (values) return values.map((each) => writePhpValue(each)).join('|');
  if (type === 'array') return `list<${writePhpType(schema.items ?? {})}>`;
  const more = schema.additionalProperties;
  if (type === 'object') return `array<string, ${typeof more === 'object' ? writePhpType(more) : 'mixed'}>`;
  return { string: 'string', integer: 'int', number: 'int|float', boolean: 'bool', null: 'null' }[type] ?? 'mixed';
}

/** A text between single quotes. */
export function writePhpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A value as PHP writes it. */
export function writePhpValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writePhpValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `[${Object.entries(value)
      .map(([name, each]) => `${writePhpText(name)} => ${writePhpValue(each)}`)
      .join(', ')}]`;
  return typeof value === 'string' ? writePhpText(value) : String(value);
}

/** The shape of an object with these members; a member that is no word is quoted. */
export function shapeOf(members: readonly (readonly [name: string, type: string, isNeeded: boolean])[]): string {
  const each = members.map(
    ([name, type, isNeeded]) =>
      `${/^[A-Za-z_]\w*$/.test(name) ? name : writePhpText(name)}${isNeeded ? '' : '?'}: ${type}`,
  );
  return `array{${each.join(', ')}}`;
}

/**
 * A line for each named schema. A type that means itself cannot be said: where a way leads back to the schema that it
 * began at, it is an array.
 */
export function listTypeAliases({ schemas, events }: ClientModel): string[] {
  const namedEvents = events.map(({ schema, names, properties }) => {
    const rest = Object.entries(properties).map(([member, each]) => [member, writePhpType(each), true] as const);
    return `@phpstan-type Named${schema} ${shapeOf([['name', names.map(writePhpText).join('|'), true], ...rest])}`;
  });
  const unknown = 'array{name: null, version: string, data: array<string, mixed>, meta: array<string, mixed>}';
  const all = [...events.map(({ schema }) => `Named${schema}`), unknown].join('|');
  return [...aliasesOf(schemas), ...namedEvents, `@phpstan-type NamedEvent ${all}`];
}

function aliasesOf(schemas: SchemasByName): string[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const aliasType = schema.properties === undefined ? writePhpType(removeCircles(schema, name, schemas)) : undefined;
    const members = Object.entries(schema.properties ?? {}).map(
      ([member, each]) =>
        [member, writePhpType(removeCircles(each, name, schemas)), schema.required?.includes(member) === true] as const,
    );
    return `@phpstan-type ${name} ${aliasType ?? shapeOf(members)}`;
  });
}

/** A schema in which no name leads back to `home` or, by that, to one that stands before it. */
function removeCircles(schema: Schema, home: string, schemas: SchemasByName): Schema {
  const name = findReferredName(schema);
  if (name !== undefined) return leadsTo(name, home, schemas, new Set()) ? { type: 'object' } : schema;
  const copy: Schema = { ...schema };
  if (schema.items) copy.items = removeCircles(schema.items, home, schemas);
  for (const union of ['oneOf', 'anyOf'] as const) {
    const all = schema[union];
    if (all) copy[union] = all.map((each) => removeCircles(each, home, schemas));
  }
  if (typeof schema.additionalProperties === 'object')
    copy.additionalProperties = removeCircles(schema.additionalProperties, home, schemas);
  return copy;
}

function leadsTo(from: string, home: string, schemas: SchemasByName, visited: Set<string>): boolean {
  if (from === home) return true;
  if (visited.has(from)) return false;
  visited.add(from);
  return findReferredNames(schemas[from] ?? {}).some((name) => leadsTo(name, home, schemas, visited));
}

/** The names of all schemas that one is made of directly. */
export function findReferredNames(schema: Schema): string[] {
  const name = findReferredName(schema);
  if (name !== undefined) return [name];
  const more = schema.additionalProperties;
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof more === 'object' ? [more] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
  ].flatMap(findReferredNames);
}

/** The places in a body where an object stands, which PHP cannot tell from an empty list: `settings`, `regels/*`; the body itself is ``. */
export function findObjectPlaces(
  schema: Schema,
  schemas: SchemasByName,
  at: readonly string[] = [],
  visited: readonly Schema[] = [],
): string[] {
  const target = resolveSchema(schema, schemas);
  if (visited.includes(target)) return [];

  const deeper = [...visited, target];
  const more = target.additionalProperties;
  const below = [
    ...Object.entries(target.properties ?? {}).flatMap(([name, each]) =>
      findObjectPlaces(each, schemas, [...at, name], deeper),
    ),
    ...(target.items ? findObjectPlaces(target.items, schemas, [...at, '*'], deeper) : []),
    ...(typeof more === 'object' ? findObjectPlaces(more, schemas, [...at, '*'], deeper) : []),
    ...alternativesOf(target).alternatives.flatMap((each) => findObjectPlaces(each, schemas, at, deeper)),
  ];
  const isObject = typesOf(target).includes('object');

  return [...new Set([...(isObject ? [at.join('/')] : []), ...below])];
}
