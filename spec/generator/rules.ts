// Makes generated/operations.ts: what the door must know about each operation, the codes, the permissions, the events.
import { deprecationsOf } from './deprecated.ts';
import { findAnnouncedNouns } from './announced.ts';
import { parametersOf, type ContractDocument, type Parameter, type OperationPlace } from './document.ts';
import type { ErrorTable } from './errors.ts';
import { isPaged, expandPermission, hasPage } from './kinds.ts';
import { accountLimitsOf, limitsOf } from './limits.ts';
import { findOwnRule } from './own.ts';
import { QUEUES, listOwnCodes } from './queues.ts';
import { DOOR_CODES } from './refusals.ts';

const OPERATIONS_HEAD = `// Made by npm run generate from spec/. Never edit. What the door knows about each operation, and the names of the contract.

/** The permissions that a caller needs: one of these, or all of them. */
export type PermissionRule = { readonly anyOf: readonly Permission[] } | { readonly allOf: readonly Permission[] };

/** The rules of an operation in the contract; \`operations\` holds them with literal types. */
export interface OperationRules {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the contract, without the base path: /locaties/{id} */
  readonly path: string;
  readonly kind: 'list' | 'read' | 'ask' | 'statistic' | 'create' | 'change' | 'remove' | 'act';
  readonly tag: string;
  /** Whether it can be called without a credential. */
  readonly public: boolean;
  /** The feature that an installation opens to the public when it lets this be called without a credential too. */
  readonly opens?: 'online-booking';
  /** How often an address may call it without a credential, the longest period first. */
  readonly limits?: readonly Limit[];
  /** How often an account may call it, all of its keys together; operations with equal limits are counted together. */
  readonly accountLimits?: readonly Limit[];
  /** Where its calls wait for their turn. */
  readonly queue?: QueueName;
  /** null: any valid credential will do, or none where it is public. */
  readonly permission: PermissionRule | null;
  /** Any credential will do whose account has a permission, whichever it is. */
  readonly needsRights?: true;
  /** A caller without the permission may do it for their own things: the id found here is that of their account. */
  readonly own?: { readonly in: 'path' | 'body' | 'root'; readonly name: string };
  /** It exists only in a sandbox. */
  readonly only?: 'sandbox';
  /** Whether it takes page, page_size and cursor, and returns X-Total-Count. */
  readonly paged: boolean;
  /** The success statuses, ascending. */
  readonly success: readonly number[];
  /** The codes of its own rules, beyond what its kind brings. */
  readonly errors: readonly ErrorCode[];
  /** The aggregate that the first path parameter names. */
  readonly root?: Root;
  /** A read without a root whose bytes have an ETag. */
  readonly conditional?: true;
  /** Browsers get pages, also for refusals with status 404. */
  readonly page?: true;
  /** Basic is mandatory: always, or unless the installation loosens it. */
  readonly basic?: 'always' | 'strict';
  /** Whether a session may do it that has to set up a second factor first. */
  readonly beforeSecondFactor?: true;
  /** The operation that reads what this one makes: its path is the Location. */
  readonly created?: string;
  /** The GET of the same path. */
  readonly reads?: string;
  /** Permissions that query parameters, or single values of them, need. */
  readonly guards?: Readonly<Record<string, ParameterGuard>>;
}

/** A part of a request that will end, as spec/generator/deprecated.ts finds it: both moments in seconds since 1970. */
export interface Deprecation {
  readonly in: 'operation' | 'query' | 'body';
  readonly steps: readonly string[];
  readonly value?: string;
  readonly deprecated: number;
  readonly sunset: number;
}

/** So many calls in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface ParameterGuard {
  /** The operation needs no credential, and this parameter does. */
  readonly credential?: true;
  readonly permission?: PermissionRule;
  readonly values?: Readonly<Record<string, PermissionRule>>;
}

`;

