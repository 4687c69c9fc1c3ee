// Compiles the checks of the contract into files, for the built service: npx tsx spec/generator/validators.ts <folder>.
import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { trimValidatorCode } from '../../contract/ajv.ts';
import { adaptForValidators } from '../../contract/bundle.ts';
import { addSandboxPart, type SandboxPart } from '../../contract/sandbox-part.ts';
import {
  listCheckedOperations,
  createCheckingAjv,
  resolveReference,
  type CheckedOperation,
} from '../../contract/checked-schemas.ts';
import { nameOf } from '../../contract/built-validators.ts';
import { asServed, type NamedExamples } from '../../contract/named-examples.ts';
import type { NamedBodySchema } from '../../contract/known-names.ts';
import { HTTP_METHODS, type ContractDocument, type Operation, type Parameter, type Schema } from './document.ts';
import { PROJECT_FOLDER, readGenerated } from './sources.ts';

/** The files by name without the extension: each group of operations has one for requests and one for responses. */
type ValidatorFiles = Map<string, string>;

function generateValidators(
  document: object,
  operations: readonly CheckedOperation[],
  files: Readonly<Record<string, string>>,
): ValidatorFiles {
  const names = [...new Set(Object.values(files))];
  return new Map(
    names.flatMap((name) => {
      const members = operations.filter(({ id }) => files[id] === name);
      return [
        [`${name}.requests`, requestsOf(document, members)],
        [`${name}.answers`, answersOf(document, members)],
      ];
    }),
  );
}

function requestsOf(document: object, members: readonly CheckedOperation[]): string {
  const checks = members.flatMap(({ id, requests }) =>
    requests.map((schema, index) => [nameOf.request(id, index), schema] as const),
  );
  return writeModule(document, checks, `names: () => (${JSON.stringify(namesOf(members))})`);
}

function answersOf(document: object, members: readonly CheckedOperation[]): string {
  const checks = members.flatMap(({ id, responses }) =>
    Object.entries(responses).flatMap(([status, { body, item }]) => [
      ...(body === undefined ? [] : [[nameOf.body(id, status), body] as const]),
      ...(item === undefined ? [] : [[nameOf.item(id, status), item] as const]),
    ]),
  );
  const types = members.map(({ id, responses }) => [
    id,
    Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, response.types])),
  ]);
  return writeModule(document, checks, `types: ${JSON.stringify(Object.fromEntries(types))}`);
}

/** A module of a function that makes the checks of what they are given. */
function writeModule(
  document: object,
  checks: readonly (readonly [name: string, schema: object])[],
  rest: string,
): string {
  const ajv = createCheckingAjv(document, true);
  for (const [name, schema] of checks) ajv.addSchema(schema, name);
  const code = standalone.default(ajv, Object.fromEntries(checks.map(([name]) => [name, name])));
  return `module.exports = (given) => { const exports = {}; ${trimValidatorCode(code)} return { checks: exports, ${rest} }; };`;
}

/** The names that bodies may have, and those of the schemas that they refer to. */
function namesOf(members: readonly CheckedOperation[]): {
  bodies: NamedBodySchema['shared'];
  shared: NamedBodySchema['shared'];
} {
  const shared = new Map<string, NamedBodySchema['schema']>();
  const bodies = members.flatMap(({ id, body }) =>
    body === undefined ? [] : [[id, collectNames(body, shared)] as const],
  );
  return { bodies: Object.fromEntries(bodies), shared: Object.fromEntries(shared) };
}

