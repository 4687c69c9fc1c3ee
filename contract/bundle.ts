// The contract as it is committed, and adapted for validators.
import { readFile } from 'node:fs/promises';
import type { NamedExamples } from './named-examples.ts';
import { addSandboxPart, type SandboxPart } from './sandbox-part.ts';

let committed: Promise<object> | undefined;
let ofSandbox: Promise<object> | undefined;

// The built server has a copy in its own folder.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../generated/openapi.json' : './openapi.json', import.meta.url);

/** Returns the committed bundle of the contract, read once. */
export function readContract(): Promise<object> {
  committed ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as object);
  return committed;
}

/** Returns the contract of a sandbox, read once: with the operations that only a sandbox has. */
export function readWholeContract(): Promise<object> {
  ofSandbox ??= Promise.all([readContract(), readFile(new URL('sandbox.json', FILE), 'utf8')]).then(
    ([contract, part]) => addSandboxPart(contract, JSON.parse(part) as SandboxPart),
  );
  return ofSandbox;
}

let examples: Promise<NamedExamples> | undefined;

/** Returns the named examples of operations. The build inserts them into its copy of the contract; the sources do so when they serve it. */
export function readNamedExamples(): Promise<NamedExamples> {
  examples ??= readFile(new URL('examples.json', FILE), 'utf8').then((text) => JSON.parse(text) as NamedExamples);
  return examples;
}

interface SchemaChoice {
  /** A JSON pointer to the value that chooses, without escapes: /meta/object */
  readonly pointer: string;
  /** The schema for each value, as in a discriminator. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** The two keywords that validators have for a choice: the schemas by the values that select them, and the place. */
export interface ChoiceKeywords {
  readonly 'x-chosen-by': Readonly<Record<string, { readonly $ref: string }>>;
  readonly 'x-chosen-at': string;
}

interface DiscriminatedSchema {
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-chosen-by'?: SchemaChoice;
}

/**
 * Returns the contract as Ajv can compile it: without the `mapping` of discriminators, which Ajv refuses, since it reads
 * the enums. Where a value deeper inside chooses (chosen-by.ts), the alternatives are not tried one by one.
 */
export function adaptForValidators(document: object): object {
  const adaptedDocument = validated.get(document) ?? adaptDiscriminators(document);
  validated.set(document, adaptedDocument);
  return adaptedDocument;
}

const validated = new WeakMap<object, object>();

function adaptDiscriminators(document: object): object {
  const { components } = document as { components: { schemas: Readonly<Record<string, DiscriminatedSchema>> } };
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, adaptSchema(schema)]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as unknown } };
}

function adaptSchema(schema: DiscriminatedSchema): DiscriminatedSchema | ChoiceKeywords {
  const { 'x-chosen-by': choice } = schema;
  if (choice !== undefined) return toChoiceKeywords(choice);
  const { propertyName } = schema.discriminator ?? {};
  return propertyName === undefined ? schema : { ...schema, discriminator: { propertyName } };
}

function toChoiceKeywords({ pointer, mapping }: SchemaChoice): ChoiceKeywords {
  const references = Object.entries(mapping).map(([value, $ref]) => [value, { $ref }]);
  return { 'x-chosen-by': Object.fromEntries(references) as ChoiceKeywords['x-chosen-by'], 'x-chosen-at': pointer };
}