/** The text of generated/operations.ts. */
export function generateOperations(
  document: ContractDocument,
  places: readonly OperationPlace[],
  errors: ErrorTable,
): string {
  const rules = places.map(
    (place) => `  ${place.operation.operationId}: ${writeLiteral(ruleOf(place, places, document))},`,
  );
  const permissions = enumOf(document, 'Permission');
  const roots = [...new Set(places.flatMap(({ operation }) => operation['x-root'] ?? []))].sort();
  const statuses = Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status]));
  const ends = places.map(({ operation }) => [operation.operationId, deprecationsOf(operation, document)] as const);
  const deprecations = Object.fromEntries(ends.filter(([, list]) => list.length > 0));
  const nouns = Object.fromEntries(findAnnouncedNouns(document.components.schemas));
  const parts = [
    `export const operations = {\n${rules.join('\n')}\n} as const satisfies Record<string, OperationRules>;`,
    'export type OperationId = keyof typeof operations;',
    `/** The parts of requests that will end, by operation. */\nexport const DEPRECATIONS: Readonly<Partial<Record<OperationId, readonly Deprecation[]>>> = ${writeLiteral(deprecations)};`,
    `/** The queues of operations that take long. */\nexport type QueueName = ${QUEUES.map((name) => `'${name}'`).join(' | ')};`,
    `/** The status of each error code. */\nexport const STATUS = ${writeLiteral(statuses)} as const;`,
    'export type ErrorCode = keyof typeof STATUS;',
    `/** The codes that any operation may refuse with: those of the conventions. */\nexport const DOOR_CODES: readonly ErrorCode[] = ${writeLiteral(DOOR_CODES)};`,
    `export const permissions = ${writeLiteral(permissions)} as const;`,
    'export type Permission = (typeof permissions)[number];',
    `export const roots = ${writeLiteral(roots)} as const;`,
    '/** The aggregates: tables whose rows carry a version. */\nexport type Root = (typeof roots)[number];',
    `export const EVENT_OBJECTS = ${writeLiteral(enumOf(document, 'EventObject'))} as const;`,
    'export type EventObject = (typeof EVENT_OBJECTS)[number];',
    `/** The nouns that tell of the objects which exist by now. */\nexport const EVENT_NOUNS = ${writeLiteral(nouns)} as const;`,
  ];

  return `${OPERATIONS_HEAD}${parts.join('\n\n')}\n`;
}

function ruleOf(
  place: OperationPlace,
  places: readonly OperationPlace[],
  document: ContractDocument,
): Record<string, unknown> {
  const { operation, method, path } = place;
  const success = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 400 && status !== 304);
  const reads = method === 'get' ? undefined : places.find((each) => each.path === path && each.method === 'get');
  const parameters = parametersOf(operation, document);
  const guards = guardsOf(parameters, operation['x-public'] !== undefined);
  const ownRule = findOwnRule(operation);
  const limits = limitsOf(operation);
  const accountLimits = accountLimitsOf(operation);

  return {
    method,
    path,
    kind: operation['x-kind'],
    tag: operation.tags[0],
    public: Array.isArray(operation.security) && operation.security.length === 0,
    ...(operation['x-public'] === undefined ? {} : { opens: operation['x-public'] }),
    ...(limits.length === 0 ? {} : { limits }),
    ...(accountLimits.length === 0 ? {} : { accountLimits }),
    permission: expandPermission(operation['x-permission']),
    ...(operation['x-needs-rights'] === true ? { needsRights: true } : {}),
    ...(ownRule === null ? {} : { own: ownRule }),
    ...(operation['x-only'] === undefined ? {} : { only: operation['x-only'] }),
    paged: isPaged(operation),
    success: success.sort((a, b) => a - b),
    errors: listOwnCodes(operation),
    ...(operation['x-queue'] === undefined ? {} : { queue: operation['x-queue'] }),
    ...(operation['x-root'] === undefined ? {} : { root: operation['x-root'] }),
    ...(operation['x-conditional'] === true ? { conditional: true } : {}),
    ...(hasPage(operation) ? { page: true } : {}),
    ...(operation['x-basic'] === undefined ? {} : { basic: operation['x-basic'] }),
    ...(operation['x-before-second-factor'] === true ? { beforeSecondFactor: true } : {}),
    ...(operation['x-created'] === undefined ? {} : { created: operation['x-created'] }),
    ...(reads ? { reads: reads.operation.operationId } : {}),
    ...(Object.keys(guards).length > 0 ? { guards } : {}),
  };
}

/** The needs of parameters apart from the operation. `any` on one is a credential, where the operation itself needs none. */
function guardsOf(parameters: readonly Parameter[], isOpen: boolean): Record<string, unknown> {
  const guards: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const permission = expandPermission(parameter['x-permission']);
    const values = Object.entries(parameter['x-value-permissions'] ?? {}).map(([value, rule]) => [
      value,
      expandPermission(rule),
    ]);
    const isClosed = isOpen && parameter['x-permission'] !== undefined;
    if (permission === null && values.length === 0 && !isClosed) continue;
    guards[parameter.name] = {
      ...(isClosed ? { credential: true } : {}),
      ...(permission ? { permission } : {}),
      ...(values.length > 0 ? { values: Object.fromEntries(values) as unknown } : {}),
    };
  }

  return guards;
}

function enumOf(document: ContractDocument, name: string): string[] {
  return (document.components.schemas[name]?.enum ?? []).map(String);
}

/** A value as TypeScript source on one line: JSON with bare keys where they may be. */
function writeLiteral(value: unknown): string {
  const text = JSON.stringify(value, null, 1).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
  return text.replace(/\n\s*/g, ' ');
}
