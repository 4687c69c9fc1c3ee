// A right that is missing is named, and one that is there is enough.
import { rightsOf } from '../contract.ts';
import { assertHolds, UntriedError } from '../fault.ts';
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

        const asked = await findUsualRequest(session, operation);
        const as = operation.needsUser ? await keys.createPowerlessUser() : await keys.createKeyWithout(operation);
        const refused = await service.ask(operation.id, { ...asked, as });

        // A caller may do more with things of its own.
        if (refused.status < 400 && JSON.stringify(operation.permission).includes('"own"')) return;

        assertRefusal(refused, 403, 'ERR_PERMISSION');
        const { permission } = objectOf(objectOf(refused.body)['params']);
        const named = Array.isArray(permission) ? permission.map(String) : [];

        assertHolds(
          rightsOf(operation).names.some((each) => named.includes(each)),
          `${refused.asked} does not name a missing right in params.permission`,
        );
        if (operation.needsUser || !READING_KINDS.includes(operation.kind)) return;

        const answer = await service.ask(operation.id, { ...asked, as: await keys.createKeyWithOnly(operation) });
        assertHolds(answer.status !== 403, `${answer.asked} answered 403 to a key that has the rights it needs`);
      },
    ),
};
