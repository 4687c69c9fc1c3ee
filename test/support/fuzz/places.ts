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
  readonly request: TestRequest;
  /** The broken keyword; null where all of it fits. */
  readonly broken: { readonly keyword: Keyword; readonly pointer: string; readonly at: string } | null;
}

/** A keyword at its place, as it is counted. */
export const spotOf = (place: string, keyword: Keyword): string => `${place} ${keyword}`;

type Wrap = (value: unknown) => unknown;

/** The place of a schema in a request, and how a value is put there. */
interface Spot {
  readonly placedSchema: PlacedSchema;
  readonly wrap: Wrap;
  /** The place in the body, as a JSON pointer. */
  readonly at: string;
}

/** Yields all requests that probe one operation, each proved. Places in `seenPlaces` were probed by another operation. */
export function* probesOf(
  operation: OperationFacts,
  usual: TestRequest,
  simplest: Simplest,
  seenPlaces: Set<string>,
): Generator<KeywordProbe> {
  const broken = new Set<string>();
  for (const probe of candidatesOf(operation, usual, simplest, seenPlaces)) {
    const spot =
      probe.broken === null ? '' : `${spotOf(probe.broken.pointer, probe.broken.keyword)} ${probe.broken.at}`;
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
  seenPlaces: Set<string>,
): Generator<KeywordProbe> {
  yield { request: usual, broken: null };
  for (const slot of slotsOf(operation)) yield* probeSlot(slot, usual, simplest, seenPlaces);
  const schema = bodySchemaOf(operation);
  if (schema === undefined) return;
  const start: Spot = { placedSchema: schema, wrap: (value) => value, at: '' };
  for (const spot of walkSpots(start, simplest, seenPlaces))
    for (const probe of probeSpot(spot, simplest)) yield { ...probe, request: { ...usual, body: probe.body } };
}

function* probeSlot(
  slot: Slot,
  usual: TestRequest,
  simplest: Simplest,
  seenPlaces: Set<string>,
): Generator<KeywordProbe> {
  const { part, name, placedSchema } = slot;
  const replaceValue = (value: unknown): TestRequest => ({ ...usual, [part]: { ...usual[part], [name]: value } });

  // A place that many operations share is tried at its edges with the first of them.
  const edges = seenPlaces.has(`edges of ${placedSchema.pointer}`) ? [] : edgesOf(placedSchema, simplest);
  seenPlaces.add(`edges of ${placedSchema.pointer}`);

  // The first of each kind is not touched: the administrator, to begin with.
  for (const value of edges.filter((each) => part !== 'path' || each !== 1))
    yield { request: replaceValue(value), broken: null };
  for (const { keyword, value } of breaksOf(placedSchema, simplest(placedSchema), simplest))
    if (isSendable(slot, value))
      yield { request: replaceValue(value), broken: { keyword, pointer: placedSchema.pointer, at: '' } };

  const { items } = placedSchema.schema;
  if (items === undefined) return;

  const item = followReference(placeBelow(placedSchema, items, 'items'));
  for (const { keyword, value } of breaksOf(item, simplest(item), simplest))
    yield { request: replaceValue([value]), broken: { keyword, pointer: item.pointer, at: '/0' } };
}

/** Yields a schema and all schemas inside it, each once. */
function* walkSpots(spot: Spot, simplest: Simplest, seenPlaces: Set<string>): Generator<Spot> {
  const placed = followReference(spot.placedSchema);
  if (seenPlaces.has(placed.pointer)) return;

  seenPlaces.add(placed.pointer);
  yield { ...spot, placedSchema: placed };

  const { properties = {}, items, oneOf = [], additionalProperties } = placed.schema;
  for (const [index, branch] of oneOf.entries())
    yield* walkSpots(
      { ...spot, placedSchema: placeBelow(placed, branch, 'oneOf', String(index)) },
      simplest,
      seenPlaces,
    );

  const base = simplest(placed);
  for (const [name, schema] of takenOf(properties)) {
    const wrap: Wrap = (value) => spot.wrap({ ...(base as object), [name]: value });
    yield* walkSpots(
      { placedSchema: placeBelow(placed, schema, 'properties', name), wrap, at: `${spot.at}/${name}` },
      simplest,
      seenPlaces,
    );
  }

  if (items !== undefined) {
    const wrap: Wrap = (value) => spot.wrap([value]);
    yield* walkSpots(
      { placedSchema: placeBelow(placed, items, 'items'), wrap, at: `${spot.at}/0` },
      simplest,
      seenPlaces,
    );
  }

  if (typeof additionalProperties === 'object') {
    const [name = ANY_NAME] = Object.keys(base as object);
    const wrap: Wrap = (value) => spot.wrap({ [name]: value });
    yield* walkSpots(
      {
        placedSchema: placeBelow(placed, additionalProperties, 'additionalProperties'),
        wrap,
        at: `${spot.at}/${name}`,
      },
      simplest,
      seenPlaces,
    );
  }
}

/** The members that a body is checked for: read-only ones are ignored. */
function takenOf(properties: Readonly<Record<string, FuzzSchema>>): [string, FuzzSchema][] {
  return Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
}

type BodyProbe = Pick<KeywordProbe, 'broken'> & { readonly body: unknown };

function* probeSpot({ placedSchema, wrap, at }: Spot, simplest: Simplest): Generator<BodyProbe> {
  for (const value of fitsOf(placedSchema, simplest)) yield { body: wrap(value), broken: null };
  for (const { keyword, value } of breaksOf(placedSchema, simplest(placedSchema), simplest))
    yield { body: wrap(value), broken: { keyword, pointer: placedSchema.pointer, at } };
}

/** A name that members of any name can have. */
const ANY_NAME = '1';

/** Objects with all their members at an edge at a time; of what is no object nothing, since it is a member of one. */
function* fitsOf(placed: PlacedSchema, simplest: Simplest): Generator {
  const { properties, additionalProperties } = placed.schema;
  if (properties === undefined) {
    if (typeof additionalProperties !== 'object') return;
    const member = followReference(placeBelow(placed, additionalProperties, 'additionalProperties'));
    for (const value of edgesOf(member, simplest).filter((each) => errorsAt(member.pointer, each).length === 0))
      yield { [ANY_NAME]: value };
    return;
  }

  const base = simplest(placed) as object;
  const edges = takenOf(properties).map(([name, schema]) => {
    const member = followReference(placeBelow(placed, schema, 'properties', name));
    return [name, edgesOf(member, simplest).filter((value) => errorsAt(member.pointer, value).length === 0)] as const;
  });
  const most = Math.max(1, ...edges.map(([, values]) => values.length));
  for (let index = 0; index < most; index++)
    yield {
      ...base,
      ...Object.fromEntries(
        edges.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values[index % values.length]]),
      ),
    };
}

