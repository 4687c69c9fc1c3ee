// For a schema the values at its edges, and those that break one of its keywords: candidates, which the validator judges.
import {
  placeBelow,
  followReference,
  type Keyword,
  KEYWORDS,
  type PlacedSchema,
  type FuzzSchema,
  typesOf,
} from './schemas.ts';

/** The simplest value that fits a schema. */
export type Simplest = (placed: PlacedSchema) => unknown;

/** A value that is meant to break one keyword of a schema. */
export interface Break {
  readonly keyword: Keyword;
  readonly value: unknown;
}

type ObjectMembers = Readonly<Record<string, unknown>>;
type ValueBreaker = (schema: FuzzSchema, value: unknown, item: () => unknown) => readonly unknown[];

const repeatLetters = (length: number): readonly string[] =>
  length < 0 ? [] : ['a', '1', 'A', '#'].map((letter) => letter.repeat(length));
const membersOf = (value: unknown): ObjectMembers =>
  typeof value === 'object' && value !== null ? (value as ObjectMembers) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const BREAKERS: Readonly<Record<Keyword, ValueBreaker>> = {
  type: () => ['tekst', 1.5, true, null, [], {}],
  enum: () => ['geen van deze', -12_345],
  format: () => ['geen', '2026-02-30', '2026-03-10 25:00', 'niemand@', 0.001, 0.00001, 2 ** 40],
  pattern: () => ['', ' ', '\u0001', ' é!€ ', '!!!!'],
  minimum: ({ minimum = 0 }) => [minimum - 1, minimum - 0.01],
  maximum: ({ maximum = 0 }) => [maximum + 1],
  minLength: ({ minLength = 0 }) => repeatLetters(minLength - 1),
  maxLength: ({ maxLength = 0 }) => repeatLetters(maxLength + 1),
  minItems: ({ minItems = 0 }, value) => (minItems === 0 ? [] : [listOf(value).slice(0, minItems - 1)]),
  maxItems: ({ maxItems = 0 }, _value, item) => [Array<unknown>(maxItems + 1).fill(item())],
  uniqueItems: (_schema, _value, item) => [[item(), item()]],
  required: ({ required = [] }, value) => required.map((name) => omitMember(membersOf(value), name)),
  additionalProperties: ({ additionalProperties }, value) =>
    additionalProperties === false ? [{ ...membersOf(value), onbekend_lid: 1 }] : [],
  propertyNames: (_schema, value, item) =>
    ['niet zo', 'a'.repeat(301)].map((name) => ({ ...membersOf(value), [name]: item() })),
  maxProperties: ({ maxProperties = 0 }, _value, item) => [
    Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_none, index) => [String(index + 1), item()])),
  ],
  oneOf: () => ['geen van beide', -0.12345, true, [], {}, { type: 'onbekend' }],
};

function omitMember(members: ObjectMembers, omittedName: string): ObjectMembers {
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== omittedName));
}

/** Breaks of the keywords of a schema that was followed, made from a value that fits it. */
export function breaksOf(placed: PlacedSchema, value: unknown, simplest: Simplest): readonly Break[] {
  const { schema } = placed;
  return KEYWORDS.filter((keyword) => keyword in schema).flatMap((keyword) =>
    BREAKERS[keyword](schema, value, () => createInnerValue(placed, simplest)).map((each) => ({
      keyword,
      value: each,
    })),
  );
}

/** An item of a list, or a member of an object whose names are free. */
function createInnerValue(placed: PlacedSchema, simplest: Simplest): unknown {
  const { items, additionalProperties } = placed.schema;
  if (items !== undefined) return simplest(placeBelow(placed, items, 'items'));
  return typeof additionalProperties === 'object'
    ? simplest(placeBelow(placed, additionalProperties, 'additionalProperties'))
    : 1;
}

const EDGES_OF_FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['1900-01-01', '2199-12-31', '2028-02-29'],
  'local-date': ['1900-01-01', '2199-12-31', '2028-02-29'],
  'date-time': ['1900-01-01T00:00:00', '2199-12-31 23:59:59', '2026-10-25T02:30:00+01:00'],
  'local-date-time': ['1900-01-01 00:00', '2199-12-31 23:59:59'],
  email: ['a@b.example', `${'a'.repeat(60)}@uitje.example`],
};

/** Values at the edges of a schema that was followed; not all of them need fit. */
export function edgesOf(placed: PlacedSchema, simplest: Simplest): readonly unknown[] {
  const { schema } = placed;
  const { enum: allowed, minimum, maximum, minLength = 0, maxLength, format = '', oneOf = [], items } = schema;
  if (allowed !== undefined) return [allowed[0], allowed.at(-1)];
  if (oneOf.length > 0)
    return oneOf.flatMap((branch, index) =>
      edgesOf(followReference(placeBelow(placed, branch, 'oneOf', String(index))), simplest),
    );

  return typesOf(schema).flatMap((type): readonly unknown[] => {
    if (type === 'null') return [null];
    if (type === 'boolean') return [true, false];
    if (type === 'string')
      return (
        EDGES_OF_FORMATS[format] ?? [
          ...repeatLetters(minLength),
          ...(maxLength === undefined ? [] : repeatLetters(maxLength)),
          simplest(placed),
        ]
      );
    if (type === 'array' && items !== undefined)
      return [[], [simplest(placeBelow(placed, items, 'items'))], simplest(placed)];

    return type === 'object' ? [simplest(placed)] : [minimum, maximum, 0];
  });
}
