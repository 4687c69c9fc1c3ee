// Every place of the contract at which a request says something: what fits there at its edges, and what breaks each keyword.
import type { ErrorObject } from 'ajv';
import type { OperationFacts } from '../contract.ts';
import { breaksOf, edgesOf, type Simplest } from './breaking.ts';
import {
  placeBelow,
  errorsAt,
  followReference,
  isNull,
  type Keyword,
  KEYWORDS,
  type PlacedSchema,
  type FuzzSchema,
  typesOf,
} from './schemas.ts';
import { type TestRequest, bodySchemaOf, findErrors, isSendable, slotsOf, type Slot } from './slots.ts';

/** A request that fits except for one keyword at one place, or fits and says something at its edges. */
export interface KeywordProbe {
  readonly asked: TestRequest;
  /** The broken keyword; null where all of it fits. */
  readonly broken: { readonly keyword: Keyword; readonly place: string; readonly at: string } | null;
}

/** A keyword at its place, as it is counted. */
export const spotOf = (place: string, keyword: Keyword): string => `${place} ${keyword}`;

type Wrap = (value: unknown) => unknown;

/** The place of a schema in a request, and how a value is put there. */
interface Spot {
  readonly placed: PlacedSchema;
  readonly wrap: Wrap;
  /** The place in the body, as a JSON pointer. */
  readonly at: string;
}

/** Yields all requests that probe one operation, each proved. Places in `seen` were probed by another operation. */
export function* probesOf(
  operation: OperationFacts,
  usual: TestRequest,
  simplest: Simplest,
  seen: Set<string>,
): Generator<KeywordProbe> {
  const broken = new Set<string>();
  for (const probe of candidatesOf(operation, usual, simplest, seen)) {
    const spot = probe.broken === null ? '' : `${spotOf(probe.broken.place, probe.broken.keyword)} ${probe.broken.at}`;
    // One way to break a keyword is enough, but each member that is required must be missed.
    if (broken.has(spot) || !isProved(probe)) continue;
    if (probe.broken !== null && probe.broken.keyword !== 'required') broken.add(spot);
    yield probe;
  }
}

function* candidatesOf(
  operation: OperationFacts,
  usual: TestRequest,
  simplest: Simplest,
  seen: Set<string>,
): Generator<KeywordProbe> {
  yield { asked: usual, broken: null };
  for (const slot of slotsOf(operation)) yield* probeSlot(slot, usual, simplest, seen);
  const schema = bodySchemaOf(operation);
  if (schema === undefined) return;
  const start: Spot = { placed: schema, wrap: (value) => value, at: '' };
  for (const spot of walkSpots(start, simplest, seen))
    for (const probe of probeSpot(spot, simplest)) yield { ...probe, asked: { ...usual, body: probe.body } };
}

function* probeSlot(slot: Slot, usual: TestRequest, simplest: Simplest, seen: Set<string>): Generator<KeywordProbe> {
  const { part, name, placed } = slot;
  const replaceValue = (value: unknown): TestRequest => ({ ...usual, [part]: { ...usual[part], [name]: value } });

  // A place that many operations share is tried at its edges with the first of them.
  const edges = seen.has(`edges of ${placed.place}`) ? [] : edgesOf(placed, simplest);
  seen.add(`edges of ${placed.place}`);

  // The first of each kind is not touched: the administrator, to begin with.
  for (const value of edges.filter((each) => part !== 'path' || each !== 1))
    yield { asked: replaceValue(value), broken: null };
  for (const { keyword, value } of breaksOf(placed, simplest(placed), simplest))
    if (isSendable(slot, value)) yield { asked: replaceValue(value), broken: { keyword, place: placed.place, at: '' } };

  const { items } = placed.schema;
  if (items === undefined) return;

  const item = followReference(placeBelow(placed, items, 'items'));
  for (const { keyword, value } of breaksOf(item, simplest(item), simplest))
    yield { asked: replaceValue([value]), broken: { keyword, place: item.place, at: '/0' } };
}

