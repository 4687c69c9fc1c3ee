// Every rule of the contract alone: each keyword, at each place where a request can say something, is seen kept and seen broken.
import { expect } from 'chai';
import { contract } from '../support/contract.ts';
import '../support/either-database.ts';
import type { RawResponse } from '../support/raw.ts';
import {
  ask,
  findBrokenPromise,
  isRefusedForShape,
  describeRequest,
  findResponseProblem,
} from '../support/fuzz/asking.ts';
import type { Simplest } from '../support/fuzz/breaking.ts';
import { listSatisfiedKeywords, probesOf, spotOf, listBodySpots, listSlotSpots } from '../support/fuzz/places.ts';
import { createSimplest } from '../support/fuzz/requests.ts';
import type { TestRequest } from '../support/fuzz/slots.ts';
import { createChoice, createFreshRequest, makeWorld, type FuzzWorld } from '../support/fuzz/world.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/only-with-all.ts';

describe('the contract, rule by rule', function () {
  this.timeout(scaleWait(600_000));
  let world: FuzzWorld;
  let simplest: Simplest;

  before(async () => {
    world = await makeWorld();
    simplest = createSimplest(createChoice(world, 0));
  });

  it('has no keyword, at any place, that is not seen kept and broken', async () => {
    const [kept, broken, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
    // Texts that no body can hold, since bodies end at a megabyte.
    const unsayable = new Set<string>();
    const wrong: string[] = [];

    for (const operation of contract) {
      const { asked } = await createFreshRequest(operation, world);
      // A session that the first request ends would not ask the next.
      const usual = { ...asked, header: {} };
      for (const probe of probesOf(operation, usual, simplest, seen)) {
        if (isTooLarge(probe.asked)) {
          if (probe.broken !== null) unsayable.add(spotOf(probe.broken.place, probe.broken.keyword));
          continue;
        }
        const answer = await ask(probe.asked);
        const complaint =
          probe.broken === null ? findProblem(probe.asked, answer) : findResponseProblem(probe.asked, answer);
        if (complaint !== null) wrong.push(`${complaint}\n${describeRequest(probe.asked, answer)}`);
        else if (probe.broken === null) for (const spot of listSatisfiedKeywords(probe.asked)) kept.add(spot);
        else broken.add(spotOf(probe.broken.place, probe.broken.keyword));
      }
    }

    expect(wrong.slice(0, 10).join('\n\n')).to.equal('');

    const inBodies = new Set(contract.flatMap((operation) => listBodySpots(operation, simplest)));
    const inSlots = new Set(contract.flatMap(listSlotSpots));
    expect(
      [...inBodies].filter((spot) => !kept.has(spot)),
      'kept',
    ).to.deep.equal([]);
    expect(
      [...inBodies, ...inSlots].filter((spot) => !broken.has(spot) && !unsayable.has(spot)),
      'broken',
    ).to.deep.equal([]);
  });
});

/** The fault of the answer to a request that fits. */
function findProblem({ operation }: TestRequest, answer: RawResponse): string | null {
  return (
    findBrokenPromise(operation, answer) ??
    (isRefusedForShape(operation, answer) ? 'what fits was refused for its shape' : null)
  );
}

/** No request can say it: bodies end at a megabyte. */
function isTooLarge({ body }: TestRequest): boolean {
  return body !== undefined && !(body instanceof Uint8Array) && JSON.stringify(body).length > 1_000_000;
}
