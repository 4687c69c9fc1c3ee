// What every operation shares, written into the bundle by kind: parameters, headers and refusals. The door does the same.
import type { ErrorTable } from './errors.ts';
import {
  insideOf,
  isRecord,
  KINDS,
  typesOf,
  type Document,
  type Header,
  type Kind,
  type Operation,
  type Parameter,
  type PermissionRule,
  type Place,
  type Response,
  type Schema,
} from './document.ts';

const WRITES: readonly Kind[] = ['create', 'change', 'remove', 'act'];

/** Whether an operation of this kind changes something. */
export function isWrite(kind: Kind): boolean {
  return WRITES.includes(kind);
}

/** A permission rule in its long form; `any` and nothing ask for no particular permission. */
export function permissionRule(rule: PermissionRule | undefined): { anyOf: string[] } | { allOf: string[] } | null {
  if (rule === undefined || rule === 'any') return null;
  return typeof rule === 'string' ? { allOf: [rule] } : rule;
}

/** The refusals by status: component name, description, the body, headers of its own. */
const REFUSALS: Record<
  string,
  { name: string; description: string; body: 'Refusal' | 'ProblemList'; headers?: Record<string, string> }
> = {
  401: {
    name: 'LoginRequired',
    description: 'No credential, or one that is wrong, expired or revoked.',
    body: 'Refusal',
    headers: { 'WWW-Authenticate': 'WwwAuthenticate' },
  },
  403: { name: 'Forbidden', description: 'A permission is missing: `params.permission` names it.', body: 'Refusal' },
  404: { name: 'NotFound', description: 'What the path names does not exist.', body: 'Refusal' },
  406: {
    name: 'InvalidInput',
    description: 'Something in the request is wrong; all problems are listed.',
    body: 'ProblemList',
  },
  409: {
    name: 'InProgress',
    description: 'A request with the same Idempotency-Key is still being worked on.',
    body: 'ProblemList',
    headers: { 'Retry-After': 'RetryAfter' },
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The resource has another version than If-Match says; ETag tells the current one.',
    body: 'Refusal',
    headers: { ETag: 'ETag' },
  },
  413: { name: 'TooLarge', description: 'The body is larger than 1 MB.', body: 'Refusal' },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as a media type that is read here.',
    body: 'Refusal',
  },
  422: { name: 'KeyReused', description: 'The Idempotency-Key was used for another request before.', body: 'Refusal' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests: wait as long as Retry-After says.',
    body: 'Refusal',
    headers: { 'Retry-After': 'RetryAfter', RateLimit: 'RateLimit' },
  },
  500: { name: 'InternalError', description: 'Our mistake; the request id finds it in the log.', body: 'Refusal' },
  503: {
    name: 'Unavailable',
    description: 'The service is busy or stopping: try again later.',
    body: 'Refusal',
    headers: { 'Retry-After': 'RetryAfter' },
  },
};

/** The codes behind the statuses that conventions add: what the door answers without a handler. */
export const DOOR_CODES: readonly string[] = [
  'ERR_EXTRA_FIELD',
  'ERR_REQUIRED',
  'ERR_TYPE',
  'ERR_FORMAT',
  'ERR_RANGE',
  'ERR_LENGTH',
  'ERR_NOT_ALLOWED',
  'ERR_DUPLICATE',
  'ERR_MALFORMED',
  'ERR_ID_MISMATCH',
  'ERR_TIME_NONEXISTENT',
  'ERR_LOGIN_REQUIRED',
  'ERR_BASIC_REQUIRED',
  'ERR_PERMISSION',
  'ERR_NOT_FOUND',
  'ERR_METHOD_NOT_ALLOWED',
  'ERR_PRECONDITION_FAILED',
  'ERR_BODY_TOO_LARGE',
  'ERR_MEDIA_TYPE',
  'ERR_IDEMPOTENCY_KEY_REUSED',
  'ERR_IDEMPOTENCY_IN_PROGRESS',
  'ERR_RATE_LIMITED',
  'ERR_INTERNAL',
  'ERR_UNAVAILABLE',
];

/** Header parameters that conventions add; the SDK sends them by option, so they are no arguments there. */
export const SHARED_HEADERS: readonly string[] = ['IdempotencyKey', 'IfMatch', 'IfNoneMatch', 'Prefer'];

/** Writes the shared parts into every operation and every schema. Returns what is wrong, with the place. */
export function applyConventions(document: Document, places: readonly Place[], errors: ErrorTable): string[] {
  const complaints: string[] = [];
  addRefusals(document);
  const roots = new Map(places.map(({ operation }) => [operation.operationId, operation['x-root']]));
  for (const place of places) {
    complaints.push(...misstatements(place, errors));
    if (KINDS.includes(place.operation['x-kind'])) complete(place, errors, roots);
  }
  Object.values(document.components.schemas).forEach(close);
  for (const { operation } of places) {
    operation.parameters?.forEach((each) => {
      if (isRecord(each.schema)) close(each.schema);
    });
    Object.values(operation.responses).forEach((each) => {
      Object.values(each.content ?? {}).forEach((media) => {
        if (media.schema) close(media.schema);
      });
    });
  }
  return complaints;
}

