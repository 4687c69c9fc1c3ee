// Faults of a server, and attempts that could not be made.

/** A server broke the contract. It counts for this rule where the rule that asked has another name. */
export class Fault extends Error {
  readonly rule: string | undefined;

  constructor(rule: string | undefined, message: string) {
    super(message);
    this.rule = rule;
  }
}

/** Something could not be tried, because of something else. */
export class UntriedError extends Error {}

/** Throws a fault of the rule that asks, unless something holds. */
export function assertHolds(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Fault(undefined, message);
}
