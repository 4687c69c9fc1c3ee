// Sends the requests of the fuzz and checks the rules that every response must meet.
import { AssertionError } from 'chai';
import { operations } from '../../../generated/operations.ts';
import { SHAPE_CODES } from '../../../spec/generator/refusals.ts';
import { clock } from '../clock.ts';
import type { OperationFacts } from '../contract.ts';
import { ADMINISTRATOR, sendRaw } from '../index.ts';
import type { RawResponse } from '../raw.ts';
import { SEED } from '../random.ts';
import { findPlace, errorsAt, followReference, type FuzzSchema } from './schemas.ts';
import { addressOf, type TestRequest } from './slots.ts';

/** Headers that HTTP sends with any answer: no operation declares them. */
const GENERAL_HEADERS =
  /^(cache-control|connection|content-(length|type)|date|keep-alive|transfer-encoding|vary|x-content-type-options)$/;

interface ResponseDeclaration {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: FuzzSchema }>>;
}

/** Sends a request, by password where a key will not do; again after the window of a limit that it exceeds. */
export async function ask(request: TestRequest): Promise<RawResponse> {
  const response = await askOnce(request);
  if (response.status !== 429) return response;
  clock.advance({ seconds: Number(response.headers['retry-after']) });
  return askOnce(request);
}

function askOnce(request: TestRequest): Promise<RawResponse> {
  const { operation, header, body } = request;
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)]));
  return sendRaw(operation.method, addressOf(request), {
    ...('cookie' in header ? { auth: null } : operation.basicOnly ? { auth: ADMINISTRATOR } : {}),
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    headers: {
      ...(operation.takesBody ? { 'content-type': operation.takesFile ?? 'application/json' } : {}),
      ...headers,
    },
  });
}

/** The codes of a refusal. */
function codesOf({ body, status }: RawResponse): readonly string[] {
  if (status < 400) return [];
  const problems = (Array.isArray(body) ? body : [body]) as readonly { readonly code?: string }[];
  return problems.map((each) => each.code ?? 'no code');
}

/** Whether the request was refused for its shape, by the door or by a rule of the operation that says so. */
export function isRefusedForShape({ id }: OperationFacts, response: RawResponse): boolean {
  const operationErrors: readonly string[] = operations[id].errors;
  return codesOf(response).some((code) => SHAPE_CODES.includes(code) && !operationErrors.includes(code));
}

/** Faults of an answer to any request: its status, a header, its media type or its body is not as declared. */
export function findBrokenPromise({ id, statuses }: OperationFacts, response: RawResponse): string | null {
  const { status, headers, text, body } = response;
  if (status >= 500) return 'the service failed';
  if (!statuses.includes(status)) return `${String(status)} is not declared`;

  const type = headers['content-type']?.split(';')[0] ?? '';
  const { content = {}, headers: declaredHeaders = {} } = responseOf(id, status);
  const declaredNames = Object.keys(declaredHeaders).map((name) => name.toLowerCase());
  const unknown = Object.keys(headers).find((name) => !GENERAL_HEADERS.test(name) && !declaredNames.includes(name));
  if (status < 400 && unknown !== undefined) return `the header ${unknown} is not declared for ${String(status)}`;
  if (text === '') return Object.keys(content).length > 0 && status < 300 ? 'the body is missing' : null;

  const promised = content[type];
  if (promised === undefined) return `${type} is not declared for ${String(status)}`;
  if (type !== 'application/json') return null;

  const wrong = errorsAt(placeOf(id, status), body);
  return wrong.length === 0 ? null : `the body does not fit: ${JSON.stringify(wrong.slice(0, 3))}`;
}

/** The media types of the bodies with which an operation says that it was done; none where it says so without a body. */
export function successTypesOf({ id, statuses }: OperationFacts): readonly string[] {
  const successStatuses = statuses.filter((status) => status < 300);
  return [...new Set(successStatuses.flatMap((status) => Object.keys(responseOf(id, status).content ?? {})))];
}

function responseOf(id: OperationFacts['id'], status: number): ResponseDeclaration {
  const { path, method } = operations[id];
  return followReference(findPlace('paths', path, method, 'responses', String(status))).schema;
}

function placeOf(id: OperationFacts['id'], status: number): string {
  const { path, method } = operations[id];
  const { pointer } = followReference(findPlace('paths', path, method, 'responses', String(status)));
  return `${pointer}/content/application~1json/schema`;
}

const MAX_SHOWN_CHARACTERS = 3_000;
const cut = (text: string): string =>
  text.length > MAX_SHOWN_CHARACTERS
    ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}… (${String(text.length)} characters)`
    : text;

/** Returns a text from which this request can be sent again. */
export function describeRequest(request: TestRequest, response?: RawResponse): string {
  const { operation, header, body } = request;
  return [
    `${operation.id} (SEED=${String(SEED)})`,
    `  ${operation.method} ${cut(addressOf(request))} ${JSON.stringify(header)}`,
    ...(body === undefined ? [] : [`  ${body instanceof Uint8Array ? 'a file' : cut(JSON.stringify(body))}`]),
    ...(response === undefined ? [] : [`  answered ${String(response.status)} ${cut(response.text)}`]),
  ].join('\n');
}

/** Throws when something is wrong, with all that is needed to see it again. */
export function assertNoProblem(request: TestRequest, response: RawResponse, wrong: string | null): void {
  if (wrong !== null) throw new AssertionError(`${wrong}\n${describeRequest(request, response)}`);
}

/** The fault of the answer to a request that does not fit. */
export function findResponseProblem({ operation }: TestRequest, response: RawResponse): string | null {
  const promise = findBrokenPromise(operation, response);
  if (promise !== null) return promise;
  return response.status === 406 ? null : `what does not fit was answered ${String(response.status)}`;
}
