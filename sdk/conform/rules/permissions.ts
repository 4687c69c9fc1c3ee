// A right that is missing is named, and one that is there is enough.
import { rightsOf } from '../contract.ts';
import { assertHolds, UntriedError } from '../outcome-errors.ts';
import { objectOf } from '../json.ts';
import { checkEachOperation, assertRefusal, findUsualRequest, type ConformRule } from '../rule.ts';

const READING_KINDS = ['list', 'read', 'statistic', 'ask'];

export const permissions: ConformRule = {
  name: 'permissions',
  source: 'x-permission of each operation',
  asks: 'each operation with a key that has all rights but those it needs, and each read with a key that has only these',
  expects: '403 that names the missing rights in params.permission, and no 403',
  run: (session) =>
    checkEachOperation(
      session,
      (operation) => rightsOf(operation).names.length > 0,
      async (operation) => {
        const { service, keys } = session;
        if (keys === null) throw new UntriedError('Narrower keys need a user name and a password.');

        const request = await findUsualRequest(session, operation);
        const as = operation.needsUser ? await keys.createPowerlessUser() : await keys.createKeyWithout(operation);
        const refusal = await service.ask(operation.id, { ...request, as });

        // A caller may do more with things of its own.
        if (refusal.status < 400 && JSON.stringify(operation.permission).includes('"own"')) return;

        assertRefusal(refusal, 403, 'ERR_PERMISSION');
        const { permission } = objectOf(objectOf(refusal.body)['params']);
        const missingRights = Array.isArray(permission) ? permission.map(String) : [];

        assertHolds(
          rightsOf(operation).names.some((each) => missingRights.includes(each)),
          `${refusal.request} does not name a missing right in params.permission`,
        );
        if (operation.needsUser || !READING_KINDS.includes(operation.kind)) return;

        const response = await service.ask(operation.id, { ...request, as: await keys.createKeyWithOnly(operation) });
        assertHolds(response.status !== 403, `${response.request} answered 403 to a key that has the rights it needs`);
      },
    ),
};
