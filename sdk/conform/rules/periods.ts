// A period ends after it begins.
import { findReferredName, type Schema } from '../../../spec/generator/document.ts';
import type { ContractOperation } from '../contract.ts';
import { objectOf, type JsonObject } from '../json.ts';
import { checkEachOperation, assertRefusal, findUsualRequest, type ConformRule, type RuleSession } from '../rule.ts';
import type { OperationRequest } from '../service.ts';
import type { ConformWorld } from '../world.ts';

const PERIOD_MEMBERS = [
  ['begin', 'end'],
  ['begin', 'eind'],
  ['datum_begin', 'datum_eind'],
  ['datum>', 'datum<'],
] as const;

export const periods: ConformRule = {
  name: 'periods',
  source: 'ERR_PERIOD_ORDER, where an operation declares it',
  asks: 'each operation that declares it, with a period that ends before it begins',
  expects: '406 ERR_PERIOD_ORDER',
  run: (session) =>
    checkEachOperation(
      session,
      ({ codes }) => codes.has('ERR_PERIOD_ORDER'),
      async (operation) => {
        for (const request of exchangeEnds(session, await findUsualRequest(session, operation), operation))
          assertRefusal(await session.service.ask(operation.id, request), 406, 'ERR_PERIOD_ORDER');
      },
    ),
};

/** Returns the request with the ends of each period exchanged; missing ends are added. */
function exchangeEnds(
  session: RuleSession,
  request: OperationRequest,
  operation: ContractOperation,
): OperationRequest[] {
  const inBody = reversePeriods(session, objectOf(request.body), findBodyMembers(session, operation)).map(
    (body): OperationRequest => ({
      ...request,
      body,
    }),
  );

  // A statistic without a period redirects to one with a period.
  const queryParameters = operation.query.filter(
    ({ name }) => operation.kind !== 'statistic' || name in (request.query ?? {}),
  );
  const parameters = Object.fromEntries(queryParameters.map(({ name, schema }) => [name, schema]));
  const inQuery = reversePeriods(session, request.query ?? {}, parameters).map((query): OperationRequest => ({
    ...request,
    query,
  }));

  return [...inBody, ...inQuery];
}

function findBodyMembers(
  { contract: { document } }: RuleSession,
  { body }: ContractOperation,
): Readonly<Record<string, Schema>> {
  return document.components.schemas[findReferredName(body?.schema ?? {}) ?? '']?.properties ?? {};
}

function reversePeriods(
  { world }: RuleSession,
  values: JsonObject,
  schemas: Readonly<Record<string, Schema>>,
): JsonObject[] {
  return PERIOD_MEMBERS.flatMap(([begin, end]): JsonObject[] => {
    const first = schemas[begin];
    const last = schemas[end];
    if (first === undefined || last === undefined) return [];
    const isSent = values[begin] !== undefined && values[end] !== undefined && values[begin] !== values[end];
    const [one, other] = isSent ? [values[begin], values[end]] : [endOf(world, 30, first), endOf(world, 31, last)];
    if (one === undefined || other === undefined) return [];
    return [{ ...values, [begin]: other, [end]: one }];
  });
}

/** Returns an end of a period; undefined for a member that is not a time. */
function endOf(world: ConformWorld, offset: number, { format = '' }: Schema): string | undefined {
  if (format === 'date') return world.formatDay(offset);
  return format.endsWith('date-time') ? `${world.formatDay(offset)}T12:00:00` : undefined;
}
