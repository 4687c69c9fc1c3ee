// Everything that the contract does not know is refused, and told by its name.
import { referredSchema } from '../../../spec/generator/document.ts';
import type { Operation } from '../contract.ts';
import { require } from '../fault.ts';
import { objectOf, objectsOf, type Json } from '../json.ts';
import { eachOperation, requireRefusal, usual, type Rule, type Session } from '../rule.ts';
import type { Answer, Asked } from '../service.ts';

const UNKNOWN = 'conform_unknown';

export const strictness: Rule = {
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
        const query = { ...asked.query, [UNKNOWN]: '1' };
        requireField(await session.service.ask(operation.id, { ...asked, query }), 'ERR_EXTRA_FIELD', UNKNOWN);
        if (operation.body?.type === 'application/json') await requireStrictBody(session, operation, asked);
        if (operation.body === undefined && operation.verb !== 'GET')
          requireRefusal(
            await session.service.ask(operation.id, { ...asked, body: { [UNKNOWN]: 1 } }),
            406,
            'ERR_EXTRA_FIELD',
          );
      },
    ),
};

async function requireStrictBody(session: Session, operation: Operation, asked: Asked): Promise<void> {
  const { service, contract } = session;
  const ask = (body: unknown, type?: string): Promise<Answer> =>
    service.ask(operation.id, { ...asked, body, ...(type === undefined ? {} : { header: { 'content-type': type } }) });
  requireRefusal(await ask('{"half"'), 406, 'ERR_MALFORMED');
  requireRefusal(await ask('<xml/>', 'application/xml'), 415, 'ERR_MEDIA_TYPE');
  const name = referredSchema(operation.body?.schema ?? {});
  const schema = contract.document.components.schemas[name ?? ''];
  if (schema?.additionalProperties !== false) return;
  const body = objectOf(asked.body);
  requireField(await ask({ ...body, [UNKNOWN]: 1 }), 'ERR_EXTRA_FIELD', UNKNOWN);
  for (const each of schema.required ?? []) requireField(await ask(without(body, each)), 'ERR_REQUIRED', each);
}

function without(body: Json, name: string): Json {
  return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));
}

function requireField(answer: Answer, code: string, field: string): void {
  requireRefusal(answer, 406, code);
  require(objectsOf(answer.body).some(
    (each) => each['code'] === code && each['field'] === field,
  ), `${answer.asked} does not tell the field ${field} of ${code}`);
}
