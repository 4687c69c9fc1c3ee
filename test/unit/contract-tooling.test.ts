// What generation from the contract must get right: derived schemas, conversion, conventions, complaints, and the client's names.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Instant } from '../../generated/types.ts';
import { fromWire, nounToWire, toWire, type Zone } from '../../generated/wire.ts';
import { formats } from '../../http/formats.ts';
import { clientContract } from '../../spec/client.ts';
import { Complaints, operationsOf, parametersOf, reach, type Document, type Schema } from '../../spec/document.ts';
import type { Generated } from '../../spec/generate.ts';
import { lint } from '../../spec/lint.ts';
import { synthetic } from '../../spec/synthetic.ts';
import { type Edit, generateSmall, loadWire } from '../support/small-contract.ts';

const GENERATED = resolve(import.meta.dirname, '../../generated');
const published = JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')) as Document;

/** A zone one hour ahead of UTC that remembers which field was asked. */
const zone: Zone & { fields: (string | undefined)[] } = {
  fields: [],
  toInstant(text, field) {
    this.fields.push(field);
    return new Date(text).toISOString() as Instant;
  },
  toText: (instant) => `${new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19)}+01:00`,
};

function schemaOf(made: Generated, name: string): Schema {
  return made.document.components.schemas[name] ?? {};
}

function members(made: Generated, name: string): string[] {
  return Object.keys(schemaOf(made, name).properties ?? {});
}

async function complaintsOf(...edits: Edit[]): Promise<readonly string[]> {
  try {
    return await lint(await generateSmall(...edits));
  } catch (error) {
    if (error instanceof Complaints) return error.list;
    throw error;
  }
}

describe('nouns that are declared once', () => {
  let made: Generated;
  before(async () => {
    made = await generateSmall();
  });

  it('make what is created without what is read only', () => {
    expect(members(made, 'NewTicket')).to.include('wachtwoord');
    expect(members(made, 'NewTicket')).to.not.include('id');
    expect(schemaOf(made, 'NewTicket').required).to.deep.equal(['naam']);
    expect(schemaOf(made, 'NewTicket').properties?.['regels']?.items?.$ref).to.equal(
      '#/components/schemas/NewTicketLine',
    );
    expect(members(made, 'NewTicketLine')).to.deep.equal(['id', 'aantal', 'begin']);
  });

  it('take null for absent only where something is made', () => {
    expect(schemaOf(made, 'NewTicket').properties?.['prijs']?.type).to.deep.equal(['number', 'null']);
    expect(schemaOf(made, 'TicketPut').properties?.['prijs']?.type).to.equal('number');
    expect(schemaOf(made, 'Ticket').properties?.['prijs']?.type).to.equal('number');
  });

  it('keep defaults out of everything but what is created', () => {
    expect(schemaOf(made, 'NewTicket').properties?.['personen']?.default).to.equal(1);
    for (const name of ['Ticket', 'TicketPut', 'TicketPatch', 'TicketLinePut']) {
      expect(JSON.stringify(schemaOf(made, name)), name).to.not.include('"default"');
    }
  });

  it('accept in a change all that a read shows, and require nothing unless told', () => {
    expect(members(made, 'TicketPut')).to.include.members(members(made, 'Ticket'));
    expect(schemaOf(made, 'TicketPut').required).to.equal(undefined);
    expect(schemaOf(made, 'TicketPut').properties?.['id']?.readOnly).to.equal(true);
  });

  it('never show what is write only', () => {
    expect(members(made, 'Ticket')).to.not.include('wachtwoord');
  });

  it('close every object and bound every amount', () => {
    for (const [name, schema] of Object.entries(made.document.components.schemas)) {
      if (schema.properties) expect(schema.additionalProperties, name).to.not.equal(undefined);
    }
    expect(schemaOf(made, 'Ticket').properties?.['prijs']).to.include({ minimum: -1e9, maximum: 1e9 });
    expect(schemaOf(made, 'Ticket').properties?.['korting']).to.include({ minimum: 0, maximum: 100 });
  });

  it('bring examples that are valid, and pass all house rules', async () => {
    expect(await lint(made)).to.deep.equal([]);
  });
});

