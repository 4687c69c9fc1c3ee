// Parts of the contract that are removed before their announced date fail the check at any version; from that day on they pass.
import { expect } from 'chai';
import { findChangesBetween } from '../../spec/generator/compare/changes.ts';
import { installOasdiff } from '../../spec/generator/compare/oasdiff.ts';
import { describeBreakingChanges } from '../../spec/generator/compare/released.ts';
import type { Schema } from '../../spec/generator/document.ts';
import { createThingsContract, ThingResource } from '../support/things-contract.ts';
import '../support/either-database.ts';
import '../support/only-with-all.ts';

const DATES = { 'x-deprecated': '2027-01-01', 'x-sunset': '2027-08-01' };
const DEPRECATION = { deprecated: true, ...DATES };
const DAYS = [
  ['the day before its date', '2027-07-31', false],
  ['on its date', '2027-08-01', true],
  ['after its date', '2028-01-01', true],
] as const;

const findParameter = (at: ThingResource, name: string): Schema =>
  at.findOperation('get').parameters?.find((each) => each.name === name)?.schema ?? {};
const endValue = (schema: Schema): unknown => Object.assign(schema, { 'x-deprecated-values': { c: DATES } });
const removeValue = (schema: Schema): void => {
  schema.enum = ['a', 'b'];
  delete schema['x-deprecated-values'];
};

/** Parts that are announced to end: the announcement of each, and its removal. */
const PARTS: readonly (readonly [string, (at: ThingResource) => unknown, (at: ThingResource) => unknown])[] = [
  [
    'an operation',
    (at) => Object.assign(at.findOperation('post'), DEPRECATION),
    ({ document, path }) => delete document.paths[path]?.post,
  ],
  [
    'the only operation of a path',
    ({ document, path, ...at }) => {
      delete document.paths[path]?.post;
      Object.assign(document.paths[path]?.get ?? at, DEPRECATION);
    },
    ({ document, path }) => Reflect.deleteProperty(document.paths, path),
  ],
  [
    'a parameter',
    (at) => Object.assign(at.findOperation('get').parameters?.[0] ?? {}, DEPRECATION),
    (at) => at.findOperation('get').parameters?.shift(),
  ],
  [
    'a value of a parameter',
    (at) => endValue(findParameter(at, 'soort')),
    (at) => removeValue(findParameter(at, 'soort')),
  ],
  [
    'a member of a request',
    (at) => Object.assign(at.findMember('NewThing', 'kleur'), DEPRECATION),
    (at) => at.drop('NewThing', 'kleur'),
  ],
  [
    'a required member of a request',
    (at) => Object.assign(at.findMember('NewThing', 'naam'), DEPRECATION),
    (at) => at.drop('NewThing', 'naam'),
  ],
  [
    'a value of a request',
    (at) => endValue(at.findMember('NewThing', 'soort')),
    (at) => removeValue(at.findMember('NewThing', 'soort')),
  ],
  [
    'a member of an answer',
    (at) => Object.assign(at.findMember('Thing', 'kleur'), DEPRECATION),
    (at) => at.drop('Thing', 'kleur'),
  ],
  [
    'a required member of an answer',
    (at) => Object.assign(at.findMember('Thing', 'naam'), DEPRECATION),
    (at) => at.drop('Thing', 'naam'),
  ],
  [
    'a value of an answer',
    (at) => endValue(at.findMember('Thing', 'soort')),
    (at) => removeValue(at.findMember('Thing', 'soort')),
  ],
  [
    'a member of a payload',
    (at) => Object.assign(at.findMember('ThingPayload', 'kleur'), DEPRECATION),
    (at) => at.drop('ThingPayload', 'kleur'),
  ],
];

// Installed before the tests, so that none waits for it; null without Go.
const program = installOasdiff();

describe('a part that is announced to end', () => {
  if (program === null) return;
  for (const [label, announce, remove] of PARTS)
    for (const [when, today, passes] of DAYS)
      it(`${label} may ${passes ? '' : 'not '}go ${when}`, () => {
        const before = createThingsContract(1);
        const after = createThingsContract(1);
        for (const document of [before, after]) announce(new ThingResource(document, 0));
        remove(new ThingResource(after, 0));
        const changes = findChangesBetween(program, before, after, today);
        const contractChanges = { contract: '', since: '1.4.0', changes };
        for (const version of ['1.4.0', '1.5.0', '2.0.0'])
          expect(
            describeBreakingChanges(contractChanges, version).length === 0,
            `${version}: ${JSON.stringify(changes)}`,
          ).to.equal(passes);
        expect(changes.map(({ id }) => id)).to.include(passes ? 'removed-at-sunset' : 'removed-before-sunset');
      });

  it('does not excuse the removal of other parts', () => {
    const before = createThingsContract(1);
    const after = createThingsContract(1);
    for (const document of [before, after]) endValue(new ThingResource(document, 0).findMember('NewThing', 'soort'));
    new ThingResource(after, 0).findMember('NewThing', 'soort').enum = ['a'];
    const changes = findChangesBetween(program, before, after, '2028-01-01');
    expect(describeBreakingChanges({ contract: '', since: '1.4.0', changes }, '1.5.0')).to.have.length(1);
  });
});