/** Yields a schema and all schemas inside it, each once. */
function* walkSpots(spot: Spot, simplest: Simplest, seen: Set<string>): Generator<Spot> {
  const placed = followReference(spot.placed);
  if (seen.has(placed.place)) return;

  seen.add(placed.place);
  yield { ...spot, placed };

  const { properties = {}, items, oneOf = [], additionalProperties } = placed.schema;
  for (const [index, branch] of oneOf.entries())
    yield* walkSpots({ ...spot, placed: placeBelow(placed, branch, 'oneOf', String(index)) }, simplest, seen);

  const base = simplest(placed);
  for (const [name, schema] of takenOf(properties)) {
    const wrap: Wrap = (value) => spot.wrap({ ...(base as object), [name]: value });
    yield* walkSpots(
      { placed: placeBelow(placed, schema, 'properties', name), wrap, at: `${spot.at}/${name}` },
      simplest,
      seen,
    );
  }

  if (items !== undefined) {
    const wrap: Wrap = (value) => spot.wrap([value]);
    yield* walkSpots({ placed: placeBelow(placed, items, 'items'), wrap, at: `${spot.at}/0` }, simplest, seen);
  }

  if (typeof additionalProperties === 'object') {
    const [name = ANY_NAME] = Object.keys(base as object);
    const wrap: Wrap = (value) => spot.wrap({ [name]: value });
    yield* walkSpots(
      { placed: placeBelow(placed, additionalProperties, 'additionalProperties'), wrap, at: `${spot.at}/${name}` },
      simplest,
      seen,
    );
  }
}

/** The members that a body is checked for: read-only ones are ignored. */
function takenOf(properties: Readonly<Record<string, FuzzSchema>>): [string, FuzzSchema][] {
  return Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
}

type BodyProbe = Pick<KeywordProbe, 'broken'> & { readonly body: unknown };

function* probeSpot({ placed, wrap, at }: Spot, simplest: Simplest): Generator<BodyProbe> {
  for (const value of fitsOf(placed, simplest)) yield { body: wrap(value), broken: null };
  for (const { keyword, value } of breaksOf(placed, simplest(placed), simplest))
    yield { body: wrap(value), broken: { keyword, place: placed.place, at } };
}

/** A name that members of any name can have. */
const ANY_NAME = '1';

/** Objects with all their members at an edge at a time; of what is no object nothing, since it is a member of one. */
function* fitsOf(placed: PlacedSchema, simplest: Simplest): Generator {
  const { properties, additionalProperties } = placed.schema;
  if (properties === undefined) {
    if (typeof additionalProperties !== 'object') return;
    const member = followReference(placeBelow(placed, additionalProperties, 'additionalProperties'));
    for (const value of edgesOf(member, simplest).filter((each) => errorsAt(member.place, each).length === 0))
      yield { [ANY_NAME]: value };
    return;
  }

  const base = simplest(placed) as object;
  const edges = takenOf(properties).map(([name, schema]) => {
    const member = followReference(placeBelow(placed, schema, 'properties', name));
    return [name, edgesOf(member, simplest).filter((value) => errorsAt(member.place, value).length === 0)] as const;
  });
  const most = Math.max(1, ...edges.map(([, values]) => values.length));
  for (let turn = 0; turn < most; turn++)
    yield {
      ...base,
      ...Object.fromEntries(
        edges.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values[turn % values.length]]),
      ),
    };
}

/** Whether a probe is what it says: all of it fits, or the very keyword that is meant is broken. */
function isProved({ asked, broken }: KeywordProbe): boolean {
  const errors = findErrors(asked);
  if (broken === null) return errors.length === 0;
  const { keyword, at } = broken;
  return errors.some(
    (error) =>
      (error.keyword === keyword && error.instancePath === at) ||
      (CHOOSING_KEYWORDS.has(keyword) && isChoice(error, at)),
  );
}

/** A refusal of the member that chooses one of several schemas is a refusal of the choice. */
const CHOOSING_KEYWORDS: ReadonlySet<Keyword> = new Set(['type', 'enum', 'required', 'oneOf']);

function isChoice({ keyword, instancePath, params }: ErrorObject, at: string): boolean {
  if (keyword !== 'discriminator') return false;
  return at === instancePath || at === `${instancePath}/${String((params as { tag?: unknown }).tag)}`;
}

/** A value within one that fits, and how another is put in its place. */
export interface Said {
  readonly placed: PlacedSchema;
  readonly value: unknown;
  readonly wrap: Wrap;
}

