// Random requests to every operation: valid ones get a declared response, invalid ones are refused and change nothing.
import { expect } from 'chai';
import fc from 'fast-check';
import { operations } from '../../generated/operations.ts';
import { contract, type OperationFacts } from '../support/contract.ts';
import { ADMINISTRATOR, sendRaw } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';
import { SEED } from '../support/random.ts';
import {
  ask,
  findBrokenPromise,
  assertNoProblem,
  isRefusedForShape,
  describeRequest,
  findResponseProblem,
} from '../support/fuzz/asking.ts';
import { chosen } from '../support/fuzz/half.ts';
import { breakRequest, fitRequests, createSimplest } from '../support/fuzz/requests.ts';
import { ChangeWatch } from '../support/fuzz/watch.ts';
import type { Simplest } from '../support/fuzz/breaking.ts';
import type { TestRequest } from '../support/fuzz/slots.ts';
import {
  createChoice,
  freshenRequest,
  createFreshRequest,
  isUsedUp,
  makeWorld,
  type FuzzWorld,
} from '../support/fuzz/world.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/walking.ts';

// The long form runs by command: test/fuzz.ts.
const REQUESTS = Number(process.env['REQUESTS'] ?? 1_600);
const RUNS = Math.max(4, Math.round(REQUESTS / contract.length / 2));
/** Reduces the runs of operations that use an object up, since creating it costs ten requests. */
const USED_UP_DIVISOR = 4;

const isWrite = (operation: OperationFacts): boolean => ['create', 'change', 'remove', 'act'].includes(operation.kind);
const runsOf = (operation: OperationFacts): number => (isUsedUp(operation) ? Math.ceil(RUNS / USED_UP_DIVISOR) : RUNS);

describe(`the contract with random requests (seed ${String(SEED)})`, function () {
  this.timeout(scaleWait(3_600_000));
  let world: FuzzWorld;
  let watch: ChangeWatch;
  let simplest: Simplest;
  let requestCount = 0;

  before(async () => {
    world = await makeWorld();
    watch = new ChangeWatch();
    simplest = createSimplest(createChoice(world, 0));
  });

  after(() => {
    console.log(`  fuzz: ${String(requestCount)} requests, SEED=${String(SEED)}`);
  });

  /**
   * Runs `judge` on requests to every operation; throws all failures, each with the smallest request that causes it.
   */
  async function judgeEverywhere(judge: (request: TestRequest, number: number) => Promise<void>): Promise<void> {
    const wrong: string[] = [];
    for (const operation of chosen) {
      const keptRequest = await createFreshRequest(operation, world);
      // Objects that are used up, and members that must be unique, are new for each request.
      const isKept = !isUsedUp(operation) && Object.keys(keptRequest.pinned).length === 0;
      const property = fc.asyncProperty(
        fitRequests(operation, createChoice(world, 3)),
        fc.nat(),
        async (request, number) => {
          const fresh = isKept ? keptRequest : await createFreshRequest(operation, world);
          if (!isKept) watch.discardState();
          requestCount += 1;
          await judge(freshenRequest(request, fresh), number);
        },
      );
      watch.discardState();
      const { failed, errorInstance } = await fc.check(property, {
        seed: SEED + contract.indexOf(operation),
        numRuns: runsOf(operation),
      });
      if (failed) wrong.push(errorInstance instanceof Error ? errorInstance.message : String(errorInstance));
    }

    expect(wrong.join('\n\n')).to.equal('');
  }

  it('holds for valid requests: a declared response, a created object exists, a refusal changed nothing', async () => {
    const successesById = new Map<string, number>();
    const refusalsById = new Map<string, string>();
    let fits = 0;

    await judgeEverywhere(async (request) => {
      const { operation } = request;
      if (isWrite(operation)) await watch.rememberState();

      const response = await ask(request);
      assertNoProblem(request, response, findBrokenPromise(operation, response));
      assertNoProblem(
        request,
        response,
        isRefusedForShape(operation, response) ? 'what fits was refused for its shape' : null,
      );
      fits += 1;
      if (response.status < 400) successesById.set(operation.id, (successesById.get(operation.id) ?? 0) + 1);
      else refusalsById.set(operation.id, describeRequest(request, response));

      const isDry = String(request.query['dry_run']) === 'true';
      if (response.status < 400 && !isDry) watch.discardState();
      else if (isWrite(operation)) assertNoProblem(request, response, await watch.findChange());
      if (response.status === 201 && !isDry && 'created' in operations[operation.id])
        await requireThere(request, response);
    });

    const share = [...successesById.values()].reduce((sum, each) => sum + each, 0) / fits;
    console.log(`  fuzz: ${(share * 100).toFixed(0)} % of what fits was done`);
    expect(share).to.be.greaterThan(0.6);

    const undone = chosen.filter(({ id }) => !successesById.has(id));
    expect(undone.length, undone.map(({ id }) => refusalsById.get(id)).join('\n\n')).to.be.below(chosen.length / 20);
  });

  it('is enforced: a request that breaks one rule is refused, and nothing changed', async () => {
    const broken = new Map<OperationFacts, number>();
    await judgeEverywhere(async (fits, number) => {
      const request = breakRequest(fits, number, simplest);
      if (request === undefined) return;
      await watch.rememberState();
      const response = await ask(request);
      assertNoProblem(request, response, findResponseProblem(request, response));
      const count = (broken.get(fits.operation) ?? 0) + 1;
      broken.set(fits.operation, count);
      // Only these requests were sent since the state was stored, so one comparison after the last of them is enough.
      if (isUsedUp(fits.operation) || count % RUNS === 0) assertNoProblem(request, response, await watch.findChange());
    });

    expect([...broken.values()].reduce((sum, each) => sum + each, 0)).to.be.greaterThan(chosen.length * 3);
  });
});

/** Throws unless a created object is at its Location, in the version of its ETag. */
async function requireThere(request: TestRequest, response: RawResponse): Promise<void> {
  const { location } = response.headers;
  const readResponse = location === undefined ? undefined : await sendRaw('GET', location, { auth: ADMINISTRATOR });
  const there = readResponse !== undefined && [200, 301].includes(readResponse.status);

  assertNoProblem(
    request,
    response,
    there ? null : `what was made is not at ${String(location)}: ${readResponse?.text ?? ''}`,
  );
  if (readResponse?.status !== 200) return;

  const [createdEtag, readEtag] = [response, readResponse].map(({ headers: { etag } }) => etag?.split('.')[0]);
  assertNoProblem(
    request,
    response,
    createdEtag === readEtag ? null : `the ETag of what was made is ${String(createdEtag)}, not ${String(readEtag)}`,
  );
}
