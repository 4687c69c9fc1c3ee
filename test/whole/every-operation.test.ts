// Every operation done once, in every media type that it is answered in: what is installed can do all that the contract promises.
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { contract, type OperationFacts } from '../support/contract.ts';
import { ask, findBrokenPromise, successTypesOf, describeRequest } from '../support/fuzz/asking.ts';
import { createFreshRequest } from '../support/fuzz/world.ts';
import { api, sendRaw } from '../support/index.ts';
import { createKit } from '../support/kit.ts';
import type { RawResponse } from '../support/raw.ts';
import '../support/walking.ts';

/** How files begin. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  'application/xml': /^<\?xml /,
  'image/png': /^.PNG/,
  'text/calendar': /^BEGIN:VCALENDAR\r\n/,
  'text/html': /^<!doctype html>/,
  'text/plain': /^\S/,
  'text/csv': /^\S+[,;]/,
};

/** Where parameters are left out the way on has their defaults. */
function followRedirect(response: RawResponse): Promise<RawResponse> | RawResponse {
  const { location } = response.headers;
  return response.status === 302 && location !== undefined ? sendRaw('GET', location) : response;
}

/** Whether it answers a file that somebody sent. */
function isStored({ path }: OperationFacts): boolean {
  return path.includes('{bestand_id}') || contract.some((each) => each.path === path && each.takesFile !== null);
}

describe('every operation is done', () => {
  const kit = createKit();

  for (const operation of contract)
    it(operation.id, async () => {
      const types = successTypesOf(operation);
      for (const type of types.length === 0 ? ['application/json'] : types) {
        const { request } = await createFreshRequest(operation, { kit });
        const extraQuery = operation.id === 'getProposalPage' && type === 'application/pdf' ? { formaat: 'pdf' } : {};
        const typedRequest = {
          ...request,
          query: { ...request.query, ...extraQuery },
          header: { ...request.header, accept: type },
        };
        const response = await followRedirect(await ask(typedRequest));
        expect(findBrokenPromise(operation, response), describeRequest(typedRequest, response)).to.equal(null);
        expect(response.status, describeRequest(typedRequest, response)).to.be.below(400);
        if (types.length === 0) continue;
        const contentType = response.headers['content-type']?.split(';')[0] ?? '';
        // A stored file comes as it was sent; what the service writes comes as it was asked for.
        if (!isStored(operation)) expect(contentType, operation.id).to.equal(type);
        expect(response.text, operation.id).to.match(BEGINNINGS[contentType] ?? /^(?:[{[]|false$)/);
      }
    });

  it('brings about no event that the contract marks as one that nothing causes', async () => {
    const never: readonly string[] = bundle.components.schemas.EventName['x-never'];
    const happened = new Set<string>();
    for await (const page of api.events.listEvents({ page_size: 1000 }).pages())
      for (const { meta } of page) happened.add(meta.event);
    expect(happened.size).to.be.greaterThan(80);
    expect(never.filter((name) => happened.has(name))).to.deep.equal([]);
    expect(never.filter((name) => !bundle.components.schemas.EventName.enum.includes(name))).to.deep.equal([]);
  });
});
