// A client of an older version sends back what it read: a member that responses require since then is not required of it.
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { adaptForValidators } from '../../contract/bundle.ts';
import { compileValidators } from '../../contract/compiled.ts';
import {
  bodiesOf,
  insideOf,
  operationsOf,
  findReferredName,
  type ContractDocument,
  type Operation,
  type Schema,
} from '../../spec/generator/document.ts';
import { placeBelow, followReference, isNull, type PlacedSchema } from '../support/fuzz/schemas.ts';
import { createSimplest } from '../support/fuzz/requests.ts';
import { bodySchemaOf } from '../support/fuzz/slots.ts';
import { contract } from '../support/contract.ts';

const LATER_MEMBER = 'came_later';
const MAX_DEPTH = 8;
const today = bundle as object as ContractDocument;
const simplest = createSimplest({ optional: 0, chooseMember: () => undefined });

/** Returns a value with every member of its schema, read-only ones too. */
function wholeOf(placed: PlacedSchema, depth = 0): unknown {
  const target = followReference(placed);
  const { oneOf, properties, items } = target.schema;
  if (depth > MAX_DEPTH) return simplest(target);
  if (oneOf !== undefined) {
    const index = oneOf.findIndex((branch) => !isNull(branch));
    return wholeOf(placeBelow(target, oneOf[index] ?? {}, 'oneOf', String(index)), depth + 1);
  }
  if (items !== undefined) return [wholeOf(placeBelow(target, items, 'items'), depth + 1)];
  if (properties === undefined) return simplest(target);

  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      wholeOf(placeBelow(target, member, 'properties', name), depth + 1),
    ]),
  );
}

/** Returns the schemas that bodies are validated by: those below a read-only member are not. */
function listAccepted(operations: readonly Operation[], schemas: Readonly<Record<string, Schema>>): Set<string> {
  const names = new Set<string>();
  const pendingSchemas = bodiesOf(operations);
  for (let schema = pendingSchemas.pop(); schema !== undefined; schema = pendingSchemas.pop()) {
    if (schema.readOnly === true) continue;
    const name = findReferredName(schema);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      pendingSchemas.push(schemas[name] ?? {});
    }
    pendingSchemas.push(...insideOf(schema));
  }
  return names;
}

/**
 * Returns the next contract: every response schema requires one more member, which bodies accept as a read-only one.
 */
function createTomorrow(): ContractDocument {
  const document = structuredClone(today);
  const { schemas } = document.components;
  const acceptedNames = listAccepted(operationsOf(document), schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.properties === undefined) continue;
    schema.properties[LATER_MEMBER] = { type: 'string', maxLength: 10, readOnly: true };
    if (!acceptedNames.has(name)) schema.required = [...(schema.required ?? []), LATER_MEMBER];
  }
  return document;
}

describe('a client of an older version', () => {
  const [before, after] = [today, createTomorrow()].map((document) => compileValidators(adaptForValidators(document)));
  const changes = contract.filter(({ method, kind, takesBody }) => method === 'PUT' && kind === 'change' && takesBody);

  it('sends back all that it read', () => {
    let checkedCount = 0;
    for (const operation of changes) {
      const schema = bodySchemaOf(operation);
      if (schema === undefined) continue;
      const request = { path: {}, query: {}, header: {}, requestBody: wholeOf(schema) };
      const errorsOf = (validators: typeof before): unknown[] =>
        (validators?.findRequest(operation.id) ?? [])
          .flatMap((check) => (check(request) ? [] : (check.errors ?? [])))
          .filter(({ instancePath }) => instancePath.startsWith('/requestBody'));
      expect(errorsOf(before), `${operation.id} today`).to.deep.equal([]);
      expect(errorsOf(after), `${operation.id} tomorrow`).to.deep.equal([]);
      checkedCount += 1;
    }

    expect(checkedCount).to.be.greaterThan(30);
  });
});