/** Whether a probe is what it says: all of it fits, or the very keyword that is meant is broken. */
function isProved({ request, broken }: KeywordProbe): boolean {
  const errors = findErrors(request);
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
  readonly placedSchema: PlacedSchema;
  readonly value: unknown;
  readonly wrap: Wrap;
}

/**
 * Yields a valid value and all values inside it, each with the schemas that it satisfies; of lists the first two items.
 */
export function* walkValues({ placedSchema, value, wrap }: Said): Generator<Said> {
  const target = followReference(placedSchema);
  yield { placedSchema: target, value, wrap };

  const { oneOf = [], items, properties = {}, additionalProperties } = target.schema;
  for (const [index, branch] of oneOf.entries()) {
    const inside = placeBelow(target, branch, 'oneOf', String(index));
    const isMeant =
      isNull(branch) || value === null
        ? isNull(branch) && value === null
        : isOnly(oneOf) || errorsAt(inside.pointer, value).length === 0;
    if (isMeant) yield* walkValues({ placedSchema: inside, value, wrap });
  }

  if (Array.isArray(value) && items !== undefined) {
    const list: readonly unknown[] = value;
    for (const [index, item] of list.slice(0, 2).entries()) {
      const put: Wrap = (other) => wrap(list.with(index, other));
      yield* walkValues({ placedSchema: placeBelow(target, items, 'items'), value: item, wrap: put });
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      if (properties[name]?.readOnly === true) continue;
      const memberSchema =
        properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
      const steps = name in properties ? ['properties', name] : ['additionalProperties'];
      const put: Wrap = (other) => wrap({ ...value, [name]: other });
      if (memberSchema !== undefined)
        yield* walkValues({ placedSchema: placeBelow(target, memberSchema, ...steps), value: member, wrap: put });
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
  return [...walkValues({ placedSchema: placed, value: body, wrap: (value) => value })].flatMap(
    ({ placedSchema: innerSchema, value }) =>
      keywordsOf(innerSchema).flatMap((keyword) =>
        isApplicable(keyword, value) ? [spotOf(innerSchema.pointer, keyword)] : [],
      ),
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
  const spots = [...walkSpots({ placedSchema: schema, wrap: (value) => value, at: '' }, simplest, new Set())];
  return spots.flatMap(({ placedSchema }) =>
    keywordsOf(placedSchema).map((keyword) => spotOf(placedSchema.pointer, keyword)),
  );
}

/**
 * Every keyword of a parameter that a text can break. A text breaks neither the type text nor a list's, and an empty
 * parameter is not there at all.
 */
export function listSlotSpots(operation: OperationFacts): readonly string[] {
  return slotsOf(operation).flatMap(({ placedSchema }) =>
    keywordsOf(placedSchema)
      .filter((keyword) => keyword !== 'type' || !['string', 'array'].includes(typesOf(placedSchema.schema)[0] ?? ''))
      .filter((keyword) => keyword !== 'minLength' || placedSchema.schema.minLength !== 1)
      .map((keyword) => spotOf(placedSchema.pointer, keyword)),
  );
}
