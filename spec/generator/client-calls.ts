// The calls of the client: the group and method of each operation, its arguments, and a call for an example.
import { inspect } from 'node:util';
import {
  findJsonSchema,
  HTTP_METHODS,
  findReferredName,
  typesOf,
  type ContractDocument,
  type Operation,
  type Parameter,
  type Schema,
} from './document.ts';
import { createMethodNames } from './method-names.ts';

/** An operation as a method of the client: `client.bookings.update(id, body, options?)`. */
export interface ClientCall {
  readonly operation: Operation;
  /** The HTTP method in capitals, and the path from /api2 on. */
  readonly verb: string;
  readonly path: string;
  readonly group: string;
  readonly method: string;
  /** Path parameters, in the order of the path. */
  readonly ids: readonly Parameter[];
  /** Query parameters, which go into the last argument. */
  readonly query: readonly Parameter[];
  /** The body: its schema, its media type, and whether it may be left out. */
  readonly body: { readonly schema: Schema; readonly type: string; readonly isNeeded: boolean } | undefined;
  readonly isList: boolean;
  /** The media type of a file that is returned. */
  readonly file: string | undefined;
}

/** All calls of a contract, by the ids of their operations, in the order of the contract. */
export function listClientCalls(document: ContractDocument): ReadonlyMap<string, ClientCall> {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((verb) => {
      const operation = item[verb];
      return operation ? [{ id: operation.operationId, path, verb: verb.toUpperCase(), operation }] : [];
    }),
  );
  const groups = new Map(all.map(({ operation }) => [operation.tags[0] ?? '', new Map<string, string>()]));
  for (const group of groups.keys())
    groups.set(
      group,
      new Map(
        createMethodNames(
          group,
          all.filter(({ operation }) => operation.tags[0] === group),
        ),
      ),
    );

  return new Map(
    all.map(({ id, path, verb, operation }) => {
      const group = operation.tags[0] ?? '';
      const parameters = (operation.parameters ?? []).map((each) => resolveParameter(document, each));
      const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const query = parameters.filter((each) => each.in === 'query' && each.name !== 'cursor');
      const call: ClientCall = {
        operation,
        verb,
        path: `/api2${path}`,
        group,
        method: groups.get(group)?.get(id) ?? id,
        ids: pathNames.flatMap((name) => parameters.filter((each) => each.in === 'path' && each.name === name)),
        query,
        body: bodyOf(operation),
        isList: query.some(({ name }) => name === 'page_size'),
        file: fileOf(operation),
      };

      return [id, call];
    }),
  );
}

/** Returns the signature of the method: `client.bookings.update(id, body, options?)`. */
export function signatureOf({ group, method, ids, body, query }: ClientCall): string {
  const needsQuery = query.some(({ required }) => required === true);
  const parameters = [
    ...ids.map(({ name }) => name),
    ...(body ? [body.isNeeded ? 'body' : 'body?'] : []),
    needsQuery ? 'options' : 'options?',
  ];
  return `client.${group}.${method}(${parameters.join(', ')})`;
}

/** A statement that calls the operation with the contract's examples, as a program would have it after making `client`. */
export function sampleOf(document: ContractDocument, call: ClientCall): string {
  const { group, method, ids, body, query, isList, file } = call;
  const options = Object.fromEntries(
    query.filter(({ required }) => required === true).map((each) => [each.name, composeExample(document, each.schema)]),
  );

  const args = [
    ...ids.map(({ schema }) => formatLiteral(composeExample(document, schema))),
    ...(body?.isNeeded === true
      ? [body.type === JSON_TYPE ? formatLiteral(composeExample(document, body.schema)) : writeUpload(body.type)]
      : []),
    ...(Object.keys(options).length > 0 ? [formatLiteral(options)] : []),
  ];
  const callText = `client.${group}.${method}(${args.join(', ')})`;
  if (isList) return `for await (const each of ${callText}) console.log(each);`;
  if (file !== undefined)
    return `await ${callText}.saveTo('${method.replace(/^get/, '').toLowerCase()}.${endingOf(file)}');`;

  return `await ${callText};`;
}

const JSON_TYPE = 'application/json';

function writeUpload(type: string): string {
  return `await openAsBlob('file.${endingOf(type)}', { type: '${type}' })`;
}

function endingOf(type: string): string {
  return (
    { 'message/rfc822': 'eml', 'text/calendar': 'ics', 'application/octet-stream': 'bin' }[type] ??
    type.replace(/^.*\//, '')
  );
}

function bodyOf({ requestBody }: Operation): ClientCall['body'] {
  if (!requestBody) return undefined;
  const type = requestBody.content[JSON_TYPE] ? JSON_TYPE : (Object.keys(requestBody.content)[0] ?? JSON_TYPE);
  return { schema: requestBody.content[type]?.schema ?? {}, type, isNeeded: requestBody.required === true };
}

function fileOf({ responses }: Operation): string | undefined {
  const { content = {} } = responses['200'] ?? {};
  return content[JSON_TYPE] ? undefined : Object.keys(content)[0];
}

/** The example of a schema in the contract; made of its parts where it shows nothing whole. */
export function composeExample(document: ContractDocument, schema: Schema): unknown {
  const name = findReferredName(schema);
  const target = name === undefined ? schema : (document.components.schemas[name] ?? {});
  if (target.examples?.[0] !== undefined) return target.examples[0];
  if (name !== undefined) return composeExample(document, target);
  if (target.enum) return target.enum.find((each) => each !== null);

  const first = [...(target.oneOf ?? []), ...(target.anyOf ?? [])].find((each) => !typesOf(each).includes('null'));
  if (first) return composeExample(document, first);
  if (target.allOf) return Object.assign({}, ...target.allOf.map((each) => composeExample(document, each))) as unknown;
  if (target.items) return [composeExample(document, target.items)];
  if (target.properties) {
    const members = Object.entries(target.properties).map(([member, each]) => [member, composeExample(document, each)]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as unknown;
  }

  return target.default;
}

function formatLiteral(value: unknown): string {
  return inspect(value, { depth: null, breakLength: 100, compact: 3, maxArrayLength: null, maxStringLength: null });
}

function resolveParameter(document: ContractDocument, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return name === undefined ? parameter : (document.components.parameters[name] ?? parameter);
}

/** The schema of an operation's response, in words: `Booking`, `ListedBooking[]`, nothing. */
export function answerOf({ operation, isList, file }: ClientCall): string {
  if (file !== undefined) return 'FileCall';
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = findJsonSchema(success?.content);
  if (!schema) return 'Call<void>';
  const item = schema.items ?? schema;
  const name = findReferredName(item.anyOf?.[0] ?? item) ?? 'object';
  if (isList) return `PagedCall<${schema.items ? name : `ItemOf<${name}>`}>`;
  return `Call<${schema.items ? `${name}[]` : name}>`;
}
