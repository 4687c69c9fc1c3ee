// Changes of a contract, each to a resource of its own, with what each means for clients in both directions.
import type { ChangeGroup } from '../../spec/generator/compare/change.ts';
import type { Operation, Schema } from '../../spec/generator/document.ts';
import { createRefusal, omitName, type ThingResource } from './things-contract.ts';

/** The gravest group of the findings about a change; null without a finding. */
export type ChangeVerdict = ChangeGroup | null;

/** A change of the resource, what it means, and what its reverse means. */
export interface PlantedChange {
  readonly name: string;
  readonly verdict: ChangeVerdict;
  readonly reverse: ChangeVerdict;
  readonly plant: (resource: ThingResource) => void;
}

const DEPRECATION = { deprecated: true, 'x-deprecated': '2026-01-01', 'x-sunset': '2999-01-01' };

const listOf = (each: ThingResource): Operation => each.findOperation('get');
const createOf = (each: ThingResource): Operation => each.findOperation('post');
const queryOf = (each: ThingResource, name: string): Schema =>
  listOf(each).parameters?.find((parameter) => parameter.name === name)?.schema ?? {};

function set<Target extends object, Key extends keyof Target>(target: Target, key: Key, value: Target[Key]): void {
  target[key] = value;
}

function rename(record: Record<string, unknown>, from: string, to: string): void {
  record[to] = record[from];
  Reflect.deleteProperty(record, from);
}

