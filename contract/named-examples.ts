// Inserts the named examples into the contract that is served. The door reads a contract without them.
import { addPatterns } from './format-patterns.ts';

/** An example request, and the status of its response. The contract has the response to a refused one under the same name. */
export interface NamedExample {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: unknown;
  /** The code of a refusal. */
  readonly code?: string;
}

/** generated/examples.json: by operation. */
export type NamedExamples = Readonly<Record<string, readonly NamedExample[]>>;

type ExamplesByName = Readonly<Record<string, { readonly value?: unknown }>>;
interface ServedParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly examples?: ExamplesByName;
}
interface ServedMedia {
  readonly examples?: ExamplesByName;
}
type ServedContent = Readonly<Record<string, ServedMedia>>;
interface ServedOperation {
  readonly operationId: string;
  readonly parameters?: readonly ServedParameter[];
  readonly requestBody?: { readonly content: ServedContent };
  readonly responses: Readonly<Record<string, { readonly content?: ServedContent }>>;
}
interface ServedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ServedOperation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, ServedParameter>> };
}

/** Returns the contract for other tools: with the examples, and with patterns for the formats of this service. */
export function asServed(contract: object, namedExamples: NamedExamples): object {
  return addPatterns(addNamedExamples(contract, namedExamples));
}

/** Returns a copy of the contract with the examples: on parameters, the request and its response, under one name. */
function addNamedExamples(contract: object, namedExamples: NamedExamples): object {
  const { paths, components } = contract as ServedDocument;
  const shared = components.parameters ?? {};
  const pathEntries = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const examples = namedExamples[operation.operationId] ?? [];
      return [method, examples.length === 0 ? operation : addExamples(operation, examples, shared)] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...contract, paths: Object.fromEntries(pathEntries) };
}

function addExamples(
  operation: ServedOperation,
  examples: readonly NamedExample[],
  shared: Readonly<Record<string, ServedParameter>>,
): ServedOperation {
  const { parameters, requestBody } = operation;
  const bodies = valuesOf(examples, ({ body }) => body);

  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((each) => addParameterExamples(each, examples, shared)) }),
    ...(requestBody && { requestBody: { ...requestBody, content: addContentExamples(requestBody.content, bodies) } }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => {
        const responseExamples = valuesOf(examples, (each) =>
          String(each.status) === status ? each.answer : undefined,
        );
        return [
          status,
          { ...response, ...(response.content && { content: addContentExamples(response.content, responseExamples) }) },
        ];
      }),
    ),
  };
}

/** A parameter that others share is copied where it has an example. */
function addParameterExamples(
  parameter: ServedParameter,
  examples: readonly NamedExample[],
  shared: Readonly<Record<string, ServedParameter>>,
): ServedParameter {
  const definition = shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  const values = valuesOf(examples, ({ parameters }) => parameters[definition.name]);
  return Object.keys(values).length === 0 ? parameter : { ...definition, examples: values };
}

/** Adds examples to every JSON media type; a text to the first media type. */
function addContentExamples(content: ServedContent, values: ExamplesByName): ServedContent {
  if (Object.keys(values).length === 0) return content;
  const json = Object.keys(content).filter((type) => type.endsWith('json'));
  const types = new Set(json.length > 0 ? json : Object.keys(content).slice(0, 1));
  const entries = Object.entries(content).map(([type, media]) => [
    type,
    types.has(type) ? { ...media, examples: { ...media.examples, ...values } } : media,
  ]);
  return Object.fromEntries(entries) as ServedContent;
}

function valuesOf(examples: readonly NamedExample[], of: (example: NamedExample) => unknown): ExamplesByName {
  const values = examples.map((each) => [each.name, of(each)] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(values.map(([name, value]) => [name, { value }]));
}
