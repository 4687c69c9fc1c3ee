// A request that is wrong in several ways is refused for the first of them.
import { rightsOf, type ContractOperation } from '../contract.ts';
import {
  askAboutNothing,
  checkEachOperation,
  assertRefusal,
  findUsualRequest,
  type ConformRule,
  type RuleSession,
} from '../rule.ts';
import type { OperationRequest } from '../service.ts';

const UNKNOWN_PARAMETER = 'conform_unknown';

export const order: ConformRule = {
  name: 'order-of-checks',
  source: 'docs/architecture.md, The path of a request',
  asks: 'each operation about a thing that does not exist, with an unknown parameter: as nobody, without rights, with all rights, and then without the parameter',
  expects: '401, then 403, then 406 for the request itself, then 404',
  run: (session) =>
    checkEachOperation(
      session,
      () => true,
      async (operation) => {
        const missing = askAboutNothing(await findUsualRequest(session, operation), operation);
        const wrong = { ...missing, query: { ...missing.query, [UNKNOWN_PARAMETER]: '1' } };
        await assertLoginsFirst(session, operation, wrong);
        const { service } = session;
        assertRefusal(await service.ask(operation.id, wrong), 406, 'ERR_EXTRA_FIELD');
        if (missing.path !== undefined && hasNumber(missing, operation) && operation.root !== undefined)
          assertRefusal(await service.ask(operation.id, missing), 404, 'ERR_NOT_FOUND');
      },
    ),
};

async function assertLoginsFirst(
  { service, keys }: RuleSession,
  operation: ContractOperation,
  wrong: OperationRequest,
): Promise<void> {
  const { id, isOpen, isOpenToVisitors, needsUser } = operation;
  if (!isOpen && !isOpenToVisitors)
    assertRefusal(await service.ask(id, { ...wrong, as: null }), 401, 'ERR_LOGIN_REQUIRED');
  if (keys === null || rightsOf(operation).names.length === 0) return;
  const as = needsUser ? await keys.createPowerlessUser() : await keys.createKeyWithNone();
  assertRefusal(await service.ask(id, { ...wrong, as }), 403, 'ERR_PERMISSION');
}

function hasNumber({ path = {} }: OperationRequest, { ids }: ContractOperation): boolean {
  return ids.some(({ name }) => typeof path[name] === 'number');
}