/** What would make the rest of the tools stumble; finer points are lint.ts's. */
function misstatements({ operation, where, path }: Place, errors: ErrorTable): string[] {
  const wrong: string[] = [];
  const kind: unknown = operation['x-kind'];
  if (!KINDS.includes(operation['x-kind'])) wrong.push(`x-kind is ${String(kind)}: write one of ${KINDS.join(', ')}.`);
  if (!isRecord(operation.responses)) wrong.push('write `responses:` with the success status.');
  if (typeof operation.operationId !== 'string') wrong.push('write `operationId: verbNoun`.');
  if (!Array.isArray(operation.tags) || operation.tags.length !== 1) wrong.push('write one tag: `tags: [locations]`.');
  for (const code of operation['x-errors'] ?? []) {
    if (!errors[code]) wrong.push(`x-errors names ${code}: add it to spec/errors.yaml.`);
  }
  const template = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'path' && !template.has(parameter.name)) wrong.push(`no {${parameter.name}} in ${path}.`);
  }
  return wrong.map((each) => `${where}: ${each}`);
}

function complete(place: Place, errors: ErrorTable, roots: ReadonlyMap<string, string | undefined>): void {
  const { operation, path } = place;
  operation.parameters = [
    ...pathParameters(operation, path),
    ...ownParameters(operation),
    ...sharedParameters(operation),
  ];
  if (operation.parameters.length === 0) delete operation.parameters;
  describePermission(operation);
  if (operation['x-basic'] === 'always') operation.security = [{ basic: [] }];
  acceptMergePatch(place);
  addSuccessHeaders(operation, roots);
  addOperationRefusals(operation, path, errors);
}

function ownParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).filter((each) => each.in !== 'path');
}

function pathParameters(operation: Operation, path: string): Parameter[] {
  const declared = operation.parameters ?? [];
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const own = declared.find((each) => each.in === 'path' && each.name === name);
    return own
      ? { ...own, required: true }
      : { name, in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } };
  });
}

/** Whether a list takes page and page_size. */
export function isPaged(operation: Operation): boolean {
  return operation['x-kind'] === 'list' && operation['x-paged'] !== false;
}

function sharedParameters(operation: Operation): Parameter[] {
  const kind = operation['x-kind'];
  const own = ownParameters(operation);
  const names: string[] = [];
  if (isPaged(operation))
    names.push(...['page', 'page_size'].filter((name) => !own.some((each) => each.name === name)));
  if (isWrite(kind)) names.push('IdempotencyKey');
  if (isWrite(kind) && operation['x-root'] !== undefined) names.push('IfMatch');
  if (isConditionalRead(operation)) names.push('IfNoneMatch');
  if (takesInput(operation)) names.push('Prefer');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter);
}

function isConditionalRead(operation: Operation): boolean {
  return operation['x-kind'] === 'read' && operation['x-root'] !== undefined;
}

/** Whether there is something that could hold an unknown member: a body or query parameters. */
function takesInput(operation: Operation): boolean {
  const queries = (operation.parameters ?? []).some((each) => each.in === 'query');
  return queries || operation.requestBody !== undefined || isPaged(operation);
}

function describePermission(operation: Operation): void {
  const rule = permissionRule(operation['x-permission']);
  const sentences = [operation.description.trim()];
  if (rule && 'allOf' in rule) sentences.push(`Needs the permission ${names(rule.allOf, 'and')}.`);
  if (rule && 'anyOf' in rule) sentences.push(`Needs the permission ${names(rule.anyOf, 'or')}.`);
  for (const parameter of ownParameters(operation)) sentences.push(...guardSentences(parameter));
  if (operation['x-basic'] === 'always') sentences.push('Accepts a user name and password only (Basic), no API key.');
  if (operation['x-basic'] === 'strict') {
    sentences.push('Accepts a user name and password only (Basic), unless the installation also allows API keys here.');
  }
  operation.description = sentences.filter((each) => each !== '').join('\n\n');
}

function guardSentences(parameter: Parameter): string[] {
  const rule = permissionRule(parameter['x-permission']);
  const sentences: string[] = [];
  const told = (each: { anyOf: string[] } | { allOf: string[] }): string =>
    'anyOf' in each ? names(each.anyOf, 'or') : names(each.allOf, 'and');
  if (rule) sentences.push(`\`${parameter.name}\` needs the permission ${told(rule)}.`);
  for (const [value, guard] of Object.entries(parameter['x-value-permissions'] ?? {})) {
    const own = permissionRule(guard);
    if (own) sentences.push(`\`${parameter.name}=${value}\` needs the permission ${told(own)}.`);
  }
  return sentences;
}

function names(list: readonly string[], word: 'and' | 'or'): string {
  return list.map((each) => `\`${each}\``).join(` ${word} `);
}

