// The things of the mock: the contract's examples, and those created, changed and deleted by the rules of paths alone.
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { RequestParts } from '../../contract/contract.ts';
import { listClientCalls, composeExample, type ClientCall } from '../../spec/generator/client-calls.ts';
import {
  findJsonSchema,
  findReferredName,
  type ContractDocument,
  type DeclaredResponse,
  type Schema,
} from '../../spec/generator/document.ts';

/** The response of the mock. A body of bytes is a file. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type StoredThing = Readonly<Record<string, unknown>>;

/** The things of one mock, by the path of their collection and by their id. */
export class Shelf {
  readonly #document: ContractDocument;
  readonly #calls: ReadonlyMap<string, ClientCall>;
  readonly #reads: ReadonlyMap<string, ClientCall>;
  readonly #collections = new Map<string, Map<string, StoredThing>>();

  constructor(document: ContractDocument) {
    this.#document = document;
    this.#calls = listClientCalls(document);
    const reads = [...this.#calls.values()].filter(({ verb, path }) => verb === 'GET' && /\}$/.test(path));
    this.#reads = new Map(reads.map((call) => [call.path, call]));
  }

  /** Returns the response to a request that the contract allows. Throws 404 for an unknown id. */
  respond(id: string, { path, query, requestBody }: RequestParts): MockResponse {
    const call = this.#callOf(id);
    const concrete = fillPath(call.path, path);
    this.#requireParents(call, path);

    const { status, response } = successOf(call);
    if (call.file !== undefined) return { status, headers: { 'content-type': call.file }, body: PLACEHOLDER };

    const schema = findJsonSchema(response.content);
    if (schema === undefined) {
      if (call.verb === 'DELETE')
        this.#things(removeLastSegment(call.path), removeLastSegment(concrete))?.delete(readLastSegment(concrete));
      return { status, headers: {}, body: undefined };
    }
    if (call.isList) return this.#list(call, concrete, query, schema);

    const readId = call.operation['x-created'];
    if (readId !== undefined) return this.#create(this.#callOf(readId), path, requestBody, { status, schema });

    const item = this.#itemOf(call, path);
    if (item === undefined || nounOf(schema) !== nounOf(item.schema))
      return { status, headers: {}, body: composeExample(this.#document, schema) };

    if (call.verb !== 'GET')
      item.storeThing({ ...item.thing, ...this.#known(schema, { ...path, ...asThing(requestBody), ...item.ids }) });
    return { status, headers: {}, body: item.thing };
  }

  /**
   * Returns the contract's example of a refusal, for `Prefer: code=404`. Throws if the operation has none with this
   * status.
   */
  refuse(id: string, status: string): MockResponse {
    const declaredResponse = this.#callOf(id).operation.responses[status];
    const response = declaredResponse && this.#resolved(declaredResponse);
    const [example] = Object.values(Object.values(response?.content ?? {})[0]?.examples ?? {});
    if (example === undefined) throw createNotFoundProblem();
    const name = example.$ref?.split('/').at(-1);
    const value = name === undefined ? example.value : this.#document.components.examples[name]?.value;
    return { status: Number(status), headers: {}, body: value };
  }

  #callOf(id: string): ClientCall {
    const call = this.#calls.get(id);
    if (call === undefined) throw createNotFoundProblem();
    return call;
  }

  #resolved(response: DeclaredResponse): DeclaredResponse {
    const name = response.$ref?.split('/').at(-1);
    return name === undefined ? response : (this.#document.components.responses[name] ?? response);
  }

  /** The collection at a path; it begins with the example of what is read there. Undefined where nothing is read by its id. */
  #things(template: string, concrete: string): Map<string, StoredThing> | undefined {
    const read = [...this.#reads.values()].find(({ path }) => removeLastSegment(path) === template);
    const schema = read && findJsonSchema(successOf(read).response.content);
    if (read === undefined || schema === undefined) return undefined;
    const existing = this.#collections.get(concrete);
    if (existing !== undefined) return existing;
    const example = asThing(composeExample(this.#document, schema));
    const collection = new Map([[String(example[idOf(read, example)]), example]]);
    this.#collections.set(concrete, collection);
    return collection;
  }

  #requireParents(call: ClientCall, path: RequestParts['path']): void {
    const steps = call.path.split('/');
    for (let length = 1; length <= steps.length; length++) {
      const template = steps.slice(0, length).join('/');
      if (!this.#reads.has(template)) continue;
      const concrete = fillPath(template, path);
      if (
        this.#things(removeLastSegment(template), removeLastSegment(concrete))?.has(readLastSegment(concrete)) === false
      )
        throw createNotFoundProblem();
    }
  }

  /** The thing that a path is about, the nearest above it. */
  #itemOf(call: ClientCall, path: RequestParts['path']) {
    const steps = call.path.split('/');
    for (let length = steps.length; length > 0; length--) {
      const template = steps.slice(0, length).join('/');
      const read = this.#reads.get(template);
      const concrete = fillPath(template, path);
      const collection = this.#things(removeLastSegment(template), removeLastSegment(concrete));
      const thing = collection?.get(readLastSegment(concrete));
      if (read === undefined || collection === undefined || thing === undefined) continue;
      const name = idOf(read, thing);
      const item = {
        schema: findJsonSchema(successOf(read).response.content) ?? {},
        ids: { [name]: thing[name] },
        thing,
        storeThing(replacement: StoredThing): void {
          item.thing = replacement;
          collection.set(readLastSegment(concrete), replacement);
        },
      };
      return item;
    }

    return undefined;
  }

  #create(
    read: ClientCall,
    path: RequestParts['path'],
    body: unknown,
    { status, schema }: { readonly status: number; readonly schema: Schema },
  ): MockResponse {
    const example = asThing(composeExample(this.#document, schema));
    const collection = this.#things(removeLastSegment(read.path), fillPath(removeLastSegment(read.path), path));
    const name = idOf(read, example);
    const id = Math.max(0, ...[...(collection?.keys() ?? [])].map(Number).filter(Number.isInteger)) + 1;
    const thing = {
      ...example,
      ...this.#known(schema, asThing(body)),
      [name]: typeof example[name] === 'string' ? String(id) : id,
    };

    collection?.set(String(id), thing);
    return {
      status,
      headers: { location: `${fillPath(removeLastSegment(read.path), path)}/${String(id)}` },
      body: thing,
    };
  }

  #list(call: ClientCall, concrete: string, query: RequestParts['query'], schema: Schema): MockResponse {
    const example = composeExample(this.#document, schema.items ?? schema);
    const collection = this.#things(call.path, concrete);
    const all = collection
      ? [...collection.values()].map((each) => ({ ...asThing(example), ...this.#known(schema.items ?? {}, each) }))
      : [example];
    if (!schema.items) return { status: 200, headers: {}, body: example };
    const size = Number(query['page_size'] ?? all.length) || 1;
    const page = Number(query['page'] ?? 1);
    const next = new URLSearchParams(pairsOf({ ...query, page: page + 1 })).toString();
    const link = page * size < all.length ? { link: `<${concrete}?${next}>; rel="next"` } : {};
    const headers = { 'x-total-count': String(all.length), ...link };
    return { status: 200, headers, body: all.slice((page - 1) * size, page * size) };
  }

  /** The members that a schema has. */
  #known(schema: Schema, thing: StoredThing): StoredThing {
    const names = new Set(this.#namesOf(schema));
    return Object.fromEntries(Object.entries(thing).filter(([name]) => names.has(name)));
  }

  #namesOf(schema: Schema): string[] {
    const name = findReferredName(schema);
    const target = name === undefined ? schema : (this.#document.components.schemas[name] ?? {});
    const parts = [...(target.allOf ?? []), ...(target.oneOf ?? []), ...(target.anyOf ?? [])];
    return [...Object.keys(target.properties ?? {}), ...parts.flatMap((each) => this.#namesOf(each))];
  }
}

const PLACEHOLDER = new TextEncoder().encode('A file of the mock.\n');

function successOf({ operation }: ClientCall): { status: number; response: DeclaredResponse } {
  const [status = '200', response = { description: '' }] =
    Object.entries(operation.responses).find(([each]) => each.startsWith('2')) ?? [];
  return { status: Number(status), response };
}

/** The name of a schema; the whole one, where visitors see less. */
function nounOf(schema: Schema): string | undefined {
  return findReferredName(schema.anyOf?.[0] ?? schema);
}

/** The member by which a thing is found: named like the parameter, or `id`. */
function idOf({ ids }: ClientCall, thing: StoredThing): string {
  const name = ids.at(-1)?.name ?? 'id';
  return name in thing ? name : 'id';
}

/** The pairs of a query; a map has one for each key: `metadata[exact]`. */
function pairsOf(query: RequestParts['query']): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, each]) => [`${name}[${key}]`, String(each)])
      : [[name, String(value)]],
  );
}

function asThing(value: unknown): StoredThing {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredThing) : {};
}

function fillPath(template: string, values: RequestParts['path']): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function removeLastSegment(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function readLastSegment(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
