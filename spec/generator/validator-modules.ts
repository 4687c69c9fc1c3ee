// Writes the code of modules with the compiled checks of the contract, for contract/built-validators.ts.
import standalone from 'ajv/dist/standalone/index.js';
import { trimValidatorCode } from '../../contract/ajv.ts';
import { nameOf } from '../../contract/built-validators.ts';
import { createCheckingAjv, type CheckedOperation } from '../../contract/checked-schemas.ts';
import type { NamedBodySchema, NamingSchema } from '../../contract/known-names.ts';

type NamedSchema = readonly [name: string, schema: object];

/** The names that bodies may have, by operation, and those of the schemas that they refer to. */
interface BodyNames {
  readonly bodies: Readonly<Record<string, NamingSchema>>;
  readonly shared: Readonly<Record<string, NamingSchema>>;
}

/**
 * Returns the code of each module by its name without extension. `files` has the name for each operation: it gets one module
 * for requests and one for responses.
 */
export function writeValidatorModules(
  document: object,
  operations: readonly CheckedOperation[],
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const name of new Set(Object.values(files))) {
    const members = operations.filter(({ id }) => files[id] === name);
    modules.set(`${name}.requests`, writeRequestModule(document, members));
    modules.set(`${name}.responses`, writeResponseModule(document, members));
  }
  return modules;
}

function writeRequestModule(document: object, operations: readonly CheckedOperation[]): string {
  const schemas = operations.flatMap(({ id, requests }) =>
    requests.map((schema, index): NamedSchema => [nameOf.request(id, index), schema]),
  );
  return writeModule(document, schemas, `names: () => (${JSON.stringify(collectBodyNames(operations))})`);
}

function writeResponseModule(document: object, operations: readonly CheckedOperation[]): string {
  const schemas = operations.flatMap(({ id, responses }) =>
    Object.entries(responses).flatMap(([status, { body, item }]): NamedSchema[] => [
      ...(body === undefined ? [] : [[nameOf.body(id, status), body] as const]),
      ...(item === undefined ? [] : [[nameOf.item(id, status), item] as const]),
    ]),
  );
  const types = operations.map(({ id, responses }) => [
    id,
    Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, response.types])),
  ]);
  return writeModule(document, schemas, `types: ${JSON.stringify(Object.fromEntries(types))}`);
}

/**
 * Returns the code of a CommonJS module. It exports a function, which takes the dependencies of the compiled code and returns
 * the checks by their names, with one more member.
 */
function writeModule(document: object, schemas: readonly NamedSchema[], member: string): string {
  const ajv = createCheckingAjv(document, true);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  const code = standalone.default(ajv, Object.fromEntries(schemas.map(([name]) => [name, name])));
  return `module.exports = (given) => { const exports = {}; ${trimValidatorCode(code)} return { checks: exports, ${member} }; };`;
}

function collectBodyNames(operations: readonly CheckedOperation[]): BodyNames {
  const shared = new Map<string, NamingSchema>();
  const bodies = operations.flatMap(({ id, body }) =>
    body === undefined ? [] : [[id, selectNames(body, shared)] as const],
  );
  return { bodies: Object.fromEntries(bodies), shared: Object.fromEntries(shared) };
}

/** Returns the keywords of a schema that declare names, and adds the schemas that it refers to. */
function selectNames({ schema, shared }: NamedBodySchema, schemaByName: Map<string, NamingSchema>): NamingSchema {
  const { $ref, properties, items, allOf, anyOf, oneOf, discriminator } = schema;
  const selectInner = (each: NamingSchema): NamingSchema => selectNames({ schema: each, shared }, schemaByName);

  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    const target = shared[name];
    if (target !== undefined && !schemaByName.has(name)) {
      // A schema may refer to itself.
      schemaByName.set(name, {});
      schemaByName.set(name, selectInner(target));
    }
    return { $ref };
  }

  return {
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, selectInner(each)])),
    }),
    ...(items && { items: selectInner(items) }),
    ...(allOf && { allOf: allOf.map(selectInner) }),
    ...(anyOf && { anyOf: anyOf.map(selectInner) }),
    ...(oneOf && { oneOf: oneOf.map(selectInner) }),
    ...(discriminator && { discriminator }),
    // The value that tells the branches of a union apart.
    ...(schema.enum && { enum: schema.enum }),
  };
}
