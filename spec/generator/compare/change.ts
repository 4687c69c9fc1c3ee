// A change of the contract, and the groups in which people read of them.
export const CHANGE_GROUPS = ['breaking', 'deprecated', 'added', 'refusals'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** One change of the contract. `id` names its kind, `operation` is an operationId; `path` begins with a method, or names a webhook. */
export interface ContractChange {
  readonly id: string;
  readonly operation: string;
  readonly path: string;
  readonly level: ChangeGroup;
  readonly text: string;
}
