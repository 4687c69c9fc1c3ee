// Makes inside values by the schemas of the contract, and hostile ones: what JSON escapes, numbers at their bounds, clock changes.
import fc from 'fast-check';
import { followReference, type WireSchema } from './wire-values.ts';

/** How deep optional members and lists are filled in. Each cycle of schemas has one of these, so values end. */
const MAX_DEPTH = 4;

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const TEXT_UNITS = [
  '"',
  '\\',
  '\n',
  '\u0000',
  '\u001f',
  '\u007f',
  '\u2028',
  '\ud800',
  '\udc00',
  '😀',
  'é',
  '/',
  '__proto__',
  'abc',
];
const texts = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(anyUnit, fc.constantFrom(...TEXT_UNITS)), { maxLength: 6 }).map((units) => units.join('')),
);
const integers = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, -0, 1, -1, 7, 10, 100, 10_007, 1e15, -1e15, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);
const numbers = fc.oneof(integers, fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, 1e21, 1e-7, 5e-324));
/** The instants around both changes of the clock in Amsterdam. */
const CLOCK_CHANGES = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:00:00.000Z',
];
/** An hour before Amsterdam left its offset of +00:19:32, in zone data that know it. */
const OFFSET_CHANGE = '1937-06-30T22:30:00.000Z';
/** In the first and in the last hour of the years that are stored. */
const ENDS = ['1900-01-01T00:00:00.000Z', '2199-12-31T22:59:59.000Z'];
const instants = fc.oneof(
  fc.constantFrom(...CLOCK_CHANGES, OFFSET_CHANGE, ...ENDS),
  fc.integer({ min: Date.UTC(1901, 0), max: Date.UTC(2199, 0) }).map((time) => new Date(time).toISOString()),
);
const htmls = fc.constantFrom('', '<p>"a"</p>', '<script>x</script>b', '<b>\u2028</b>\ud800');

const TYPES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: texts,
  integer: integers,
  number: numbers,
  boolean: fc.boolean(),
  null: fc.constant(null),
  object: fc.dictionary(texts, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
  array: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }),
};

const FORMATS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  money: integers,
  'money-sum': integers,
  percentage: integers,
  quantity: integers,
  'unit-price': integers,
  html: htmls,
  'local-date-time': instants,
  'date-time': instants,
};

const valuesBySchema = new Map<WireSchema, Map<number, fc.Arbitrary<unknown>>>();

/** Returns values of a schema as handlers have them; objects have one more member, `vreemd`, which the contract does not know. */
export function createInsideValues(rawSchema: WireSchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = followReference(rawSchema);
  const cachedValues = valuesBySchema.get(schema)?.get(depth);
  if (cachedValues !== undefined) return cachedValues;
  const values = valuesOf(schema, depth);
  const valuesByDepth = valuesBySchema.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>();
  valuesBySchema.set(schema, valuesByDepth.set(depth, values));
  return values;
}

function valuesOf(schema: WireSchema, depth: number): fc.Arbitrary<unknown> {
  const { enum: enumValues, oneOf, type = [] } = schema;
  if (enumValues !== undefined) return fc.constantFrom(...enumValues);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((each) => createInsideValues(each, depth)));
  const types = typeof type === 'string' ? [type] : type;
  return types.length === 0
    ? fc.jsonValue()
    : fc.oneof(...types.map((each) => createValuesOfType(each, schema, depth)));
}

function createValuesOfType(type: string, schema: WireSchema, depth: number): fc.Arbitrary<unknown> {
  const { format = '', items, properties, additionalProperties: memberSchema } = schema;
  if (type === 'array' && items !== undefined)
    return depth < MAX_DEPTH ? fc.array(createInsideValues(items, depth + 1), { maxLength: 2 }) : fc.constant([]);
  if (type === 'object' && typeof memberSchema === 'object')
    return fc.dictionary(texts, createInsideValues(memberSchema, depth), { maxKeys: 3 });
  if (type === 'object' && properties !== undefined) return createObjects(schema, depth);

  return (type === 'null' ? undefined : FORMATS[format]) ?? TYPES[type] ?? fc.jsonValue();
}

function createObjects({ properties = {}, required = [] }: WireSchema, depth: number): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).flatMap(([name, each]): [string, fc.Arbitrary<unknown>][] => {
    if (required.includes(name)) return [[name, createInsideValues(each, depth + 1)]];
    return depth < MAX_DEPTH ? [[name, fc.option(createInsideValues(each, depth + 1), { nil: undefined })]] : [];
  });
  const all: Record<string, fc.Arbitrary<unknown>> = { ...Object.fromEntries(members), vreemd: fc.constant('x') };

  return fc.record(all, { requiredKeys: [...required] });
}
