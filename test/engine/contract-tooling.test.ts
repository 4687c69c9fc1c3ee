// The generation of the contract: derived schemas, the shared parts of kinds, the names in the client, and the areas of
// its tags.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { formats } from '../../contract/formats.ts';
import { createClientContract } from '../../spec/generator/client.ts';
import {
  operationsOf,
  parametersOf,
  findReachable,
  type ContractDocument,
  type Operation,
  type Schema,
} from '../../spec/generator/document.ts';
import type { GeneratorResult } from '../../spec/generator/generated.ts';
import { lint } from '../../spec/generator/lint.ts';
import { generateSmall, type ContractEdit } from '../support/small-contract.ts';
import '../support/only-with-all.ts';

const GENERATED_FOLDER = resolve(import.meta.dirname, '../../generated');
const published = JSON.parse(readFileSync(join(GENERATED_FOLDER, 'openapi.json'), 'utf8')) as ContractDocument;

function schemaOf(result: GeneratorResult, name: string): Schema {
  return result.document.components.schemas[name] ?? {};
}

function listMembers(result: GeneratorResult, name: string): string[] {
  return Object.keys(schemaOf(result, name).properties ?? {});
}

describe('nouns that are declared once', () => {
  let result: GeneratorResult;

  before(async () => {
    result = await generateSmall();
  });

  it('leave read-only members out of what is created', () => {
    expect(listMembers(result, 'NewTicket')).to.include('wachtwoord');
    expect(listMembers(result, 'NewTicket')).to.not.include('id');
    expect(schemaOf(result, 'NewTicket').required).to.deep.equal(['naam']);
    expect(schemaOf(result, 'NewTicket').properties?.['regels']?.items?.$ref).to.equal(
      '#/components/schemas/NewTicketLine',
    );
    expect(listMembers(result, 'NewTicketLine')).to.deep.equal(['id', 'aantal', 'begin']);
  });

  it('accept null for absent only in creations', () => {
    expect(schemaOf(result, 'NewTicket').properties?.['prijs']?.type).to.deep.equal(['number', 'null']);
    expect(schemaOf(result, 'TicketPut').properties?.['prijs']?.type).to.equal('number');
    expect(schemaOf(result, 'Ticket').properties?.['prijs']?.type).to.equal('number');
  });

  it('have defaults in creations alone', () => {
    expect(schemaOf(result, 'NewTicket').properties?.['personen']?.default).to.equal(1);
    for (const name of ['Ticket', 'TicketPut', 'TicketPatch', 'TicketLinePut']) {
      expect(JSON.stringify(schemaOf(result, name)), name).to.not.include('"default"');
    }
  });

  it('accept in a change all that a read shows, and require only what is declared', () => {
    expect(listMembers(result, 'TicketPut')).to.include.members(listMembers(result, 'Ticket'));
    expect(schemaOf(result, 'TicketPut').required).to.equal(undefined);
    expect(schemaOf(result, 'TicketPut').properties?.['id']?.readOnly).to.equal(true);
  });

  it('show no write-only member', () => {
    expect(listMembers(result, 'Ticket')).to.not.include('wachtwoord');
  });

  it('close every object and bound every amount', () => {
    for (const [name, schema] of Object.entries(result.document.components.schemas)) {
      if (schema.properties) expect(schema.additionalProperties, name).to.not.equal(undefined);
    }
    expect(schemaOf(result, 'Ticket').properties?.['prijs']).to.include({ minimum: -1e9, maximum: 1e9 });
    expect(schemaOf(result, 'Ticket').properties?.['korting']).to.include({ minimum: 0, maximum: 100 });
  });

  it("fill members that an example of another noun omits, from the noun's own example", async () => {
    const from = '{ id: 3, aantal: 2, som: 4.5 }], bedragen';
    const to = '{ id: 4, aantal: 2 }], bedragen';
    const edited = await generateSmall({ file: 'schemas/catalogue/tickets.yaml', from, to });
    const [ticket] = schemaOf(edited, 'Ticket').examples ?? [];
    expect(ticket).to.deep.include({ regels: [{ id: 4, aantal: 2, som: 4.5 }] });
    expect(await lint(edited)).to.deep.equal([]);
  });

  it('have examples that are valid and pass all house rules', async () => {
    expect(await lint(result)).to.deep.equal([]);
  });
});

