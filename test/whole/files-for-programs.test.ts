// The files that other programs download from the server: a contract for generators, a collection for Postman, settings for Schemathesis.
import { expect } from 'chai';
import { SHAPE_CODES } from '../../spec/generator/refusals.ts';
import { operationsOf, type ContractDocument, type Schema } from '../../spec/generator/document.ts';
import { contract } from '../support/contract.ts';
import '../support/either-database.ts';
import { baseUrl, sendRaw } from '../support/index.ts';

interface CollectionItem {
  readonly name: string;
  readonly item?: readonly CollectionItem[];
  readonly request?: {
    readonly method: string;
    readonly url: { readonly raw: string };
    readonly auth?: { type: string };
  };
}

async function fileAt(path: string): Promise<string> {
  const response = await fetch(baseUrl + path);
  expect(response.status, path).to.equal(200);
  expect(response.headers.get('access-control-allow-origin'), path).to.equal('*');
  return response.text();
}

describe('/openapi-codegen.json', () => {
  let copy: ContractDocument;
  const schemas: Schema[] = [];

  /** Collects the objects inside a value, at any depth. */
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) schemas.push(value as Schema);
    Object.values(value).forEach(visit);
  };

  before(async () => {
    copy = JSON.parse(await fileAt('/openapi-codegen.json')) as ContractDocument;
    visit(copy.paths);
    visit(copy.components);
  });

  it('has every operation, at the requested address, and no webhook', () => {
    const ids = operationsOf(copy).map(({ operationId }) => operationId);
    expect(ids).to.have.members(contract.map(({ id }) => id));
    expect((copy['servers'] as { url: string }[])[0]?.url).to.equal(`${baseUrl}/api2`);
    expect(copy.webhooks).to.equal(undefined);
  });

  it('has unions only with a discriminator or with null, and null only in unions', () => {
    for (const schema of schemas) {
      expect(schema.anyOf ?? schema.allOf, JSON.stringify(schema).slice(0, 300)).to.equal(undefined);
      expect(Array.isArray(schema.type), JSON.stringify(schema).slice(0, 300)).to.equal(false);
      if (!Array.isArray(schema.oneOf) || schema.discriminator) continue;
      expect(schema.oneOf.filter(({ type }) => type === 'null')).to.have.length(1);
      expect(schema.oneOf).to.have.length(2);
    }
  });

  it('has no member with the name of its type', () => {
    for (const { properties } of schemas)
      for (const [name, { format, type }] of Object.entries(properties ?? {})) {
        expect([format?.replace('-', ''), type], name).to.not.include(name);
      }
  });

  it('has no broken reference', () => {
    const names = schemas.flatMap(({ $ref }) => $ref?.split('/').slice(-2).join('/') ?? []);
    for (const name of new Set(names)) {
      const [kind = '', key = ''] = name.split('/');
      expect(Reflect.get(copy.components, kind), name).to.have.property(key);
    }
  });

  it('has one schema for events, with the names of all of them', () => {
    const event = copy.components.schemas['Event']?.properties;
    expect(event?.['meta']?.properties?.['event']?.enum).to.include('Boeking::postInsert').and.include('WebhookTest');
    expect(event?.['data']).to.include({ type: 'object', additionalProperties: true });
    expect(copy.components.schemas['BookingPayload']).to.have.property('properties');
  });
});

describe('/openapi.postman.json', () => {
  it('has each operation once, with the credentials that it accepts', async () => {
    const { item, variable } = JSON.parse(await fileAt('/openapi.postman.json')) as {
      item: readonly CollectionItem[];
      variable: readonly { key: string; value: string }[];
    };
    expect(variable[0]).to.deep.equal({ key: 'baseUrl', value: `${baseUrl}/api2` });

    const requests = item.flatMap((folder) => folder.item ?? []).map(({ request }) => request);
    const called = requests.map((each) => `${each?.method ?? ''} ${each?.url.raw ?? ''}`);
    const wanted = contract.map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1').replace('/api2', '{{baseUrl}}')}`,
    );
    expect(called).to.have.members(wanted);

    const basic = requests.filter((each) => each?.auth?.type === 'basic');
    expect(basic).to.have.length(contract.filter(({ basicOnly }) => basicOnly).length);
  });
});

describe('/conformance', () => {
  it('names the operations that accept no key', async () => {
    const text = await fileAt('/conformance/schemathesis.toml');
    const [, ids = ''] = /^include-operation-id = (.*)$/m.exec(text) ?? [];
    expect(JSON.parse(ids)).to.have.members(contract.filter(({ basicOnly }) => basicOnly).map(({ id }) => id));
  });

  it('has the codes of problems with the shape of a request', async () => {
    const [, codes = ''] = /^SHAPE = \[(.*?)\]/ms.exec(await fileAt('/conformance/hooks.py')) ?? [];
    expect([...codes.matchAll(/"(\w+)"/g)].map(([, code]) => code)).to.deep.equal(SHAPE_CODES);
  });

  it('is served at no other address', async () => {
    for (const path of ['/docs/openapi-codegen.json', '/docs/conformance/hooks.py', '/conformance/nothing.py'])
      expect((await sendRaw('GET', path, { auth: null })).status, path).to.equal(404);
  });
});
