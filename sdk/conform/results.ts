// The result of each attempt, and their sum.

/** A rule that the contract's schemas do not say, or not alone. */
export interface RuleDescription {
  readonly name: string;
  /** Where the contract, or its documentation, says so. */
  readonly source: string;
  readonly asks: string;
  readonly expects: string;
}

/** The result of one rule with one operation. */
export interface Result {
  /** The id of the rule; `answers` where the contract does not declare the response. */
  readonly rule: string;
  /** The id of an operation, or a name. */
  readonly subject: string;
  readonly outcome: 'held' | 'broken' | 'untried';
  /** The mistake, or why it could not be tried. */
  readonly message?: string;
}

/** The findings of a run. */
export interface Report {
  readonly url: string;
  /** The version of the contract that the server was checked against. */
  readonly contract: string;
  readonly requests: number;
  readonly operations: number;
  /** The operations that succeeded at least once: a 401, 404 or 406 is no success. */
  readonly reached: number;
  readonly unreached: readonly { readonly operation: string; readonly why: string }[];
  readonly refusals: {
    /** Pairs of an operation and a code. */
    readonly seen: number;
    /** The pairs that an operation declares itself, and their number. */
    readonly own: number;
    readonly declaredOwn: number;
    /** The pairs that nothing provoked: `createBooking ERR_NO_PRICE`. */
    readonly unseen: readonly string[];
  };
  readonly faults: number;
  readonly results: readonly Result[];
}
