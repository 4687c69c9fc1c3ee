// Large bodies that the contract refuses, made from the schema of each operation: what costs most to refuse.
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '../../../generated/operations.ts';

export interface WrongBody {
  /** Where in the body it is wrong, and how. */
  readonly label: string;
  readonly text: string;
}

interface BodySchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly additionalProperties?: BodySchema | boolean;
  readonly items?: BodySchema;
  readonly maxItems?: number;
  readonly allOf?: readonly BodySchema[];
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
}

type OperationDeclaration = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
};

const document = bundle as object as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDeclaration>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> };
};

/** A schema in a body: what stands before and after a value of it. */
interface BodyPlace {
  readonly name: string;
  readonly schema: BodySchema;
  readonly before: string;
  readonly after: string;
}

const MAX_DEPTH = 4;

/** The operations that take JSON. */
export const takingJson: readonly OperationId[] = (Object.keys(operations) as OperationId[]).filter(
  (id) => !('only' in operations[id]) && schemaOf(id) !== undefined,
);

/**
 * Wrong bodies of about so many bytes for an operation. They take each place of its schema that `seenKeys` does not have,
 * and each way to be wrong there. With one `seenKeys` for several operations, schemas that they share are used once.
 */
export function* generateWrongBodies(
  id: OperationId,
  size: number,
  seenKeys = new Set<unknown>(),
): Generator<WrongBody> {
  const schema = schemaOf(id);
  if (schema === undefined) return;
  for (const place of placesOf({ name: 'body', schema, before: '', after: '' }, MAX_DEPTH)) {
    const key = keyOf(place.schema);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    const { name, before, after } = place;
    for (const [how, text] of generateFillings(place.schema, size - before.length - after.length))
      yield { label: `${name}: ${how}`, text: before + text + after };
  }
}

/** The key by which a schema equals another one; texts are equal by the pattern that they are held against. */
function keyOf(schema: BodySchema): unknown {
  const { type, format, pattern } = schema;
  return type === 'string' ? JSON.stringify([format, pattern]) : schema;
}

function schemaOf(id: OperationId): BodySchema | undefined {
  const { path, method } = operations[id];
  return document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema;
}

function resolveSchema(schema: BodySchema): BodySchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolveSchema(document.components.schemas[name] ?? {});
}

/** The schema and all that it combines. */
function branchesOf(schema: BodySchema): BodySchema[] {
  const resolvedSchema = resolveSchema(schema);
  const { allOf = [], anyOf = [], oneOf = [] } = resolvedSchema;
  return [resolvedSchema, ...[...allOf, ...anyOf, ...oneOf].flatMap(branchesOf)];
}

/** The place itself and all places in it. */
function* placesOf(place: BodyPlace, deeper: number): Generator<BodyPlace> {
  const { name, before, after } = place;
  for (const schema of branchesOf(place.schema)) {
    yield { ...place, schema };
    if (deeper === 0) continue;
    if (schema.items !== undefined)
      yield* placesOf(
        { name: `${name}[]`, schema: schema.items, before: `${before}[`, after: `]${after}` },
        deeper - 1,
      );
    for (const [member, inner] of Object.entries(schema.properties ?? {}))
      yield* placesOf(
        {
          name: `${name}.${member}`,
          schema: inner,
          before: `${before}{${JSON.stringify(member)}:`,
          after: `}${after}`,
        },
        deeper - 1,
      );
    if (typeof schema.additionalProperties === 'object')
      yield* placesOf(
        { name: `${name}.*`, schema: schema.additionalProperties, before: `${before}{"x":`, after: `}${after}` },
        deeper - 1,
      );
  }
}

/** Ways to fill a place with so many characters. */
function* generateFillings(schema: BodySchema, size: number): Generator<[how: string, text: string]> {
  const types = [schema.type ?? []].flat();
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    yield ['unknown members', `{${repeatToSize(size, (index) => `"x${String(index)}":0`)}}`];
    yield ['members that are empty objects', `{${repeatToSize(size, (index) => `"${String(index)}x":{}`)}}`];
    yield ['a member with a long name', `{"${'x'.repeat(size - 6)}":0}`];
    yield [
      'a known name once more and longer',
      `{"${Object.keys(schema.properties ?? { x: 0 })[0] ?? ''}${'x'.repeat(size / 2)}":0}`,
    ];
  }

  if (schema.items !== undefined) {
    for (const item of ['{}', 'null', '0', '[]', '""', '{"id":"x"}', '{"x":0}', '{"locatie_id":"x"}'])
      yield [`items ${item}`, `[${repeatToSize(size, () => item)}]`];
    yield ['numbers that differ', `[${repeatToSize(size, (index) => String(index + 1))}]`];
    yield ['texts that differ', `[${repeatToSize(size, (index) => `"${index.toString(36)}"`)}]`];
    yield ['objects that differ', `[${repeatToSize(size, (index) => `{"id":${String(index + 1)}}`)}]`];
    const most = Math.min(schema.maxItems ?? 1_000, 1_000);
    const each = Math.floor(size / most) - 4;
    yield [
      `${String(most)} long items`,
      `[${Array.from({ length: most }, () => `{"${'x'.repeat(Math.max(0, each - 4))}":0}`).join(',')}]`,
    ];
    for (const inner of listInnerArrays(schema.items)) {
      const one = `{${JSON.stringify(inner)}:[${repeatToSize(Math.max(0, each - inner.length - 8), () => '{}')}]}`;
      yield [`${String(most)} items full of ${inner}`, `[${Array.from({ length: most }, () => one).join(',')}]`];
    }
  }

  if (types.includes('string')) {
    for (const [how, unit] of Object.entries(TEXTS)) {
      yield [`${how} without end`, JSON.stringify(unit.repeat(Math.floor(size / JSON.stringify(unit).length)))];
      // As long as is still looked at.
      if (schema.format !== undefined) yield [how, JSON.stringify(unit.repeat(Math.floor(60_000 / unit.length)))];
    }
  }
}

function listInnerArrays(schema: BodySchema): string[] {
  return branchesOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, inner]) => branchesOf(inner).some(({ items }) => items !== undefined))
      .map(([name]) => name),
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  blanks: ' ',
  'addresses of mail': 'a@a.',
  'opening brackets': '<',
  'opened tags': '<b>',
  'broken tags': '<a <b ',
  entities: '&amp;',
  'half entities': '&',
  comments: '<!--',
  'quotes in tags': `<a href='"`,
  'halves of surrogates': '\ud800',
  NUL: '\0',
};

/** Texts of `each` with commas between, so many characters together. */
function repeatToSize(size: number, each: (index: number) => string): string {
  const parts: string[] = [];
  let length = 2;
  for (let index = 0; ; index++) {
    const part = each(index);
    length += part.length + 1;
    if (length > size) return parts.join(',');
    parts.push(part);
  }
}
