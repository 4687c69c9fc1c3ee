// How requests are refused: the statuses that follow from what an operation is, and the codes of its own rules.
import { isWrite, hasPage } from './kinds.ts';
import type { ContractDocument, Header, Operation, DeclaredResponse } from './document.ts';
import type { ErrorTable } from './errors.ts';
import { listOwnCodes } from './queues.ts';

/** The refusals by status: component name, description, the body, headers of its own. */
const REFUSALS_BY_STATUS: Record<
  string,
  { name: string; description: string; body: 'Refusal' | 'ProblemList'; headers?: Record<string, string> }
> = {
  401: {
    name: 'LoginRequired',
    description: 'The credential is missing, wrong, expired or revoked.',
    body: 'Refusal',
    headers: { 'WWW-Authenticate': 'WwwAuthenticate' },
  },
  403: {
    name: 'Forbidden',
    description:
      'You lack the permissions that `params.permission` lists, your session has to set up a second factor first, your API key is for websites only, or a page of another site sent a write with a password.',
    body: 'Refusal',
  },
  404: { name: 'NotFound', description: 'The object in the path does not exist.', body: 'Refusal' },
  406: {
    name: 'InvalidInput',
    description: 'The request is invalid. The body lists all problems that validation found.',
    body: 'ProblemList',
  },
  409: {
    name: 'InProgress',
    description: 'A request with the same Idempotency-Key is still in progress: retry after `Retry-After` seconds.',
    body: 'ProblemList',
    headers: { 'Retry-After': 'RetryAfter' },
  },
  410: {
    name: 'Gone',
    description: 'What you ask for is no longer kept.',
    body: 'Refusal',
  },
  412: {
    name: 'PreconditionFailed',
    description: '`If-Match` does not contain the current version. The `ETag` header contains it.',
    body: 'Refusal',
    headers: { ETag: 'ETag' },
  },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than 1 MB, or the file larger than its operation takes.',
    body: 'Refusal',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The operation does not accept the media type of the body.',
    body: 'Refusal',
  },
  422: { name: 'KeyReused', description: 'You used this Idempotency-Key for another request before.', body: 'Refusal' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests: retry after `Retry-After` seconds.',
    body: 'Refusal',
    headers: { 'Retry-After': 'RetryAfter', RateLimit: 'RateLimit' },
  },
  431: { name: 'HeadersTooLarge', description: 'The URL and the headers together exceed 16 kB.', body: 'Refusal' },
  500: {
    name: 'InternalError',
    description: "An error in the service. The `request_id` identifies the request in the server's log.",
    body: 'Refusal',
  },
  503: {
    name: 'Unavailable',
    description: 'The service is busy or shutting down: retry after `Retry-After` seconds.',
    body: 'Refusal',
    headers: { 'Retry-After': 'RetryAfter' },
  },
};

/** The codes of the door for a request whose shape is wrong. */
export const SHAPE_CODES: readonly string[] = [
  'ERR_EXTRA_FIELD',
  'ERR_REQUIRED',
  'ERR_TYPE',
  'ERR_FORMAT',
  'ERR_RANGE',
  'ERR_LENGTH',
  'ERR_NOT_ALLOWED',
  'ERR_DUPLICATE',
  'ERR_MALFORMED',
  'ERR_MORE_PROBLEMS',
];

/** The codes of the statuses that conventions add: refusals of the door, without a handler. */
export const DOOR_CODES: readonly string[] = [
  ...SHAPE_CODES,
  'ERR_CURSOR',
  'ERR_ID_MISMATCH',
  'ERR_TIME_NONEXISTENT',
  'ERR_LOGIN_REQUIRED',
  'ERR_CREDENTIAL_INVALID',
  'ERR_KEY_EXPIRED',
  'ERR_BASIC_REQUIRED',
  'ERR_BASIC_REFUSED',
  'ERR_PERMISSION',
  'ERR_SECOND_FACTOR_REQUIRED',
  'ERR_PUBLIC_KEY',
  'ERR_CROSS_SITE',
  'ERR_NOT_FOUND',
  'ERR_METHOD_NOT_ALLOWED',
  'ERR_PRECONDITION_FAILED',
  'ERR_BODY_TOO_LARGE',
  'ERR_MEDIA_TYPE',
  'ERR_IDEMPOTENCY_KEY_REUSED',
  'ERR_IDEMPOTENCY_IN_PROGRESS',
  'ERR_RATE_LIMITED',
  'ERR_HEADERS_TOO_LARGE',
  'ERR_INTERNAL',
  'ERR_UNAVAILABLE',
];

