// The schemas of the contract as the fuzz walks them: references followed, each with its place, and what is wrong with a value.
import type { ErrorObject } from 'ajv';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { createAjv } from '../../../contract/ajv.ts';
import { adaptForValidators } from '../../../contract/bundle.ts';

export interface FuzzSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: FuzzSchema;
  readonly properties?: Readonly<Record<string, FuzzSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | FuzzSchema;
  readonly propertyNames?: FuzzSchema;
  readonly maxProperties?: number;
  readonly oneOf?: readonly FuzzSchema[];
  readonly readOnly?: boolean;
}

/** A schema and its place: a JSON pointer into the contract. */
export interface PlacedSchema {
  readonly schema: FuzzSchema;
  readonly pointer: string;
}

/** Every keyword that can be satisfied or broken, in the order in which they are checked. */
export const KEYWORDS = [
  'type',
  'enum',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
  'oneOf',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

const escape = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The schema at a place of the contract, references not followed. */
export function findPlace(...steps: readonly string[]): PlacedSchema {
  const place = steps.map((step) => `/${escape(step)}`).join('');
  const schema = steps.reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], bundle);
  return { schema: schema as FuzzSchema, pointer: place };
}

/** The schema itself, where this only refers to it. */
export function followReference(placed: PlacedSchema): PlacedSchema {
  const { $ref } = placed.schema;
  if ($ref === undefined) return placed;
  const steps = $ref.slice(2).split('/');
  return followReference(findPlace(...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))));
}

/** The schema below one that was followed: a member, the items, a branch. */
export function placeBelow({ pointer }: PlacedSchema, schema: FuzzSchema, ...steps: readonly string[]): PlacedSchema {
  return { schema, pointer: pointer + steps.map((step) => `/${escape(step)}`).join('') };
}

/** The JSON types that a schema allows. */
export function typesOf({ type = [] }: FuzzSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

/** Whether a schema is just null: the branch that makes something nullable. */
export const isNull = (schema: FuzzSchema): boolean => schema.type === 'null';

const ajv = createAjv({}).addSchema(adaptForValidators(bundle), 'contract');

/** Returns the errors of a value by Ajv, for the schema at this place of the contract. */
export function errorsAt(place: string, value: unknown): readonly ErrorObject[] {
  const fragment = place.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.getSchema(`contract#${fragment}`);
  if (validate === undefined) throw new Error(`Nothing stands at ${place}.`);
  return validate(value) === true ? [] : [...(validate.errors ?? [])];
}