describe('the contract that is served', () => {
  it('lets no default into a change, where useDefaults would fill in what a PUT left out', () => {
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
      for (const inside of reach([{ $ref: `#/components/schemas/${name}` }], schemas)) {
        expect(JSON.stringify(schemas[inside]), `${name} > ${inside}`).to.not.match(/"default":/);
      }
    }
  });

  it('uses neither multipleOf nor const nor a format without a check', () => {
    const text = JSON.stringify(published);
    expect(text).to.not.match(/"(multipleOf|const)":/);
    const used = new Set([...text.matchAll(/"format":"([^"]+)"/g)].map((match) => match[1] ?? ''));
    expect([...used].filter((format) => formats[format] === undefined)).to.deep.equal([]);
  });
});

describe('the generated client', () => {
  const apis = readdirSync(join(GENERATED, 'client', 'apis')).map((name) =>
    readFileSync(join(GENERATED, 'client', 'apis', name), 'utf8'),
  );

  it('sends every query parameter under its own name, also `id>`', () => {
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

  it('escapes nothing for HTML', () => {
    expect(apis.filter((text) => /queryParameters\['[^']*&\w+;/.test(text))).to.deep.equal([]);
  });

  it('is made from a copy without webhooks, credentials and shared headers, with named bodies', () => {
    const copy = JSON.parse(clientContract({ ...published, webhooks: { x: {} } })) as Document;
    expect(copy.webhooks).to.equal(undefined);
    expect(copy.paths['/locaties']?.post?.['x-codegen-request-body-name']).to.equal('body');
    expect(JSON.stringify(copy.paths)).to.not.match(/IdempotencyKey|IfMatch|security/);
  });
});

describe('amounts on their way', () => {
  let wire: Awaited<ReturnType<typeof loadWire>>;
  before(async () => {
    wire = await loadWire(await generateSmall());
  });
  const put = (value: unknown): Record<string, unknown> =>
    wire.fromWire['updateTicket']?.body?.(value, zone) as Record<string, unknown>;
  const shown = (value: object): Record<string, unknown> =>
    wire.toWire['getTicket']?.['200']?.({ begin: '2026-03-28T13:00:00.000Z', regels: [], ...value }, zone) as Record<
      string,
      unknown
    >;

  it('become cents exactly, and the same amount again, for every amount below 2,000', () => {
    let wrong = 0;
    for (let cents = -200_000; cents <= 200_000; cents += 1) {
      const written = Number(
        `${cents < 0 ? '-' : ''}${String(Math.trunc(Math.abs(cents) / 100))}.${String(Math.abs(cents) % 100).padStart(2, '0')}`,
      );
      const same = formats['money']?.validate(written as never) === true && put({ prijs: written })['prijs'] === cents;
      if (!same || shown({ prijs: cents })['prijs'] !== written) wrong += 1;
    }
    expect(wrong).to.equal(0);
  });

  it('become cents, ten-thousandths and basis points exactly up to 10^9', () => {
    const whole = (digits: number): fc.Arbitrary<number> =>
      fc.integer({ min: -(10 ** (9 + digits)), max: 10 ** (9 + digits) });
    fc.assert(
      fc.property(whole(2), whole(4), fc.integer({ min: 0, max: 10_000 }), (prijs, stukprijs, korting) => {
        const inside = { prijs, stukprijs, korting };
        const out = JSON.parse(JSON.stringify(shown(inside))) as Record<string, unknown>;
        expect(put(out)).to.deep.include(inside);
        expect(formats['money']?.validate(out['prijs'] as never)).to.equal(true);
        expect(formats['unit-price']?.validate(out['stukprijs'] as never)).to.equal(true);
      }),
    );
  });

  it('are refused with more decimals, and never by binary fractions', () => {
    const money = (value: number): boolean => formats['money']?.validate(value as never) === true;
    expect([1.005, 0.001, 1e-7, 1e9 + 0.01, Infinity, NaN].filter(money)).to.deep.equal([]);
    let refused = 0;
    for (let cents = 1; cents < 100_000; cents += 1) if (!money(cents / 100)) refused += 1;
    expect(refused).to.equal(0);
  });
});

describe('conversion', () => {
  let wire: Awaited<ReturnType<typeof loadWire>>;
  before(async () => {
    wire = await loadWire(await generateSmall());
  });
  beforeEach(() => {
    zone.fields = [];
  });

  it('drops what is read only and null that means absent, and fills in defaults', () => {
    const body = {
      id: 7,
      naam: 'Dag',
      prijs: null,
      personen: null,
      notitie: null,
      regels: [{ aantal: 1, som: 3 }],
      vreemd: 1,
    };
    expect(wire.fromWire['createTicket']?.body?.(body, zone)).to.deep.equal({
      naam: 'Dag',
      stukprijs: 12345,
      notitie: null,
      personen: 1,
      regels: [{ aantal: 1 }],
    });
  });

  it('leaves absent what a change left out, and keeps null that clears', () => {
    expect(wire.fromWire['updateTicket']?.body?.({ id: 1, korting: null }, zone)).to.deep.equal({ korting: null });
    expect(wire.fromWire['patchTicket']?.body?.({}, zone)).to.deep.equal({});
  });

  it('reads instants with the name of their field, also deep inside', () => {
    const line = { aantal: 1, begin: '2026-03-28T14:00:00+01:00' };
    const body = { naam: 'Dag', begin: '2026-03-28T14:00:00+01:00', regels: [line, line] };
    const inside = wire.fromWire['createTicket']?.body?.(body, zone) as { begin: string };
    expect(inside.begin).to.equal('2026-03-28T13:00:00.000Z');
    expect(zone.fields).to.deep.equal(['begin', 'regels[0].begin', 'regels[1].begin']);
    wire.fromWire['listTickets']?.query?.({ 'datum>': '2026-03-28T14:00:00+01:00' }, zone);
    expect(zone.fields.at(-1)).to.equal('datum>');
  });

  it('fills in the defaults of a query in units of inside', () => {
    expect(wire.fromWire['listTickets']?.query?.({ page: 2 }, zone)).to.deep.equal({ prijs: 1250, page: 2 });
  });

  it('shows only declared members, in the order of the contract', () => {
    const inside = {
      geheim: 'x',
      wachtwoord: 'x',
      regels: [{ som: 450, aantal: 2, id: 3, geheim: 'x', begin: null }],
      bedragen: { laag: 150 },
      begin: '2026-03-28T13:00:00.000Z',
      prijs: 7,
      naam: 'Dag',
      id: 1,
    };
    expect(JSON.stringify(wire.toWire['listTickets']?.['200']?.(inside, zone))).to.equal(
      '{"id":1,"naam":"Dag","prijs":0.07,"begin":"2026-03-28T14:00:00+01:00",' +
        '"regels":[{"id":3,"aantal":2,"som":4.5,"begin":null}],"bedragen":{"laag":1.5}}',
    );
    expect(wire.nounToWire['Ticket']?.(inside, zone)).to.deep.equal(wire.toWire['getTicket']?.['200']?.(inside, zone));
  });

  it('brings back what was sent, whatever it was', () => {
    const line = fc.record({ id: fc.nat(), aantal: fc.nat() }, { requiredKeys: ['aantal'] });
    const body = fc.record(
      {
        naam: fc.string(),
        prijs: fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
        korting: fc.option(fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)),
        begin: fc
          .integer({ min: 0, max: 4e9 })
          .map((second) => zone.toText(new Date(second * 1000).toISOString() as Instant)),
        notitie: fc.option(fc.string()),
        regels: fc.array(line, { maxLength: 5 }),
        bedragen: fc.dictionary(
          fc.stringMatching(/^[a-z]{1,5}$/),
          fc.integer().map((cents) => cents / 100),
        ),
      },
      { requiredKeys: ['naam', 'prijs', 'begin', 'notitie', 'regels'] },
    );
    fc.assert(
      fc.property(body, (sent) => {
        const inside = wire.fromWire['updateTicket']?.body?.(sent, zone) as { regels: { som?: number }[] };
        for (const each of inside.regels) each.som = 450;
        const regels = sent.regels.map((each) => ({ ...each, som: 4.5 }));
        const plain: unknown = JSON.parse(JSON.stringify({ ...sent, regels }));
        expect(JSON.parse(JSON.stringify(wire.toWire['getTicket']?.['200']?.(inside, zone)))).to.deep.equal(plain);
      }),
    );
  });

  it('exists for every operation that has something to convert, and for every noun', () => {
    expect(fromWire['createLocation']?.body).to.be.a('function');
    expect(toWire['listLocations']?.['200']).to.be.a('function');
    expect(fromWire['deleteLocation']).to.equal(undefined);
    expect(nounToWire['Location']).to.be.a('function');
  });
});

describe('what every operation of a kind shares', () => {
  let made: Generated;
  before(async () => {
    made = await generateSmall();
  });
  const operation = (path: string, method: 'get' | 'post' | 'put' | 'patch') => {
    const found = made.document.paths[path]?.[method];
    if (!found) throw new Error(`${method} ${path}`);
    const names = parametersOf(found, made.document).map((each) => each.name);
    return { found, names, statuses: Object.keys(found.responses), headers: headersOf(found.responses) };
  };
  const headersOf = (responses: Record<string, { headers?: object }>): string[] =>
    Object.keys(responses['200']?.headers ?? responses['201']?.headers ?? {});

  it('gives a list its pages', () => {
    const list = operation('/kaartjes', 'get');
    expect(list.names).to.deep.equal(['datum>', 'prijs', 'page', 'page_size', 'Prefer']);
    expect(list.headers).to.include.members(['X-Total-Count', 'X-Page-Size', 'Link']);
    expect(list.statuses).to.deep.equal(['200', '401', '406', '429', '500', '503']);
  });

  it('gives a create its key, its Location and the codes of its rules', () => {
    const create = operation('/kaartjes', 'post');
    expect(create.names).to.deep.equal(['Idempotency-Key', 'Prefer']);
    expect(create.headers).to.include.members(['X-Request-Id', 'Location', 'ETag', 'Idempotent-Replayed']);
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
      '500',
      '503',
    ]);
    expect(create.found.responses['406']?.description).to.include('ERR_TAKEN');
    expect(create.found.description).to.include('Needs the permission `editProducten`.');
  });

  it('gives a read of a root its ETag and 304', () => {
    const read = operation('/kaartjes/{id}', 'get');
    expect(read.names).to.deep.equal(['id', 'If-None-Match']);
    expect(read.headers).to.include('ETag');
    expect(read.statuses).to.include.members(['304', '403', '404']).and.to.not.include('412');
    expect(read.found.description).to.include('`viewContact` or `editContact`');
  });

  it('gives a change of a root If-Match and 412, and a patch its media type', () => {
    const change = operation('/kaartjes/{id}', 'put');
    expect(change.names).to.deep.equal(['id', 'Idempotency-Key', 'If-Match', 'Prefer']);
    expect(change.statuses).to.include('412');
    const { found } = operation('/kaartjes/{id}', 'patch');
    expect(Object.keys(found.requestBody?.content ?? {})).to.include('application/merge-patch+json');
  });
});

