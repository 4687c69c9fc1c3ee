// A contract of equal resources, and each of them with functions that change it.
import type { ContractDocument, Operation, Schema } from '../../spec/generator/document.ts';

/** One of the equal resources of a contract, and functions that change it. */
export class ThingResource {
  readonly document: ContractDocument;
  readonly index: number;

  constructor(document: ContractDocument, index: number) {
    this.document = document;
    this.index = index;
  }

  get path(): string {
    return `/things${String(this.index)}`;
  }

  /** Throws where the resource lacks the operation. */
  findOperation(method: 'get' | 'post'): Operation {
    const operation = this.document.paths[this.path]?.[method];
    if (operation === undefined) throw new Error(`${this.path} has no ${method}.`);
    return operation;
  }

  /** Returns a schema by its name without the index. */
  findSchema(name: string): Schema {
    return this.document.components.schemas[name + String(this.index)] ?? {};
  }

  /** Returns the schema of a member. */
  findMember(schema: string, name: string): Schema {
    return this.findSchema(schema).properties?.[name] ?? {};
  }

  /** Removes a member from a schema. */
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

  /** Removes the schema that nothing refers to. */
  dropUnused(): void {
    const { components } = this.document;
    components.schemas = omitName(components.schemas, `Unused${String(this.index)}`);
  }

  /** Sets the codes of the create's refusals with status 406. */
  setRefusals(...codes: readonly string[]): void {
    this.findOperation('post').responses['406'] = createRefusal(codes);
  }
}

/** Returns a copy without the member of this name. */
export function omitName<Value>(all: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
}

/** Returns the response of a refusal with these codes. */
export function createRefusal(codes: readonly string[]): Operation['responses'][string] {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: { code } }]));
  return { description: 'Refused.', content: { 'application/json': { schema: { type: 'object' }, examples } } };
}

/** Returns a contract with so many resources, which differ in the index at the end of their names alone. */
export function createThingsContract(count: number): ContractDocument {
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
  for (let index = 0; index < count; index++) addThing(document, String(index));
  return document;
}

function addThing({ paths, webhooks = {}, components: { schemas } }: ContractDocument, index: string): void {
  const createReference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}${index}` });

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
  const taken = { ...others, vorige: { ...createReference('Thing'), readOnly: true } };
  schemas[`Thing${index}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`PublicThing${index}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`ThingPayload${index}`] = { type: 'object', required: ['id', 'naam'], properties: createMembers() };
  schemas[`NewThing${index}`] = { type: 'object', required: ['naam'], properties: taken };
  schemas[`Unused${index}`] = { type: 'object', properties: { id: id ?? {} } };

  const data: Schema = { anyOf: [createReference('ThingPayload'), { $ref: '#/components/schemas/ThinPayload' }] };
  schemas[`ThingEvent${index}`] = { type: 'object', required: ['data'], properties: { data } };

  const common = { tags: ['things'], summary: 'Things', description: 'Things.' };
  paths[`/things${index}`] = {
    get: {
      ...common,
      operationId: `listThings${index}`,
      'x-kind': 'list',
      'x-permission': { any: ['editA', 'editB'] },
      'x-returns-public': `PublicThing${index}`,
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
      operationId: `createThing${index}`,
      'x-kind': 'create',
      'x-permission': 'editA',
      requestBody: { required: true, content: { 'application/json': { schema: createReference('NewThing') } } },
      responses: { '201': createJsonResponse(createReference('Thing')), '406': createRefusal(['ERR_A', 'ERR_B']) },
    },
  };

  webhooks[`Thing${index}`] = {
    post: {
      ...common,
      operationId: `receiveThing${index}`,
      requestBody: { required: true, content: { 'application/json': { schema: createReference('ThingEvent') } } },
      responses: { '2XX': { description: 'Accepted.' } },
    },
  };
}
