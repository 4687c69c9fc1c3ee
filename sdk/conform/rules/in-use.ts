// A thing that others refer to cannot be deleted.
import { assertHolds } from '../outcome-errors.ts';
import { objectOf } from '../json.ts';
import { checkEachOperation, assertRefusal, assertSuccess, type ConformRule } from '../rule.ts';
import { codesOf } from '../service.ts';

/**
 * Roots whose shared thing is certainly in use by now. A shared thing of another root may be unused, so its delete may
 * succeed.
 */
const ROOTS_IN_USE = ['pdf_templates', 'start_time_groups'];

export const inUse: ConformRule = {
  name: 'in-use',
  source: 'ERR_IN_USE, where a delete declares it',
  asks: 'each delete that declares it, of the thing that the run shares',
  expects: '403 ERR_IN_USE that names what refers to it in params.references; afterwards it is still there',
  async run(session) {
    const { service, world, contract } = session;
    await checkEachOperation(
      session,
      ({ kind, ids, root, codes }) =>
        kind === 'remove' && ids.length === 1 && root !== undefined && codes.has('ERR_IN_USE'),
      async ({ id, root = '', ids, path }) => {
        const idName = ids[0]?.name ?? '';
        const target = { path: { [idName]: await world.ensureThing(root) } };
        const response = await service.ask(id, target);
        if (response.status < 400 && !ROOTS_IN_USE.includes(root)) return;
        assertRefusal(response, 403);
        // Another rule forbids this delete first: nothing to check.
        if (!codesOf(response).includes('ERR_IN_USE')) return;

        const { references } = objectOf(objectOf(response.body)['params']);
        assertHolds(
          references !== undefined,
          `${response.request} does not name what refers to it in params.references`,
        );

        const readOperation = [...contract.operations.values()].find(
          (each) => each.verb === 'GET' && each.path === path,
        );
        if (readOperation !== undefined) assertSuccess(await service.ask(readOperation.id, target));
      },
    );
  },
};
