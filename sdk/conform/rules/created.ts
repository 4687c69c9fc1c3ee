// Created things are found at their Location, and deleted ones are gone.
import type { ContractOperation } from '../contract.ts';
import { assertHolds } from '../outcome-errors.ts';
import { idOf, isSame, objectOf, type JsonObject } from '../json.ts';
import { checkEachOperation, assertRefusal, assertSuccess, type ConformRule, type RuleSession } from '../rule.ts';

/** Roots that are only marked as deleted: old bookings, or payments, still show them. */
const MARKED_ROOTS = new Set(['companies', 'products', 'packages', 'payment_requests']);

export const created: ConformRule = {
  name: 'created-and-deleted',
  source: 'the header Location, the links of each create, and the 404 of each read',
  asks: 'each create, GET of its Location, DELETE of it twice and GET again',
  expects: 'the same object; then 404, or a mark on companies, products, packages and payment requests',
  run: (session) =>
    checkEachOperation(
      session,
      ({ kind, operation }) => kind === 'create' && operation['x-limit'] === undefined,
      async ({ id }) => {
        const { service, world } = session;
        const createResponse = await service.ask(id, await world.createRequest(id));
        assertSuccess(createResponse);

        const location = createResponse.readHeader('location');
        assertHolds(location !== null, `${createResponse.request} has no Location`);

        const read = [...session.contract.operations.values()].find((each) => isAt(each, location, 'GET'));
        assertHolds(
          read !== undefined,
          `${createResponse.request} has the Location ${location}, which no operation reads`,
        );

        const path = pathOf(read, location);
        const readResponse = await service.ask(read.id, { path });
        assertSuccess(readResponse);

        const others = listDifferences(readResponse.body, createResponse.body);
        assertHolds(
          idOf(readResponse.body) === idOf(createResponse.body) && others.length === 0,
          `${readResponse.request} differs from what ${createResponse.request} answered: ${others.join(', ')}`,
        );
        await assertGone(session, read, path, location);
      },
    ),
};

async function assertGone(
  { contract, service }: RuleSession,
  read: ContractOperation,
  path: Readonly<Record<string, string>>,
  location: string,
): Promise<void> {
  const remove = [...contract.operations.values()].find((each) => isAt(each, location, 'DELETE'));
  if (remove === undefined) return;
  const response = await service.ask(remove.id, { path });
  // Refused, because something may refer to it already.
  if (response.status === 403) return;
  assertSuccess(response);
  assertRefusal(await service.ask(remove.id, { path }), 404, 'ERR_NOT_FOUND');
  const after = await service.ask(read.id, { path });
  if (MARKED_ROOTS.has(read.root ?? ''))
    assertHolds(isMarked(objectOf(after.body)), `${after.request} does not say that it is deleted`);
  else assertRefusal(after, 404, 'ERR_NOT_FOUND');
}

function isMarked({ is_deleted, deleted_at, ingetrokken_op }: JsonObject): boolean {
  return is_deleted === true || typeof (deleted_at ?? ingetrokken_op) === 'string';
}

function patternOf({ path }: ContractOperation): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`);
}

function isAt(operation: ContractOperation, location: string, verb: string): boolean {
  return operation.verb === verb && operation.path.endsWith('}') && patternOf(operation).test(location);
}

function pathOf(operation: ContractOperation, location: string): Readonly<Record<string, string>> {
  return { ...patternOf(operation).exec(location)?.groups };
}

/**
 * Returns the members that differ, without links and tokens, which are shown once, and members that change without a
 * write.
 */
function listDifferences(one: unknown, other: unknown): string[] {
  const first = objectOf(one);
  const second = objectOf(other);
  return Object.keys(first).filter(
    (name) =>
      name in second &&
      !/_at$|status|attempts|^provider_document_id$|^link$|^token$/.test(name) &&
      !isSame(first[name], second[name]),
  );
}
