// Closes the objects of the contract, and bounds its values as far as their format says.
import { MAX_HTML_LENGTH } from '../../domain/values/html.ts';
import { insideOf, typesOf, type Schema } from './document.ts';

const MAX_AMOUNT = 1_000_000_000;
// The sum of ten thousand of the largest amounts: in cents still a whole number that JavaScript knows exactly.
const MAX_SUM = 10_000 * MAX_AMOUNT;

/** The limits of a format: bounds and lengths, unless the schema states its own. */
const FORMAT_LIMITS: Record<string, Schema> = {
  money: { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT },
  'money-sum': { minimum: -MAX_SUM, maximum: MAX_SUM },
  'unit-price': { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT },
  percentage: { minimum: 0, maximum: 100 },
  quantity: { minimum: 0, maximum: MAX_AMOUNT },
  date: { maxLength: 10 },
  'local-date': { maxLength: 10 },
  'date-time': { maxLength: 35 },
  'local-date-time': { maxLength: 35 },
  duration: { maxLength: 64 },
  email: { maxLength: 254 },
  uri: { maxLength: 2048 },
  html: { maxLength: MAX_HTML_LENGTH },
};

/** Closes objects and bounds formats, in place, down to where a reference leads elsewhere. */
export function closeSchema(schema: Schema): void {
  if (schema.properties) schema.additionalProperties ??= false;
  const bounds = schema.format === undefined ? undefined : FORMAT_LIMITS[schema.format];
  const applies = typesOf(schema).some((type) => type === 'number' || type === 'string');
  if (bounds && applies && !schema.enum) Object.assign(schema, { ...bounds, ...schema });
  insideOf(schema).forEach(closeSchema);
}
