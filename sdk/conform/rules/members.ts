// Each member of a body has its type, and refers to what exists.
import { findReferredName, typesOf, type Schema } from '../../../spec/generator/document.ts';
import type { CheckedContract, ContractOperation } from '../contract.ts';
import { assertHolds } from '../outcome-errors.ts';
import { objectOf, objectsOf, shortenValue } from '../json.ts';
import { UNKNOWN_ID } from '../unknown-id.ts';
import { checkEachOperation, findUsualRequest, type ConformRule } from '../rule.ts';
import { codesOf } from '../service.ts';

export const members: ConformRule = {
  name: 'members',
  source: 'the schemas of bodies, and x-references',
  asks: 'each operation with a value of another type in each member of its body, and with ids that no object has',
  expects: '406 with the field, and ERR_UNKNOWN_REFERENCE where the operation declares it',
  run: (session) =>
    checkEachOperation(
      session,
      ({ body }) => body?.type === 'application/json',
      async (operation) => {
        const { service, contract } = session;
        const request = await findUsualRequest(session, operation);
        const requestBody = objectOf(request.body);

        for (const [name, schema] of membersOf(contract, operation)) {
          const wrong = await service.ask(operation.id, {
            ...request,
            body: { ...requestBody, [name]: createWrongValue(contract, schema) },
          });
          assertHolds(wrong.status === 406, `${wrong.request} took a value of another type in ${name}`);
          assertHolds(
            objectsOf(wrong.body).some((each) => String(each['field']).startsWith(name)),
            `${wrong.request} does not tell the field ${name}`,
          );
          if (!isChecked(operation) || !isReference(contract, operation, name, schema)) continue;
          const unknown = await service.ask(operation.id, { ...request, body: { ...requestBody, [name]: UNKNOWN_ID } });
          assertHolds(
            codesOf(unknown).includes('ERR_UNKNOWN_REFERENCE'),
            `${unknown.request} took an unknown id in ${name}: ${shortenValue(unknown.text)}`,
          );
        }
      },
    ),
};

/** Whether the rule applies: questions are left out, for they accept unknown ids. */
function isChecked({ kind, codes }: ContractOperation): boolean {
  return kind !== 'ask' && codes.has('ERR_UNKNOWN_REFERENCE');
}

function membersOf({ document }: CheckedContract, { body }: ContractOperation): [string, Schema][] {
  const name = findReferredName(body?.schema ?? {}) ?? '';
  const properties = document.components.schemas[name]?.properties ?? {};
  // Members that only the server writes are ignored, whatever they are.
  return Object.entries(properties)
    .filter(([, schema]) => schema.readOnly !== true)
    .map(([each, schema]) => [each, document.components.schemas[findReferredName(schema) ?? ''] ?? schema]);
}

/** Returns a boolean, or a number where a boolean fits: no member accepts both. */
function createWrongValue({ document }: CheckedContract, schema: Schema): unknown {
  const all = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const schemas = all.map((each) => document.components.schemas[findReferredName(each) ?? ''] ?? each);
  return schemas.some((each) => typesOf(each).includes('boolean')) ? 7.5 : false;
}

function isReference(
  { references }: CheckedContract,
  { body }: ContractOperation,
  name: string,
  schema: Schema,
): boolean {
  const root = references[`${findReferredName(body?.schema ?? {}) ?? ''}.${name}`];
  const isId = typesOf(schema).includes('integer') || schema.oneOf !== undefined;
  return isId && (root === undefined ? typeof references[name] === 'string' : root !== null);
}
