// Every operation of the contract through the SDK: each parameter and member arrives unchanged, in both directions.
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { addSandboxPart } from '../../contract/sandbox-part.ts';
import served from '../../generated/openapi.json' with { type: 'json' };
import sandbox from '../../generated/sandbox.json' with { type: 'json' };
import { listClientCalls } from '../../spec/generator/client-calls.ts';
import { OPTION_NAMES } from '../../sdk/options.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { createMethodNames } from '../../spec/generator/method-names.ts';
import { ScriptedServer, type ReceivedRequest } from '../support/scripted-server.ts';

interface BundledSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, BundledSchema>>;
  readonly additionalProperties?: BundledSchema | boolean;
  readonly items?: BundledSchema;
  readonly oneOf?: readonly BundledSchema[];
  readonly anyOf?: readonly BundledSchema[];
  readonly allOf?: readonly BundledSchema[];
}
interface BundledParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: BundledSchema;
}
type BundledContent = Readonly<Record<string, { readonly schema: BundledSchema }>>;
interface BundledOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly (BundledParameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: BundledContent };
  readonly responses: Readonly<Record<string, { readonly content?: BundledContent } | { readonly $ref: string }>>;
}
interface Envelope {
  readonly _embedded: Readonly<Record<string, unknown>>;
}
type CallableMethod = (this: unknown, ...input: unknown[]) => PromiseLike<unknown>;

const bundle = addSandboxPart(served, sandbox);
const calls = listClientCalls(bundle as object as ContractDocument);
const paths = bundle.paths as object as Record<string, Record<string, BundledOperation>>;
const settings = JSON.parse(readFileSync('openapitools.json', 'utf8')) as {
  'generator-cli': { generators: { client: { parameterNameMappings: Record<string, string> } } };
};
const renamed = settings['generator-cli'].generators.client.parameterNameMappings;
const server = new ScriptedServer();
let count = 0;

function resolveReference<T extends object>(value: T | { readonly $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const steps = value.$ref.slice(2).split('/');
  const target = steps.reduce<unknown>((from, step) => (from as Record<string, unknown>)[step], bundle);
  return resolveReference(target as T);
}

/** Returns a valid value with every member, and text that needs escaping wherever text is free. */
function sample(reference: BundledSchema, depth = 0): unknown {
  const schema = resolveReference<BundledSchema>(reference);
  const kinds = (schema.oneOf ?? schema.anyOf)?.map((each) => resolveReference<BundledSchema>(each)) ?? [];
  const one = kinds.find(({ type }) => type !== 'null');

  // A recursive schema: deep down, values are null where allowed.
  if (one) return depth > 3 && kinds.some(({ type }) => type === 'null') ? null : sample(one, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => sample(each, depth) as object)) as object;
  if (schema.enum) return schema.enum[count++ % schema.enum.length];

  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((each) => each !== 'null');
  if (type === 'integer') return ++count;
  if (type === 'number') return ++count + 0.25;
  if (type === 'boolean') return ++count % 2 === 0;
  if (schema.format === 'binary') return new Blob([`file ${String(++count)}`]);
  if (type === 'string') return `${String(++count)} a&b=c+d%20/?#>"ë€`;
  if (type === 'array') return depth > 3 ? [] : [1, 2].map(() => sample(schema.items ?? {}, depth + 1));

  const members = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sample(each, depth + 1)]);
  const open = schema.additionalProperties;
  const more = typeof open === 'object' && depth < 4 ? [['"vrij>"', sample(open, depth + 1)]] : [];

  return Object.fromEntries([...members, ...more]) as object;
}

/** Returns a file as its text; anything else unchanged. */
function readText(value: unknown): Promise<unknown> {
  return value instanceof Blob ? value.text() : Promise.resolve(value);
}

/** Returns a parameter as sent: a map as one pair for each key. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, String(value)]];
  return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, String(each)]);
}

function nameInCode({ name }: BundledParameter): string {
  return renamed[name] ?? name.replace(/\W/g, '_');
}

/** Returns the option of a call that sends a header, such as ifMatch for If-Match; undefined where none does. */
function optionOf({ name, in: placement }: BundledParameter): string | undefined {
  const option = name.replaceAll('-', '').replace(/^./, (letter) => letter.toLowerCase());
  return placement === 'header' && OPTION_NAMES.has(option) ? option : undefined;
}

