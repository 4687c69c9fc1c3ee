// Finds schemas whose values need no conversion between wire and handlers.
import { findReferredName, type Schema, type SchemasByName } from './document.ts';
import { findUnionSchemas } from './unions.ts';

/** The formats whose inside values differ from the wire, or are cleaned on their way. */
const CONVERTED_FORMATS = new Set([
  'money',
  'money-sum',
  'percentage',
  'quantity',
  'unit-price',
  'html',
  'local-date-time',
  'date-time',
]);

/** Whether a value needs no conversion between wire and handlers, and has no members to drop. */
export function isPlain(schema: Schema, schemas: SchemasByName): boolean {
  const name = findReferredName(schema);
  if (name !== undefined) return schemas[name]?.properties === undefined && isPlain(schemas[name] ?? {}, schemas);
  if (schema.properties || CONVERTED_FORMATS.has(schema.format ?? '')) return false;
  const inside = [
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ...(findUnionSchemas(schema) ?? []),
  ];
  return inside.every((each) => isPlain(each, schemas));
}
