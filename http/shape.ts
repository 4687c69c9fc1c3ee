// The rules of an operation in the contract, as all parts of the door ask for them.
import { operations, type OperationId, type OperationRules } from '../generated/operations.ts';

/** The rules of an operation without their literal types, for code that serves all of them. */
export function shapeOf(id: OperationId): OperationRules {
  return operations[id];
}

/** Whether an operation changes nothing. */
export function isReading(id: OperationId): boolean {
  return ['list', 'read', 'ask', 'statistic'].includes(shapeOf(id).kind);
}

/** Whether an operation shows the same to everybody who may ask it: it reads, and not by a token or a code. */
export function isForEverybody(id: OperationId): boolean {
  const { kind, root } = shapeOf(id);
  const isBySecret = kind === 'read' && root === undefined;
  return isReading(id) && !isBySecret;
}
