// Operations with other rules than the contract gives them, as the generator would have written them.
import { operations, type OperationId, type OperationRules } from '../../generated/operations.ts';

/** Gives operations of this process other rules; the function that it returns puts the contract's back. */
export function replaceRules(rules: Readonly<Partial<Record<OperationId, Partial<OperationRules>>>>): () => void {
  const ids = Object.keys(rules) as OperationId[];
  const before = new Map(ids.map((id) => [id, { ...operations[id] }]));
  for (const id of ids) Object.assign(operations[id], rules[id]);
  return () => {
    for (const [id, originalRules] of before) {
      const currentRules: Record<string, unknown> = operations[id];
      for (const name of Object.keys(currentRules))
        if (!(name in originalRules)) Reflect.deleteProperty(currentRules, name);
      Object.assign(currentRules, originalRules);
    }
  };
}
