// Forty changes of a contract, each to a resource of its own, with what each means for clients in both directions.
import type { ContractDocument, Operation, Schema } from '../../spec/generator/document.ts';
import type { ChangeGroup } from '../../spec/generator/compare/change.ts';

/** The verdict on a change: the gravest of what is told, or nothing. */
export type ChangeVerdict = ChangeGroup | null;

/** A change of the resource, what it means, and what taking it back would mean. */
export type PlantedChange = readonly [
  name: string,
  plant: (at: Resource) => void,
  there: ChangeVerdict,
  back: ChangeVerdict,
];

/** One resource of the contract: what can be changed of it. */
export class Resource {
  readonly document: ContractDocument;
  readonly number: number;

  constructor(document: ContractDocument, number: number) {
    this.document = document;
    this.number = number;
  }

  get path(): string {
    return `/things${String(this.number)}`;
  }

  findOperation(method: 'get' | 'post'): Operation {
    const operation = this.document.paths[this.path]?.[method];
    if (operation === undefined) throw new Error(`${this.path} has no ${method}.`);
    return operation;
  }

  findSchema(name: string): Schema {
    return this.document.components.schemas[name + String(this.number)] ?? {};
  }

  findMember(schema: string, name: string): Schema {
    return this.findSchema(schema).properties?.[name] ?? {};
  }

  /** Takes a member out of a schema. */
  drop(schema: string, name: string): void {
    const target = this.findSchema(schema);
    target.properties = omitName(target.properties ?? {}, name);
    target.required = target.required?.filter((each) => each !== name) ?? [];
  }

  /** Adds a member to a schema. */
  add(schema: string, name: string, isRequired = false): void {
    const target = this.findSchema(schema);
    target.properties = { ...target.properties, [name]: { type: 'string', maxLength: 10 } };
    if (isRequired) target.required = [...(target.required ?? []), name];
  }

  /** The codes with which the operation that creates is refused, by 406. */
  refuse(...codes: readonly string[]): void {
    this.findOperation('post').responses['406'] = createRefusal(codes);
  }
}

function omitName<Value>(all: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
}

const read = (each: Resource): Operation => each.findOperation('get');
const create = (each: Resource): Operation => each.findOperation('post');
const query = (each: Resource, name: string): Schema =>
  read(each).parameters?.find((parameter) => parameter.name === name)?.schema ?? {};

