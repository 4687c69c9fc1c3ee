// The contract as requests and responses to test a client in any language with: every operation, with every example.
import {
  follow,
  readContract,
  type ReferenceContract,
  type OperationEntry,
} from '../../../spec/generator/reference/contract.ts';
import { createShownRequest } from '../../../spec/generator/reference/requests.ts';
import { samplesOf } from '../../../spec/generator/reference/samples.ts';
import { readParameterNames } from '../../../spec/generator/parameter-names.ts';
import type { Schema } from '../../../spec/generator/document.ts';

/** One call of a method, what has to arrive, and what is answered. Names are those of the contract, in camelCase. */
export interface LanguageCase {
  readonly operation: string;
  readonly group: string;
  readonly method: string;
  readonly ids: readonly unknown[];
  /** The text of a file that is sent in place of JSON. */
  readonly file?: string;
  readonly body?: unknown;
  /** By the names that programs have for them. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly kind: 'call' | 'list' | 'file';
  readonly arrives: ExpectedRequest;
  readonly answer: { readonly status: number; readonly body?: unknown; readonly file?: string };
  /** The program of the reference page that makes this call, by its language, and the name of the file that it sends. */
  readonly sample?: { readonly programs: Readonly<Record<string, string>>; readonly file?: string };
}

/** A request as it has to come in. */
export interface ExpectedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** For each operation its request with each example of its body, and each example of its answer; and each refusal once. */
export function listContractCases(): readonly LanguageCase[] {
  const contract = readContract();
  const seenRefusals = new Set<string>();
  return contract.entries
    .flatMap((entry) => casesOf(contract, entry))
    .filter(({ answer }) => {
      const text = JSON.stringify(answer);
      const isKnown = answer.status >= 400 && seenRefusals.has(text);
      if (answer.status >= 400) seenRefusals.add(text);
      return !isKnown;
    });
}

function casesOf(contract: ReferenceContract, entry: OperationEntry): LanguageCase[] {
  const request = createShownRequest(contract, entry);
  const success = entry.responses.find(({ status }) => status < 300);
  const bodies =
    entry.body?.schema === undefined ? [request.body] : examplesOf(contract, entry.body.schema, request.body);
  const responseBodies =
    success?.schema === undefined ? [undefined] : examplesOf(contract, success.schema, success.example ?? null);
  const { group, method, ids, isList, file, query } = entry.call;
  const renamed = readParameterNames();
  const kind = isList ? 'list' : file === undefined ? 'call' : 'file';

  const createCase = (body: unknown, values: Readonly<Record<string, unknown>>): Omit<LanguageCase, 'answer'> => ({
    operation: entry.id,
    group,
    method,
    kind,
    ids: ids.map(({ name }) => request.path[name]),
    query: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [renamed[name] ?? name.replace(/\W/g, '_'), value]),
    ),
    ...(request.file === undefined ? { ...(body !== undefined && { body }) } : { file: `A file for ${entry.id} €` }),
    arrives: {
      method: entry.method,
      path: entry.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(request.path[name])),
      ),
      query: Object.fromEntries([
        // A list that is walked asks for a hundred at a time, unless it is told otherwise.
        ...(isList && query.some(({ name }) => name === 'page_size') ? [['page_size', '100']] : []),
        ...Object.entries(values).flatMap(([name, value]) => pairsOf(name, value)),
      ]) as Record<string, string>,
      ...(request.file === undefined ? { ...(body !== undefined && { body }) } : { body: `A file for ${entry.id} €` }),
    },
  });

  const status = success?.status ?? 200;
  const [first] = bodies;
  const responses = responseBodies.map((body) => ({
    status,
    ...(file === undefined ? { ...(body !== undefined && { body }) } : { file: `%PDF ${entry.id} €` }),
  }));
  const [usual = { status }] = responses;
  const all = { ...filtersOf(entry), ...request.query };
  const { python, php } = samplesOf(entry, request);
  const sample = { programs: { python, php }, ...(request.file !== undefined && { file: request.file }) };

  return [
    ...responses.map((response) => ({ ...createCase(first, all), answer: response })),
    ...bodies.slice(1).map((body) => ({ ...createCase(body, all), answer: usual })),
    ...entry.refusals.map(({ status: refusalStatus, value }) => ({
      ...createCase(first, all),
      answer: { status: refusalStatus, body: value },
    })),
    { ...createCase(request.body, request.query), answer: usual, sample },
  ];
}

/** All examples of a schema, the one that pages show first. */
function examplesOf({ document }: ReferenceContract, schema: Schema, firstExample: unknown): readonly unknown[] {
  const resolvedSchema = follow(document, schema);
  const others = [
    ...(resolvedSchema.examples ?? []),
    ...(resolvedSchema.oneOf ?? []).flatMap((each) => follow(document, each).examples ?? []),
  ];
  const all = [...(firstExample === undefined ? [] : [firstExample]), ...others].map((each) => JSON.stringify(each));
  return [...new Set(all)].map((each) => JSON.parse(each) as unknown);
}

/** Text that has to be escaped. */
const ODD_TEXT = 'a&b=c+d%20/?#>"ë€';

/** Every filter of an operation with text that has to be escaped wherever text is free, a list where it takes lists. */
function filtersOf({ call: { query } }: OperationEntry): Record<string, unknown> {
  const free = query.filter(({ name, schema }) => name !== 'page_size' && schema.type === 'string' && !schema.enum);
  const maps = query.filter(({ style }) => style === 'deepObject');
  return {
    ...Object.fromEntries(free.map(({ name }) => [name, ODD_TEXT])),
    ...Object.fromEntries(maps.map(({ name }) => [name, { [ODD_TEXT]: ODD_TEXT, leeg: '' }])),
  };
}

/** A filter as it travels: a map as one of each key. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, String(value)]];
  return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, String(each)]);
}
