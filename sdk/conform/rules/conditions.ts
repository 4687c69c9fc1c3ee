// If-Match refuses an outdated write, and If-None-Match saves an unchanged read.
import type { CheckedContract, ContractOperation } from '../contract.ts';
import { assertHolds, UntriedError } from '../outcome-errors.ts';
import { checkEachOperation, assertRefusal, assertSuccess, type ConformRule, type RuleSession } from '../rule.ts';
import type { CheckedResponse, OperationRequest, ConformService } from '../service.ts';

const MAX_ATTEMPTS = 5;

export const conditions: ConformRule = {
  name: 'conditions',
  source: 'the parameters If-Match and If-None-Match, and the header ETag',
  asks: 'each read again with If-None-Match, and each write with an If-Match of another version, then with the one that was read',
  expects: '304 without a body; 412 and nothing changed; then success',
  async run(session) {
    await checkEachOperation(session, ({ headers }) => headers.has('if-none-match'), checkSameTag(session));
    await checkEachOperation(session, ({ headers }) => headers.has('if-match'), checkOwnVersion(session));
  },
};

function checkSameTag({ service, world }: RuleSession): (operation: ContractOperation) => Promise<void> {
  return async ({ id }) => {
    const request = await world.createRequest(id);
    let again = await readAgain(service, id, request);
    // Some objects are changed by jobs just after they were created.
    for (let tries = 0; again?.status === 200 && tries < MAX_ATTEMPTS; tries++)
      again = await readAgain(service, id, request);
    if (again === undefined) return;
    assertHolds(
      again.status === 304,
      `${again.request} with If-None-Match answered ${String(again.status)}, and not 304`,
    );
    assertHolds(again.text === '', `${again.request} answered 304 with a body`);
  };
}

/** Reads again with the ETag of the first read; undefined where the response redirects to another path. */
async function readAgain(
  service: ConformService,
  id: string,
  request: OperationRequest,
): Promise<CheckedResponse | undefined> {
  const first = await service.ask(id, request);
  assertSuccess(first);
  if (first.status >= 300) return undefined;
  const etag = first.readHeader('etag');
  assertHolds(etag !== null, `${first.request} has no ETag`);
  return service.ask(id, { ...request, header: { 'if-none-match': etag } });
}

function checkOwnVersion(session: RuleSession): (operation: ContractOperation) => Promise<void> {
  return async (operation) => {
    const { service, world, contract } = session;
    const request = await world.createRequest(operation.id);
    const read = rootReadOf(contract, operation);
    const target: OperationRequest = {
      path: { [read.ids[0]?.name ?? '']: request.path?.[operation.ids[0]?.name ?? ''] },
    };
    const before = (await service.ask(read.id, target)).readHeader('etag');
    if (before === null) throw new UntriedError(`${read.id} has no ETag to send.`);

    const stale = await service.ask(operation.id, { ...request, header: { 'if-match': '"999999.conform"' } });
    assertRefusal(stale, 412, 'ERR_PRECONDITION_FAILED');

    const after = (await service.ask(read.id, target)).readHeader('etag');
    assertHolds(before === after, `${stale.request} was refused with 412, and changed something`);
    assertSuccess(await service.ask(operation.id, { ...request, header: { 'if-match': before } }));
  };
}

/** The read of the aggregate that an operation changes, for its ETag. */
function rootReadOf({ operations }: CheckedContract, { root, id }: ContractOperation): ContractOperation {
  const all = [...operations.values()];
  const operation = all.find(
    (each) => each.root === root && each.kind === 'read' && each.ids.length === 1 && each.path.endsWith('}'),
  );
  if (operation === undefined) throw new UntriedError(`Nothing reads the version that ${id} changes.`);
  return operation;
}
