// Faults of a server, and attempts that could not be made: the errors that decide the outcome of a rule.

/** A breach of the contract by the server. It counts for `rule` if set, else for the rule under test. */
export class FaultError extends Error {
  readonly rule: string | undefined;

  constructor(message: string, rule?: string) {
    super(message);
    this.rule = rule;
  }
}

/** An attempt that was impossible, because an earlier step failed. */
export class UntriedError extends Error {}

/** Throws a fault of the rule under test, unless the condition is true. */
export function assertHolds(holds: boolean, message: string): asserts holds {
  if (!holds) throw new FaultError(message);
}
