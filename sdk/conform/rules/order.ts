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

export const orderOfChecks: ConformRule = {
  name: 'order-of-checks',
  source: 'docs/architecture.md, The path of a request',
  asks: 'each operation about a thing that does not exist, with an unknown parameter: as nobody, without rights, with all rights, and then without the parameter',
  expects: '401, then 403, then 406 for the request itself, then 404',
  run: (session) =>
    checkEachOperation(
      session,
      () => true,
      async (operation) => {
        const { service } = session;
        const aboutNothing = askAboutNothing(await findUsualRequest(session, operation), operation);
        const withUnknownParameter = {
          ...aboutNothing,
          query: { ...aboutNothing.query, [UNKNOWN_PARAMETER]: '1' },
        };

        await assertCallerIsCheckedFirst(session, operation, withUnknownParameter);
        assertRefusal(await service.ask(operation.id, withUnknownParameter), 406, 'ERR_EXTRA_FIELD');

        // Only an operation with a root looks it up before its body.
        if (operation.root !== undefined && hasUnknownId(aboutNothing, operation))
          assertRefusal(await service.ask(operation.id, aboutNothing), 404, 'ERR_NOT_FOUND');
      },
    ),
};

/** Asserts 401 without a login, and 403 without rights, for a request that is wrong as well. */
async function assertCallerIsCheckedFirst(
  { service, keys }: RuleSession,
  operation: ContractOperation,
  request: OperationRequest,
): Promise<void> {
  const { id, isOpen, isOpenToVisitors, needsUser } = operation;
  if (!isOpen && !isOpenToVisitors)
    assertRefusal(await service.ask(id, { ...request, as: null }), 401, 'ERR_LOGIN_REQUIRED');

  // Without rights to check, or keys to make, there is no 403.
  if (keys === null || rightsOf(operation).names.length === 0) return;
  const as = needsUser ? await keys.createPowerlessUser() : await keys.createKeyWithNone();
  assertRefusal(await service.ask(id, { ...request, as }), 403, 'ERR_PERMISSION');
}

/** Whether `askAboutNothing` has replaced an id: only one that is a number. */
function hasUnknownId({ path = {} }: OperationRequest, { ids }: ContractOperation): boolean {
  return ids.some(({ name }) => typeof path[name] === 'number');
}
