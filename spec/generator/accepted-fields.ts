// Whether an operation takes a field: a parameter, or a member of its body such as `regels[0].product_id`.
import {
  findJsonSchema,
  parametersOf,
  findReferredName,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document.ts';

/** Whether a client can send this field to the operation. */
export function isAcceptedField(operation: Operation, field: string, document: ContractDocument): boolean {
  if (parametersOf(operation, document).some(({ name }) => name === field)) return true;
  const body = findJsonSchema(operation.requestBody?.content);
  const steps = field.split(/[.[]/).filter((step) => step !== '');
  return body !== undefined && hasField(body, steps, document);
}

function hasField(schema: Schema, steps: readonly string[], document: ContractDocument): boolean {
  const name = findReferredName(schema);
  if (name !== undefined) return hasField(document.components.schemas[name] ?? {}, steps, document);
  const [step, ...rest] = steps;
  if (step === undefined) return schema.readOnly !== true;
  if ((schema.oneOf ?? schema.anyOf)?.some((each) => hasField(each, steps, document)) === true) return true;
  // The second step of `regels[0]` is `0]`.
  const inside = step.endsWith(']') ? schema.items : schema.properties?.[step];
  return inside !== undefined && inside.readOnly !== true && hasField(inside, rest, document);
}