/**
 * Yields a valid value and all values inside it, each with the schemas that it satisfies; of lists the first two items.
 */
export function* walkValues({ placed, value, wrap }: Said): Generator<Said> {
  const target = followReference(placed);
  yield { placed: target, value, wrap };

  const { oneOf = [], items, properties = {}, additionalProperties } = target.schema;
  for (const [index, branch] of oneOf.entries()) {
    const inside = placeBelow(target, branch, 'oneOf', String(index));
    const isMeant =
      isNull(branch) || value === null
        ? isNull(branch) && value === null
        : isOnly(oneOf) || errorsAt(inside.place, value).length === 0;
    if (isMeant) yield* walkValues({ placed: inside, value, wrap });
  }

  if (Array.isArray(value) && items !== undefined) {
    const list: readonly unknown[] = value;
    for (const [index, item] of list.slice(0, 2).entries()) {
      const put: Wrap = (other) => wrap(list.with(index, other));
      yield* walkValues({ placed: placeBelow(target, items, 'items'), value: item, wrap: put });
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      if (properties[name]?.readOnly === true) continue;
      const own = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      const steps = name in properties ? ['properties', name] : ['additionalProperties'];
      const put: Wrap = (other) => wrap({ ...value, [name]: other });
      if (own !== undefined) yield* walkValues({ placed: placeBelow(target, own, ...steps), value: member, wrap: put });
    }
}

/** Whether all that it can be but null is one thing. */
function isOnly(branches: readonly FuzzSchema[]): boolean {
  return branches.filter((branch) => !isNull(branch)).length === 1;
}

/** Returns the keywords that a valid body has satisfied. */
export function listSatisfiedKeywords({ operation, body }: TestRequest): readonly string[] {
  const placed = bodySchemaOf(operation);
  if (placed === undefined || body === undefined) return [];
  return [...walkValues({ placed, value: body, wrap: (value) => value })].flatMap(({ placed: kept, value }) =>
    keywordsOf(kept).flatMap((keyword) => (isApplicable(keyword, value) ? [spotOf(kept.place, keyword)] : [])),
  );
}

const CONCERNS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const KINDS: Readonly<Partial<Record<Keyword, string>>> = {
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  required: 'object',
  additionalProperties: 'object',
  propertyNames: 'object',
  maxProperties: 'object',
};

function isApplicable(keyword: Keyword, value: unknown): boolean {
  const kind = KINDS[keyword];
  return kind === undefined ? keyword !== 'format' || value !== null : CONCERNS[kind]?.(value) === true;
}

/** The keywords of a schema that can be satisfied and broken. */
function keywordsOf({ schema }: PlacedSchema): readonly Keyword[] {
  return KEYWORDS.filter((keyword) => {
    if (keyword === 'additionalProperties') return schema.additionalProperties === false;
    // HTML is cleaned, whatever it says: no text breaks it.
    if (keyword === 'format' && schema.format === 'html') return false;
    if (keyword === 'required') return (schema.required ?? []).length > 0;
    return keyword in schema;
  });
}

/** Lists every keyword at every place in a body of the operation. */
export function listBodySpots(operation: OperationFacts, simplest: Simplest): readonly string[] {
  const schema = bodySchemaOf(operation);
  if (schema === undefined) return [];
  const spots = [...walkSpots({ placed: schema, wrap: (value) => value, at: '' }, simplest, new Set())];
  return spots.flatMap(({ placed }) => keywordsOf(placed).map((keyword) => spotOf(placed.place, keyword)));
}

/**
 * Every keyword of a parameter that a text can break. A text breaks neither the type text nor a list's, and an empty
 * parameter is not there at all.
 */
export function listSlotSpots(operation: OperationFacts): readonly string[] {
  return slotsOf(operation).flatMap(({ placed }) =>
    keywordsOf(placed)
      .filter((keyword) => keyword !== 'type' || !['string', 'array'].includes(typesOf(placed.schema)[0] ?? ''))
      .filter((keyword) => keyword !== 'minLength' || placed.schema.minLength !== 1)
      .map((keyword) => spotOf(placed.place, keyword)),
  );
}