describe('nouns that have events', () => {
  let result: GeneratorResult;

  before(async () => {
    const announced = 'x-noun: true\n  x-announced-as: [Voucher, Kassalogboek]\n  x-announced-with: [bedragen]';
    result = await generateSmall({ file: 'schemas/catalogue/tickets.yaml', from: 'x-noun: true', to: announced });
  });

  it('have a payload of the members that a read always shows, and of those that changed', () => {
    const always = ['id', 'naam', 'prijs', 'begin', 'notitie', 'personen', 'regels', 'bedragen'];
    expect(listMembers(result, 'TicketPayload')).to.have.members([...always, 'modified']);
    expect(schemaOf(result, 'TicketPayload').required).to.have.members(always);
    expect(schemaOf(result, 'TicketPayload').additionalProperties).to.equal(false);
    expect(listMembers(result, 'NewTicket')).to.not.include('modified');
    expect(schemaOf(result, 'NewTicket')).to.not.have.property('x-announced-as');
  });

  it('leave out members that change with other objects or with time, which reads still show', async () => {
    const announced = 'x-noun: true\n  x-announced-as: [Voucher]';
    const file = 'schemas/catalogue/tickets.yaml' as const;
    const other = await generateSmall(
      { file, from: 'x-noun: true', to: announced },
      { file, from: 'prijs: {', to: 'prijs: { x-changes-with: [TicketLine, time],' },
      { file, from: 'som: {', to: 'som: { x-changes-with: [references],' },
    );

    expect(listMembers(other, 'TicketPayload')).to.include('naam').and.not.include('prijs');
    expect(schemaOf(other, 'TicketPayload').required).to.not.include('prijs');
    expect(schemaOf(other, 'Ticket').required).to.include('prijs');
    expect(schemaOf(other, 'Ticket').properties?.['prijs']?.description).to.equal(
      'Events leave it out, because it changes with `TicketLine` and time.',
    );
    expect(schemaOf(other, 'TicketPayload').properties?.['regels']?.items?.$ref).to.match(/AnnouncedTicketLine$/);
    expect(listMembers(other, 'AnnouncedTicketLine')).to.have.members(['id', 'aantal', 'begin']);
    expect(listMembers(other, 'TicketLine')).to.include('som');
    expect(await lint(other)).to.deep.equal([]);
  });

  it('have a wrapper for each announced object, with its own names of events', () => {
    expect(Object.keys(result.document.webhooks ?? {})).to.deep.equal(['Kassalogboek', 'Voucher']);
    const { anyOf } = published.components.schemas['Event'] ?? {};
    expect(anyOf?.map(({ $ref }) => $ref)).to.include('#/components/schemas/BoekingEvent');
    expect(anyOf).to.have.length(Object.keys(published.webhooks ?? {}).length);
    const { object, event } = schemaOf(result, 'VoucherEventMeta').properties ?? {};
    expect(object?.enum).to.deep.equal(['Voucher']);
    const kinds = ['postInsert', 'postUpdate', 'postSave', 'postDelete'];
    expect(event?.enum).to.deep.equal(kinds.map((kind) => `Voucher::${kind}`));
    expect(published.components.schemas['FactuurEventMeta']?.properties?.['event']?.enum).to.include(
      'InvoiceDefinitive',
    );
    expect(published.components.schemas['WebhookEventMeta']?.properties?.['event']?.enum).to.include('WebhookTest');
  });

  it('describe the request and headers that receivers get', () => {
    const { post } = (result.document.webhooks?.['Voucher'] ?? {}) as { post?: Operation };
    expect(post?.operationId).to.equal('receiveVoucher');
    expect(post?.requestBody?.content['application/json']?.schema).to.deep.equal({
      $ref: '#/components/schemas/VoucherEvent',
    });
    const headers = parametersOf(post ?? expect.fail('nothing'), result.document).map(({ name }) => name);
    const names = ['id', 'timestamp', 'signature', 'event', 'attempt'].map((name) => `webhook-${name}`);
    expect(headers).to.deep.equal(names);
  });

  it('leave no schema inside the service, and none where nothing is announced', async () => {
    expect(result.files.get('types.ts')).to.not.include('TicketPayload');
    const { document } = await generateSmall();
    expect(document.webhooks).to.equal(undefined);
    expect(JSON.stringify(document)).to.not.include('ThinPayload');
  });

  it('have examples that are valid and pass all house rules', async () => {
    expect(await lint(result)).to.deep.equal([]);
  });
});

