// Missing and unknown credentials are refused.
import { assertHolds } from '../outcome-errors.ts';
import { checkEachOperation, assertRefusal, findUsualRequest, type ConformRule } from '../rule.ts';

/** A credential in the form of a key, which does not exist. */
const WRONG_KEY = 'Bearer bks_000000000000000000000000000000000000';

export const logins: ConformRule = {
  name: 'logins',
  source: 'security, and the 401 of each operation',
  asks: 'each operation without a credential, and with a key that does not exist',
  expects: '401 with WWW-Authenticate; on open operations a wrong key is refused too',
  run: (session) =>
    checkEachOperation(
      session,
      () => true,
      async (operation) => {
        const { service } = session;
        const request = await findUsualRequest(session, operation);
        const wrong = await service.ask(operation.id, { ...request, as: WRONG_KEY });
        assertRefusal(wrong, 401);
        assertHolds(
          wrong.readHeader('www-authenticate') !== null,
          `${wrong.request} answered 401 without WWW-Authenticate`,
        );
        if (!operation.isOpen && !operation.isOpenToVisitors)
          assertRefusal(await service.ask(operation.id, { ...request, as: null }), 401, 'ERR_LOGIN_REQUIRED');
      },
    ),
};