const HEADER_COMPONENTS: Record<string, string> = {
  'X-Request-Id': 'RequestId',
  'Idempotent-Replayed': 'IdempotentReplayed',
  'X-Boekstaaf-Position': 'Position',
  'X-Ignored-Members': 'IgnoredMembers',
  'X-Total-Count': 'TotalCount',
  'X-Page-Size': 'PageSize',
  'Content-Disposition': 'ContentDisposition',
};

/** Shared headers by the names that travel. */
export function headersOf(list: readonly string[]): Record<string, Header> {
  return Object.fromEntries(
    list.map((name) => [
      HEADER_NAMES[name] ?? name,
      { $ref: `#/components/headers/${HEADER_COMPONENTS[name] ?? name}` },
    ]),
  );
}

/** Headers that travel under the name of another one. */
const HEADER_NAMES: Record<string, string> = { LocationOfCreated: 'Location' };

const ABSENT = 'NotFound';
const ABSENT_PAGE = 'PageNotFound';

/** Adds the shared refusals to the components. */
export function addRefusals(document: ContractDocument): void {
  for (const { name, description, body, headers } of Object.values(REFUSALS_BY_STATUS)) {
    document.components.responses[name] = createRefusal(description, body, headers);
  }

  const absent = document.components.responses[ABSENT] as DeclaredResponse;
  document.components.responses[ABSENT_PAGE] = {
    ...absent,
    description: `${absent.description} An \`Accept\` that names \`text/html\` gets a page.`,
    content: { ...absent.content, 'text/html': { schema: { $ref: '#/components/schemas/RefusalPage' } } },
  };

  document.components.responses['NotModified'] = {
    description: 'Not modified: the response still has the ETag that you sent in `If-None-Match`.',
    headers: headersOf(['X-Request-Id', 'ETag']),
  };
}

function createRefusal(description: string, body: string, headers: Record<string, string> = {}): DeclaredResponse {
  const headerEntries = Object.entries(headers).map(([name, component]) => [
    name,
    { $ref: `#/components/headers/${component}` },
  ]);
  return {
    description,
    headers: { ...headersOf(['X-Request-Id']), ...(Object.fromEntries(headerEntries) as Record<string, Header>) },
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
  };
}

/** The statuses that follow from what an operation is, without its own rules. */
export function listConventionalStatuses(operation: Operation, path: string): Set<string> {
  const statuses = ['401', '406', '429', '431', '500', '503'];
  const isGuarded = (operation.parameters ?? []).some((each) => each['x-permission'] ?? each['x-value-permissions']);
  // A session without the second factor that it needs may do little; a key for websites may not do this either.
  const isForUsers = operation['x-basic'] === 'always' && operation['x-permission'] === 'any';
  const isForAll = operation.security?.length === 0 || (isForUsers && operation['x-before-second-factor'] === true);
  if (isGuarded || isWrite(operation['x-kind']) || !isForAll) statuses.push('403');
  if (path.includes('{')) statuses.push('404');
  if (operation.requestBody) statuses.push('413', '415');
  if (isWrite(operation['x-kind'])) statuses.push('409', '422');
  if (isWrite(operation['x-kind']) && operation['x-root'] !== undefined) statuses.push('412');
  return new Set(statuses);
}

/** Writes into an operation what it can refuse: by what it is, and by the codes of its own rules. */
export function addOperationRefusals(operation: Operation, path: string, errors: ErrorTable): void {
  const conventional = listConventionalStatuses(operation, path);
  const codesByStatus = new Map<string, string[]>();
  for (const code of listOwnCodes(operation)) {
    const status = String(errors[code]?.status);
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }

  for (const status of [...new Set([...conventional, ...codesByStatus.keys()])].sort()) {
    const refusal = REFUSALS_BY_STATUS[status];
    if (!refusal || operation.responses[status]) continue;
    const codes = codesByStatus.get(status);
    const name = refusal.name === ABSENT && hasPage(operation) ? ABSENT_PAGE : refusal.name;
    if (!codes) operation.responses[status] = { $ref: `#/components/responses/${name}` } as DeclaredResponse;
    else {
      const general = conventional.has(status) ? `${refusal.description}\n\n` : '';
      const list = codes.map((code) => `- \`${code}\`: ${errors[code]?.description ?? ''}`).join('\n');
      operation.responses[status] = createRefusal(general + list, refusal.body, refusal.headers);
    }
  }
}
