// Random values that fit a schema of the contract: mostly such as people send, now and then at the edges and hostile.
import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_TEXTS } from './hostile.ts';
import { placeBelow, followReference, isNull, type PlacedSchema, type FuzzSchema, typesOf } from './schemas.ts';

/** The choice of values where the schema alone does not say enough. */
export interface ValueChoice {
  /** How many members that may be left out an object gets at most; with none it is the simplest that says something. */
  readonly optional: number;
  /** Values for a member by its name and that of its schema; null leaves it out, undefined leaves it to the schema. */
  readonly chooseMember: (owner: string, name: string, schema: FuzzSchema) => Arbitrary<unknown> | null | undefined;
}

const MAX_DEPTH = 4;
/** The unit of a number, by its format. */
const PARTS_PER_UNIT: Readonly<Record<string, number>> = {
  money: 100,
  'money-sum': 100,
  percentage: 100,
  quantity: 100,
  'unit-price': 10_000,
};

/** Values that fit the schema. */
export function fitSchema(placed: PlacedSchema, choice: ValueChoice, depth = 0): Arbitrary<unknown> {
  const target = followReference(placed);
  const { schema } = target;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.oneOf !== undefined) return oneOf(target, choice, depth);
  const types = typesOf(schema).filter((type, _at, all) => choice.optional > 0 || type !== 'null' || all.length === 1);
  return oneFrom(
    types.map((type) => ({ weight: type === 'null' ? 1 : 5, arbitrary: fitType(type, target, choice, depth) })),
  );
}

type WeightedArbitrary = { readonly weight: number; readonly arbitrary: Arbitrary<unknown> };

function oneFrom(options: readonly WeightedArbitrary[]): Arbitrary<unknown> {
  const [only] = options;
  return options.length === 1 && only !== undefined ? only.arbitrary : fc.oneof(...options);
}

function oneOf(target: PlacedSchema, choice: ValueChoice, depth: number): Arbitrary<unknown> {
  const { oneOf: branches = [] } = target.schema;
  // A deep value ends with null, or with the last branch: groups contain groups.
  const telling = branches.filter((branch) => choice.optional > 0 || !isNull(branch));
  const shallow = depth < MAX_DEPTH ? telling : branches.slice(-1);
  return oneFrom(
    shallow.map((branch) => ({
      weight: isNull(branch) ? 1 : 5,
      arbitrary: fitSchema(placeBelow(target, branch, 'oneOf', String(branches.indexOf(branch))), choice, depth + 1),
    })),
  );
}

function fitType(type: string, target: PlacedSchema, choice: ValueChoice, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fitNumber(target.schema, type);
    case 'array':
      return fitArray(target, choice, depth);
    case 'object':
      return fitObject(target, choice, depth);
    default:
      return fitString(target.schema, choice.optional === 0);
  }
}

/** Small ones mostly: of amounts that are large everywhere no two can be added up. */
function fitNumber({ format = '', minimum = -1e9, maximum = 1e9 }: FuzzSchema, type: string): Arbitrary<number> {
  const parts = type === 'integer' ? 1 : (PARTS_PER_UNIT[format] ?? 100);
  const min = Math.ceil(minimum * parts);
  const max = Math.floor(maximum * parts);
  const usual = { min: Math.max(min, 0), max: Math.min(max, Math.max(min, 0) + 50 * parts) };
  return fc
    .oneof(
      { weight: 20, arbitrary: fc.integer(usual) },
      { weight: 1, arbitrary: fc.integer({ min, max }) },
      { weight: 1, arbitrary: fc.constantFrom(min, max) },
    )
    .map((number) => number / parts);
}

const dayOf = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
const usualDays = fc.integer({ min: 0, max: 730 }).map(dayOf);
const days = fc.oneof(
  { weight: 30, arbitrary: usualDays },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2199-12-31') },
);
const clocks = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19))
  .map((clock) => (clock.endsWith(':00') ? clock.slice(0, 5) : clock));

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  date: days,
  'local-date': days,
  'date-time': fc
    .tuple(usualDays, fc.constantFrom('T', ' '), clocks, fc.constantFrom('', 'Z', '+01:00', '-05:30'))
    .map((parts) => parts.join('')),
  'local-date-time': fc.tuple(days, clocks).map((parts) => parts.join(' ')),
  duration: fc.constantFrom('PT1H', 'P1D', 'PT90M', 'P1DT2H30M'),
  email: fc.nat(1_000_000).map((number) => `gast${String(number)}@uitje.example`),
  uri: fc.nat(1_000_000).map((number) => `https://ontvanger.example/${String(number)}`),
};
/** Patterns that look ahead, which nobody can make texts from. */
const ELAPSED = fc.constantFrom('PT1H', 'PT90M', 'P1D', 'P1DT2H', 'PT30S', 'P2W', 'P9999DT1S');