/** The forty. */
export function listPlantedChanges(): readonly PlantedChange[] {
  return [
    // Operations
    ['an operation goes', ({ document, path }) => delete document.paths[path]?.post, 'breaking', 'added'],
    [
      'a path goes',
      ({ document, path }) => {
        document.paths = omitName(document.paths, path);
      },
      'breaking',
      'added',
    ],
    [
      'an operation is renamed',
      (each) => {
        read(each).operationId += 'All';
      },
      'breaking',
      'breaking',
    ],
    ['an operation is deprecated', (each) => Object.assign(read(each), DEPRECATION), 'deprecated', 'added'],
    ['another status tells of success', (each) => move(create(each).responses, '201', '200'), 'breaking', 'breaking'],
    [
      'another tag groups it',
      (each) => {
        read(each).tags = ['others'];
      },
      'added',
      'added',
    ],
    // Parameters
    [
      'a parameter goes',
      (each) => {
        read(each).parameters = read(each).parameters?.slice(1) ?? [];
      },
      'breaking',
      'added',
    ],
    [
      'a parameter must be sent',
      (each) => Object.assign(read(each).parameters?.[0] ?? {}, { required: true }),
      'breaking',
      'added',
    ],
    [
      'a parameter takes less text',
      (each) => {
        query(each, 'zoek').maxLength = 20;
      },
      'breaking',
      'added',
    ],
    ['a parameter loses a value', (each) => query(each, 'soort').enum?.pop(), 'breaking', 'added'],
    [
      'a parameter has another type',
      (each) => {
        query(each, 'zoek').type = 'integer';
      },
      'breaking',
      'added',
    ],
    [
      'a parameter is deprecated',
      (each) => Object.assign(read(each).parameters?.[0] ?? {}, DEPRECATION),
      'deprecated',
      'added',
    ],
    // Members
    ['an answer loses a required member', (each) => each.drop('Thing', 'naam'), 'breaking', 'added'],
    ['an answer loses an optional member', (each) => each.drop('Thing', 'kleur'), 'breaking', 'added'],
    [
      'an answer may leave a member out',
      (each) => {
        each.findSchema('Thing').required = ['id'];
      },
      'breaking',
      'added',
    ],
    [
      'an answer may hold null',
      (each) => {
        each.findMember('Thing', 'naam').type = ['string', 'null'];
      },
      'breaking',
      'added',
    ],
    ['a member is not taken any more', (each) => each.drop('NewThing', 'kleur'), 'breaking', 'added'],
    ['a member must be sent', (each) => each.add('NewThing', 'maat', true), 'breaking', 'breaking'],
    [
      'a member has another format',
      (each) => {
        each.findMember('Thing', 'dag').format = 'date-time';
      },
      'breaking',
      'breaking',
    ],
    [
      'a member is deprecated',
      (each) => Object.assign(each.findMember('Thing', 'kleur'), DEPRECATION),
      'deprecated',
      'added',
    ],
    // Bounds
    [
      'less text is taken',
      (each) => {
        each.findMember('NewThing', 'naam').maxLength = 20;
      },
      'breaking',
      'added',
    ],
    [
      'a smaller number is taken',
      (each) => {
        each.findMember('NewThing', 'aantal').maximum = 5;
      },
      'breaking',
      'added',
    ],
    [
      'a number begins higher',
      (each) => {
        each.findMember('NewThing', 'aantal').minimum = 2;
      },
      'breaking',
      'added',
    ],
    [
      'a pattern is demanded',
      (each) => {
        each.findMember('NewThing', 'naam').pattern = '^[a-z]+$';
      },
      'breaking',
      'added',
    ],
    [
      'longer text is answered',
      (each) => {
        each.findMember('Thing', 'naam').maxLength = 500;
      },
      'breaking',
      'added',
    ],
    // Values
    ['a value is not taken any more', (each) => each.findMember('NewThing', 'soort').enum?.pop(), 'breaking', 'added'],
    ['a value is not answered any more', (each) => each.findMember('Thing', 'soort').enum?.pop(), 'added', 'added'],
    ['any text is answered for a value', (each) => delete each.findMember('Thing', 'soort').enum, 'breaking', 'added'],
    // Refusals
    ['it is refused with another code too', (each) => each.refuse('ERR_A', 'ERR_B', 'ERR_C'), 'refusals', 'refusals'],
    ['it is not refused so any more', (each) => each.refuse('ERR_A'), 'refusals', 'refusals'],
    [
      'it is refused with another status too',
      (each) => {
        create(each).responses['409'] = createRefusal(['ERR_D']);
      },
      'refusals',
      'refusals',
    ],
    // Payloads of events
    ['a payload loses a member', (each) => each.drop('ThingPayload', 'naam'), 'breaking', 'added'],
    ['a payload gets a member', (each) => each.add('ThingPayload', 'maat'), 'added', 'breaking'],
    [
      'an object has no events any more',
      ({ document, number }) => delete document.webhooks?.[`Thing${String(number)}`],
      'breaking',
      'added',
    ],
    // Permissions
    [
      'another permission is needed too',
      (each) => {
        create(each)['x-permission'] = { all: ['editA', 'editB'] };
      },
      'breaking',
      'added',
    ],
    [
      'one of two is not enough any more',
      (each) => {
        read(each)['x-permission'] = 'editA';
      },
      'breaking',
      'added',
    ],
    [
      'every credential is enough',
      (each) => {
        create(each)['x-permission'] = 'any';
      },
      'added',
      'breaking',
    ],
    [
      'a parameter needs a permission',
      (each) => Object.assign(read(each).parameters?.[0] ?? {}, { 'x-permission': 'editB' }),
      'breaking',
      'added',
    ],
    // Visitors, and names
    ['visitors lose a member', (each) => each.drop('PublicThing', 'naam'), 'breaking', 'added'],
    [
      'a schema has another name',
      ({ document: { components }, number }) => {
        components.schemas = omitName(components.schemas, `Unused${String(number)}`);
      },
      'breaking',
      null,
    ],
  ];
}

