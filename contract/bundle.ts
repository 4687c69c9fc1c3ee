// The contract as it is committed, and as validators take it.
import { readFile } from 'node:fs/promises';

let committed: Promise<object> | undefined;

// The build has a copy beside it.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../generated/openapi.json' : './openapi.json', import.meta.url);

/** The contract as it is served: the committed bundle, read once. */
export function readContract(): Promise<object> {
  committed ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as object);
  return committed;
}

interface Schema {
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-chosen-by'?: unknown;
}

/**
 * The same contract for validators: Ajv refuses a discriminator that names its kinds, and finds them by their enums; where
 * a value deeper inside chooses (chosen-by.ts), not every alternative is tried.
 */
export function forValidators(document: object): object {
  const known = validated.get(document) ?? withoutDiscriminators(document);
  validated.set(document, known);
  return known;
}

const validated = new WeakMap<object, object>();

function withoutDiscriminators(document: object): object {
  const { components } = document as { components: { schemas: Readonly<Record<string, Schema>> } };
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, forValidator(schema)]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as unknown } };
}

function forValidator(schema: Schema): Schema {
  if ('x-chosen-by' in schema) return { 'x-chosen-by': schema['x-chosen-by'] };
  const { propertyName } = schema.discriminator ?? {};
  return propertyName === undefined ? schema : { ...schema, discriminator: { propertyName } };
}
