// Finds the names that a request may have at a place: for the hint in the refusal of an unknown one.
import type { Operation } from 'openapi-backend';

/** The part of a schema that declares names. */
export interface NamingSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, NamingSchema>>;
  readonly items?: NamingSchema;
  readonly allOf?: readonly NamingSchema[];
  readonly anyOf?: readonly NamingSchema[];
  readonly oneOf?: readonly NamingSchema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly enum?: readonly unknown[];
}

/** The schema of a body, and those that it refers to by their names. */
export interface NamedBodySchema {
  readonly schema: NamingSchema;
  readonly shared: Readonly<Record<string, NamingSchema>>;
}

/** Returns the names of the query parameters, or of the members at a place in the body: `steps` is the path from the request. */
export function findKnownNames(
  operation: Operation,
  body: NamedBodySchema | undefined,
  request: { readonly requestBody: unknown },
  [part, ...inside]: readonly string[],
): readonly string[] {
  if (part === 'query') {
    const parameters = (operation.parameters ?? []) as readonly { readonly name: string; readonly in: string }[];
    return parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  }
  return part === 'requestBody' && body !== undefined ? membersAt(body, request.requestBody, inside) : [];
}

function membersAt({ schema, shared }: NamedBodySchema, value: unknown, [step, ...rest]: readonly string[]): string[] {
  return branchesOf({ schema, shared }, value).flatMap((branch) => {
    if (step === undefined) return Object.keys(branch.properties ?? {});
    const next = branch.items ?? branch.properties?.[step];
    if (next === undefined) return [];
    return membersAt({ schema: next, shared }, (value as Record<string, unknown> | undefined)?.[step], rest);
  });
}

/** Returns the schema and all that it combines; of a union only the kind that the value names. */
function branchesOf(bodySchema: NamedBodySchema, value: unknown): NamingSchema[] {
  const { shared } = bodySchema;
  const schema = resolveSchema(bodySchema);
  const { allOf = [], anyOf = [], oneOf = [], discriminator } = schema;
  const kindName = discriminator && (value as Record<string, unknown> | undefined)?.[discriminator.propertyName];
  const matchingKinds = oneOf.filter((kind) => {
    const { properties } = resolveSchema({ schema: kind, shared });
    return (
      kindName === undefined || (properties?.[discriminator?.propertyName ?? '']?.enum ?? [kindName]).includes(kindName)
    );
  });

  return [
    schema,
    ...[...allOf, ...anyOf, ...matchingKinds].flatMap((each) => branchesOf({ schema: each, shared }, value)),
  ];
}

function resolveSchema({ schema, shared }: NamedBodySchema): NamingSchema {
  const target = schema.$ref === undefined ? undefined : shared[schema.$ref.split('/').at(-1) ?? ''];
  return target === undefined ? schema : resolveSchema({ schema: target, shared });
}
