// The contract that a server is checked against: its operations, and the checks of their responses.
import { compileValidators } from '../../contract/compiled.ts';
import type { NamedExamples } from '../../contract/named-examples.ts';
import type { ResponseValidators } from '../../contract/validators.ts';
import { DOOR_CODES } from '../../generated/operations.ts';
import { listClientCalls, type ClientCall } from '../../spec/generator/client-calls.ts';
import {
  HTTP_METHODS,
  parametersOf,
  stringsOf,
  type ContractDocument,
  type Operation as Declared,
  type PermissionRule,
  type DeclaredResponse,
} from '../../spec/generator/document.ts';

/** An operation of the contract. */
export interface ContractOperation extends ClientCall {
  readonly id: string;
  readonly kind: string;
  /** The aggregate that its first path parameter names. */
  readonly root: string | undefined;
  readonly permission: PermissionRule | undefined;
  /** Whether it accepts a user name and password only, not a key. */
  readonly needsUser: boolean;
  /** Whether it needs no credential: anywhere, or on an installation that is open to visitors. */
  readonly isOpen: boolean;
  readonly isOpenToVisitors: boolean;
  /** Every code that it may refuse with. */
  readonly codes: ReadonlySet<string>;
  readonly headers: ReadonlySet<string>;
}

export interface CheckedContract {
  readonly document: ContractDocument;
  readonly version: string;
  readonly operations: ReadonlyMap<string, ContractOperation>;
  /** The roots that ids refer to, by the name of their member, alone or after that of its schema. */
  readonly references: Readonly<Record<string, string | null>>;
  /** Returns the declared response of an operation with this status. */
  readonly findDeclaredResponse: (id: string, status: number) => ResponseValidators | undefined;
  readonly examples: NamedExamples;
}

/** Reads a contract, as validators take it. */
export function contractOf(shipped: ContractDocument, examples: NamedExamples): CheckedContract {
  const document: ContractDocument = { ...shipped, paths: resolveResponses(shipped) };
  const { findResponse } = compileValidators(document);
  const operations = [...listClientCalls(document)].map(([id, call]) => [id, operationOf(id, call, document)] as const);
  return {
    document,
    version: String(document.info['version']),
    operations: new Map(operations),
    references: document['x-references'] as CheckedContract['references'],
    findDeclaredResponse: findResponse,
    examples,
  };
}

function operationOf(id: string, call: ClientCall, document: ContractDocument): ContractOperation {
  const { operation } = call;
  const parameters = parametersOf(operation, document);

  return {
    ...call,
    id,
    kind: operation['x-kind'],
    root: operation['x-root'],
    permission: operation['x-permission'],
    needsUser: operation['x-basic'] !== undefined,
    isOpen: operation.security?.length === 0,
    isOpenToVisitors: operation['x-public'] !== undefined,
    codes: new Set([...DOOR_CODES, ...stringsOf(operation['x-errors'])]),
    headers: new Set(parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase())),
  };
}

/** The paths, with shared responses resolved in each operation. */
function resolveResponses({ paths, components }: ContractDocument): ContractDocument['paths'] {
  const answerOf = (response: DeclaredResponse): DeclaredResponse =>
    components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response;
  const operationOf = (operation: Declared): Declared => ({
    ...operation,
    responses: mapValues(operation.responses, answerOf),
  });
  return mapValues(paths, (item) => ({
    ...item,
    ...Object.fromEntries(HTTP_METHODS.flatMap((verb) => (item[verb] ? [[verb, operationOf(item[verb])]] : []))),
  }));
}

function mapValues<Value>(
  all: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));
}

/** Returns the permissions that a caller needs: any of them, or all. `own` is left out, for it depends on the thing. */
export function rightsOf({ permission }: ContractOperation): {
  readonly names: readonly string[];
  readonly all: boolean;
} {
  if (permission === undefined || permission === 'any') return { names: [], all: true };
  if (typeof permission === 'string') return { names: [permission], all: true };
  const isAll = 'all' in permission;
  return { names: (isAll ? permission.all : permission.any).filter((name) => name !== 'own'), all: isAll };
}
