// What a handler does in which order, whichever of its three forms it is written in.
import type { OperationId } from '../generated/operations.ts';
import type { Context, Outside, Prepared } from '../handlers/handler.ts';
import { handlers } from '../handlers/index.ts';
import type { Received } from './received.ts';

type AnyHandler = (input: Received, context: Context, ready?: unknown) => Promise<unknown>;

export interface Steps {
  readonly prepare?: Prepared<OperationId>['prepare'];
  readonly handle: AnyHandler;
  readonly finish?: (found: unknown, outside: Outside) => Promise<unknown>;
}

/** The steps of an operation's handler. */
export function stepsOf(id: OperationId): Steps {
  const handler = handlers[id] as AnyHandler | Steps;
  return typeof handler === 'function' ? { handle: handler } : handler;
}
