// What a handler is given of a request: its parts in inside values, frozen.
import type { Zone } from '../domain/calendar.ts';
import type { Parts } from './contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { fromWire } from '../generated/wire.ts';

export interface Received {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The request in inside values, frozen: a retry after a conflict must see what the first try saw. */
export function receive(id: OperationId, { path, query, requestBody }: Parts, zone: Zone): Received {
  const convert = fromWire[id];
  return deepFreeze({
    path: (convert?.path === undefined ? path : convert.path(path, zone)) as Received['path'],
    query: (convert?.query === undefined ? query : convert.query(query, zone)) as Received['query'],
    // An optional body may be absent.
    body: requestBody === undefined ? undefined : (convert?.body?.(requestBody, zone) ?? requestBody),
  });
}

function deepFreeze<T>(value: T): T {
  // Bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || value instanceof Uint8Array)
    return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
