// House rules for schemas: closed named objects, and bounds on everything that can grow.
import {
  insideOf,
  findJsonSchema,
  typesOf,
  type ContractDocument,
  type OperationPlace,
  type Schema,
} from './document.ts';

const FORBIDDEN_KEYWORDS: Record<string, string> = {
  multipleOf: 'use `format: money`, `unit-price`, `percentage` or `quantity`: multipleOf refuses legal amounts.',
  const: 'write a single-valued `enum`.',
  allOf: 'closed objects cannot be put together: write the members out, or share them with a YAML anchor.',
  nullable: "write `type: [string, 'null']`.",
  example: 'write `examples: [...]`.',
  exclusiveMinimum: 'write `minimum`.',
  exclusiveMaximum: 'write `maximum`.',
};

/** Every schema that breaks a rule, with the place and the remedy. */
export function lintSchemas(
  document: ContractDocument,
  places: readonly OperationPlace[],
  origin: ReadonlyMap<string, string>,
): string[] {
  const componentErrors = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    lintSchema(schema, origin.get(name) ?? name, true),
  );
  const operationErrors = places.flatMap(({ operation, where }) => [
    ...(operation.parameters ?? []).flatMap((each) =>
      each.$ref === undefined ? lintSchema(each.schema, `${where} ?${each.name}`) : [],
    ),
    ...lintBodies(operation.requestBody?.content, where),
    ...Object.values(operation.responses).flatMap((response) => lintBodies(response.content, where)),
  ]);
  // A noun and what is derived from it break the same rules at the same place.
  return [...new Set([...componentErrors, ...operationErrors])];
}

/** A body refers to a named schema, unless it is a list, which needs no bound there. */
function lintBodies(content: Parameters<typeof findJsonSchema>[0], where: string): string[] {
  const schema = findJsonSchema(content);
  if (!schema || schema.$ref !== undefined) return [];
  if (schema.type !== 'array' || schema.items === undefined) return lintSchema(schema, `${where} body`);
  return lintSchema(schema.items, `${where} body[]`);
}

function lintSchema(schema: Schema, where: string, isNamed = false): string[] {
  const wrong = [
    ...lintCutTexts(schema),
    ...lintForbidden(schema),
    ...lintBounds(schema),
    ...lintRefusalTexts(schema),
    ...lintShape(schema, isNamed),
  ].map((each) => `${where}: ${each}`);
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    lintSchema(each, `${where}.${name}`),
  );
  const rest = insideOf({ ...schema, properties: {} }).flatMap((each) => lintSchema(each, `${where}[]`));
  return [...wrong, ...members, ...rest];
}

/** In a flow mapping a comma ends an unquoted text, and the rest becomes a keyword without a value. Null can be a default. */
function lintCutTexts(schema: Schema): string[] {
  const rests = Object.keys(schema).filter((keyword) => schema[keyword] === null && keyword !== 'default');
  return rests.map((rest) => `a text was cut at a comma before '${rest}': put it in quotes.`);
}

/** Words for a constraint that the schema does not have are never sent. A missing member is refused by what requires it. */
function lintRefusalTexts(schema: Schema): string[] {
  const refusals = Object.entries((schema['x-refusals'] ?? {}) as Record<string, { message?: unknown }>);
  return refusals.flatMap(([constraint, { message }]) => [
    ...(constraint === 'required' || schema[constraint] !== undefined
      ? []
      : [`x-refusals names ${constraint}, which the schema does not constrain: write it beside that constraint.`]),
    ...(typeof message === 'string' ? [] : [`x-refusals.${constraint} needs a \`message\`.`]),
  ]);
}

function lintForbidden(schema: Schema): string[] {
  return Object.entries(FORBIDDEN_KEYWORDS).flatMap(([keyword, remedy]) =>
    schema[keyword] === undefined ? [] : [`${keyword}: ${remedy}`],
  );
}

function lintBounds(schema: Schema): string[] {
  if (schema.enum) return [];
  const types = typesOf(schema);
  const wrong: string[] = [];

  if (types.includes('integer') || types.includes('number')) {
    if (schema.minimum === undefined || schema.maximum === undefined)
      wrong.push('a number needs `minimum` and `maximum`.');
  }

  if (types.includes('string') && schema.maxLength === undefined) wrong.push('a text needs `maxLength`.');
  if (types.includes('array') && schema.maxItems === undefined) wrong.push('a list needs `maxItems`.');
  if (
    schema.additionalProperties !== undefined &&
    schema.additionalProperties !== false &&
    schema.maxProperties === undefined
  ) {
    wrong.push('a map needs `maxProperties`.');
  }

  return wrong;
}

function lintShape(schema: Schema, isNamed: boolean): string[] {
  const wrong: string[] = [];
  const union = schema.oneOf ?? schema.anyOf;
  if (schema.properties && !isNamed)
    wrong.push('an object needs a name: put it into spec/schemas/<area>/ and refer to it.');
  if (schema.$ref === undefined && !union && schema.type === undefined) wrong.push('write its `type`.');
  if (typesOf(schema).includes('array') && !schema.items) wrong.push('a list needs `items`.');

  const open = !schema.properties && schema.additionalProperties === undefined;
  if (typesOf(schema).includes('object') && open && !schema.discriminator) {
    wrong.push('an object needs `properties`, or `additionalProperties` when it is a map.');
  }
  if (schema.discriminator && schema.type !== 'object') {
    wrong.push(
      'write `type: object` beside the discriminator: the validator lets null and numbers through without it.',
    );
  }

  for (const name of schema.required ?? []) {
    if (schema.properties?.[name] === undefined) wrong.push(`required names ${name}, which is no member.`);
  }

  return wrong;
}