function fitString(schema: FuzzSchema, isPlain: boolean): Arbitrary<string> {
  const { format = '', pattern, minLength = 0, maxLength = 255 } = schema;
  const byFormat = FORMATS[format];
  if (byFormat !== undefined) return byFormat;
  if (pattern?.includes('(?=') === true) return ELAPSED;
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'));
    return matching.filter(
      (text) => lengthOf(text) <= maxLength && lengthOf(text) >= minLength && !/[\0\p{Surrogate}]/u.test(text),
    );
  }
  if (isPlain) return fc.constant('x'.repeat(Math.max(1, minLength)));

  const strings = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) });
  const hostile = HOSTILE_TEXTS.filter((text) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength);
  return oneFrom([
    { weight: 10, arbitrary: strings.filter((text) => lengthOf(text) <= maxLength) },
    { weight: 1, arbitrary: fc.constant('w'.repeat(Math.min(maxLength, 300))) },
    ...(hostile.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...hostile) }]),
  ]) as Arbitrary<string>;
}

/** In characters, as the contract counts. */
export const lengthOf = (text: string): number => Array.from(text).length;

function fitArray(target: PlacedSchema, choice: ValueChoice, depth: number): Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = 3, uniqueItems = false } = target.schema;
  const item = fitSchema(placeBelow(target, items, 'items'), choice, depth + 1);
  const most = depth < MAX_DEPTH ? 3 : 0;
  const constraints = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, most)) };
  return uniqueItems
    ? fc.uniqueArray(item, { ...constraints, selector: (value) => JSON.stringify(value) })
    : fc.array(item, constraints);
}

function fitObject(target: PlacedSchema, choice: ValueChoice, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = target.schema;
  const owner = target.pointer.split('/').at(-1) ?? '';
  const arbitraries = new Map<string, Arbitrary<unknown>>();

  for (const [name, schema] of Object.entries(properties)) {
    const memberArbitrary = choice.chooseMember(
      owner,
      name,
      followReference(placeBelow(target, schema, 'properties', name)).schema,
    );
    if (!required.includes(name) && (memberArbitrary === null || schema.readOnly === true || choice.optional === 0))
      continue;
    arbitraries.set(
      name,
      memberArbitrary ?? fitSchema(placeBelow(target, schema, 'properties', name), choice, depth + 1),
    );
  }

  const optional = [...arbitraries.keys()].filter((name) => !required.includes(name));
  const most = depth < MAX_DEPTH ? choice.optional : 0;
  const namedMembers = fc
    .subarray(optional, { maxLength: Math.min(most, optional.length) })
    .chain((names) =>
      fc.record(
        Object.fromEntries([...required, ...names].map((name) => [name, arbitraries.get(name) ?? fc.constant(null)])),
      ),
    );
  if (typeof additionalProperties !== 'object') return namedMembers;

  const others = fitDictionary(target, additionalProperties, choice, depth);
  return fc.tuple(namedMembers, others).map(([members, more]) => ({ ...more, ...members }));
}

/** Stands for the names of members that can have any. */
const ANY_NAME = '*';

/** Members of any name, or of the names that the schema allows. */
function fitDictionary(
  target: PlacedSchema,
  schema: FuzzSchema,
  choice: ValueChoice,
  depth: number,
): Arbitrary<Record<string, unknown>> {
  const { propertyNames, maxProperties = 3 } = target.schema;
  const owner = target.pointer.split('/').at(-1) ?? '';
  const names =
    choice.chooseMember(owner, ANY_NAME, schema) ??
    (propertyNames === undefined
      ? fc.string({ unit: 'grapheme', maxLength: 20 })
      : fitSchema(placeBelow(target, { type: 'string', ...propertyNames }, 'propertyNames'), choice));

  return fc.dictionary(
    names as Arbitrary<string>,
    fitSchema(placeBelow(target, schema, 'additionalProperties'), choice, depth + 1),
    {
      maxKeys: Math.min(3, maxProperties),
    },
  );
}