const DEPRECATION = { deprecated: true, 'x-deprecated': '2026-01-01', 'x-sunset': '2999-01-01' };

function move(record: Record<string, unknown>, from: string, to: string): void {
  record[to] = record[from];
  Reflect.deleteProperty(record, from);
}

function createRefusal(codes: readonly string[]): Operation['responses'][string] {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: { code } }]));
  return { description: 'Refused.', content: { 'application/json': { schema: { type: 'object' }, examples } } };
}

/** A contract with a resource for each planted change; every resource is the same but for its number. */
export function createThingsContract(): ContractDocument {
  const document: ContractDocument = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    security: [],
    paths: {},
    components: { schemas: {}, parameters: {}, headers: {}, responses: {}, examples: {}, securitySchemes: {} },
    webhooks: {},
  };
  const { schemas } = document.components;
  schemas['ThinPayload'] = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  listPlantedChanges().forEach((_, number) => addThing(document, String(number)));
  return document;
}

function addThing({ paths, webhooks = {}, components: { schemas } }: ContractDocument, number: string): void {
  const createReference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}${number}` });

  const createJsonResponse = (schema: Schema): Operation['responses'][string] => ({
    description: 'Done.',
    content: { 'application/json': { schema } },
  });

  const createKind = (): Schema => ({ type: 'string', enum: ['a', 'b', 'c'] });

  const createMembers = (): Record<string, Schema> => ({
    id: { type: 'integer' },
    naam: { type: 'string', maxLength: 100 },
    kleur: { type: 'string', maxLength: 10 },
    dag: { type: 'string', format: 'date' },
    aantal: { type: 'integer', minimum: 1, maximum: 9 },
    soort: createKind(),
  });

  const { id, ...others } = createMembers();
  schemas[`Thing${number}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`PublicThing${number}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`ThingPayload${number}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`NewThing${number}`] = { type: 'object', required: ['naam'], properties: others };
  schemas[`Unused${number}`] = { type: 'object', properties: { id: id ?? {} } };

  const data: Schema = { anyOf: [createReference('ThingPayload'), { $ref: '#/components/schemas/ThinPayload' }] };
  schemas[`ThingEvent${number}`] = { type: 'object', required: ['data'], properties: { data } };

  const common = { tags: ['things'], summary: 'Things', description: 'Things.' };
  paths[`/things${number}`] = {
    get: {
      ...common,
      operationId: `listThings${number}`,
      'x-kind': 'list',
      'x-permission': { any: ['editA', 'editB'] },
      'x-returns-public': `PublicThing${number}`,
      parameters: [
        { name: 'zoek', in: 'query', schema: { type: 'string', maxLength: 50 } },
        { name: 'soort', in: 'query', schema: createKind() },
      ],
      responses: {
        '200': createJsonResponse({
          type: 'array',
          items: { anyOf: [createReference('Thing'), createReference('PublicThing')] },
        }),
      },
    },
    post: {
      ...common,
      operationId: `createThing${number}`,
      'x-kind': 'create',
      'x-permission': 'editA',
      requestBody: { required: true, content: { 'application/json': { schema: createReference('NewThing') } } },
      responses: { '201': createJsonResponse(createReference('Thing')), '406': createRefusal(['ERR_A', 'ERR_B']) },
    },
  };

  webhooks[`Thing${number}`] = {
    post: {
      ...common,
      operationId: `receiveThing${number}`,
      requestBody: { required: true, content: { 'application/json': { schema: createReference('ThingEvent') } } },
      responses: { '2XX': { description: 'Accepted.' } },
    },
  };
}
