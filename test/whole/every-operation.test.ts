// Every operation called once, in every media type of its responses: an installation can do all that the contract declares.
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { contract, type OperationFacts } from '../support/contract.ts';
import { ask, findBrokenPromise, successTypesOf, describeRequest } from '../support/fuzz/asking.ts';
import { createFreshRequest } from '../support/fuzz/world.ts';
import { api, sendRaw } from '../support/index.ts';
import { createKit } from '../support/kit.ts';
import type { RawResponse } from '../support/raw.ts';
import '../support/walking.ts';

/** The first bytes of a file, by media type. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  'application/xml': /^<\?xml /,
  'image/png': /^.PNG/,
  'text/calendar': /^BEGIN:VCALENDAR\r\n/,
  'text/html': /^<!doctype html>/,
  'text/plain': /^\S/,
  'text/csv': /^\S+[,;]/,
};

/** Follows the redirect to the defaults of omitted parameters, if any. */
function followRedirect(response: RawResponse): Promise<RawResponse> | RawResponse {
  const { location } = response.headers;
  return response.status === 302 && location !== undefined ? sendRaw('GET', location) : response;
}

/** Whether the operation returns an uploaded file. */
function isStored({ path }: OperationFacts): boolean {
  return path.includes('{bestand_id}') || contract.some((each) => each.path === path && each.takesFile !== null);
}

describe('every operation succeeds', () => {
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
        // An uploaded file keeps its media type; what the service writes has the requested one.
        if (!isStored(operation)) expect(contentType, operation.id).to.equal(type);
        expect(response.text, operation.id).to.match(BEGINNINGS[contentType] ?? /^(?:[{[]|false$)/);
      }
    });

  it('causes no event that the contract marks as never occurring', async () => {
    const never: readonly string[] = bundle.components.schemas.EventName['x-never'];
    const happened = new Set<string>();
    for await (const page of api.events.listEvents({ page_size: 1000 }).pages())
      for (const { meta } of page) happened.add(meta.event);
    expect(happened.size).to.be.greaterThan(80);
    expect(never.filter((name) => happened.has(name))).to.deep.equal([]);
    expect(never.filter((name) => !bundle.components.schemas.EventName.enum.includes(name))).to.deep.equal([]);
  });
});