function acceptMergePatch({ operation, method }: Place): void {
  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  if (method === 'patch' && content && json) content['application/merge-patch+json'] ??= json;
}

function addSuccessHeaders(operation: Operation, roots: ReadonlyMap<string, string | undefined>): void {
  const kind = operation['x-kind'];
  const created = operation['x-created'];
  const root = operation['x-root'] ?? (created === undefined ? undefined : roots.get(created));
  for (const [status, response] of Object.entries(operation.responses)) {
    const headers = ['X-Request-Id'];
    const ok = Number(status) < 300;
    if (created !== undefined && ok) headers.push('Location');
    if (ok && root !== undefined && response.content && kind !== 'list' && kind !== 'ask') headers.push('ETag');
    if (isWrite(kind)) headers.push('Idempotent-Replayed');
    if (ok && takesInput(operation)) headers.push('X-Ignored-Members');
    if (ok && isPaged(operation)) headers.push('X-Total-Count', 'X-Page-Size', 'Link');
    response.headers = { ...headersOf(headers), ...response.headers };
  }
  if (isConditionalRead(operation))
    operation.responses['304'] = { $ref: '#/components/responses/NotModified' } as Response;
}

const HEADERS: Record<string, string> = {
  'X-Request-Id': 'RequestId',
  'Idempotent-Replayed': 'IdempotentReplayed',
  'X-Ignored-Members': 'IgnoredMembers',
  'X-Total-Count': 'TotalCount',
  'X-Page-Size': 'PageSize',
};

function headersOf(list: readonly string[]): Record<string, Header> {
  return Object.fromEntries(list.map((name) => [name, { $ref: `#/components/headers/${HEADERS[name] ?? name}` }]));
}

function addRefusals(document: Document): void {
  for (const { name, description, body, headers } of Object.values(REFUSALS)) {
    document.components.responses[name] = refusal(description, body, headers);
  }
  document.components.responses['NotModified'] = {
    description: 'Nothing has changed since the ETag in If-None-Match.',
    headers: headersOf(['X-Request-Id', 'ETag']),
  };
}

function refusal(description: string, body: string, headers: Record<string, string> = {}): Response {
  const own = Object.entries(headers).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]);
  return {
    description,
    headers: { ...headersOf(['X-Request-Id']), ...(Object.fromEntries(own) as Record<string, Header>) },
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
  };
}

/** The statuses that follow from what an operation is, without its own rules. */
function conventionalStatuses(operation: Operation, path: string): Set<string> {
  const statuses = ['401', '406', '429', '500', '503'];
  const guarded = (operation.parameters ?? []).some((each) => each['x-permission'] ?? each['x-value-permissions']);
  if (permissionRule(operation['x-permission']) !== null || guarded) statuses.push('403');
  if (path.includes('{')) statuses.push('404');
  if (operation.requestBody) statuses.push('413', '415');
  if (isWrite(operation['x-kind'])) statuses.push('409', '422');
  if (isWrite(operation['x-kind']) && operation['x-root'] !== undefined) statuses.push('412');
  return new Set(statuses);
}

function addOperationRefusals(operation: Operation, path: string, errors: ErrorTable): void {
  const conventional = conventionalStatuses(operation, path);
  const own = new Map<string, string[]>();
  for (const code of operation['x-errors'] ?? []) {
    const status = String(errors[code]?.status);
    own.set(status, [...(own.get(status) ?? []), code]);
  }
  for (const status of [...new Set([...conventional, ...own.keys()])].sort()) {
    const known = REFUSALS[status];
    if (!known || operation.responses[status]) continue;
    const codes = own.get(status);
    if (!codes) operation.responses[status] = { $ref: `#/components/responses/${known.name}` } as Response;
    else {
      const general = conventional.has(status) ? `${known.description}\n\n` : '';
      const list = codes.map((code) => `- \`${code}\`: ${errors[code]?.description ?? ''}`).join('\n');
      operation.responses[status] = refusal(general + list, known.body, known.headers);
    }
  }
}

const BOUND = 1_000_000_000;

/** What a format says about the value: bounds and lengths, unless the schema states its own. */
const FORMATS: Record<string, Schema> = {
  money: { minimum: -BOUND, maximum: BOUND },
  'unit-price': { minimum: -BOUND, maximum: BOUND },
  percentage: { minimum: 0, maximum: 100 },
  date: { maxLength: 10 },
  'date-time': { maxLength: 35 },
  duration: { maxLength: 64 },
  email: { maxLength: 254 },
  uri: { maxLength: 2048 },
};

/** Closes objects and bounds formats, in place, down to where a reference leads elsewhere. */
function close(schema: Schema): void {
  if (schema.properties) schema.additionalProperties ??= false;
  const bounds = schema.format === undefined ? undefined : FORMATS[schema.format];
  const applies = typesOf(schema).some((type) => type === 'number' || type === 'string');
  if (bounds && applies && !schema.enum) Object.assign(schema, { ...bounds, ...schema });
  insideOf(schema).forEach(close);
}
