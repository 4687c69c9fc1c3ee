// Whether an operation takes a field: a parameter, or a member of its body such as `regels[0].product_id`.
import {
  jsonSchema,
  parametersOf,
  referredSchema,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document.ts';

/** Whether a client can send this field to the operation. */
export function takes(operation: Operation, field: string, document: ContractDocument): boolean {
  if (parametersOf(operation, document).some(({ name }) => name === field)) return true;
  const body = jsonSchema(operation.requestBody?.content);
  const steps = field.split(/[.[]/).filter((step) => step !== '');
  return body !== undefined && holds(body, steps, document);
}

function holds(schema: Schema, steps: readonly string[], document: ContractDocument): boolean {
  const name = referredSchema(schema);
  if (name !== undefined) return holds(document.components.schemas[name] ?? {}, steps, document);
  const [step, ...rest] = steps;
  if (step === undefined) return schema.readOnly !== true;
  if ((schema.oneOf ?? schema.anyOf)?.some((each) => holds(each, steps, document)) === true) return true;
  const inside = step.endsWith(']') ? schema.items : schema.properties?.[step];
  return inside !== undefined && inside.readOnly !== true && holds(inside, rest, document);
}