describe('the contract at the size it will have', () => {
  it('has exactly as many operations, each with names and schemas of its own', () => {
    const large = synthetic(published, 240);
    const operations = operationsOf(large);
    expect(operations).to.have.length(240);
    expect(new Set(operations.map((each) => each.operationId))).to.have.property('size', 240);
    expect(large.paths['/kopie2/locaties']?.post?.requestBody?.content['application/json']?.schema?.$ref).to.equal(
      '#/components/schemas/NewLocation2',
    );
    const ajv = new Ajv2020.default({ strict: false });
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    ajv.addSchema(large, 'large');
    expect(ajv.getSchema('large#/components/schemas/Booking2')).to.be.a('function');
    expect(() => synthetic(published, 3)).to.throw(RangeError);
  });
});

describe('mistakes in the contract', () => {
  const PATHS = 'paths/tickets.yaml';
  const SCHEMAS = 'schemas/tickets.yaml';
  const cases: [title: string, edit: Edit, complaint: RegExp][] = [
    [
      'a path without a file',
      { file: 'openapi.yaml', from: 'paths/tickets.yaml#/ticket }', to: 'paths/no.yaml#/ticket }' },
      /no\.yaml/,
    ],
    [
      'a reference to nothing',
      { file: PATHS, from: '#/NewTicket ', to: '#/NieuwTicket ' },
      /paths\/tickets\.yaml:\d+ tickets\.post: refers to NieuwTicket.*It has: Ticket/,
    ],
    ['broken YAML', { file: SCHEMAS, from: 'x-noun: true', to: 'x-noun: [true' }, /schemas\/tickets\.yaml:\d+/],
    ['an unknown kind', { file: PATHS, from: 'x-kind: list', to: 'x-kind: lijst' }, /write one of list, read/],
    ['an unknown code', { file: PATHS, from: '[ERR_TAKEN]', to: '[ERR_NO_SUCH]' }, /add it to spec\/errors\.yaml/],
    [
      'parameters for a whole path',
      { file: PATHS, from: 'ticket:\n', to: 'ticket:\n  parameters: []\n' },
      /only methods may stand here/,
    ],
    [
      'a permission that is none',
      { file: PATHS, from: 'x-permission: editProducten', to: 'x-permission: editAlles' },
      /editAlles is no permission/,
    ],
    ['no permission', { file: PATHS, from: '    x-permission: any\n', to: '' }, /write `x-permission:`/],
    [
      'a number without bounds',
      { file: SCHEMAS, from: 'minimum: 1, maximum: 100, default', to: 'minimum: 1, default' },
      /Ticket\.personen: a number needs/,
    ],
    [
      'a text without a length',
      {
        file: SCHEMAS,
        from: "notitie: { type: [string, 'null'], maxLength: 255 }",
        to: "notitie: { type: [string, 'null'] }",
      },
      /Ticket\.notitie: a text needs/,
    ],
    ['a list without a length', { file: SCHEMAS, from: 'maxItems: 100, ', to: '' }, /Ticket\.regels: a list needs/],
    [
      'an example that is not valid',
      { file: SCHEMAS, from: 'prijs: 0.07', to: 'prijs: 0.075' },
      /the example as NewTicket: \/prijs must match format "money"/,
    ],
    [
      'multipleOf',
      { file: SCHEMAS, from: 'minimum: 0, maximum: 100 }', to: 'minimum: 0, maximum: 100, multipleOf: 2 }' },
      /multipleOf/,
    ],
    [
      'const',
      { file: SCHEMAS, from: 'description: Amounts by name.', to: 'description: Amounts.\n  const: 1' },
      /single-valued `enum`/,
    ],
    [
      'a list parameter whose name would be escaped',
      {
        file: PATHS,
        from: "{ name: 'datum>', in: query, schema: { type: string, format: date-time } }",
        to: "{ name: 'datum>', in: query, style: form, explode: false, schema: { type: array, maxItems: 9, items: { type: string, format: date } } }",
      },
      /HTML-escaped/,
    ],
    [
      'a name that programs cannot have',
      { file: PATHS, from: "name: 'datum>'", to: "name: 'einde>'" },
      /parameterNameMappings/,
    ],
    [
      'two operations of one name',
      { file: PATHS, from: 'operationId: patchTicket', to: 'operationId: updateTicket' },
      /updateTicket stands there twice/,
    ],
    [
      'an inline object',
      {
        file: SCHEMAS,
        from: "bedragen: { $ref: '#/Amounts' }",
        to: 'bedragen: { type: object, properties: { laag: { type: number, format: money } } }',
      },
      /give the object a name|needs a name/,
    ],
    ['a GET that writes', { file: PATHS, from: 'x-kind: read', to: 'x-kind: act' }, /get cannot be of kind act/],
  ];

  for (const [title, edit, complaint] of cases) {
    it(`are told with their place: ${title}`, async () => {
      expect((await complaintsOf(edit)).join('\n')).to.match(complaint);
    });
  }

  it('are told with their place: one name for two schemas', async () => {
    const wrong = await complaintsOf(
      { file: SCHEMAS, from: 'Amounts:\n', to: 'Permission:\n  type: string\n  enum: [x]\nAmounts:\n' },
      { file: SCHEMAS, from: '{ type: integer, minimum: 0, maximum: 100 }', to: "{ $ref: '#/Permission' }" },
    );
    expect(wrong.join('\n')).to.match(/Permission is also the name of something in spec\/common\.yaml; rename one/);
  });
});
