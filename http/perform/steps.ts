// The steps of an operation in the door: before its transaction, in it, and after its commit.
import type { OperationId } from '../../generated/operations.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Context, Handlers, PreparedHandler } from '../../handlers/handler.ts';
import type { Services } from '../../handlers/services.ts';
import type { HandlerInput } from '../request/handler-input.ts';

export type AnyHandler = (input: HandlerInput, context: Context, ready?: unknown) => Promise<unknown>;

/**
 * A handler without the types of its operation: see `PreparedHandler`, `RestrictedHandler`, `LockingHandler`,
 * `FinishedHandler` and `CompletedHandler` in handlers/handler.ts.
 */
export interface OperationSteps {
  readonly prepare?: PreparedHandler<OperationId>['prepare'];
  readonly allow?: (input: HandlerInput, context: Context) => Promise<void>;
  readonly listLockedIds?: (input: HandlerInput) => readonly number[];
  readonly handle: AnyHandler;
  readonly finish?: (output: unknown, services: Services) => Promise<unknown>;
  readonly complete?: (output: unknown, db: Reader) => Promise<unknown>;
}

/** Returns the steps of an operation. */
export function stepsOf(handlers: Handlers, id: OperationId): OperationSteps {
  const handler = handlers[id] as AnyHandler | OperationSteps;
  return typeof handler === 'function' ? { handle: handler } : handler;
}
