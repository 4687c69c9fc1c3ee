// Finds the names that a request may carry at a place: for the hint that comes with one that is not known.
import type { Operation } from 'openapi-backend';
import type { Parts } from './contract.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly enum?: readonly unknown[];
}

/** The names of the query parameters, or of the members at a place in the body: `steps` lead there from the request. */
export function knownNames(operation: Operation, parts: Parts, steps: readonly string[]): readonly string[] {
  const [part, ...inside] = steps;
  if (part === 'query') {
    const parameters = (operation.parameters ?? []) as readonly { readonly name: string; readonly in: string }[];
    return parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  }
  const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, { schema?: Schema }> };
  const body = content['application/json']?.schema;
  return part === 'requestBody' && body !== undefined ? membersAt(body, parts.requestBody, inside) : [];
}

function membersAt(schema: Schema, value: unknown, [step, ...rest]: readonly string[]): string[] {
  return branchesOf(schema, value).flatMap((branch) => {
    if (step === undefined) return Object.keys(branch.properties ?? {});
    const next = branch.items ?? branch.properties?.[step];
    return next === undefined ? [] : membersAt(next, (value as Record<string, unknown> | undefined)?.[step], rest);
  });
}

/** The schema and all that it combines; of kinds only the one that the value says it is. */
function branchesOf(schema: Schema, value: unknown): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [], discriminator } = schema;
  const told = discriminator && (value as Record<string, unknown> | undefined)?.[discriminator.propertyName];
  const meant = oneOf.filter(
    ({ properties }) =>
      told === undefined || (properties?.[discriminator?.propertyName ?? '']?.enum ?? [told]).includes(told),
  );
  return [schema, ...[...allOf, ...anyOf, ...meant].flatMap((each) => branchesOf(each, value))];
}
