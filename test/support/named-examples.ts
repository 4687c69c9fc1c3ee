// The named examples of the contract as it is served, each sent as a tool would: the parameters and the body under one name.
import type { RawAnswer } from './raw.ts';
import type { Sandbox } from './sandbox.ts';

type Examples = Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
type Content = Readonly<Record<string, { readonly schema?: { readonly $ref?: string }; readonly examples?: Examples }>>;
type Links = Readonly<Record<string, { readonly parameters: object }>>;
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly examples?: Examples;
}
export interface ServedOperation {
  readonly operationId: string;
  readonly 'x-kind': string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content; readonly required?: boolean };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Content; readonly links?: Links }>
  >;
}
export interface ServedContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ServedOperation>>>>;
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

/** An operation with its place. */
export interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: ServedOperation;
}

export function operationsOf({ paths }: ServedContract): Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** The names under which there is something to send. */
export function namesOf({ parameters = [], requestBody }: ServedOperation): string[] {
  const contents = Object.values(requestBody?.content ?? {});
  return [...new Set([...parameters, ...contents].flatMap(({ examples = {} }) => Object.keys(examples)))];
}

/** The statuses whose answer has an example of this name, with what it shows; nothing where the answer has no body. */
export function answersNamed(
  name: string,
  { responses }: ServedOperation,
  { components }: ServedContract,
): [number, unknown][] {
  return Object.entries(responses).flatMap(([status, response]): [number, unknown][] => {
    const { content = {} } = components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response;
    const shown = Object.values(content).flatMap(({ examples = {} }) => examples[name] ?? []);
    return shown
      .slice(0, 1)
      .map(({ $ref, value }) => [
        Number(status),
        $ref === undefined ? value : components.examples[$ref.split('/').at(-1) ?? '']?.value,
      ]);
  });
}

/** The answer of a sandbox to an example. */
export function sendExample({ raw }: Sandbox, { path, method, operation }: Placed, name: string): Promise<RawAnswer> {
  const { parameters = [], requestBody } = operation;
  const valueOf = (examples: Examples | undefined): unknown => examples?.[name]?.value;
  const given = parameters.filter(({ examples }) => valueOf(examples) !== undefined);
  const place = path.replace(/\{(\w+)\}/g, (_whole, part: string) =>
    encodeURIComponent(String(valueOf(given.find((each) => each.in === 'path' && each.name === part)?.examples))),
  );
  const query = new URLSearchParams(
    given
      .filter((each) => each.in === 'query')
      .flatMap((each) =>
        [valueOf(each.examples)].flat().map((value) => [each.name, String(value)] as [string, string]),
      ),
  );
  const asked = `/api2${place}${query.size === 0 ? '' : `?${query.toString()}`}`;
  const [sent] = Object.entries(requestBody?.content ?? {}).filter(
    ([, { examples }]) => valueOf(examples) !== undefined,
  );
  if (sent === undefined) return raw(method, asked);
  const [type, { examples }] = sent;
  const value = valueOf(examples);
  const body = type.endsWith('json') ? JSON.stringify(value) : String(value);
  return raw(method, asked, { body: Buffer.from(body), headers: { 'content-type': type } });
}
