// The check of event payloads: each announced object has a schema of its own, and only its members are valid.
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { findPayloadProblem } from '../support/payloads.ts';

interface ExampleEvent {
  readonly version: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

const schemas: Readonly<Record<string, object>> = bundle.components.schemas;

function readExample(object: string): ExampleEvent {
  const schema = schemas[`${object.charAt(0).toUpperCase()}${object.slice(1)}Event`];
  const { examples: [example] = [] } = (schema ?? {}) as { examples?: readonly ExampleEvent[] };
  return example ?? expect.fail(`${object} has no example`);
}

describe('the payload of', () => {
  for (const object of Object.keys(EVENT_NOUNS)) {
    it(`${object} matches the contract, or is the id alone`, () => {
      const { version, data, meta } = readExample(object);
      const [first = '', ...others] = Object.keys(data);
      const less = Object.fromEntries(others.map((name) => [name, data[name]]));

      expect(findPayloadProblem({ version, data, meta })).to.equal(null);
      expect(findPayloadProblem({ version, data: { ...data, modified: [first] }, meta })).to.equal(null);
      expect(findPayloadProblem({ version, data: { id: 1 }, meta })).to.equal(null);
      expect(findPayloadProblem({ version, data: less, meta })).to.match(/^\/data /);
      expect(findPayloadProblem({ version, data: { ...data, geheim: 1 }, meta })).to.include(
        '"additionalProperty":"geheim"',
      );

      const other = object === 'Boeking' ? 'Locatie' : 'Boeking';
      expect(findPayloadProblem({ version, data, meta: { ...meta, event: `${other}::postInsert` } })).to.match(
        /^\/meta\/event /,
      );
    });
  }

  it('one object is not valid for another', () => {
    const { version, data } = readExample('Boeking');
    expect(findPayloadProblem({ version, data, meta: readExample('Locatie').meta })).to.match(/^\/data /);
  });

  it('an unknown object is invalid whatever it contains, and so is what is no event', () => {
    const { version, meta } = readExample('Locatie');
    const silent = { ...meta, object: 'Eenhoorn', event: 'Eenhoorn::postInsert' };
    expect(findPayloadProblem({ version, data: { id: 1 }, meta: silent })).to.match(/^\/meta\/object chooses nothing/);
    for (const each of [null, 1, 'Boeking', {}, { meta: null }])
      expect(findPayloadProblem(each)).to.match(/^\/meta\/object /);
  });
});