/** The changes of a contract; the resource of each has its index in this list. */
export const PLANTED_CHANGES: readonly PlantedChange[] = [
  // Operations
  {
    name: 'an operation goes',
    verdict: 'breaking',
    reverse: 'added',
    plant: ({ document, path }) => delete document.paths[path]?.post,
  },
  {
    name: 'a path goes',
    verdict: 'breaking',
    reverse: 'added',
    plant: ({ document, path }) => set(document, 'paths', omitName(document.paths, path)),
  },
  {
    name: 'an operation is renamed',
    verdict: 'breaking',
    reverse: 'breaking',
    plant: (each) => set(listOf(each), 'operationId', `${listOf(each).operationId}All`),
  },
  {
    name: 'an operation is deprecated',
    verdict: 'deprecated',
    reverse: 'added',
    plant: (each) => Object.assign(listOf(each), DEPRECATION),
  },
  {
    name: 'another status means success',
    verdict: 'breaking',
    reverse: 'breaking',
    plant: (each) => rename(createOf(each).responses, '201', '200'),
  },
  {
    name: 'another tag groups it',
    verdict: 'added',
    reverse: 'added',
    plant: (each) => set(listOf(each), 'tags', ['others']),
  },
  // Parameters
  {
    name: 'a parameter goes',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => listOf(each).parameters?.shift(),
  },
  {
    name: 'a parameter becomes required',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => Object.assign(listOf(each).parameters?.[0] ?? {}, { required: true }),
  },
  {
    name: 'a parameter accepts less text',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(queryOf(each, 'zoek'), 'maxLength', 20),
  },
  {
    name: 'a parameter loses a value',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => queryOf(each, 'soort').enum?.pop(),
  },
  {
    name: 'a parameter has another type',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(queryOf(each, 'zoek'), 'type', 'integer'),
  },
  {
    name: 'a parameter is deprecated',
    verdict: 'deprecated',
    reverse: 'added',
    plant: (each) => Object.assign(listOf(each).parameters?.[0] ?? {}, DEPRECATION),
  },
  // Members
  {
    name: 'a response loses a required member',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.drop('Thing', 'naam'),
  },
  {
    name: 'a response loses an optional member',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.drop('Thing', 'kleur'),
  },
  {
    name: 'a response may lack a member',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findSchema('Thing'), 'required', ['id']),
  },
  {
    name: 'a response may contain null',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('Thing', 'naam'), 'type', ['string', 'null']),
  },
  {
    name: 'a member is no longer accepted',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.drop('NewThing', 'kleur'),
  },
  {
    name: 'a new member is required',
    verdict: 'breaking',
    reverse: 'breaking',
    plant: (each) => each.add('NewThing', 'maat', true),
  },
  {
    name: 'a member has another format',
    verdict: 'breaking',
    reverse: 'breaking',
    plant: (each) => set(each.findMember('Thing', 'dag'), 'format', 'date-time'),
  },
  {
    name: 'a member is deprecated',
    verdict: 'deprecated',
    reverse: 'added',
    plant: (each) => Object.assign(each.findMember('Thing', 'kleur'), DEPRECATION),
  },
  {
    name: 'a response, which requests may send back, gets a required member',
    verdict: 'added',
    reverse: 'breaking',
    plant: (each) => each.add('Thing', 'maat', true),
  },
  // Bounds
  {
    name: 'less text is accepted',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('NewThing', 'naam'), 'maxLength', 20),
  },
  {
    name: 'the greatest number is smaller',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('NewThing', 'aantal'), 'maximum', 5),
  },
  {
    name: 'the least number is greater',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('NewThing', 'aantal'), 'minimum', 2),
  },
  {
    name: 'a pattern is demanded',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('NewThing', 'naam'), 'pattern', '^[a-z]+$'),
  },
  {
    name: 'a response may contain longer text',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(each.findMember('Thing', 'naam'), 'maxLength', 500),
  },
  // Values
  {
    name: 'a value is no longer accepted',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.findMember('NewThing', 'soort').enum?.pop(),
  },
  {
    name: 'a value is no longer returned',
    verdict: 'added',
    reverse: 'added',
    plant: (each) => each.findMember('Thing', 'soort').enum?.pop(),
  },
  {
    name: 'any text may be returned for a value',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => delete each.findMember('Thing', 'soort').enum,
  },
  // Refusals
  {
    name: 'it is refused with another code too',
    verdict: 'refusals',
    reverse: 'refusals',
    plant: (each) => each.setRefusals('ERR_A', 'ERR_B', 'ERR_C'),
  },
  {
    name: 'it is no longer refused with a code',
    verdict: 'refusals',
    reverse: 'refusals',
    plant: (each) => each.setRefusals('ERR_A'),
  },
  {
    name: 'it is refused with another status too',
    verdict: 'refusals',
    reverse: 'refusals',
    plant: (each) => set(createOf(each).responses, '409', createRefusal(['ERR_D'])),
  },
  // Payloads of events
  {
    name: 'a payload loses a member',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.drop('ThingPayload', 'naam'),
  },
  {
    name: 'a payload gets a member',
    verdict: 'added',
    reverse: 'breaking',
    plant: (each) => each.add('ThingPayload', 'maat'),
  },
  {
    name: 'an object no longer has events',
    verdict: 'breaking',
    reverse: 'added',
    plant: ({ document, index }) => delete document.webhooks?.[`Thing${String(index)}`],
  },
  // Permissions
  {
    name: 'another permission is needed too',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(createOf(each), 'x-permission', { all: ['editA', 'editB'] }),
  },
  {
    name: 'one of two is no longer enough',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => set(listOf(each), 'x-permission', 'editA'),
  },
  {
    name: 'every credential is enough',
    verdict: 'added',
    reverse: 'breaking',
    plant: (each) => set(createOf(each), 'x-permission', 'any'),
  },
  {
    name: 'a parameter needs a permission',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => Object.assign(listOf(each).parameters?.[0] ?? {}, { 'x-permission': 'editB' }),
  },
  // Visitors, and names
  {
    name: 'visitors lose a member',
    verdict: 'breaking',
    reverse: 'added',
    plant: (each) => each.drop('PublicThing', 'naam'),
  },
  {
    name: 'a schema goes that nothing refers to',
    verdict: 'breaking',
    reverse: null,
    plant: (each) => each.dropUnused(),
  },
];
