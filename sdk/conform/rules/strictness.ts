// Everything that the contract does not know is refused, and told by its name.
import { referredSchema } from '../../../spec/generator/document.ts';
import type { ContractOperation } from '../contract.ts';
import { require } from '../fault.ts';
import { objectOf, objectsOf, type JsonObject } from '../json.ts';
import { eachOperation, requireRefusal, usual, type ConformRule, type RuleSession } from '../rule.ts';
import type { CheckedResponse, OperationRequest } from '../service.ts';

const UNKNOWN_NAME = 'conform_unknown';

export const strictness: ConformRule = {
  name: 'strictness',
  source: 'Strictness, in the description of the contract',
  asks: 'each operation with an unknown parameter, an unknown member, without each required member, with a body where it takes none, with half a JSON text, and with another media type',
  expects: '406 with the code and the field, or 415',
  run: (session) =>
    eachOperation(
      session,
      () => true,
      async (operation) => {
        const asked = await usual(session, operation);
        const query = { ...asked.query, [UNKNOWN_NAME]: '1' };
        requireField(await session.service.ask(operation.id, { ...asked, query }), 'ERR_EXTRA_FIELD', UNKNOWN_NAME);
        if (operation.body?.type === 'application/json') await requireStrictBody(session, operation, asked);
        if (operation.body === undefined && operation.verb !== 'GET')
          requireRefusal(
            await session.service.ask(operation.id, { ...asked, body: { [UNKNOWN_NAME]: 1 } }),
            406,
            'ERR_EXTRA_FIELD',
          );
      },
    ),
};

async function requireStrictBody(
  session: RuleSession,
  operation: ContractOperation,
  asked: OperationRequest,
): Promise<void> {
  const { service, contract } = session;
  const ask = (body: unknown, type?: string): Promise<CheckedResponse> =>
    service.ask(operation.id, { ...asked, body, ...(type === undefined ? {} : { header: { 'content-type': type } }) });
  requireRefusal(await ask('{"half"'), 406, 'ERR_MALFORMED');
  requireRefusal(await ask('<xml/>', 'application/xml'), 415, 'ERR_MEDIA_TYPE');
  const name = referredSchema(operation.body?.schema ?? {});
  const schema = contract.document.components.schemas[name ?? ''];
  if (schema?.additionalProperties !== false) return;
  const body = objectOf(asked.body);
  requireField(await ask({ ...body, [UNKNOWN_NAME]: 1 }), 'ERR_EXTRA_FIELD', UNKNOWN_NAME);
  for (const each of schema.required ?? []) requireField(await ask(without(body, each)), 'ERR_REQUIRED', each);
}

function without(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));
}

function requireField(answer: CheckedResponse, code: string, field: string): void {
  requireRefusal(answer, 406, code);
  require(objectsOf(answer.body).some(
    (each) => each['code'] === code && each['field'] === field,
  ), `${answer.asked} does not tell the field ${field} of ${code}`);
}
