// Everything that the contract does not declare is refused by name.
import { findReferredName } from '../../../spec/generator/document.ts';
import type { ContractOperation } from '../contract.ts';
import { assertHolds } from '../outcome-errors.ts';
import { objectOf, objectsOf, type JsonObject } from '../json.ts';
import { checkEachOperation, assertRefusal, findUsualRequest, type ConformRule, type RuleSession } from '../rule.ts';
import type { CheckedResponse, OperationRequest } from '../service.ts';

const UNKNOWN_NAME = 'conform_unknown';

export const strictness: ConformRule = {
  name: 'strictness',
  source: 'Strictness, in the description of the contract',
  asks: 'each operation with an unknown parameter, an unknown member, without each required member, with a body where it takes none, with half a JSON text, and with another media type',
  expects: '406 with the code and the field, or 415',
  run: (session) =>
    checkEachOperation(
      session,
      () => true,
      async (operation) => {
        const request = await findUsualRequest(session, operation);
        const query = { ...request.query, [UNKNOWN_NAME]: '1' };
        assertField(await session.service.ask(operation.id, { ...request, query }), 'ERR_EXTRA_FIELD', UNKNOWN_NAME);
        if (operation.body?.type === 'application/json') await assertStrictBody(session, operation, request);
        if (operation.body === undefined && operation.verb !== 'GET')
          assertRefusal(
            await session.service.ask(operation.id, { ...request, body: { [UNKNOWN_NAME]: 1 } }),
            406,
            'ERR_EXTRA_FIELD',
          );
      },
    ),
};

async function assertStrictBody(
  session: RuleSession,
  operation: ContractOperation,
  request: OperationRequest,
): Promise<void> {
  const { service, contract } = session;

  const ask = (body: unknown, type?: string): Promise<CheckedResponse> =>
    service.ask(operation.id, {
      ...request,
      body,
      ...(type === undefined ? {} : { header: { 'content-type': type } }),
    });

  assertRefusal(await ask('{"half"'), 406, 'ERR_MALFORMED');
  assertRefusal(await ask('<xml/>', 'application/xml'), 415, 'ERR_MEDIA_TYPE');

  const name = findReferredName(operation.body?.schema ?? {});
  const schema = contract.document.components.schemas[name ?? ''];
  if (schema?.additionalProperties !== false) return;

  const body = objectOf(request.body);
  assertField(await ask({ ...body, [UNKNOWN_NAME]: 1 }), 'ERR_EXTRA_FIELD', UNKNOWN_NAME);
  for (const each of schema.required ?? []) assertField(await ask(omitMember(body, each)), 'ERR_REQUIRED', each);
}

function omitMember(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));
}

function assertField(response: CheckedResponse, code: string, field: string): void {
  assertRefusal(response, 406, code);
  assertHolds(
    objectsOf(response.body).some((each) => each['code'] === code && each['field'] === field),
    `${response.request} does not tell the field ${field} of ${code}`,
  );
}
