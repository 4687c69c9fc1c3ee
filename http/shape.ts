// The rules of an operation in the contract, for all parts of the door.
import { operations, type OperationId, type OperationRules } from '../generated/operations.ts';

/** Returns the rules of an operation without their literal types, for code that serves all operations. */
export function shapeOf(id: OperationId): OperationRules {
  return operations[id];
}

/** Whether an operation changes nothing. */
export function isReading(id: OperationId): boolean {
  return ['list', 'read', 'ask', 'statistic'].includes(shapeOf(id).kind);
}

/** Whether all callers of an operation get an equal response: it reads, and not by a token or a code. */
export function isForEverybody(id: OperationId): boolean {
  const { kind, root } = shapeOf(id);
  const isBySecret = kind === 'read' && root === undefined;
  return isReading(id) && !isBySecret;
}
