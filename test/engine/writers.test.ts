// Responses and events as text: byte for byte the JSON.stringify of the values that the contract declares.
import { expect } from 'chai';
import fc from 'fast-check';
import type { Permission } from '../../generated/operations.ts';
import { MEMBERS, SHOWN } from '../../generated/views.ts';
import { answers, payloads } from '../../generated/writers.ts';
import { flag, json, number, quoted } from '../../domain/values/json-text.ts';
import { EVERYTHING_VIEWER, PUBLIC_VIEWER, restrictToViewer, type Viewer } from '../../domain/values/view.ts';
import { ZONE } from '../support/clock.ts';
import { createInsideValues } from '../support/inside-values.ts';
import { listResponseSchemas, followReference, findSchema, toWire, type WireSchema } from '../support/wire-values.ts';

const RUNS = { numRuns: 20 };

const guards = Object.values(MEMBERS).flatMap((members) => Object.values(members).flatMap(({ view = [] }) => view));
const viewers: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constantFrom(EVERYTHING_VIEWER, PUBLIC_VIEWER),
  fc
    .record({ rights: fc.subarray<Permission>([...new Set(guards)]), byKey: fc.boolean() })
    .map(({ rights, byKey }) => ({ has: (each: Permission) => rights.includes(each), byKey })),
);

/** Asserts that the written text of values equals what the walk of the contract makes of them for each viewer. */
function assertWritten(
  schema: WireSchema,
  write: ((value: unknown, to: { zone: typeof ZONE; viewer: Viewer }) => string) | undefined,
  seen: (value: unknown, viewer: Viewer) => unknown,
): void {
  fc.assert(
    fc.property(createInsideValues(schema), viewers, (value, viewer) => {
      const text = (write ?? json)(value, { zone: ZONE, viewer });
      expect(text).to.equal(JSON.stringify(toWire(schema, seen(value, viewer))));
    }),
    RUNS,
  );
}

/** Returns the schema of an event whose data is already in wire values: the text includes it unchanged. */
function createEventSchema(): WireSchema {
  const data = { type: 'object' };
  const { version = {}, meta = {} } = findSchema('KlantEvent').properties ?? {};
  const { properties, ...rest } = followReference(meta);
  return {
    ...findSchema('KlantEvent'),
    properties: { version, data, meta: { ...rest, properties: { ...properties, previous: data } } },
  };
}

describe('the text of a response', () => {
  const promised = new Map([...listResponseSchemas(), ['listEvents', { 200: createEventSchema() }]]);
  for (const [id, schemas] of promised)
    for (const [status, schema] of Object.entries(schemas))
      it(`is what the contract declares: ${id} ${status}`, () => {
        const views = SHOWN[id as keyof typeof SHOWN];
        assertWritten(schema, answers[id]?.[status], (value, viewer) =>
          views === undefined ? value : restrictToViewer(value, views, viewer),
        );
      });
});

describe('the text of an event', () => {
  for (const [noun, write] of Object.entries(payloads))
    it(`is what the contract declares: ${noun}`, () => {
      // The changed members are added when the event is sent.
      const { properties = {}, ...rest } = findSchema(`${noun}Payload`);
      const members = Object.entries(properties).filter(([name]) => name !== 'modified');
      assertWritten({ ...rest, properties: Object.fromEntries(members) }, write, (value, viewer) =>
        restrictToViewer(value, `${noun}Payload`, viewer),
      );
    });
});

describe('values as JSON', () => {
  it('escape the characters that JSON.stringify escapes, and no others', () => {
    for (let unit = 0; unit <= 0xffff; unit += 1)
      for (const text of [
        String.fromCharCode(unit),
        `a${String.fromCharCode(unit)}b`,
        String.fromCharCode(unit, 0xdc00),
      ])
        expect(quoted(text)).to.equal(JSON.stringify(text));
  });

  it('are null where they have no JSON, and themselves where they are of another type', () => {
    expect([NaN, Infinity, -Infinity, undefined, null].map(number)).to.deep.equal(Array(5).fill('null'));
    expect([undefined, null, 7, true, 'ja'].map(flag)).to.deep.equal(['null', 'null', '7', 'true', '"ja"']);
    expect([undefined, 7, ['a']].map(quoted)).to.deep.equal(['null', '7', '["a"]']);
    expect([-0, 1e21, 0.1, 5e-324, Number.MAX_SAFE_INTEGER].map(number)).to.deep.equal([
      '0',
      '1e+21',
      '0.1',
      '5e-324',
      '9007199254740991',
    ]);
  });
});
