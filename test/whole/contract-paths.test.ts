// Every path of the contract: methods that it does not declare, and requests for a removed object.
import { expect } from 'chai';
import { addressOf, contract, requestOf, type OperationFacts } from '../support/contract.ts';
import { ADMINISTRATOR, sendRaw } from '../support/index.ts';
import { createKit, targetOf } from '../support/kit.ts';
import '../support/walking.ts';

const kit = createKit();
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Objects of these roots are marked as deleted and still shown; they cannot be changed or deleted again. */
const MARKED_ROOTS: ReadonlySet<string> = new Set(['companies', 'packages', 'payment_requests', 'products']);

describe('every path', () => {
  it('responds 405 to a method that it does not declare, with the declared ones in Allow', async () => {
    for (const path of new Set(contract.map((operation) => operation.path))) {
      const declaredOperations = contract.filter((operation) => operation.path === path);
      const allowed = [...declaredOperations.map(({ method }) => method), 'OPTIONS'];
      if (allowed.includes('GET')) allowed.push('HEAD');
      const [first] = declaredOperations;
      if (first === undefined) continue;
      for (const method of [...METHODS, 'PROPFIND'].filter((each) => !allowed.includes(each)))
        for (const auth of [undefined, null]) {
          const response = await sendRaw(method, addressOf(first), auth === null ? { auth } : {});
          expect(response.status, `${method} ${path}`).to.equal(405);
          expect(response.headers.allow?.split(', '), `${method} ${path}`).to.have.members(allowed);
          expect(response.body, `${method} ${path}`).to.include({ code: 'ERR_METHOD_NOT_ALLOWED' });
        }
    }
  });
});

const listBelow = (removal: OperationFacts): readonly OperationFacts[] =>
  contract.filter(({ path }) => path === removal.path || path.startsWith(`${removal.path}/`));

/** Whether the removed object can be created again at the same path, like a logo. */
const isPart = ({ path }: OperationFacts): boolean => !path.endsWith('}');

/**
 * Whether the operation removes an object of its own: a series, a batch and the session of the request are none here.
 */
const isThing = ({ path }: OperationFacts): boolean => !/\/(series\/|batch$|huidige$)/.test(path);

describe('a removed object', () => {
  for (const removing of contract.filter((operation) => operation.kind === 'remove' && isThing(operation)))
    it(`is gone for every operation that names it, after ${removing.id}`, async () => {
      const ids = { betaling_id: 1, delivery_id: 1, voucher_id: 1, bestand_id: 1, ...(await targetOf(kit, removing)) };

      const call = (operation: OperationFacts) =>
        sendRaw(operation.method, addressOf(operation, ids), {
          ...requestOf(operation),
          ...(operation.basicOnly ? { auth: ADMINISTRATOR } : {}),
        });

      expect((await call(removing)).status).to.equal(200);

      for (const operation of listBelow(removing)) {
        if (isPart(removing) && operation.kind === 'change') continue;
        const isShown =
          MARKED_ROOTS.has(removing.root ?? '') && operation.kind === 'read' && operation.path === removing.path;
        const { status, text } = await call(operation);
        expect(status, `${operation.id}: ${text}`).to.equal(isShown ? 200 : 404);
      }
    });
});
