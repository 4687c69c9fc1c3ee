// Every rule of the contract alone: each keyword, at each place in a request, is tested with a valid and an invalid value.
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

  it('has no keyword, at any place, that is not tested both valid and broken', async () => {
    const keptSpots = new Set<string>();
    const brokenSpots = new Set<string>();
    const probedPlaces = new Set<string>();

    // Keywords whose broken values exceed the megabyte of a body.
    const unsayable = new Set<string>();
    const wrong: string[] = [];

    for (const operation of contract) {
      const { request } = await createFreshRequest(operation, world);
      // A session that the first request ends could not send the next.
      const usual = { ...request, header: {} };
      for (const probe of probesOf(operation, usual, simplest, probedPlaces)) {
        if (isTooLarge(probe.request)) {
          if (probe.broken !== null) unsayable.add(spotOf(probe.broken.pointer, probe.broken.keyword));
          continue;
        }
        const response = await ask(probe.request);
        const problem =
          probe.broken === null ? findProblem(probe.request, response) : findResponseProblem(probe.request, response);
        if (problem !== null) wrong.push(`${problem}\n${describeRequest(probe.request, response)}`);
        else if (probe.broken === null) for (const spot of listSatisfiedKeywords(probe.request)) keptSpots.add(spot);
        else brokenSpots.add(spotOf(probe.broken.pointer, probe.broken.keyword));
      }
    }

    expect(wrong.slice(0, 10).join('\n\n')).to.equal('');

    const inBodies = new Set(contract.flatMap((operation) => listBodySpots(operation, simplest)));
    const inSlots = new Set(contract.flatMap(listSlotSpots));
    expect(
      [...inBodies].filter((spot) => !keptSpots.has(spot)),
      'kept',
    ).to.deep.equal([]);
    expect(
      [...inBodies, ...inSlots].filter((spot) => !brokenSpots.has(spot) && !unsayable.has(spot)),
      'broken',
    ).to.deep.equal([]);
  });
});

/** Returns what is wrong with the response to a valid request, or null. */
function findProblem({ operation }: TestRequest, response: RawResponse): string | null {
  return (
    findBrokenPromise(operation, response) ??
    (isRefusedForShape(operation, response) ? 'what fits was refused for its shape' : null)
  );
}

/** Whether the request exceeds the limit of a megabyte for bodies. */
function isTooLarge({ body }: TestRequest): boolean {
  return body !== undefined && !(body instanceof Uint8Array) && JSON.stringify(body).length > 1_000_000;
}
