// The three measured operations on Fastify: its routing, its validation and its writing of JSON, by the schemas of the
// contract, with the functions of the service between.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import Fastify, { type FastifyRequest, type FastifySchema } from 'fastify';
import * as apiKeys from '../../db/access/api-keys.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { Keys } from '../../db/engine/keys.ts';
import { itemsOf } from '../../db/engine/listing.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { openDatabase } from '../../db/open.ts';
import { conclude } from '../../db/conclude.ts';
import { versionOf } from '../../db/engine/changes/roots.ts';
import { instantAt, zone as zoneOf } from '../../domain/values/calendar.ts';
import { createBooking } from '../../handlers/bookings/bookings.ts';
import { getCustomer, listCustomers } from '../../handlers/people/customers.ts';
import type { Caller, Context, Input } from '../../handlers/handler.ts';
import { etagOf } from '../../http/response/answer.ts';
import { formats } from '../../contract/formats.ts';
import { fromWire, toWire } from '../../generated/wire.ts';
import { SCHEMA_PREFIX, type Document, type Operation } from '../../spec/generator/document.ts';

const [, , port = '', url = '', contract = ''] = process.argv;
const document = JSON.parse(readFileSync(contract, 'utf8')) as Document;
const zone = zoneOf('Europe/Amsterdam');
const database = await openDatabase(url, { zone });
const known = new Map<string, Caller>();
const callers = new WeakMap<FastifyRequest, Caller>();

const app = Fastify({ logger: false, serializerOpts: { ajv: { formats, strict: false } } });
const shared: object = elsewhere(document.components);
app.addSchema({ $id: 'contract', components: shared });
const ajv = new Ajv2020.default({ strict: false, allErrors: true, useDefaults: true, coerceTypes: true });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
ajv.addSchema({ $id: 'contract', components: shared });
app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object));

app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/health') return;
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const caller = await callerOf(createHash('sha256').update(token).digest('hex'));
  if (caller === undefined) return reply.code(401).send();
  callers.set(request, caller);
});

async function callerOf(hash: string): Promise<Caller | undefined> {
  const kept = known.get(hash);
  if (kept !== undefined) return kept;
  const key = await database.read((db) => apiKeys.findByHash(db, hash));
  if (key === undefined) return undefined;
  const caller: Caller = {
    type: 'apikey',
    id: key.id,
    userId: key.user_id,
    permissions: key.user.rights,
    ownThings: true,
    isVisitor: false,
  };
  if (database.dialect === 'sqlite') known.set(hash, caller);
  return caller;
}

function contextOf<DB extends Reader>(db: DB, request: FastifyRequest): Context & { readonly db: DB } {
  const now = instantAt(Date.now());
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('Nobody asked.');
  return {
    db,
    now,
    today: zone.localDate(now),
    zone,
    publicUrl: 'http://localhost',
    origins: [],
    sandboxIsPublic: false,
    webhookLimit: 200,
    keys: new Keys(null),
    caller,
    visitor: null,
    unknownTags: new Set(),
    missing: new Set(),
    skippedTimes: new Set(),
  };
}

/** The request in inside values, as the door gives it to a handler. */
function inputOf<Id extends 'getCustomer' | 'listCustomers' | 'createBooking'>(
  id: Id,
  request: FastifyRequest,
): Input<Id> {
  const { params: path, query } = request;
  const body = fromWire[id]?.body?.(request.body, zone);
  return { path, query: fromWire[id]?.query?.(query, zone) ?? query, body } as Input<Id>;
}

app.get('/health', () => ({ status: 'ok' }));

app.get('/api2/klanten/:id', { schema: schemaOf('/klanten/{id}', 'get') }, async (request, reply) => {
  const [customer, version] = await database.read(async (db) => {
    const input = inputOf('getCustomer', request);
    const found = await getCustomer(input, contextOf(db, request));
    return [found, await versionOf(db, 'customers', input.path.id)] as const;
  });
  const wire = toWire['getCustomer']?.['200']?.(customer, zone) as Record<string, unknown>;
  const text = reply.serializeInput(wire, '200');
  return reply
    .header('etag', etagOf(version ?? 0, Buffer.from(String(text))))
    .type('application/json; charset=utf-8')
    .send(text);
});

app.get('/api2/klanten', { schema: schemaOf('/klanten', 'get') }, async (request, reply) => {
  const { page_size: size = 100, page = 1 } = request.query as { page_size?: number; page?: number };
  const [items, count] = await database.read(async (db) => {
    const list = await listCustomers(inputOf('listCustomers', request), contextOf(db, request));
    const counted = await list.count(db);
    return [await itemsOf(db, await list.page(db, (page - 1) * size, size)), counted] as const;
  });
  const convert = toWire['listCustomers']?.['200'];
  return reply.header('x-total-count', String(count)).send(items.map((item) => convert?.(item, zone)));
});

app.post('/api2/boekingen', { schema: schemaOf('/boekingen', 'post') }, async (request, reply) => {
  const made = await database.write(async (db: Writer) => {
    const context = contextOf(db, request);
    const booking = await createBooking(inputOf('createBooking', request), context);
    const actor = { type: 'apikey', id: context.caller.id } as const;
    await conclude(db, { now: context.now, zone, actor, requestId: request.id });
    return booking;
  });
  return reply.code(201).send(toWire['createBooking']?.['201']?.(made, zone));
});

interface Parameter {
  readonly $ref?: string;
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: object;
}

function resolved(parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  const { parameters = {} } = document.components as { parameters?: Record<string, Parameter> };
  return name === undefined ? parameter : (parameters[name] ?? parameter);
}

/** The schema of an operation for Fastify, from the contract. */
function schemaOf(path: string, method: 'get' | 'post'): FastifySchema {
  const operation: Operation | undefined = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  const parameters = (operation.parameters ?? []).map((each) => resolved(each as Parameter));
  const of = (place: string): object => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const required = own.filter((parameter) => parameter.required === true).map(({ name }) => name);
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    return { type: 'object', additionalProperties: false, required, properties };
  };
  type Content = { readonly content?: { readonly 'application/json'?: { readonly schema: object } } };
  const sent = (operation.requestBody as Content | undefined)?.content?.['application/json']?.schema;
  const [status, answer] = Object.entries(operation.responses as Record<string, Content>)[0] ?? ['', {}];
  const schema = answer.content?.['application/json']?.schema ?? {};
  return elsewhere({
    params: of('path'),
    querystring: of('query'),
    ...(sent === undefined ? {} : { body: sent }),
    response: { [status]: schema },
  });
}

/** The same schema with its references into the one that Fastify was given whole. */
function elsewhere<T extends object>(schema: T): T {
  const text = JSON.stringify(schema).replaceAll(`"$ref":"${SCHEMA_PREFIX}`, `"$ref":"contract${SCHEMA_PREFIX}`);
  return JSON.parse(text) as T;
}

await app.listen({ port: Number(port), host: '127.0.0.1' });
