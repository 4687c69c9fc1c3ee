// Inside values as the published contract says they travel: the slow way, which the generated writers are held against.
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { Instant } from '../../generated/types.ts';
import { cleanHtml } from '../../domain/values/html.ts';
import { ZONE } from './clock.ts';

/** The keywords of a schema that the walk of the contract reads. */
export interface WireSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: WireSchema;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | WireSchema;
  readonly oneOf?: readonly WireSchema[];
  readonly anyOf?: readonly WireSchema[];
  readonly writeOnly?: boolean;
}

interface WireOperation {
  readonly operationId: string;
  readonly 'x-kind': string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: WireSchema }>> }>
  >;
}

interface WireContract {
  readonly components: { readonly schemas: Readonly<Record<string, WireSchema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, WireOperation>>>>;
}

const whole: unknown = bundle;
const {
  components: { schemas },
  paths,
} = whole as WireContract;

/** A schema of the contract. */
export function findSchema(name: string): WireSchema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

/** The schema itself, where this only refers to it. */
export function followReference(schema: WireSchema): WireSchema {
  return schema.$ref === undefined ? schema : followReference(findSchema(schema.$ref.split('/').at(-1) ?? ''));
}

/** By operation and status: the schema of a response, of a list that of an item; `public` for callers who see less. */
export function listResponseSchemas(): ReadonlyMap<string, Readonly<Record<string, WireSchema>>> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    operations
      .filter(({ operationId }) => (operationId as string | undefined) !== undefined)
      .map((operation) => [operation.operationId, Object.fromEntries(answersOf(operation))]),
  );
}

function answersOf(operation: WireOperation): [string, WireSchema][] {
  return Object.entries(operation.responses).flatMap(([status, { content }]): [string, WireSchema][] => {
    const body = Number(status) < 300 ? content?.['application/json']?.schema : undefined;
    if (body === undefined) return [];
    const schema = operation['x-kind'] === 'list' ? (body.items ?? body) : body;
    const [full = schema, less] = 'x-returns-public' in operation ? (schema.anyOf ?? []) : [];
    return less === undefined
      ? [[status, full]]
      : [
          [status, full],
          ['public', less],
        ];
  });
}

/** A value of a schema as it travels. Members that are undefined, or not in the contract, are left out. */
export function toWire(schema: WireSchema, value: unknown): unknown {
  const { format = '', items, properties, additionalProperties, $ref } = schema;
  if (value === null || value === undefined) return value;
  if ($ref !== undefined) return toWire(followReference(schema), value);

  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined)
    return toWire(alternatives.find((each) => isOfSchema(followReference(each), value)) ?? {}, value);

  const convert = FORMATS[format];
  if (convert !== undefined) return convert(value);
  if (items !== undefined && Array.isArray(value)) return value.map((each) => toWire(items, each));
  if (properties !== undefined) {
    const readableMembers = Object.entries(properties).filter(
      ([name, { writeOnly }]) => writeOnly !== true && Object.hasOwn(value, name),
    );
    return Object.fromEntries(
      readableMembers.map(([name, each]) => [name, toWire(each, (value as WireMembers)[name])]),
    );
  }
  if (typeof additionalProperties !== 'object') return value;

  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toWire(additionalProperties, each)]));
}

type WireMembers = Readonly<Record<string, unknown>>;

const toHundredths = (value: unknown): number => (value as number) / 100;

const FORMATS: Readonly<Record<string, (value: unknown) => unknown>> = {
  money: toHundredths,
  'money-sum': toHundredths,
  percentage: toHundredths,
  quantity: toHundredths,
  'unit-price': (value) => (value as number) / 10_000,
  html: (value) => cleanHtml(value as string),
  'local-date-time': (value) =>
    ZONE.toText(value as Instant)
      .slice(0, 19)
      .replace('T', ' '),
  'date-time': (value) => ZONE.toText(value as Instant),
};

/** Whether a value is one of a schema in a union: by its type, and by the members that have one value alone. */
function isOfSchema({ type, properties = {} }: WireSchema, value: unknown): boolean {
  if (typeof value !== 'object') return type === typeof value || (type === 'integer' && typeof value === 'number');
  const marks = Object.entries(properties).filter(([, each]) => each.enum?.length === 1);
  return type !== 'null' && marks.every(([name, each]) => (value as WireMembers)[name] === each.enum?.[0]);
}