/** Returns the received request, in the words of the contract. */
function describeReceived(
  { url, headers, body }: ReceivedRequest,
  path: string,
  parameters: readonly BundledParameter[],
): object {
  const { pathname, searchParams } = new URL(url, server.baseUrl);
  const pattern = new RegExp(`^/api2${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const inPath = [...(pattern.exec(pathname) ?? [])].slice(1).map(decodeURIComponent);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return {
    path: Object.fromEntries(names.map((name, index) => [name, inPath[index]])),
    query: Object.fromEntries(searchParams),
    header: Object.fromEntries(
      parameters.filter((each) => each.in === 'header').map(({ name }) => [name, headers[name.toLowerCase()]]),
    ),
    body: body === '' ? undefined : body.startsWith('file ') ? body : (JSON.parse(body) as unknown),
  };
}

describe('the SDK and the contract', () => {
  before(() => server.open());
  after(() => server.close());

  for (const [path, item] of Object.entries(paths)) {
    for (const [verb, operation] of Object.entries(item)) {
      it(`${operation.operationId}: every parameter and member arrives unchanged in both directions`, async () => {
        const parameters = (operation.parameters ?? []).map((each) => resolveReference<BundledParameter>(each));
        const [content] = Object.values(operation.requestBody?.content ?? {});
        const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
        const responseContent = Object.values(
          resolveReference<{ content?: BundledContent }>(success?.[1] ?? {}).content ?? {},
        )[0];
        const data = responseContent && sample(responseContent.schema);

        server.setScript((response) => {
          const file = data instanceof Blob;
          response.writeHead(Number(success?.[0]), { 'content-type': file ? 'image/png' : 'application/json' });
          void readText(data).then((text) => response.end(file ? text : responseContent && JSON.stringify(data)));
        });

        const values = parameters.map((each) => {
          const value = sample(each.schema);
          return { each, value: each.in === 'header' ? `"${String(++count)}"` : value };
        });
        const sentBody = content && sample(content.schema);
        const [inputs, options] = [{ ...(content && { body: sentBody }) }, {}] as Record<string, unknown>[];

        for (const { each, value } of values) {
          const option = optionOf(each);
          if (option) options![option] = value;
          // The client sets it automatically; a program with a value from elsewhere sends it as a header.
          else if (each.in === 'header') options!['headers'] = { [each.name]: value };
          else inputs![nameInCode(each)] = value;
        }

        const client = new Boekstaaf({ baseUrl: server.baseUrl }) as object as Record<
          string,
          Record<string, CallableMethod>
        >;
        const group = client[operation.tags[0]]!;
        const takesInput = Object.keys(inputs!).length > 0;
        const result = await group[operation.operationId]!(...(takesInput ? [inputs] : []), options);
        const { body, ...named } = inputs!;
        const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        const rest = Object.fromEntries(Object.entries(named).filter(([name]) => !ids.includes(name)));
        const args = [...ids.map((name) => named[name]), ...(content ? [body] : []), { ...rest, ...options }];
        const method = group[calls.get(operation.operationId)!.method]!;
        const again = await method.call(group, ...args);

        const [request, twin] = server.requests as [ReceivedRequest, ReceivedRequest];
        const isList = 'page_size' in rest;

        const selectPlaced = (placement: string): Record<string, unknown> =>
          Object.fromEntries(
            values.filter(({ each }) => each.in === placement).map(({ each, value }) => [each.name, value]),
          );

        const formatRecord = (record: Record<string, unknown>): Record<string, unknown> =>
          Object.fromEntries(Object.entries(record).flatMap(([name, value]) => pairsOf(name, value)));
        expect([request.method, twin.method]).to.deep.equal([verb.toUpperCase(), verb.toUpperCase()]);

        const sentAs = {
          path: formatRecord(selectPlaced('path')),
          query: formatRecord(selectPlaced('query')),
          header: selectPlaced('header'),
          body: await readText(sentBody),
        };
        expect(describeReceived(request, path, parameters)).to.deep.equal(sentAs);
        expect(describeReceived(twin, path, parameters)).to.deep.equal(sentAs);
        expect(await readText(result)).to.deep.equal(await readText(data));

        if (!isList || Array.isArray(data)) expect(await readText(again)).to.deep.equal(await readText(data));
        else expect(again).to.deep.equal(Object.values((data as Envelope)._embedded)[0]);
      });
    }
  }

  it('has exactly the operations of the contract, each under its two names', () => {
    const promised = [...calls].flatMap(([id, { group, method }]) =>
      [...new Set([id, method])].map((name) => `${group}.${name}`),
    );
    const client = new Boekstaaf({ baseUrl: 'http://localhost' });
    const groups = Object.entries(client).filter(([, group]) => typeof group === 'object');
    const offered = groups.flatMap(([tag, group]) =>
      Object.getOwnPropertyNames(Object.getPrototypeOf(group))
        .filter((name) => name !== 'constructor')
        .map((name) => `${tag}.${name}`),
    );
    expect(offered.sort()).to.deep.equal(promised.sort());
  });

  it('names its methods by rules that no other operation changes', () => {
    const findMethod = (id: string): string | undefined => calls.get(id)?.method;
    expect(findMethod('createBooking')).to.equal('create');
    expect(findMethod('setBookingStatus')).to.equal('setStatus');
    expect(findMethod('getInvoicePdf')).to.equal('getPdf');
    expect(findMethod('createCreditInvoice')).to.equal('createCredit');
    expect(findMethod('createStaffMember')).to.equal('create');
    expect(findMethod('getOwnStaffMember')).to.equal('getOwn');
    expect(findMethod('createStartTimes')).to.equal('createMany');
    expect(findMethod('listInvoiceLines')).to.equal('listLines');
    expect(findMethod('reservePackage')).to.equal('reservePackage');

    const clash = [
      { id: 'listLanes', path: '/lanes' },
      { id: 'getLane', path: '/lanes/{id}' },
      { id: 'openLane', path: '/lanes/{id}/open' },
      { id: 'openLanes', path: '/lanes/open' },
    ];
    expect(() => createMethodNames('lanes', clash)).to.throw('openLane and openLanes would both be lanes.open');
  });
});