function collectNames(
  { schema, shared }: NamedBodySchema,
  schemaByName: Map<string, NamedBodySchema['schema']>,
): NamedBodySchema['schema'] {
  const { $ref, properties, items, allOf, anyOf, oneOf, discriminator } = schema;
  const collectInner = (each: NamedBodySchema['schema']): NamedBodySchema['schema'] =>
    collectNames({ schema: each, shared }, schemaByName);
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    const target = shared[name];
    if (target !== undefined && !schemaByName.has(name)) {
      schemaByName.set(name, {});
      schemaByName.set(name, collectInner(target));
    }
    return { $ref };
  }

  return {
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, collectInner(each)])),
    }),
    ...(items && { items: collectInner(items) }),
    ...(allOf && { allOf: allOf.map(collectInner) }),
    ...(anyOf && { anyOf: anyOf.map(collectInner) }),
    ...(oneOf && { oneOf: oneOf.map(collectInner) }),
    ...(discriminator && { discriminator }),
    // Tells a kind.
    ...(schema.enum && { enum: schema.enum }),
  };
}

/** As much of the contract as the door reads while it runs. */
function definitionOf({ openapi, info, components, paths }: ContractDocument): object {
  const slim = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      HTTP_METHODS.flatMap((method) => (item[method] ? [[method, slimOperation(item[method], components)]] : [])),
    ),
  ]);
  return { openapi, info: { title: info.title, version: info.version }, paths: Object.fromEntries(slim) as object };
}

function slimOperation(
  { operationId, parameters = [], requestBody }: Operation,
  components: ContractDocument['components'],
): object {
  const { required, content = {} } = requestBody ?? {};
  const types = Object.entries(content).map(([type, { schema }]) => {
    const { maxLength } = resolveReference(schema ?? {}, components.schemas) as { maxLength?: number };
    return [type, maxLength === undefined ? {} : { schema: { maxLength } }];
  });
  return {
    operationId,
    ...(parameters.length > 0 && { parameters: parameters.map((each) => readAs(each, components)) }),
    ...(requestBody && {
      requestBody: { ...(required === true && { required }), content: Object.fromEntries(types) as object },
    }),
  };
}

/** How a parameter is read: parameters.ts. */
function readAs(parameter: Parameter, components: ContractDocument['components']): object {
  const { name, in: where, style, schema } = resolveReference(parameter, components.parameters);
  const describeSchema = (each: Schema): object => {
    const { type, format, items } = resolveReference(each, components.schemas);
    return { ...(type && { type }), ...(format && { format }), ...(items && { items: describeSchema(items) }) };
  };
  return { name, in: where, ...(style !== undefined && { style }), schema: describeSchema(schema) };
}

/** Writes the contract as it is served, in its two parts, with the examples that the door does not need. */
function writeServed(folder: string, parts: Readonly<Record<string, object>>, examples: NamedExamples): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, part] of Object.entries(parts))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(asServed(part, examples)));
}

/** Writes contract.json and the validators into a folder. Their modules are short: they stay in memory as text. */
async function write(folder: string): Promise<void> {
  const served = readGenerated('openapi.json') as ContractDocument;
  const sandbox = readGenerated('sandbox.json') as SandboxPart;
  writeServed(folder, { openapi: served, sandbox }, readGenerated('examples.json') as NamedExamples);

  const published = addSandboxPart(served, sandbox);
  const document = adaptForValidators(published);
  const operations = listCheckedOperations(document);
  const groups = [...new Set(operations.map(({ group }) => group))];

  // Named by the contract: a server that runs goes on with the files that it was started with.
  const version = hash('sha256', JSON.stringify(published)).slice(0, 8);
  const nameOfGroup = (group: string): string => `${String(groups.indexOf(group) + 1)}-${version}`;
  const files = Object.fromEntries(operations.map(({ id, group }) => [id, nameOfGroup(group)]));
  const work = join(PROJECT_FOLDER, '.cache/validators');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });

  const texts = generateValidators(document, operations, files);
  for (const [name, text] of texts) writeFileSync(join(work, `${name}.cjs`), text);
  await build({
    entryPoints: [...texts.keys()].map((name) => join(work, `${name}.cjs`)),
    outdir: join(folder, 'validators'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    charset: 'ascii',
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    logLevel: 'error',
  });
  for (const [name, document] of Object.entries({ contract: served, 'contract-sandbox': published }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ definition: definitionOf(document), files }));
}

const [folder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && folder !== undefined) await write(folder);
