// Bodies that say one text in every place that takes a text of one's own.
import type { Simplest } from './breaking.ts';
import { lengthOf } from './fitting.ts';
import { placeBelow, followReference, isNull, type PlacedSchema, type FuzzSchema, typesOf } from './schemas.ts';

const MAX_DEPTH = 4;

/** Whether a schema takes any text that is short enough. */
function allowsText({ enum: allowed, format, pattern, maxLength = 0, ...schema }: FuzzSchema, text: string): boolean {
  return (
    typesOf(schema).includes('string') &&
    allowed === undefined &&
    format === undefined &&
    pattern === undefined &&
    lengthOf(text) <= maxLength
  );
}

/** How bodies are filled. */
export interface TextFilling {
  readonly text: string;
  readonly simplest: Simplest;
  /** A line is one of a product. */
  readonly product: number;
  /** Places that keep their simplest value, as refusals name them: `regels[0].naam` */
  readonly spared: ReadonlySet<string>;
}

/** A value that fits, with the text wherever it may stand; undefined where it cannot stand and nothing is required. */
export function fillValue(placed: PlacedSchema, filling: TextFilling, field = '', depth = 0): unknown {
  const target = branchOf(followReference(placed));
  const { schema } = target;
  if (filling.spared.has(field) || depth > MAX_DEPTH) return undefined;
  if (allowsText(schema, filling.text)) return filling.text;
  if (schema.items !== undefined) {
    const item = fillValue(placeBelow(target, schema.items, 'items'), filling, `${field}[0]`, depth + 1);
    return item === undefined ? undefined : [item];
  }
  return schema.properties === undefined ? undefined : membersOf(target, filling, field, depth);
}

function membersOf(target: PlacedSchema, filling: TextFilling, field: string, depth: number): unknown {
  const { properties = {}, required = [] } = target.schema;
  const base = filling.simplest(target) as Readonly<Record<string, unknown>>;
  const members = new Map(required.map((name) => [name, base[name]]));
  let says = depth === 0;

  for (const [name, schema] of Object.entries(properties)) {
    if (schema.readOnly === true) continue;
    const path = field === '' ? name : `${field}.${name}`;
    const value = fillValue(placeBelow(target, schema, 'properties', name), filling, path, depth + 1);
    if (value !== undefined) members.set(name, value);
    says ||= value !== undefined;
  }

  if (!says) return undefined;

  if ('product_id' in properties) members.set('product_id', filling.product);
  return Object.fromEntries(members);
}

/** The branch that is not null, the first of several. */
function branchOf(target: PlacedSchema): PlacedSchema {
  const { oneOf = [] } = target.schema;
  const index = oneOf.findIndex((branch) => !isNull(branch));
  const branch = oneOf[index];
  return branch === undefined ? target : branchOf(followReference(placeBelow(target, branch, 'oneOf', String(index))));
}