describe('the contract that is served', () => {
  it('has no default in a change, where useDefaults would fill in members that a PUT left out', () => {
    const { schemas } = published.components;
    const ajv = new Ajv2020.default({ strict: false, useDefaults: true });
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    ajv.addSchema(published, 'contract');

    const changes = Object.keys(schemas).filter((name) => /(Put|Patch)$/.test(name));
    expect(changes).to.include('LocationPut');

    for (const name of changes) {
      const body = {};
      void ajv.getSchema(`contract#/components/schemas/${name}`)?.(body);
      expect(body, name).to.deep.equal({});
      for (const inside of findReachable([{ $ref: `#/components/schemas/${name}` }], schemas)) {
        expect(JSON.stringify(schemas[inside]), `${name} > ${inside}`).to.not.match(/"default":/);
      }
    }
  });

  it('uses neither multipleOf nor const nor a format without a check', () => {
    const text = JSON.stringify(published);
    expect(text).to.not.match(/"(multipleOf|const)":/);
    const usedFormats = new Set([...text.matchAll(/"format":"([^"]+)"/g)].map((match) => match[1] ?? ''));
    expect([...usedFormats].filter((format) => formats[format] === undefined)).to.deep.equal([]);
  });
});

describe('the generated client', () => {
  const apis = readdirSync(join(GENERATED_FOLDER, 'client', 'apis')).map((name) =>
    readFileSync(join(GENERATED_FOLDER, 'client', 'apis', name), 'utf8'),
  );

  it('sends every query parameter under its own name, including `id>`', () => {
    const names = Object.values(published.paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => parametersOf(operation, published))
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    expect(names).to.include('id>');
    for (const name of names)
      expect(
        apis.some((text) => text.includes(`queryParameters['${name}'] = `)),
        name,
      ).to.equal(true);
  });

  it('escapes no character for HTML', () => {
    expect(apis.filter((text) => /queryParameters\['[^']*&\w+;/.test(text))).to.deep.equal([]);
  });

  it('is generated from a copy without webhooks, credentials and shared headers, with named bodies', () => {
    const copy = JSON.parse(createClientContract({ ...published, webhooks: { x: {} } })) as ContractDocument;
    expect(copy.webhooks).to.equal(undefined);
    expect(copy.paths['/locaties']?.post?.['x-codegen-request-body-name']).to.equal('body');
    expect(JSON.stringify(copy.paths)).to.not.match(/IdempotencyKey|IfMatch|"security":\[/);
  });
});

describe('the shared parts of every operation of a kind', () => {
  let result: GeneratorResult;

  before(async () => {
    result = await generateSmall();
  });

  const findOperation = (path: string, method: 'get' | 'post' | 'put' | 'patch') => {
    const operation = result.document.paths[path]?.[method];
    if (!operation) throw new Error(`${method} ${path}`);
    const names = parametersOf(operation, result.document).map((each) => each.name);
    return {
      found: operation,
      names,
      statuses: Object.keys(operation.responses),
      headers: headersOf(operation.responses),
    };
  };

  const headersOf = (responses: Record<string, { headers?: object }>): string[] =>
    Object.keys(responses['200']?.headers ?? responses['201']?.headers ?? {});

  it('give a list its pages', () => {
    const list = findOperation('/kaartjes', 'get');
    expect(list.names).to.deep.equal(['datum>', 'prijs', 'page', 'page_size', 'cursor', 'Prefer', 'X-Boekstaaf-After']);
    expect(list.headers).to.include.members(['X-Total-Count', 'X-Page-Size', 'Link']);
    expect(list.statuses).to.deep.equal(['200', '401', '403', '406', '429', '431', '500', '503']);
  });

  it('give a create its key, its Location and the codes of its rules', () => {
    const create = findOperation('/kaartjes', 'post');
    expect(create.names).to.deep.equal(['Idempotency-Key', 'Prefer']);

    expect(create.headers).to.include.members(['X-Request-Id', 'Location', 'ETag', 'Idempotent-Replayed']);
    expect(create.headers).to.include('X-Boekstaaf-Position');
    expect(create.statuses).to.deep.equal([
      '201',
      '401',
      '403',
      '406',
      '409',
      '413',
      '415',
      '422',
      '429',
      '431',
      '500',
      '503',
    ]);
    expect(create.found.responses['406']?.description).to.include('ERR_TAKEN');
    expect(create.found.description).to.include('Needs the permission `editProducten`.');
  });

  it('give a read of a root its ETag and 304', () => {
    const readOperation = findOperation('/kaartjes/{id}', 'get');
    expect(readOperation.names).to.deep.equal(['id', 'If-None-Match']);
    expect(readOperation.headers).to.include('ETag');
    expect(readOperation.statuses).to.include.members(['304', '403', '404']).and.to.not.include('412');
    expect(readOperation.found.description).to.include('`viewContact` or `editContact`');
  });

  it('give a change of a root If-Match and 412, and a patch its media type', () => {
    const change = findOperation('/kaartjes/{id}', 'put');
    expect(change.names).to.deep.equal(['id', 'Idempotency-Key', 'If-Match', 'Prefer']);
    expect(change.statuses).to.include('412');
    const { found } = findOperation('/kaartjes/{id}', 'patch');
    expect(Object.keys(found.requestBody?.content ?? {})).to.include('application/merge-patch+json');
  });
});

describe('the examples of a refusal', () => {
  let result: GeneratorResult;

  before(async () => {
    result = await generateSmall();
  });

  /** Returns the examples of a refusal by name, each the first problem of its body. */
  const readExamples = (path: string, method: 'get' | 'post' | 'put', status: string): Record<string, unknown> => {
    const { responses, examples } = result.document.components;
    const response = result.document.paths[path]?.[method]?.responses[status];
    const shared = responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response;
    const namedExamples = Object.entries(shared?.content?.['application/json']?.examples ?? {});
    return Object.fromEntries(
      namedExamples.map(([name, { $ref = '' }]) => [name, [examples[$ref.split('/').at(-1) ?? '']?.value].flat()[0]]),
    );
  };

  it('show problems of its own status alone', () => {
    expect(readExamples('/kaartjes', 'get', '401')).to.have.all.keys(
      'ERR_LOGIN_REQUIRED',
      'ERR_CREDENTIAL_INVALID',
      'ERR_KEY_EXPIRED',
      'ERR_BASIC_REFUSED',
    );
    expect(readExamples('/kaartjes/{id}', 'get', '404')['ERR_NOT_FOUND']).to.include({ message: 'Not Found' });
    expect(readExamples('/kaartjes/{id}', 'put', '412')).to.have.all.keys('ERR_PRECONDITION_FAILED');
  });

  it('name the permissions of the operation', () => {
    const { ERR_PERMISSION: one } = readExamples('/kaartjes', 'post', '403');
    expect(one).to.deep.include({ params: { permission: ['editProducten'] } });
    const { ERR_PERMISSION: any } = readExamples('/kaartjes/{id}', 'get', '403');
    expect(any).to.deep.include({ params: { permission: ['viewContact', 'editContact'] } });
  });

  it('name a field of the operation: a required member, another member, or a parameter', () => {
    expect(readExamples('/kaartjes', 'post', '406')['ERR_REQUIRED']).to.include({ field: 'naam' });
    expect(readExamples('/kaartjes/{id}', 'put', '406')['ERR_TYPE']).to.include({
      field: 'naam',
      message: 'Write a text.',
    });
    expect(readExamples('/kaartjes', 'get', '406')['ERR_FORMAT']).to.include({ field: 'datum>' });
    expect(readExamples('/kaartjes/{id}', 'get', '406')['ERR_TYPE']).to.include({ field: 'id' });
  });

  it('show each code of its own rules, with the first field of that code that the operation has', () => {
    expect(readExamples('/kaartjes', 'post', '406')['ERR_TAKEN']).to.include({ field: 'naam', code: 'ERR_TAKEN' });
  });

  it('are written once where operations share them', () => {
    const shared = Object.keys(result.document.components.responses);
    expect(shared).to.include.members([
      'LoginRequired',
      'NotFound',
      'Forbidden.ERR_PERMISSION.editProducten.ERR_SECOND_FACTOR_REQUIRED.ERR_PUBLIC_KEY.ERR_CROSS_SITE',
    ]);
    expect(shared).to.not.include('Forbidden');
    const { put, patch } = result.document.paths['/kaartjes/{id}'] ?? {};
    expect(put?.responses['403']).to.deep.equal(patch?.responses['403']);
  });

  it('are absent from the types and the client', () => {
    expect(result.files.get('types.ts')).to.not.match(/ERR_PERMISSION\.|examples/);
    expect(createClientContract(result.document)).to.not.include('"examples"');
  });
});

describe('a member that not everybody sees', () => {
  const PART = "regels: { type: array, maxItems: 100, items: { $ref: '#/TicketLine' } }";

  const addMember = (text: string): ContractEdit => ({
    file: 'schemas/catalogue/tickets.yaml',
    from: PART,
    to: `${PART}\n    ${text}`,
  });

  const part = (...keywords: string[]): ContractEdit =>
    addMember(`deel: { oneOf: [{ $ref: '#/Amounts' }, { type: 'null' }], ${keywords.join(', ')} }`);

  it('names its permissions or a noun in the source, and all permissions in the generated contract', async () => {
    for (const view of ['Ticket', '{ any: [viewContact, editContact] }']) {
      const { document, files } = await generateSmall(part('readOnly: true', `x-view: ${view}`));
      const member = document.components.schemas['Ticket']?.properties?.['deel'];
      expect(member?.['x-view']).to.deep.equal({ any: ['viewContact', 'editContact'] });
      expect(member?.description).to.equal('Null unless you have `viewContact` or `editContact`.');
      expect(files.get('views.ts'))
        .to.match(/"deel": \{\s+"view"/)
        .and.include('"getTicket": "Ticket"');
      expect(files.get('../docs/permissions.md')).to.include('| Ticket.deel |');
    }
  });

  it('is refused where it could not be withheld, or could be sent back as it is withheld', async () => {
    const cases: [ContractEdit, RegExp][] = [
      [part('x-view: editUsers'), /Ticket\.deel: who does not see it could send null back/],
      [addMember("deel: { $ref: '#/Amounts', readOnly: true, x-view: editUser }"), /editUser is no permission/],
      [part('readOnly: true', 'x-view: Nobody'), /names Nobody, which is no schema/],
      [
        { file: 'schemas/catalogue/tickets.yaml', from: 'prijs: { type', to: 'prijs: { x-view: editUsers, type' },
        /Ticket\.prijs: not everybody sees it: let it be null/,
      ],
    ];
    for (const [edit, pattern] of cases) expect(await generateSmall(edit).then(() => 'made', String)).to.match(pattern);
  });
});

describe('an unknown permission', () => {
  it('is reported with its place before any file is written', async () => {
    const file = 'paths/catalogue/tickets.yaml';
    const generation = generateSmall({ file, from: /editProducten/, to: 'editProduct' });
    expect(await generation.then(() => 'made', String)).to.match(/tickets\.yaml:\d+ .*editProduct is no permission/);
  });
});

describe('the short form of what an operation takes and returns', () => {
  const generateOperation = async (to: string): Promise<Operation> => {
    const { document } = await generateSmall({
      file: 'paths/catalogue/tickets.yaml',
      from: '    x-takes: TicketPut\n    x-returns: Ticket\n',
      to,
    });
    return document.paths['/kaartjes/{id}']?.put ?? expect.fail('no put');
  };

  const schema = { $ref: '#/components/schemas/Ticket' };

  it('is expanded from the names of two schemas to what one would write by hand', async () => {
    const { document } = await generateSmall();
    const { put, patch } = document.paths['/kaartjes/{id}'] ?? {};
    expect(put?.requestBody).to.deep.equal({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/TicketPut' } } },
    });
    expect(put?.responses['200']?.content).to.deep.equal({ 'application/json': { schema } });
    expect(put?.responses['200']?.description).to.equal('The updated `Ticket`.');
    expect(Object.keys(patch?.requestBody?.content ?? {})).to.have.length(2);
    expect(JSON.stringify(document.paths)).to.not.match(/x-takes|x-returns/);
  });

  it('follows the kind: a list of objects, a new one with 201, or no body', async () => {
    const list = await generateSmall({
      file: 'paths/catalogue/tickets.yaml',
      from: /    responses:\n {6}'200':\n.*\n.*/,
      to: '    x-returns: Ticket',
    });
    const { content } = list.document.paths['/kaartjes']?.get?.responses['200'] ?? {};
    expect(content?.['application/json']?.schema).to.deep.equal({ type: 'array', items: schema });

    const create = await generateSmall({
      file: 'paths/catalogue/tickets.yaml',
      from: /    responses:\n {6}'201':\n.*\n.*/,
      to: '    x-returns: Ticket',
    });
    const responses = create.document.paths['/kaartjes']?.post?.responses ?? {};
    expect(responses['201']).to.deep.include({ description: 'The created `Ticket`.' });
    expect(responses).to.not.have.property('200');
  });

  it('keeps the parts that are written by hand', async () => {
    const operation = await generateOperation(`    x-takes: TicketPut
    requestBody: { required: false }
    x-returns: Ticket
    responses:
      '200': { content: { text/csv: { schema: { type: string, maxLength: 9 } } } }
      '202': { description: Later. }
`);
    expect(operation.requestBody?.required).to.equal(false);

    expect(Object.keys(operation.responses['200']?.content ?? {})).to.deep.equal(['application/json', 'text/csv']);
    expect(operation.responses['202']).to.deep.include({
      description: 'Later.',
      content: { 'application/json': { schema } },
    });
  });

  it('may be left out, where all parts are written by hand', async () => {
    const operation = await generateOperation("    responses:\n      '202': { description: Later. }\n");
    expect(Object.keys(operation.responses)).to.include('202').and.to.not.include('200');
    expect(operation.responses['202']).to.not.have.property('content');
    expect(operation.requestBody).to.equal(undefined);
  });
});

describe('the areas of the contract', () => {
  it('group the tags in order, with their descriptions, and without unused tags', async () => {
    const { document } = await generateSmall({
      file: 'openapi.yaml',
      from: 'tags: [{',
      to: 'tags: [{ name: doors, description: Not yet. }, {',
    });
    expect(document['x-tagGroups']).to.deep.equal([{ name: 'Catalogue', tags: ['tickets'] }]);
    expect(document['tags']).to.deep.equal([{ name: 'tickets', description: 'Tickets.' }]);
    expect(document).to.not.have.property('x-areas');
  });

  it('contain each tag of the contract once, in the order in which a reader sees them', () => {
    const groups = published['x-tagGroups'] as { name: string; tags: string[] }[];
    const tags = (published['tags'] as { name: string }[]).map(({ name }) => name);
    expect(groups.flatMap((group) => group.tags)).to.deep.equal(tags);
    expect(new Set(tags).size).to.equal(tags.length);
    const usedTags = operationsOf(published).flatMap((operation) => operation.tags);
    expect(tags).to.have.members([...new Set(usedTags)]);
  });
});
